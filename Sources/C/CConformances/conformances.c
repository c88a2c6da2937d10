#include "CConformances.h"

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

// The kinds of metadata whose second word is a descriptor of the type.
enum { kind_struct = 0x200, kind_enum = 0x201, kind_optional = 0x202 };

// The flag of a descriptor that no other describes the same type, as happens to types of C.
enum { is_unique = 0x40 };

/// What says that a type conforms to a protocol. Each place is relative to its own.
typedef struct {
  int32_t protocol;
  int32_t type;
  int32_t witnesses;
  uint32_t flags;
} conformance;

// The bits of a conformance's flags that leave no condition, and hold everywhere.
enum {
  // How the type is given: by its descriptor (0), by the place of a pointer to it (1), or in
  // Objective-C.
  type_shift = 3,
  type_mask = 7 << type_shift,
  is_retroactive = 1 << 6,
  has_resilient_witnesses = 1 << 16,
  has_generic_witnesses = 1 << 17,
  plain = type_mask | is_retroactive | has_resilient_witnesses | has_generic_witnesses,
};

// Swift's runtime: the witness table of a conformance, made where it has to be. The last are the
// arguments of conditions.
extern const void *swift_getWitnessTable(const conformance *, const void *type, const void *const *);

// The places of all conformances, each relative to its own; made by the linker.
extern const int32_t first_record[] __asm__("__start_swift5_protocol_conformances")
    __attribute__((weak));
extern const int32_t end_of_records[] __asm__("__stop_swift5_protocol_conformances")
    __attribute__((weak));

// The numbers of the records from 1, each at the first free place from that of its hash. Small, since
// each page of it that is touched costs a start more than a search does.
enum { bits = 15, size = 1 << bits };
static uint16_t table[size];
static bool is_made;

static const void *at(const int32_t *place) { return (const char *)place + *place; }

static const void *through(const void *place) { return *(const void *const *)place; }

static const void *protocol_of(const conformance *one) {
  // The lowest bit says that a pointer to the protocol stands at that place.
  const char *place = at(&one->protocol);
  return (uintptr_t)place & 1 ? through(place - 1) : place;
}

/// Returns the descriptor of a conformance's type; NULL for one in Objective-C.
static const void *type_of(const conformance *one) {
  switch ((one->flags & type_mask) >> type_shift) {
    case 0: return at(&one->type);
    case 1: return through(at(&one->type));
    default: return NULL;
  }
}

static const conformance *numbered(uint16_t number) { return at(&first_record[number - 1]); }

/// Returns the place in the table of a conformance, or the free one where it would stand.
static uint16_t *place(const void *type, const void *protocol) {
  uint64_t mixed = (uint64_t)(uintptr_t)type * 0x9E3779B97F4A7C15 + (uint64_t)(uintptr_t)protocol;
  uint32_t index = (uint32_t)((mixed * 0xBF58476D1CE4E5B9) >> (64 - bits));
  for (; table[index]; index = (index + 1) % size) {
    const conformance *one = numbered(table[index]);
    if (type_of(one) == type && protocol_of(one) == protocol) break;
  }
  return &table[index];
}

static void make(void) {
  ptrdiff_t count = end_of_records - first_record;
  if (count > size / 2) return;
  for (uint16_t number = 1; number <= count; number++) {
    const conformance *one = numbered(number);
    uint16_t *where = place(type_of(one), protocol_of(one));
    // Of two that say the same, the runtime takes the first.
    if (!*where) *where = number;
  }
  is_made = true;
}

const void *conformances_find(const void *type, const void *protocol, bool *is_known) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  *is_known = false;
  const uintptr_t *metadata = type;
  if (metadata[0] < kind_struct || metadata[0] > kind_optional) return NULL;
  const uint32_t *descriptor = (const uint32_t *)metadata[1];
  if (!(descriptor[0] & is_unique)) return NULL;
  pthread_once(&once, make);
  if (!is_made) return NULL;
  uint16_t number = *place(descriptor, protocol);
  const conformance *found = number ? numbered(number) : NULL;
  *is_known = !found || !(found->flags & ~(uint32_t)plain);
  return found && *is_known ? swift_getWitnessTable(found, type, NULL) : NULL;
}

// The runtime's ways to ask. The linker leads calls of `name` to `__wrap_name`, and `__real_name` is
// the runtime's. The third also says where the conformance holds: those in the table hold everywhere.
#define ASKS(name)                                                                       \
  extern const void *__real_##name(const void *, const void *, void *)                   \
      __attribute__((weak));                                                             \
  const void *__wrap_##name(const void *type, const void *protocol, void *context) {     \
    bool is_known;                                                                       \
    const void *found = conformances_find(type, protocol, &is_known);                    \
    return is_known ? found : __real_##name(type, protocol, context);                    \
  }

ASKS(swift_conformsToProtocol)
ASKS(swift_conformsToProtocolCommon)
ASKS(swift_conformsToProtocolWithExecutionContext)
