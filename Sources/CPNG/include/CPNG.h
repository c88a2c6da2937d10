#ifndef CPNG_H
#define CPNG_H

// libpng's writer and its reader of rows behind functions that return: its own errors leap over the
// caller's frames, which Swift does not allow. A translation, no defaults, no policy. libpng's simplified
// interface, which reads everything, returns by itself.

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

typedef enum png_reading { png_reading_done, png_reading_is_not_plain, png_reading_failed } png_reading;

// Reads a file whose pixels need no conversion: a palette, or RGB or RGB_ALPHA of eight bits, without
// interlacing and with the gamma of sRGB or none. `pixels` has room for that width and height and gets
// 0xAARRGGBB. Nothing is read of any other file. If libpng failed, its sentence is in `message`.
png_reading png_plain_read(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels,
  char message[png_message_size]);

#endif
