#include "CPixels.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Mixes the four samples around a place within the samples.
static uint8_t level_at(const uint16_t *samples, size_t width, int64_t u, int64_t v) {
  const uint16_t *upper = samples + (size_t)(v >> 24) * width + (size_t)(u >> 24);
  const uint16_t *lower = upper + width;
  uint32_t x = u >> 16 & 255, y = v >> 16 & 255;
  // Each sum is 255 · 2^24 at most.
  uint32_t above = upper[0] * (256 - x) + upper[1] * x;
  uint32_t below = lower[0] * (256 - x) + lower[1] * x;
  return (uint8_t)((above * (256 - y) + below * y + (1 << 23)) >> 24);
}

static void find_one_by_one(
  const uint16_t *samples, size_t width, sample_walk walk, size_t count, uint8_t *target) {
  for (size_t place = 0; place < count; place++) {
    target[place] = level_at(samples, width, walk.u, walk.v);
    walk.u += walk.across_u;
    walk.v += walk.across_v;
  }
}

#if defined(__x86_64__)
#define FOR_NEWER_CPUS __attribute__((target("avx2")))

// Four places, 24 bits of which are a fraction.
FOR_NEWER_CPUS
static __m256i four_places(int64_t first, int64_t step) {
  return _mm256_setr_epi64x(first, first + step, first + 2 * step, first + 3 * step);
}

// Eight places, eight bits of which are a fraction.
FOR_NEWER_CPUS
static __m256i short_places(__m256i four, __m256i next) {
  __m256i even = _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6);
  four = _mm256_permutevar8x32_epi32(_mm256_srli_epi64(four, 16), even);
  next = _mm256_permutevar8x32_epi32(_mm256_srli_epi64(next, 16), even);
  return _mm256_blend_epi32(four, next, 0xF0);
}

// Mixes eight pairs of samples. They are multiplied as numbers with a sign, and so made smaller first.
FOR_NEWER_CPUS
static __m256i mixed_pairs(__m256i pairs, __m256i shares) {
  __m256i half = _mm256_set1_epi16(INT16_MIN);
  return _mm256_add_epi32(
    _mm256_madd_epi16(_mm256_xor_si256(pairs, half), shares), _mm256_set1_epi32(256 << 15));
}

FOR_NEWER_CPUS
static void find_eight_at_once(
  const uint16_t *samples, size_t width, sample_walk walk, size_t count, uint8_t *target) {
  __m256i u = four_places(walk.u, walk.across_u), v = four_places(walk.v, walk.across_v);
  __m256i four_u = _mm256_set1_epi64x(4 * walk.across_u);
  __m256i four_v = _mm256_set1_epi64x(4 * walk.across_v);
  __m256i byte = _mm256_set1_epi32(255), whole = _mm256_set1_epi32(256);
  size_t place = 0;
  for (; place + 8 <= count; place += 8) {
    __m256i next_u = _mm256_add_epi64(u, four_u), next_v = _mm256_add_epi64(v, four_v);
    __m256i short_u = short_places(u, next_u), short_v = short_places(v, next_v);
    __m256i x = _mm256_and_si256(short_u, byte), y = _mm256_and_si256(short_v, byte);
    __m256i rows = _mm256_mullo_epi32(_mm256_srli_epi32(short_v, 8), _mm256_set1_epi32((int)width));
    __m256i starts = _mm256_add_epi32(rows, _mm256_srli_epi32(short_u, 8));
    __m256i shares = _mm256_or_si256(_mm256_sub_epi32(whole, x), _mm256_slli_epi32(x, 16));
    __m256i above = mixed_pairs(_mm256_i32gather_epi32((const int *)samples, starts, 2), shares);
    __m256i below =
      mixed_pairs(_mm256_i32gather_epi32((const int *)(samples + width), starts, 2), shares);
    __m256i sums = _mm256_add_epi32(
      _mm256_mullo_epi32(above, _mm256_sub_epi32(whole, y)), _mm256_mullo_epi32(below, y));
    __m256i levels = _mm256_srli_epi32(_mm256_add_epi32(sums, _mm256_set1_epi32(1 << 23)), 24);
    __m128i words = _mm_packus_epi32(
      _mm256_castsi256_si128(levels), _mm256_extracti128_si256(levels, 1));
    _mm_storel_epi64((__m128i *)(target + place), _mm_packus_epi16(words, words));
    u = _mm256_add_epi64(next_u, four_u);
    v = _mm256_add_epi64(next_v, four_v);
  }
  walk.u += (int64_t)place * walk.across_u;
  walk.v += (int64_t)place * walk.across_v;
  find_one_by_one(samples, width, walk, count - place, target + place);
}
#endif

void sample_levels_find(
  const uint16_t *samples, size_t width, sample_walk walk, size_t count, uint8_t *target) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    find_eight_at_once(samples, width, walk, count, target);
    return;
  }
#endif
  find_one_by_one(samples, width, walk, count, target);
}
