// What a comparison is measured against: reading PNG files with libpng, and a plain loop over the
// pixels of two of them, as odiff and pixelmatch have it, on one thread.
//   loops read FOLDER              reads every frame
//   loops compare FOLDER FOLDER    reads both and counts the pixels that look different
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <stdint.h>
#include <string.h>

static uint8_t *frame(const char *folder, int number, int *width, int *height) {
  char path[4096];
  snprintf(path, sizeof path, "%s/frame-%05d.png", folder, number);
  png_image image = {.version = PNG_IMAGE_VERSION};
  if (!png_image_begin_read_from_file(&image, path)) return NULL;
  image.format = PNG_FORMAT_RGBA;
  uint8_t *pixels = malloc(PNG_IMAGE_SIZE(image));
  if (!png_image_finish_read(&image, NULL, pixels, 0, NULL)) exit(2);
  *width = (int)image.width;
  *height = (int)image.height;
  return pixels;
}

static double distance(const uint8_t *one, const uint8_t *other) {
  double red = one[0] - other[0], green = one[1] - other[1], blue = one[2] - other[2];
  double y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223;
  double i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189;
  double q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
}

int main(int count, char **arguments) {
  int width, height, frames = 0;
  long different = 0;
  for (;; frames++) {
    uint8_t *one = frame(arguments[2], frames, &width, &height);
    if (!one) break;
    if (count > 3) {
      uint8_t *other = frame(arguments[3], frames, &width, &height);
      if (!other) break;
      for (long place = 0; place < (long)width * height; place++) {
        if (distance(one + place * 4, other + place * 4) > 35215 * 0.1 * 0.1) different++;
      }
      free(other);
    }
    free(one);
  }
  printf("%d frames, %ld pixels differ\n", frames, different);
}
