#include "errors.h"

#include <stdlib.h>

// A file of few bytes can say that its picture is drawn a thousand times.
enum { most_scans = 500 };

static void count_scans(j_common_ptr jpeg) {
  if (!jpeg->is_decompressor || ((j_decompress_ptr)jpeg)->input_scan_number <= most_scans) return;
  failure *self = (failure *)jpeg->err;
  snprintf(self->message, jpeg_sentence_size, "it has more than %d scans", most_scans);
  longjmp(self->place, 1);
}

bool jpeg_size(
  const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height,
  char message[jpeg_sentence_size]) {
  failure error;
  struct jpeg_decompress_struct jpeg = {0};
  jpeg.err = begin(&error, message);
  bool succeeds = false;
  if (!setjmp(error.place)) {
    jpeg_create_decompress(&jpeg);
    jpeg_mem_src(&jpeg, bytes, count);
    jpeg_read_header(&jpeg, TRUE);
    *width = jpeg.image_width;
    *height = jpeg.image_height;
    succeeds = true;
  }
  jpeg_destroy_decompress(&jpeg);
  return succeeds;
}

// Puts a row of inks, four bytes a pixel, into a row of pixels. Adobe's files have them upside down.
static void take_inks(const uint8_t *row, bool is_inverted, uint32_t *pixels, uint32_t count) {
  uint32_t mask = is_inverted ? 0 : 255;
  for (uint32_t x = 0; x < count; x++, row += 4) {
    uint32_t black = row[3] ^ mask, pixel = 0xFF;
    for (int ink = 0; ink < 3; ink++) pixel = pixel << 8 | (((row[ink] ^ mask) * black + 127) / 255);
    pixels[x] = pixel;
  }
}

bool jpeg_pixels(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels,
  char message[jpeg_sentence_size]) {
  failure error;
  struct jpeg_decompress_struct jpeg = {0};
  struct jpeg_progress_mgr progress = {.progress_monitor = count_scans};
  uint8_t *volatile inks = NULL;
  volatile bool succeeds = false;
  jpeg.err = begin(&error, message);
  if (!setjmp(error.place)) {
    jpeg_create_decompress(&jpeg);
    jpeg.progress = &progress;
    jpeg_mem_src(&jpeg, bytes, count);
    jpeg_read_header(&jpeg, TRUE);
    bool has_inks = jpeg.num_components == 4;
    // In memory blue, green, red, alpha, as in a pixel on a little-endian machine.
    jpeg.out_color_space = has_inks ? JCS_CMYK : JCS_EXT_BGRA;
    // The same digits with any instructions of a CPU, which libjpeg-turbo promises of these.
    jpeg.dct_method = JDCT_ISLOW;
    jpeg_start_decompress(&jpeg);
    if (has_inks) inks = malloc((size_t)width * 4);
    bool fits = jpeg.output_width == width && jpeg.output_height == height && (!has_inks || inks);
    while (fits && jpeg.output_scanline < height) {
      uint32_t *line = pixels + (size_t)jpeg.output_scanline * width;
      JSAMPROW row = has_inks ? inks : (JSAMPROW)line;
      jpeg_read_scanlines(&jpeg, &row, 1);
      if (has_inks) take_inks(inks, jpeg.saw_Adobe_marker, line, width);
    }
    succeeds = fits;
  }
  free(inks);
  jpeg_destroy_decompress(&jpeg);
  return succeeds;
}
