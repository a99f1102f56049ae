#pragma once
#include <stdint.h>
#include <stddef.h>
#include <sys/types.h>
#include <sha2.h>
