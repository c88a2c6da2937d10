#ifndef STAGE_H
#define STAGE_H

#include "CClocks.h"

#include <dlfcn.h>
#include <stddef.h>

// Definitions of a program stand before those of shared libraries, in all of them. Weak ones give
// way where a library is linked into the program itself; the clocks are the system's then.
#define STANDS_IN __attribute__((weak, visibility("default")))

/// The function of the same name that comes next, which is the system's.
#define SYSTEM(name)                                                                  \
  ({                                                                                  \
    static _Atomic(__typeof__(&name)) found;                                          \
    __typeof__(&name) next = __atomic_load_n((void **)&found, __ATOMIC_RELAXED);      \
    if (!next) {                                                                      \
      next = (__typeof__(&name))dlsym(RTLD_NEXT, #name);                              \
      __atomic_store_n((void **)&found, (void *)next, __ATOMIC_RELAXED);              \
    }                                                                                 \
    next;                                                                             \
  })

/// This thread's.
extern _Thread_local clocks_state stage_state;

/// How long before the scene the device was started: the moment 0 is none to libdispatch. Units:
/// nanoseconds.
enum { stage_boot = 1 };

/// Whether this thread runs the code of a stage.
static inline bool stage_plays(void) { return stage_state.stage != 0; }

/// Whether the functions of this target are those that libraries find as the C library's.
bool stage_clocks_stand_in(void);

/// Hands work to its stage.
void stage_take(clocks_work work);

/// Ends the scene that makes a call. Libraries that draw may make it for themselves.
#define REFUSE(refusal, call)                                                         \
  do {                                                                                \
    if (stage_plays()) stage_refuse(refusal, call, __builtin_return_address(0));      \
  } while (0)

void stage_refuse(clocks_refusal refusal, const char *call, const void *caller);

/// Whether two addresses of code lie in one library, or both in the program.
bool stage_is_same_library(const void *one, const void *other);

/// The next random number.
uint64_t stage_random(void);

#endif
