#include "CPNG.h"

#include <string.h>

// Eight pixels at once: one step of newer CPUs, two of others.
#if defined(__x86_64__)
#define FOR_NEWER_CPUS __attribute__((target_clones("avx2", "default")))
#else
#define FOR_NEWER_CPUS
#endif
enum { lanes = 8 };

typedef uint32_t words __attribute__((vector_size(32), aligned(4)));
typedef uint8_t bytes __attribute__((vector_size(32), aligned(4)));
typedef int8_t marks __attribute__((vector_size(8)));
typedef int32_t comparison __attribute__((vector_size(32)));

// The high bits are kept apart so that no byte borrows from the next.
static uint32_t difference(uint32_t pixel, uint32_t other) {
  const uint32_t high = 0x80808080;
  return ((pixel | high) - (other & ~high)) ^ ((pixel ^ ~other) & high);
}

FOR_NEWER_CPUS
uint32_t png_subtract(
  const uint32_t *pixels, const uint32_t *others, uint32_t mask, size_t count, uint32_t *target) {
  size_t place = 0;
  words common = ~(words){0};
  for (; place + lanes <= count; place += lanes) {
    bytes here = *(const bytes *)(pixels + place);
    bytes differences = here - *(const bytes *)(others + place);
    *(words *)(target + place) = (words)differences & mask;
    common &= (words)here;
  }
  uint32_t all = UINT32_MAX;
  for (size_t lane = 0; lane < lanes; lane++) all &= common[lane];
  for (; place < count; place++) {
    target[place] = difference(pixels[place], others[place]) & mask;
    all &= pixels[place];
  }
  return all;
}

// Finds the repeats among eight values at an end of the row.
static uint64_t repeats_at(size_t eight, const uint32_t *values, size_t width) {
  uint64_t word = 0;
  for (size_t lane = 0; lane < lanes; lane++) {
    size_t place = lanes * eight + lane;
    if (place > 0 && place < width && values[place] == values[place - 1]) {
      word |= 255ull << (8 * lane);
    }
  }
  return word;
}

FOR_NEWER_CPUS
size_t png_find_repeats(const uint32_t *values, size_t width, uint64_t *repeats) {
  size_t whole = width / lanes, count = 0;
  for (size_t eight = 1; eight < whole; eight++) {
    const uint32_t *here = values + lanes * eight;
    comparison are_equal = (comparison)(*(const words *)here == *(const words *)(here - 1));
    marks word = __builtin_convertvector(are_equal, marks);
    memcpy(repeats + eight, &word, sizeof word);
    count += (size_t)__builtin_popcountll(repeats[eight]);
  }
  repeats[0] = repeats_at(0, values, width);
  count += (size_t)__builtin_popcountll(repeats[0]);
  if (whole > 0) {
    repeats[whole] = repeats_at(whole, values, width);
    count += (size_t)__builtin_popcountll(repeats[whole]);
  }
  repeats[whole + 1] = 0;
  return count / 8;
}

FOR_NEWER_CPUS
png_sums png_sum(const uint32_t *pixels, size_t count, uint32_t bytes_per_pixel) {
  // What is added again after each eight pixels counts the earlier ones as often as there are eights
  // from them on.
  words sums = {0}, sums_of_sums = {0}, greens = {0}, blues = {0}, alphas = {0};
  size_t eights = count / lanes;
  for (size_t eight = 0; eight < eights; eight++) {
    words here = *(const words *)(pixels + lanes * eight);
    words green = here >> 8 & 255, blue = here & 255, alpha = here >> 24;
    sums += (here >> 16 & 255) + green + blue + alpha;
    sums_of_sums += sums;
    greens += green;
    blues += blue;
    alphas += alpha;
  }
  // How often a pixel's bytes count: once for each pixel from it to the end.
  uint64_t all = 0, weighted = 0, late = 0, rest = count - lanes * eights;
  for (size_t lane = 0; lane < lanes; lane++) {
    all += sums[lane];
    weighted += lanes * (uint64_t)sums_of_sums[lane] + (rest - lane) * sums[lane];
    late += greens[lane] + 2 * (uint64_t)blues[lane] + 3 * (uint64_t)alphas[lane];
  }
  for (size_t place = lanes * eights; place < count; place++) {
    uint64_t green = pixels[place] >> 8 & 255, blue = pixels[place] & 255;
    uint64_t alpha = pixels[place] >> 24;
    uint64_t sum = (pixels[place] >> 16 & 255) + green + blue + alpha;
    all += sum;
    weighted += sum * (count - place);
    late += green + 2 * blue + 3 * alpha;
  }
  // Each byte counts as often as there are bytes from it to the end.
  return (png_sums){.sum = all, .sums = bytes_per_pixel * weighted - late};
}
