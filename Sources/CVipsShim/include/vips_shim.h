#pragma once

// What the worker needs of libvips, without its variadic calls and without GLib's types. Every
// function that can fail returns 0 or a picture on success; vs_error() says why it didn't.

#include <stddef.h>
#include <stdint.h>

/// A picture in memory: 8 bits per channel, upright, one page unless it is animated.
typedef struct vs_picture vs_picture;

typedef enum { VS_AVIF = 1, VS_WEBP = 2, VS_JPEG = 3, VS_PNG = 4 } vs_format;

typedef struct {
  /// As stored, before turning; of one page.
  int width, height;
  int pages;
  /// 1 to 8, as EXIF counts.
  int orientation;
  /// Whether its colours must be converted: it brings a profile, or is CMYK.
  int has_own_colors;
  /// libvips' name of the loader, such as "jpegload_buffer".
  char loader[32];
} vs_header;

/// Once, before all others. Only loaders of `allowed` (space separated class names) stay usable.
int vs_start(const char *allowed);
/// Loads what decoders and encoders load late, so that nothing is opened afterwards.
int vs_warm_up(void);
/// The last failure as text without line breaks; forgotten afterwards.
void vs_error(char *text, size_t room);

/// Reads no pixels.
int vs_read_header(const void *bytes, size_t length, vs_header *header);
/// Copies at most `room` bytes of the embedded colour profile, and returns its whole length.
size_t vs_read_profile(const void *bytes, size_t length, void *profile, size_t room);

/// Decodes, turns upright, converts to `profile` ("srgb" or "p3"; NULL: taken for sRGB as it is) and
/// shrinks to at most the given size, all pages where `is_animated`. Fails where the file ends
/// early.
vs_picture *vs_load(const void *bytes, size_t length, const char *loader, int width, int height,
                    const char *profile, int is_animated);
void vs_release(vs_picture *picture);

int vs_width(const vs_picture *picture);
/// Of one page.
int vs_height(const vs_picture *picture);
int vs_has_alpha(const vs_picture *picture);

/// Exactly this size.
vs_picture *vs_resize(vs_picture *picture, int width, int height);
vs_picture *vs_crop(vs_picture *picture, int left, int top, int width, int height);
/// The square that people look at first.
vs_picture *vs_attention_square(vs_picture *picture, int side);
/// From Display P3 to sRGB.
vs_picture *vs_narrow(vs_picture *picture);
/// On white where it is transparent.
vs_picture *vs_flatten(vs_picture *picture);
/// Without an alpha channel that is opaque everywhere.
vs_picture *vs_without_opaque_alpha(vs_picture *picture);
/// Mean red, green and blue, 0 to 255.
int vs_mean(vs_picture *picture, double color[3]);

/// Encodes without metadata; `profile` ("p3" or NULL) is embedded where the format takes one.
/// The bytes are the caller's to vs_free().
int vs_save(vs_picture *picture, vs_format format, int quality, int effort, const char *profile,
            void **bytes, size_t *length);
void vs_free(void *bytes);
