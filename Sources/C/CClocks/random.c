#define _GNU_SOURCE
#include "stage.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

void stage_fill(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  while (count > 0) {
    uint64_t word = stage_random();
    size_t part = count < sizeof word ? count : sizeof word;
    memcpy(bytes, &word, part);
    bytes += part;
    count -= part;
  }
}

STANDS_IN ssize_t getrandom(void *buffer, size_t count, unsigned flags) {
  if (!stage_plays()) return SYSTEM(getrandom)(buffer, count, flags);
  stage_fill(buffer, count);
  return count;
}

STANDS_IN int getentropy(void *buffer, size_t count) {
  if (!stage_plays()) return SYSTEM(getentropy)(buffer, count);
  stage_fill(buffer, count);
  return 0;
}

STANDS_IN uint32_t arc4random(void) {
  return stage_plays() ? stage_random() >> 32 : SYSTEM(arc4random)();
}

STANDS_IN uint32_t arc4random_uniform(uint32_t bound) {
  if (!stage_plays()) return SYSTEM(arc4random_uniform)(bound);
  return (stage_random() >> 32) * bound >> 32;
}

STANDS_IN void arc4random_buf(void *buffer, size_t count) {
  if (!stage_plays()) return SYSTEM(arc4random_buf)(buffer, count);
  stage_fill(buffer, count);
}

// The C library's numbers repeat only from the start of the process, which plays several scenes.

STANDS_IN int rand(void) { return stage_plays() ? stage_random() >> 33 : SYSTEM(rand)(); }

STANDS_IN long random(void) { return stage_plays() ? stage_random() >> 33 : SYSTEM(random)(); }

STANDS_IN double drand48(void) {
  return stage_plays() ? (stage_random() >> 11) * 0x1p-53 : SYSTEM(drand48)();
}

static bool seed(uint64_t value) {
  if (stage_plays()) stage_state.random = value;
  return stage_plays();
}

STANDS_IN void srand(unsigned value) {
  if (!seed(value)) SYSTEM(srand)(value);
}

STANDS_IN void srandom(unsigned value) {
  if (!seed(value)) SYSTEM(srandom)(value);
}

STANDS_IN void srand48(long value) {
  if (!seed(value)) SYSTEM(srand48)(value);
}

// Foundation would read a file for each UUID.

static void fill_uuid(unsigned char *uuid) {
  stage_fill(uuid, 16);
  uuid[6] = (uuid[6] & 0x0f) | 0x40;
  uuid[8] = (uuid[8] & 0x3f) | 0x80;
}

void _foundation_uuid_generate_random(unsigned char *uuid);
void _cf_uuid_generate_random(unsigned char *uuid);

STANDS_IN void _foundation_uuid_generate_random(unsigned char *uuid) {
  stage_plays() ? fill_uuid(uuid) : SYSTEM(_foundation_uuid_generate_random)(uuid);
}
WRAPS(_foundation_uuid_generate_random);

STANDS_IN void _cf_uuid_generate_random(unsigned char *uuid) {
  stage_plays() ? fill_uuid(uuid) : SYSTEM(_cf_uuid_generate_random)(uuid);
}
WRAPS(_cf_uuid_generate_random);

// Source: swift/stdlib/public/SwiftShims/swift/shims/GlobalObjects.h.
extern struct {
  uint64_t seeds[2];
  bool is_deterministic;
} _swift_stdlib_Hashing_parameters;

/// Makes the order of elements in sets and dictionaries the same on every run. It has to be done
/// before the program begins, for sets made earlier would no longer find their elements.
__attribute__((constructor)) static void make_hashing_repeat(void) {
  _swift_stdlib_Hashing_parameters.seeds[0] = 0;
  _swift_stdlib_Hashing_parameters.seeds[1] = 0;
  _swift_stdlib_Hashing_parameters.is_deterministic = true;
}
