#define _GNU_SOURCE
#include "objects.h"

#include <malloc.h>
#include <pthread.h>
#include <stdatomic.h>

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

/// What Swift's runtime keeps of work that is done once.
///
/// Source: swift/include/swift/Threading/Impl/Linux.h, once_t.
typedef struct {
  /// Less than 0 where the work is done.
  _Atomic int32_t state;
  /// Who does it, and in the highest bit whether somebody waits: no part of the state.
  int32_t lock;
} once;

void swift_once(once *predicate, work function, void *context);

/// Does what the runtime's function does, where that one is not part of the program.
///
/// It stands alone in its member of Swift's archive, and no archive is asked for a name that somebody
/// defines, even weakly.
static void do_once(once *predicate, work function, void *context) {
  static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  static pthread_cond_t ended = PTHREAD_COND_INITIALIZER;
  enum { is_free = 0, is_under_way = 1, is_done = -1 };
  pthread_mutex_lock(&mutex);
  while (predicate->state == is_under_way) pthread_cond_wait(&ended, &mutex);
  if (predicate->state == is_free) {
    predicate->state = is_under_way;
    pthread_mutex_unlock(&mutex);
    function(context);
    pthread_mutex_lock(&mutex);
    predicate->state = is_done;
    pthread_cond_broadcast(&ended);
  }
  pthread_mutex_unlock(&mutex);
}

STANDS_IN void swift_once(once *predicate, work function, void *context) {
  if (atomic_load_explicit(&predicate->state, memory_order_acquire) < 0) return;
  struct region *before = objects_exchange_for_constants();
  void (*next)(once *, work, void *) = SYSTEM(swift_once);
  (next == swift_once ? do_once : next)(predicate, function, context);
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
