#include "CPNG.h"
#include "errors.h"

#include <stdlib.h>
#include <string.h>

typedef struct reader {
  const uint8_t *bytes;
  size_t count;
} reader;

static void read_bytes(png_structp png, png_bytep bytes, png_size_t count) {
  reader *self = png_get_io_ptr(png);
  if (count > self->count) png_error(png, "read beyond end of data");
  memcpy(bytes, self->bytes, count);
  self->bytes += count;
  self->count -= count;
}

// The gamma of sRGB as the gAMA chunk has it, in 100000ths.
enum { gamma_of_srgb = 45455 };

// Returns true when the file's bytes need no conversion: no interlacing, no profile, the gamma of
// sRGB or none.
static bool is_plain(png_structp png, png_infop info) {
  png_fixed_point gamma;
  if (png_get_valid(png, info, PNG_INFO_iCCP)) return false;
  if (png_get_gAMA_fixed(png, info, &gamma) && gamma != gamma_of_srgb) return false;
  if (png_get_interlace_type(png, info) != PNG_INTERLACE_NONE) return false;
  switch (png_get_color_type(png, info)) {
    case PNG_COLOR_TYPE_PALETTE: return true;
    case PNG_COLOR_TYPE_RGB:
      return png_get_bit_depth(png, info) == 8 && !png_get_valid(png, info, PNG_INFO_tRNS);
    case PNG_COLOR_TYPE_RGB_ALPHA: return png_get_bit_depth(png, info) == 8;
    default: return false;
  }
}

static void take_palette(png_structp png, png_infop info, uint32_t pixels[256]) {
  png_colorp colors = NULL;
  png_bytep alphas = NULL;
  int count = 0, clear_count = 0;
  png_get_PLTE(png, info, &colors, &count);
  png_get_tRNS(png, info, &alphas, &clear_count, NULL);
  for (int index = 0; index < 256; index++) {
    uint32_t alpha = index < clear_count ? alphas[index] : 255;
    png_color color = index < count ? colors[index] : (png_color){0};
    pixels[index] = alpha << 24 | (uint32_t)color.red << 16 | (uint32_t)color.green << 8 | color.blue;
  }
}

static void take_row(
  const uint8_t *row, int color_type, const uint32_t palette[256], uint32_t *pixels, size_t count) {
  switch (color_type) {
    case PNG_COLOR_TYPE_PALETTE:
      for (size_t x = 0; x < count; x++) pixels[x] = palette[row[x]];
      break;
    case PNG_COLOR_TYPE_RGB:
      for (size_t x = 0; x < count; x++, row += 3) {
        pixels[x] = 0xFF000000u | (uint32_t)row[0] << 16 | (uint32_t)row[1] << 8 | row[2];
      }
      break;
    default:
      for (size_t x = 0; x < count; x++, row += 4) {
        pixels[x] =
          (uint32_t)row[3] << 24 | (uint32_t)row[0] << 16 | (uint32_t)row[1] << 8 | row[2];
      }
  }
}

png_reading png_plain_read(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels,
  char message[png_message_size]) {
  reader self = {bytes, count};
  message[0] = 0;
  uint8_t *volatile row = NULL;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, fail, warn);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_read_struct(&png, NULL, NULL);
    snprintf(message, png_message_size, "no memory is left");
    return png_reading_failed;
  }
  if (setjmp(png_jmpbuf(png))) {
    free(row);
    png_destroy_read_struct(&png, &info, NULL);
    return png_reading_failed;
  }
  png_set_read_fn(png, &self, read_bytes);
#ifdef PNG_IGNORE_ADLER32
  // Every chunk has a check sum of its own; checking the one of all rows, too, would take a tenth
  // of the time. Newer libraries are built without the choice, and check it.
  png_set_option(png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
#endif
  png_read_info(png, info);
  png_reading reading = png_reading_is_not_plain;
  if (is_plain(png, info) && png_get_image_width(png, info) == width
      && png_get_image_height(png, info) == height) {
    uint32_t palette[256];
    int color_type = png_get_color_type(png, info);
    if (color_type == PNG_COLOR_TYPE_PALETTE) take_palette(png, info, palette);
    png_set_packing(png);
    row = png_malloc(png, (size_t)width * 4);
    for (uint32_t y = 0; y < height; y++) {
      png_read_row(png, row, NULL);
      take_row(row, color_type, palette, pixels + (size_t)y * width, width);
    }
    reading = png_reading_done;
  }
  free(row);
  png_destroy_read_struct(&png, &info, NULL);
  return reading;
}
