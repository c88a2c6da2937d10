#ifndef CPNG_H
#define CPNG_H

// libpng's writer and its reader of rows behind functions that return: a translation, without
// defaults or decisions. libpng's own errors jump over the caller's frames, which Swift forbids.
// Its simplified interface, which reads every file, needs no such wrapping.

#include <png.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <zlib.h>

typedef struct png_picture {
  uint32_t width, height;
  // One of libpng's types: palette (`bit_depth` bits a pixel, the first pixel in the highest bits),
  // RGB or RGB_ALPHA (four bytes a pixel each: blue, green, red, alpha; RGB ignores the alpha).
  int color_type, bit_depth;
  const uint8_t *rows;
  size_t bytes_per_row;
  const uint32_t *palette;  // 0xAARRGGBB, the colours that are not opaque first
  int palette_count, clear_count;
} png_picture;

// The numbers that zlib and libpng take.
typedef struct png_settings {
  int level, strategy, memory_level, filters;
} png_settings;

typedef void (*png_receiver)(void *context, const uint8_t *bytes, size_t count);

enum { png_message_size = 128 };

// Writes a whole file, piece by piece, to `receive`. Returns false if libpng failed, with its
// sentence in `message`.
bool png_picture_write(
  const png_picture *picture, png_settings settings, png_receiver receive, void *context,
  char message[png_message_size]);

typedef enum png_reading { png_reading_done, png_reading_is_not_plain, png_reading_failed } png_reading;

// Reads a file whose pixels need no conversion: a palette, or RGB or RGB_ALPHA of eight bits,
// without interlacing and with the gamma of sRGB or none. `pixels` has room for that width and
// height and gets 0xAARRGGBB. No pixels are read of any other file. If libpng failed, its sentence
// is in `message`.
png_reading png_plain_read(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels,
  char message[png_message_size]);

// What is done with every pixel of a row that is written as differences. Pixels are 0xAARRGGBB.

// Subtracts pixels byte by byte, modulo 256; bytes outside of the mask become 0. Returns the bits that
// all pixels have in common.
uint32_t png_subtract(
  const uint32_t *pixels, const uint32_t *others, uint32_t mask, size_t count, uint32_t *target);

// Finds the values of a row that are the same as the one before. `repeats` gets, for each eight values,
// a byte each: 255 for those, else 0, as for the first and those behind the last, of which there are up
// to two times eight. Returns how many there are.
size_t png_find_repeats(const uint32_t *values, size_t width, uint64_t *repeats);

// The sum of bytes, and the sum of the sums after each of them.
typedef struct png_sums {
  uint64_t sum, sums;
} png_sums;

// Sums up the bytes of at most 1024 pixels: red, green, blue, and alpha, which is 0 where pixels have
// three bytes.
png_sums png_sum(const uint32_t *pixels, size_t count, uint32_t bytes_per_pixel);

#endif
