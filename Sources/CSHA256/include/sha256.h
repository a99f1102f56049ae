#pragma once

#include <stddef.h>
#include <stdint.h>

/// SHA-256 (FIPS 180-4) by the processor's own instructions: the digest as eight words. Returns 0
/// and leaves `digest` alone where the processor has none.
int sha256_by_processor(const void *bytes, size_t length, uint32_t digest[8]);
