#ifndef CJPEG_H
#define CJPEG_H

// libjpeg's reader and writer behind functions that return: a translation, without defaults or
// decisions. libjpeg's own errors jump over the caller's frames, which Swift forbids.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { jpeg_sentence_size = 200 };

// Reads the size of a picture. Returns false if libjpeg failed, with its sentence in `message`.
bool jpeg_size(
  const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height,
  char message[jpeg_sentence_size]);

// Reads a whole picture of a known size into `pixels`, 0xAARRGGBB. A file that breaks off shows what
// it has. Returns false if libjpeg failed, with its sentence in `message`.
bool jpeg_pixels(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels,
  char message[jpeg_sentence_size]);

typedef void (*jpeg_receiver)(void *context, const uint8_t *bytes, size_t count);

// Writes a baseline file of opaque pixels, 0xAARRGGBB, each colour at full size, at libjpeg's quality
// of 1 to 100, to `receive`. Returns false if libjpeg failed, with its sentence in `message`.
bool jpeg_write(
  const uint32_t *pixels, uint32_t width, uint32_t height, int quality, jpeg_receiver receive,
  void *context, char message[jpeg_sentence_size]);

#endif
