// Starting libvips, reading headers, and its errors.
#include <string.h>
#include <vips/vips.h>

#include "vips_shim.h"

static char **allowed_loaders;

int vs_start(const char *allowed) {
  if (vips_init("momentsgen-photos")) return -1;
  // One worker per core decodes one picture at a time: threads inside would only compete.
  vips_concurrency_set(1);
  vips_cache_set_max(0);
  // Loaders that nobody tests against hostile files stay out, and so do those that start others.
  vips_operation_block_set("VipsForeignLoad", TRUE);
  allowed_loaders = g_strsplit(allowed, " ", 0);
  for (char **name = allowed_loaders; *name; name++) vips_operation_block_set(*name, FALSE);
  return 0;
}

// Modules can bring loaders that blocking misses; so the name decides, before anything is called.
static int is_allowed(const char *loader) {
  for (char **name = allowed_loaders; *name; name++)
    if (g_str_has_prefix(loader, *name)) return 1;
  vips_error("momentsgen", "not in a known format");
  return 0;
}

int vs_warm_up(void) {
  static const vs_format formats[] = {VS_AVIF, VS_WEBP, VS_JPEG, VS_PNG};
  VipsImage *image;
  if (vips_black(&image, 16, 16, "bands", 3, NULL)) return -1;
  VipsImage *colored;
  int failed = vips_copy(image, &colored, "interpretation", VIPS_INTERPRETATION_sRGB, NULL);
  g_object_unref(image);
  if (failed) return -1;
  for (size_t index = 0; index < sizeof formats / sizeof *formats && !failed; index++) {
    void *bytes = NULL;
    size_t length = 0;
    vs_header header;
    failed = vs_save((vs_picture *)colored, formats[index], 50, 0, NULL, &bytes, &length) ||
             vs_read_header(bytes, length, &header);
    if (!failed) {
      vs_picture *again = vs_load(bytes, length, header.loader, 8, 8, "srgb", 0);
      failed = again == NULL;
      if (again) vs_release(again);
    }
    vs_free(bytes);
  }
  g_object_unref(colored);
  return failed;
}

void vs_error(char *text, size_t room) {
  if (room == 0) return;
  g_strlcpy(text, vips_error_buffer(), room);
  vips_error_clear();
  for (char *at = text; *at; at++)
    if (*at == '\n' || *at == '\r') *at = at[1] ? ';' : '\0';
}

static VipsImage *open_header(const void *bytes, size_t length) {
  return vips_image_new_from_buffer(bytes, length, "", "access", VIPS_ACCESS_SEQUENTIAL, NULL);
}

int vs_read_header(const void *bytes, size_t length, vs_header *header) {
  const char *loader = vips_foreign_find_load_buffer(bytes, length);
  if (!loader || !is_allowed(loader)) return -1;
  VipsImage *image = open_header(bytes, length);
  if (!image) return -1;
  const char *name = vips_nickname_find(g_type_from_name(loader));
  memset(header, 0, sizeof *header);
  g_strlcpy(header->loader, name ? name : "", sizeof header->loader);
  header->width = vips_image_get_width(image);
  header->height = vips_image_get_page_height(image);
  header->pages = vips_image_get_n_pages(image);
  header->orientation = vips_image_get_orientation(image);
  header->has_own_colors = vips_image_get_typeof(image, VIPS_META_ICC_NAME) != 0 ||
                           vips_image_get_interpretation(image) == VIPS_INTERPRETATION_CMYK;
  g_object_unref(image);
  return 0;
}

size_t vs_read_profile(const void *bytes, size_t length, void *profile, size_t room) {
  VipsImage *image = open_header(bytes, length);
  if (!image) return 0;
  const void *data = NULL;
  size_t size = 0;
  if (vips_image_get_typeof(image, VIPS_META_ICC_NAME) &&
      !vips_image_get_blob(image, VIPS_META_ICC_NAME, &data, &size))
    memcpy(profile, data, size < room ? size : room);
  g_object_unref(image);
  return size;
}
