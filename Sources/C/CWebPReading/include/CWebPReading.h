#ifndef CWEBPREADING_H
#define CWEBPREADING_H

// libwebp's reader of single pictures behind functions of plain numbers, so that nobody who imports
// what reads pictures needs libwebp's headers.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Reads the size of a picture, or of an animation. Returns false for a file that ends too early or
// breaks its format.
bool webp_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height);

// Reads the picture, or the first one of an animation, into `pixels` of a known size, 0xAARRGGBB with
// straight alpha. Returns false where it cannot be decoded.
bool webp_pixels(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels);

#endif
