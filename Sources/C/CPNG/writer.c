#include "CPNG.h"
#include "errors.h"

typedef struct writer {
  png_receiver receive;
  void *context;
} writer;

static void write_bytes(png_structp png, png_bytep bytes, png_size_t count) {
  writer *self = png_get_io_ptr(png);
  self->receive(self->context, bytes, count);
}

static void flush(png_structp png) { (void)png; }

static void set_palette(png_structp png, png_infop info, const png_picture *picture) {
  png_color colors[PNG_MAX_PALETTE_LENGTH];
  png_byte alphas[PNG_MAX_PALETTE_LENGTH];
  for (int index = 0; index < picture->palette_count; index++) {
    uint32_t pixel = picture->palette[index];
    colors[index] = (png_color){
      .red = (pixel >> 16) & 255, .green = (pixel >> 8) & 255, .blue = pixel & 255};
    alphas[index] = pixel >> 24;
  }
  png_set_PLTE(png, info, colors, picture->palette_count);
  if (picture->clear_count > 0) png_set_tRNS(png, info, alphas, picture->clear_count, NULL);
}

bool png_picture_write(
  const png_picture *picture, png_settings settings, png_receiver receive, void *context,
  char message[png_message_size]) {
  writer self = {receive, context};
  message[0] = 0;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, message, fail, warn);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_write_struct(&png, NULL);
    snprintf(message, png_message_size, "no memory is left");
    return false;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return false;
  }
  png_set_write_fn(png, &self, write_bytes, flush);
  png_set_compression_level(png, settings.level);
  png_set_compression_strategy(png, settings.strategy);
  png_set_compression_mem_level(png, settings.memory_level);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, settings.filters);
  png_set_IHDR(
    png, info, picture->width, picture->height, picture->bit_depth, picture->color_type, PNG_INTERLACE_NONE,
    PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  if (picture->color_type == PNG_COLOR_TYPE_PALETTE) set_palette(png, info, picture);
  // The caller's indices are inside the palette; libpng would check each again.
  png_set_check_for_invalid_index(png, 0);
  png_write_info(png, info);
  if (picture->color_type != PNG_COLOR_TYPE_PALETTE) png_set_bgr(png);
  if (picture->color_type == PNG_COLOR_TYPE_RGB) png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (uint32_t row = 0; row < picture->height; row++) {
    png_write_row(png, picture->rows + row * picture->bytes_per_row);
  }
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return true;
}
