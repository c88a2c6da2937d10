#include "CPixels.h"

#include <stdbool.h>

// Source: pixman, `pixman-linear-gradient.c` and `pixman-gradient-walker.c`. Products are rounded
// before they are added, even where a CPU could do both in one step.
#pragma STDC FP_CONTRACT OFF

#if defined(__x86_64__)
#define FOR_NEWER_CPUS __attribute__((target_clones("avx2", "default")))
#else
#define FOR_NEWER_CPUS
#endif

enum { lanes = 8 };

static inline int64_t place_of(size_t column, axial_row row) {
  return row.first + (int64_t)(row.step * (double)(int64_t)column);
}

static inline const axial_part *part_of(const axial_part *part, int64_t place) {
  while (place >= part->end) part++;
  return part;
}

// Before the line begins and behind its end.
static inline bool is_even(const axial_part *part) {
  return part->start == INT64_MIN || part->end == INT64_MAX;
}

static inline int32_t level(const axial_part *part, int channel, float share) {
  return (int32_t)(part->alpha * (part->slopes[channel] * share + part->bases[channel]) + 0.5f);
}

static inline uint32_t color(const axial_part *part, float place) {
  float share = place * (1.0f / 65536);
  int32_t red = level(part, 0, share), green = level(part, 1, share), blue = level(part, 2, share);
  return 0xFF000000u | (uint32_t)red << 16 | (uint32_t)green << 8 | (uint32_t)blue;
}

FOR_NEWER_CPUS
size_t axial_colors_find(axial_row row, size_t start, size_t end, uint32_t *target) {
  size_t column = start;
  for (; column < end; column += lanes) {
    uint32_t *colors = target + column;
    const axial_part *part = part_of(row.parts, place_of(column, row));
    if (part != part_of(row.parts, place_of(column + lanes - 1, row))) {
      for (size_t lane = 0; lane < lanes; lane++) {
        int64_t place = place_of(column + lane, row);
        colors[lane] = color(part_of(row.parts, place), (float)place);
      }
    } else if (is_even(part)) {
      uint32_t even = color(part, 0);
      for (size_t lane = 0; lane < lanes; lane++) colors[lane] = even;
    } else {
      // The colours could overwrite the part, for all the compiler knows.
      axial_part copy = *part;
      for (size_t lane = 0; lane < lanes; lane++) {
        int32_t way = (int32_t)(row.step * (double)(int32_t)(column + lane));
        colors[lane] = color(&copy, (float)((int32_t)row.first + way));
      }
    }
  }
  return column;
}
