#ifndef CPNG_H
#define CPNG_H

// libpng's writer behind functions that return: its own errors leap over the caller's frames, which
// Swift does not allow. A translation, no defaults, no policy. Reading needs none of this: libpng's
// simplified interface returns.

#include <png.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <zlib.h>

typedef struct png_picture {
  uint32_t width, height;
  // One of libpng's: palette (`bit_depth` bits a pixel, the first ones highest), RGB or RGB_ALPHA
  // (four bytes a pixel each: blue, green, red, alpha; RGB ignores the alpha).
  int color_type, bit_depth;
  const uint8_t *rows;
  size_t bytes_per_row;
  const uint32_t *palette;  // 0xAARRGGBB, the colours that are not opaque first
  int palette_count, clear_count;
} png_picture;

// zlib's and libpng's own numbers.
typedef struct png_settings {
  int level, strategy, memory_level, filters;
} png_settings;

typedef void (*png_receiver)(void *context, const uint8_t *bytes, size_t count);

enum { png_message_size = 128 };

// Writes a whole file, piece by piece, to `receive`. False if libpng failed, with its sentence in
// `message`.
bool png_picture_write(
  const png_picture *picture, png_settings settings, png_receiver receive, void *context,
  char message[png_message_size]);

#endif
