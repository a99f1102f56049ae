// The cache of pictures is keyed by the content of every photo, each build; without these
// instructions that takes longer than all else in a build that changes nothing.
#include "sha256.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>

static const uint32_t constants[64] __attribute__((aligned(16))) = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

#define USES_SHA __attribute__((target("sha,sse4.1")))

// The instructions want the eight words as ABEF and CDGH.
USES_SHA static void compress(uint32_t state[8], const uint8_t *data, size_t blocks) {
  const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
  __m128i low = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xB1);
  __m128i cdgh = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);
  __m128i abef = _mm_alignr_epi8(low, cdgh, 8);
  cdgh = _mm_blend_epi16(cdgh, low, 0xF0);
  for (; blocks > 0; blocks--, data += 64) {
    const __m128i abef_before = abef, cdgh_before = cdgh;
    __m128i window[4];
    for (int part = 0; part < 4; part++)
      window[part] =
          _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(data + 16 * part)), swap);
#pragma GCC unroll 16
    for (int group = 0; group < 16; group++) {
      __m128i words = window[group & 3];
      if (group >= 4) {
        // The four words of this group follow from the sixteen before them.
        __m128i sum = _mm_sha256msg1_epu32(window[group & 3], window[(group + 1) & 3]);
        sum = _mm_add_epi32(
            sum, _mm_alignr_epi8(window[(group + 3) & 3], window[(group + 2) & 3], 4));
        words = _mm_sha256msg2_epu32(sum, window[(group + 3) & 3]);
        window[group & 3] = words;
      }
      __m128i round =
          _mm_add_epi32(words, _mm_load_si128((const __m128i *)(constants + 4 * group)));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, round);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(round, 0x0E));
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  low = _mm_shuffle_epi32(abef, 0x1B);
  cdgh = _mm_shuffle_epi32(cdgh, 0xB1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(low, cdgh, 0xF0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(cdgh, low, 8));
}

int sha256_by_processor(const void *bytes, size_t length, uint32_t digest[8]) {
  if (!__builtin_cpu_supports("sha") || !__builtin_cpu_supports("sse4.1")) return 0;
  uint32_t state[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                       0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  size_t whole = length / 64, rest = length % 64;
  compress(state, bytes, whole);
  // What is left, a one bit, zeros, and the length in bits, in one block or two.
  uint8_t tail[128] = {0};
  if (rest > 0) memcpy(tail, (const uint8_t *)bytes + 64 * whole, rest);
  tail[rest] = 0x80;
  size_t blocks = rest < 56 ? 1 : 2;
  for (int index = 0; index < 8; index++)
    tail[64 * blocks - 1 - index] = (uint8_t)((uint64_t)length * 8 >> (8 * index));
  compress(state, tail, blocks);
  memcpy(digest, state, sizeof state);
  return 1;
}

#else

int sha256_by_processor(const void *bytes, size_t length, uint32_t digest[8]) {
  (void)bytes, (void)length, (void)digest;
  return 0;
}

#endif
