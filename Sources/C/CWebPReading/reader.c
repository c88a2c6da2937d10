#include "CWebPReading.h"

#include <string.h>
#include <webp/demux.h>

bool webp_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height) {
  WebPData data = {bytes, count};
  WebPDemuxer *parts = WebPDemux(&data);
  if (parts == NULL) return false;
  *width = WebPDemuxGetI(parts, WEBP_FF_CANVAS_WIDTH);
  *height = WebPDemuxGetI(parts, WEBP_FF_CANVAS_HEIGHT);
  WebPDemuxDelete(parts);
  return *width > 0 && *height > 0;
}

bool webp_pixels(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels) {
  WebPData data = {bytes, count};
  WebPAnimDecoderOptions options;
  if (!WebPAnimDecoderOptionsInit(&options)) return false;
  // The bytes blue, green, red, alpha are a pixel on a little-endian machine.
  options.color_mode = MODE_BGRA;
  WebPAnimDecoder *decoder = WebPAnimDecoderNew(&data, &options);
  if (decoder == NULL) return false;
  uint8_t *picture = NULL;
  int end = 0;
  WebPAnimInfo info;
  bool succeeds = WebPAnimDecoderGetInfo(decoder, &info) && info.canvas_width == width
    && info.canvas_height == height && WebPAnimDecoderGetNext(decoder, &picture, &end);
  if (succeeds) memcpy(pixels, picture, (size_t)width * height * 4);
  WebPAnimDecoderDelete(decoder);
  return succeeds;
}
