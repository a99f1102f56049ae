#pragma once
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlsave.h>

/// `xmlFree` is a variable of libxml2, which Swift can't know to be constant.
static inline void xml_free_text(xmlChar *text) { xmlFree(text); }
