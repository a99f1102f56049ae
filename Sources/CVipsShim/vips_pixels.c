// Decoding and changing pixels.
#include <string.h>
#include <vips/vips.h>

#include "vips_shim.h"

static VipsImage *image_of(vs_picture *picture) { return (VipsImage *)picture; }

// Hands `made` out where `failed` is 0; takes what it was made of either way.
static VipsImage *instead(VipsImage *old, VipsImage *made, int failed) {
  if (old) g_object_unref(old);
  return failed ? NULL : made;
}

// HEIF files carry small pictures of themselves, which may show what was cropped away since; so
// the whole picture is decoded there. Other loaders shrink while they decode.
static VipsImage *whole_heif(const void *bytes, size_t length) {
  VipsImage *whole;
  if (vips_heifload_buffer((void *)bytes, length, &whole, "access", VIPS_ACCESS_SEQUENTIAL,
                           "fail_on", VIPS_FAIL_ON_TRUNCATED, NULL))
    return NULL;
  return whole;
}

static VipsImage *shrink_while_loading(const void *bytes, size_t length, const char *loader,
                                       int width, int height, const char *profile,
                                       int is_animated) {
  VipsImage *image = NULL;
  // An option that isn't given must not be named either, hence the NULL in its place.
  const char *option = profile ? "export_profile" : NULL;
  if (!strcmp(loader, "heifload_buffer")) {
    VipsImage *whole = whole_heif(bytes, length);
    if (!whole) return NULL;
    int failed = vips_thumbnail_image(whole, &image, width, "height", height, "size",
                                      VIPS_SIZE_DOWN, option, profile, NULL);
    return instead(whole, image, failed);
  }
  if (vips_thumbnail_buffer((void *)bytes, length, &image, width, "height", height, "size",
                            VIPS_SIZE_DOWN, "option_string", is_animated ? "[n=-1]" : "",
                            "fail_on", VIPS_FAIL_ON_TRUNCATED, option, profile, NULL))
    return NULL;
  return image;
}

// Encoders are told to leave metadata out; what isn't there can't slip through.
static void forget_origin(VipsImage *image) {
  static const char *const names[] = {VIPS_META_ICC_NAME, VIPS_META_EXIF_NAME, VIPS_META_XMP_NAME,
                                      VIPS_META_IPTC_NAME, VIPS_META_PHOTOSHOP_NAME};
  for (size_t index = 0; index < sizeof names / sizeof *names; index++)
    vips_image_remove(image, names[index]);
}

// Grey or RGB, with or without alpha, 8 bits.
static VipsImage *eight_bit(VipsImage *image) {
  VipsInterpretation wanted =
      vips_image_get_bands(image) < 3 ? VIPS_INTERPRETATION_B_W : VIPS_INTERPRETATION_sRGB;
  VipsImage *made = NULL;
  if (vips_image_get_interpretation(image) != wanted) {
    int failed = vips_colourspace(image, &made, wanted, NULL);
    image = instead(image, made, failed);
    if (!image) return NULL;
  }
  if (vips_image_get_format(image) != VIPS_FORMAT_UCHAR) {
    int failed = vips_cast_uchar(image, &made, NULL);
    image = instead(image, made, failed);
  }
  return image;
}

vs_picture *vs_load(const void *bytes, size_t length, const char *loader, int width, int height,
                    const char *profile, int is_animated) {
  VipsImage *image =
      shrink_while_loading(bytes, length, loader, width, height, profile, is_animated);
  if (image) image = eight_bit(image);
  if (!image) return NULL;
  // Decodes now, so that a damaged file fails here and not in some encoder.
  VipsImage *copy = vips_image_copy_memory(image);
  g_object_unref(image);
  if (copy) forget_origin(copy);
  return (vs_picture *)copy;
}

void vs_release(vs_picture *picture) {
  if (picture) g_object_unref(image_of(picture));
}

int vs_width(const vs_picture *picture) { return vips_image_get_width((VipsImage *)picture); }

int vs_height(const vs_picture *picture) {
  return vips_image_get_page_height((VipsImage *)picture);
}

int vs_has_alpha(const vs_picture *picture) { return vips_image_hasalpha((VipsImage *)picture); }

static vs_picture *in_memory(VipsImage *image) {
  VipsImage *copy = vips_image_copy_memory(image);
  g_object_unref(image);
  return (vs_picture *)copy;
}

vs_picture *vs_resize(vs_picture *picture, int width, int height) {
  VipsImage *made;
  if (vips_thumbnail_image(image_of(picture), &made, width, "height", height, "size",
                           VIPS_SIZE_FORCE, "no_rotate", TRUE, NULL))
    return NULL;
  VipsImage *plain = eight_bit(made);
  return plain ? in_memory(plain) : NULL;
}

vs_picture *vs_crop(vs_picture *picture, int left, int top, int width, int height) {
  VipsImage *made;
  if (vips_extract_area(image_of(picture), &made, left, top, width, height, NULL)) return NULL;
  return in_memory(made);
}

vs_picture *vs_attention_square(vs_picture *picture, int side) {
  VipsImage *made;
  if (vips_smartcrop(image_of(picture), &made, side, side, NULL)) return NULL;
  return in_memory(made);
}

vs_picture *vs_narrow(vs_picture *picture) {
  VipsImage *made;
  if (vips_icc_transform(image_of(picture), &made, "srgb", "input_profile", "p3", "embedded",
                         FALSE, NULL))
    return NULL;
  return in_memory(made);
}

vs_picture *vs_flatten(vs_picture *picture) {
  VipsImage *made;
  double white = 255;
  VipsArrayDouble *background = vips_array_double_new(&white, 1);
  int failed =
      vips_flatten(image_of(picture), &made, "background", background, NULL);
  vips_area_unref(VIPS_AREA(background));
  return failed ? NULL : in_memory(made);
}

vs_picture *vs_without_opaque_alpha(vs_picture *picture) {
  VipsImage *image = image_of(picture), *alpha, *made;
  int bands = vips_image_get_bands(image);
  if (vips_image_hasalpha(image)) {
    double least = 0;
    if (vips_extract_band(image, &alpha, bands - 1, NULL)) return NULL;
    int failed = vips_min(alpha, &least, NULL);
    g_object_unref(alpha);
    if (failed) return NULL;
    if (least == 255) {
      if (vips_extract_band(image, &made, 0, "n", bands - 1, NULL)) return NULL;
      return in_memory(made);
    }
  }
  g_object_ref(image);
  return picture;
}

int vs_mean(vs_picture *picture, double color[3]) {
  VipsImage *stats;
  if (vips_stats(image_of(picture), &stats, NULL)) return -1;
  int bands = vips_image_get_bands(image_of(picture));
  for (int channel = 0; channel < 3; channel++) {
    int band = bands < 3 ? 0 : channel;
    // Row 0 is of all bands together; column 4 is the mean.
    color[channel] = *(double *)VIPS_IMAGE_ADDR(stats, 4, band + 1);
  }
  g_object_unref(stats);
  return 0;
}
