// Writes PNG files' pictures again as others do, on one thread, in memory.
//   others FRAME.png…    prints a line a writer: its name, milliseconds and bytes a frame
// With -DHAS_LIBDEFLATE also with libdeflate, whose differences to the row above are made here.
#include <png.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <zlib.h>
#ifdef HAS_LIBDEFLATE
#include <libdeflate.h>
#endif

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

typedef struct picture {
  png_uint_32 width, height;
  uint8_t *rows;  // blue, green, red, alpha
} picture;

static picture read_picture(const char *path) {
  png_image image = {.version = PNG_IMAGE_VERSION};
  if (!png_image_begin_read_from_file(&image, path)) exit(1);
  image.format = PNG_FORMAT_BGRA;
  picture read = {image.width, image.height, malloc(PNG_IMAGE_SIZE(image))};
  if (!read.rows || !png_image_finish_read(&image, NULL, read.rows, 0, NULL)) exit(1);
  return read;
}

static size_t written;

static void count_bytes(png_structp png, png_bytep bytes, png_size_t count) {
  (void)png;
  (void)bytes;
  written += count;
}

static void flush(png_structp png) { (void)png; }

static size_t with_libpng(const picture *picture, int level, int strategy, int filters) {
  written = 0;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  png_set_write_fn(png, NULL, count_bytes, flush);
  png_set_compression_level(png, level);
  png_set_compression_strategy(png, strategy);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, filters);
  png_set_IHDR(
      png, info, picture->width, picture->height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_write_info(png, info);
  png_set_bgr(png);
  png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (png_uint_32 row = 0; row < picture->height; row++)
    png_write_row(png, picture->rows + (size_t)row * picture->width * 4);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return written;
}

static size_t runs(const picture *picture) {
  return with_libpng(picture, 1, Z_RLE, PNG_FILTER_UP);
}

static size_t usual(const picture *picture) {
  return with_libpng(picture, Z_DEFAULT_COMPRESSION, Z_FILTERED, PNG_ALL_FILTERS);
}

#ifdef HAS_LIBDEFLATE
static size_t with_libdeflate(const picture *picture, int level) {
  const size_t length = picture->width * 3 + 1, count = length * picture->height;
  uint8_t *rows = malloc(count), *out = malloc(count + 1000);
  for (png_uint_32 row = 0; row < picture->height; row++) {
    const uint8_t *pixel = picture->rows + (size_t)row * picture->width * 4;
    const uint8_t *above = row ? pixel - picture->width * 4 : NULL;
    uint8_t *target = rows + row * length;
    *target++ = PNG_FILTER_VALUE_UP;
    for (png_uint_32 x = 0; x < picture->width; x++)
      for (int channel = 2; channel >= 0; channel--)
        *target++ = pixel[x * 4 + channel] - (above ? above[x * 4 + channel] : 0);
  }
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  size_t size = libdeflate_zlib_compress(compressor, rows, count, out, count + 1000);
  // The chunks' checksum takes its time too; what stands around the data has 69 bytes.
  volatile uint32_t sum = libdeflate_crc32(0, out, size);
  (void)sum;
  size += 69;
  libdeflate_free_compressor(compressor);
  free(rows);
  free(out);
  return size;
}

static size_t libdeflate_1(const picture *picture) { return with_libdeflate(picture, 1); }
static size_t libdeflate_2(const picture *picture) { return with_libdeflate(picture, 2); }
static size_t libdeflate_6(const picture *picture) { return with_libdeflate(picture, 6); }
#endif

int main(int count, char **arguments) {
  const struct {
    const char *name;
    size_t (*write)(const picture *);
  } writers[] = {
    {"libpng, runs of differences", runs},
    {"libpng, as it is set", usual},
#ifdef HAS_LIBDEFLATE
    {"libdeflate, level 1", libdeflate_1},
    {"libdeflate, level 2", libdeflate_2},
    {"libdeflate, level 6", libdeflate_6},
#endif
  };
  const int frames = count - 1;
  if (frames < 1) return 64;
  picture *pictures = calloc(frames, sizeof *pictures);
  for (int frame = 0; frame < frames; frame++) pictures[frame] = read_picture(arguments[frame + 1]);
  for (size_t writer = 0; writer < sizeof writers / sizeof *writers; writer++) {
    size_t bytes = 0;
    double start = now();
    for (int frame = 0; frame < frames; frame++) bytes += writers[writer].write(&pictures[frame]);
    printf("%s\t%.2f\t%zu\n", writers[writer].name, (now() - start) / frames, bytes / frames);
  }
  return 0;
}
