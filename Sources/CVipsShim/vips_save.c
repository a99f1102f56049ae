// Encoding. `strip` takes everything but pixels; a profile given by name is written all the same.
#include <vips/vips.h>

#include "vips_shim.h"

static int save_avif(VipsImage *image, int quality, int effort, void **bytes, size_t *length) {
  return vips_heifsave_buffer(image, bytes, length, "Q", quality, "effort", effort, "compression",
                              VIPS_FOREIGN_HEIF_COMPRESSION_AV1, "bitdepth", 8, "strip", TRUE,
                              NULL);
}

static int save_webp(VipsImage *image, int quality, int effort, const char *profile, void **bytes,
                     size_t *length) {
  if (profile)
    return vips_webpsave_buffer(image, bytes, length, "Q", quality, "effort", effort, "strip",
                                TRUE, "profile", profile, NULL);
  return vips_webpsave_buffer(image, bytes, length, "Q", quality, "effort", effort, "strip", TRUE,
                              NULL);
}

static int save_jpeg(VipsImage *image, int quality, void **bytes, size_t *length) {
  return vips_jpegsave_buffer(image, bytes, length, "Q", quality, "optimize_coding", TRUE,
                              "interlace", TRUE, "strip", TRUE, NULL);
}

static int save_png(VipsImage *image, void **bytes, size_t *length) {
  return vips_pngsave_buffer(image, bytes, length, "compression", 9, "filter",
                             VIPS_FOREIGN_PNG_FILTER_ALL, "strip", TRUE, NULL);
}

int vs_save(vs_picture *picture, vs_format format, int quality, int effort, const char *profile,
            void **bytes, size_t *length) {
  VipsImage *image = (VipsImage *)picture;
  switch (format) {
  case VS_AVIF: return save_avif(image, quality, effort, bytes, length);
  case VS_WEBP: return save_webp(image, quality, effort, profile, bytes, length);
  case VS_JPEG: return save_jpeg(image, quality, bytes, length);
  case VS_PNG: return save_png(image, bytes, length);
  }
  return -1;
}

void vs_free(void *bytes) { g_free(bytes); }
