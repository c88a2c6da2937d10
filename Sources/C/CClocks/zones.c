#define _GNU_SOURCE
#include "stage.h"

#include <string.h>
#include <unistd.h>

// Foundation reads the rules of a time zone from the system's files and falls where it has none, as
// in a small container. The rules of UTC, in which scenes live, are known without a file; a scene that
// asks for another zone ends with a sentence there.
//
// Source: CFTimeZone.h; RFC 8536 for what such a file holds.

const void *CFTimeZoneCreateWithName(
    const void *allocator, const void *name, unsigned char try_abbreviation);
const void *CFTimeZoneCreate(const void *allocator, const void *name, const void *data);
const void *CFDataCreate(const void *allocator, const uint8_t *bytes, long count);
unsigned char CFStringGetCString(const void *string, char *text, long size, uint32_t encoding);
void CFRelease(const void *object);

enum { utf8 = 0x08000100, longest_name = 64 };

/// The file of a zone with one kind of time, the seconds of UTC, in the first version of the format.
static const uint8_t rules[] =
    "TZif\0" "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"  // version 1, and what is reserved
    "\0\0\0\0" "\0\0\0\0" "\0\0\0\0" "\0\0\0\0"  // no marks, no leap seconds, no changes
    "\0\0\0\1" "\0\0\0\4"                        // one kind of time, four letters
    "\0\0\0\0" "\0" "\0"                         // 0 s from UTC, no daylight saving time
    "UTC";

static bool is_utc(const char *name) {
  static const char *const names[] = {"Etc/UTC", "UTC", "Etc/GMT", "GMT"};
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    if (strcmp(name, names[index]) == 0) return true;
  }
  return false;
}

STANDS_IN const void *CFTimeZoneCreateWithName(
    const void *allocator, const void *name, unsigned char try_abbreviation) {
  const void *zone = SYSTEM(CFTimeZoneCreateWithName)(allocator, name, try_abbreviation);
  char text[longest_name];
  if (zone || access("/usr/share/zoneinfo/Etc/UTC", R_OK) == 0
      || !CFStringGetCString(name, text, sizeof text, utf8)) {
    return zone;
  }
  if (!is_utc(text)) {
    REFUSE(clocks_zone, text);
    return NULL;
  }
  const void *data = CFDataCreate(NULL, rules, sizeof rules);
  zone = CFTimeZoneCreate(allocator, name, data);
  CFRelease(data);
  return zone;
}
WRAPS(CFTimeZoneCreateWithName);
