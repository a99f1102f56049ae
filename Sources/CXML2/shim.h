#pragma once
// The headers of encodings would pull in ICU's, which clash with those inside Foundation; nothing
// of them is used here.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/tree.h>
