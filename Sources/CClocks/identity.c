#define _GNU_SOURCE
#include "objects.h"

#include <malloc.h>

// What Swift's runtime does to make an object, and to tell one from another.

/// A class as Swift's runtime has it where there is no Objective-C.
///
/// Source: swift/include/swift/ABI/Metadata.h, TargetClassMetadata.
typedef struct {
  /// 0 for a class.
  uintptr_t kind;
  const void *superclass;
  uint32_t flags;
  uint32_t address_point;
  uint32_t instance_size;
} class_metadata;

typedef struct {
  const class_metadata *type;
  uint64_t references;
} object;

object *swift_allocObject(const class_metadata *type, size_t size, size_t mask);

STANDS_IN object *swift_allocObject(const class_metadata *type, size_t size, size_t mask) {
  // Arrays and texts are objects too, longer than their class says.
  if (!objects_region || type->kind || type->instance_size != size) {
    return SYSTEM(swift_allocObject)(type, size, mask);
  }
  object *new = objects_place(size, mask);
  if (!new) return SYSTEM(swift_allocObject)(type, size, mask);
  new->type = type;
  // One reference that may not be counted down further, as the runtime begins.
  new->references = 3;
  return new;
}
WRAPS(swift_allocObject);

typedef void (*work)(void *);

void swift_once(intptr_t *predicate, work function, void *context);

STANDS_IN void swift_once(intptr_t *predicate, work function, void *context) {
  struct region *before = objects_exchange_for_constants();
  SYSTEM(swift_once)(predicate, function, context);
  objects_region = before;
}
WRAPS(swift_once);

/// `ObjectIdentifier.hashValue`, by which Foundation hashes an `NSObject`.
///
/// Objects of two stages have the same numbers, wherever they stand.
int64_t $sSO9hashValueSivg(const void *object);

STANDS_IN int64_t $sSO9hashValueSivg(const void *object) {
  // Objects stand at multiples of 16.
  return objects_number(object) >> 4;
}
WRAPS($sSO9hashValueSivg);

STANDS_IN size_t malloc_usable_size(void *place) {
  if (objects_hold(place)) return ((object *)place)->type->instance_size;
  return SYSTEM(malloc_usable_size)(place);
}
