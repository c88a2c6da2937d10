// What pixels need and Swift lacks: loops that take half the time in C, since Swift's vectors cannot
// turn fractions into whole numbers several at once, and a word with the C library about memory.
//
// All results are the same to the last bit on every CPU.
#ifndef C_PIXELS_H
#define C_PIXELS_H

#include <stddef.h>
#include <stdint.h>

// A part of a line along which colours change evenly.
typedef struct axial_part {
  // From where to where it goes, in 65,536ths of the line; without the last one.
  int64_t start, end;
  // The alpha of its colours before it is rounded, in levels.
  float alpha;
  // How much red, green and blue change along the whole line, and what they are at its beginning.
  float slopes[3], bases[3];
} axial_part;

// A row of pixels along the line. The parts hold all places, in order; the first begins with the least
// number and the last ends with the largest.
typedef struct axial_row {
  const axial_part *parts;
  // The place of the first pixel in 65,536ths of the line, and how much further each one is than the
  // one before. No place is as far away as 2^30.
  int64_t first;
  double step;
} axial_row;

// Finds the opaque colours of some pixels of a row as pixman does, eight at a time, at least those from
// `start` to `end` without that one. `target` is the place of the row's first pixel; each gets
// 0xFFRRGGBB. Returns the first pixel whose colour was not found.
size_t axial_colors_find(axial_row row, size_t start, size_t end, uint32_t *target);

// A column of a picture that is made smaller: the first pixel of a row that counts, how many there are,
// and the place of the share of the first one.
typedef struct smaller_column {
  int32_t first, count, first_share;
} smaller_column;

// All columns, and their shares in 65,536ths: a multiple of eight.
typedef struct smaller_columns {
  const smaller_column *columns;
  size_t count;
  const uint16_t *shares;
  size_t share_count;
} smaller_columns;

// Finds a row of a picture that is made smaller, as pixman does. `pixels` are the first of `row_count`
// rows of `width` pixels, of which `row_shares` count. No product of two shares may be half of 1 or
// more. `room` has room for the shares of all columns, once for each row.
void smaller_row_find(
  const uint32_t *pixels, size_t width, const uint16_t *row_shares, size_t row_count,
  const smaller_columns *columns, uint16_t *room, uint32_t *target);

// Finds the same row one pixel at a time, on every kind of CPU.
void smaller_row_find_one_by_one(
  const uint32_t *pixels, size_t width, const uint16_t *row_shares, size_t row_count,
  const smaller_columns *columns, uint32_t *target);

// A place among samples, and the way from pixel to pixel, in 2^-24 of a sample.
typedef struct sample_walk {
  int64_t u, v, across_u, across_v;
} sample_walk;

// Finds the levels of pixels: mixes the four samples around each place, in units of 1 / 256 of a
// level. All four lie within the samples, of which there are fewer than 2^31, `width` in a row.
void sample_levels_find(
  const uint16_t *samples, size_t width, sample_walk walk, size_t count, uint8_t *target);

// Keeps freed memory in this process, up to about `most` bytes.
void pixels_keep_memory(int most);

#endif
