#include "CPixels.h"

#include <string.h>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

// The four channels of a pixel, or their sums.
typedef uint32_t four __attribute__((vector_size(16)));

static four four_of(uint32_t pixel) {
  return (four){pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24};
}

static uint32_t level(uint32_t sum) { return sum >> 16 < 255 ? sum >> 16 : 255; }

void smaller_row_find_one_by_one(
  const uint32_t *pixels, size_t width, const uint16_t *row_shares, size_t row_count,
  const smaller_columns *columns, uint32_t *target) {
  for (size_t place = 0; place < columns->count; place++) {
    smaller_column column = columns->columns[place];
    const uint16_t *shares = columns->shares + column.first_share;
    four sums = {0x8000, 0x8000, 0x8000, 0x8000};
    for (size_t row = 0; row < row_count; row++) {
      const uint32_t *first = pixels + row * width + column.first;
      for (int32_t across = 0; across < column.count; across++) {
        uint32_t product = ((uint32_t)shares[across] * row_shares[row] + 0x8000) >> 16;
        sums += four_of(first[across]) * product;
      }
    }
    target[place] =
      level(sums[0]) | level(sums[1]) << 8 | level(sums[2]) << 16 | level(sums[3]) << 24;
  }
}

#if defined(__x86_64__)

// Multiplies the shares of all columns with that of a row.
static void multiply(const uint16_t *shares, size_t count, uint16_t share, uint16_t *products) {
  __m128i factor = _mm_set1_epi16((int16_t)share);
  for (size_t place = 0; place < count; place += 8) {
    __m128i eight = _mm_loadu_si128((const __m128i *)(shares + place));
    // The upper half of each product, rounded by the highest bit of the lower half.
    __m128i rounding = _mm_srli_epi16(_mm_mullo_epi16(eight, factor), 15);
    __m128i high = _mm_add_epi16(_mm_mulhi_epu16(eight, factor), rounding);
    _mm_storeu_si128((__m128i *)(products + place), high);
  }
}

// Returns the channels of two pixels in turn, in 16 bits each.
static __m128i channels(uint32_t one, uint32_t other) {
  __m128i bytes = _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)one), _mm_cvtsi32_si128((int)other));
  return _mm_unpacklo_epi8(bytes, _mm_setzero_si128());
}

// Returns the sums of the channels of an even number of pixels, each multiplied with its share.
static inline __m128i sums_of_pairs(
  const uint32_t *pixels, const uint16_t *products, int32_t count) {
  __m128i sums = _mm_setzero_si128();
  for (int32_t place = 0; place < count; place += 2) {
    int32_t two;
    memcpy(&two, products + place, sizeof two);
    __m128i both = channels(pixels[place], pixels[place + 1]);
    sums = _mm_add_epi32(sums, _mm_madd_epi16(both, _mm_set1_epi32(two)));
  }
  return sums;
}

static inline __m128i sums_of(const uint32_t *pixels, const uint16_t *products, int32_t count) {
  // Loops whose length the compiler knows take half the time.
  if (count == 4) return sums_of_pairs(pixels, products, 4);
  if (count == 6) return sums_of_pairs(pixels, products, 6);
  __m128i sums = sums_of_pairs(pixels, products, count & ~1);
  if (!(count & 1)) return sums;
  __m128i last = channels(pixels[count - 1], 0);
  return _mm_add_epi32(sums, _mm_madd_epi16(last, _mm_set1_epi32(products[count - 1])));
}

void smaller_row_find(
  const uint32_t *pixels, size_t width, const uint16_t *row_shares, size_t row_count,
  const smaller_columns *columns, uint16_t *room, uint32_t *target) {
  for (size_t row = 0; row < row_count; row++) {
    multiply(
      columns->shares, columns->share_count, row_shares[row], room + row * columns->share_count);
  }
  for (size_t place = 0; place < columns->count; place++) {
    smaller_column column = columns->columns[place];
    __m128i sums = _mm_set1_epi32(0x8000);
    for (size_t row = 0; row < row_count; row++) {
      const uint16_t *products = room + row * columns->share_count + column.first_share;
      sums = _mm_add_epi32(
        sums, sums_of(pixels + row * width + column.first, products, column.count));
    }
    __m128i levels = _mm_packs_epi32(_mm_srli_epi32(sums, 16), _mm_setzero_si128());
    target[place] = (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(levels, levels));
  }
}
#else
void smaller_row_find(
  const uint32_t *pixels, size_t width, const uint16_t *row_shares, size_t row_count,
  const smaller_columns *columns, uint16_t *room, uint32_t *target) {
  (void)room;
  smaller_row_find_one_by_one(pixels, width, row_shares, row_count, columns, target);
}
#endif
