#ifndef STAGE_H
#define STAGE_H

#include "CClocks.h"

#include <dlfcn.h>
#include <stddef.h>
#include <time.h>

// Marks a function that replaces the C library's. Definitions in a program hide those of shared
// libraries, in all of them. Weak ones give way if a library is linked into the program itself.
#define STANDS_IN __attribute__((weak, visibility("default")))

// Follows the definition of a function that replaces libdispatch's or Foundation's. Programs that
// hold these libraries themselves are linked with `--wrap` for each such function: a call of `name`
// then comes to `__wrap_name`, and `__real_name` is the library's.
#define WRAPS(name) WRAPS_BY(name, name)
#define WRAPS_BY(name, function)                                                      \
  extern __typeof__(name) __wrap_##name                                               \
      __attribute__((alias(#function), visibility("hidden")))

/// Returns the system's function of a name; NULL unless the program is linked with `--wrap` for it.
#define REAL(name)                                                                    \
  ({                                                                                  \
    extern __typeof__(name) __real_##name __attribute__((weak));                      \
    &__real_##name;                                                                   \
  })

/// The system's function of a name that has a stand-in.
#define SYSTEM(name)                                                                  \
  ({                                                                                  \
    static _Atomic(__typeof__(&name)) found;                                          \
    __typeof__(&name) next = REAL(name);                                              \
    if (!next) next = __atomic_load_n((void **)&found, __ATOMIC_RELAXED);             \
    if (!next) {                                                                      \
      next = (__typeof__(&name))dlsym(RTLD_NEXT, #name);                              \
      __atomic_store_n((void **)&found, (void *)next, __ATOMIC_RELAXED);              \
    }                                                                                 \
    next;                                                                             \
  })

/// The state that is in force on this thread.
extern _Thread_local clocks_state stage_state;

/// How long before launch the device was started, in nanoseconds. libdispatch takes the moment 0
/// for none, so no scene may begin at it.
enum { stage_boot = 1 };

/// Returns true when this thread runs the code of a stage.
static inline bool stage_plays(void) { return stage_state.stage != 0; }

/// Returns true when libraries find the functions of this target as the C library's.
bool stage_clocks_stand_in(void);

/// Hands work to its stage.
void stage_take(clocks_work work);

/// Ends a scene that makes a refused call. A library that draws may make the call for itself.
#define REFUSE(refusal, call)                                                         \
  do {                                                                                \
    if (stage_plays()) stage_refuse(refusal, call, __builtin_return_address(0));      \
  } while (0)

void stage_refuse(clocks_refusal refusal, const char *call, const void *caller);

/// Returns true when code is a scene's, or a library's that works for Swift code.
bool stage_asks(const void *code);

/// Whether the code that called this function is a scene's, and is to find the stage's machine.
#define STAGE_ASKS (stage_plays() && stage_asks(__builtin_return_address(0)))

/// Returns true for a path that says what the machine is and does, when a scene asks for it.
bool stage_hides(const char *path, const void *caller);

/// Returns true for a path below one of the folders that a scene finds at the same place in every run.
bool places_hold(const char *path);

/// Returns true for a path to or below the bundle of the app, from an open folder if it is relative.
bool places_bundle_holds(int folder, const char *path);

/// Refuses a scene that wants to change what stands at a path in its bundle: returns true and sets errno.
bool bundle_refuses(int folder, const char *path, const void *caller);

/// Returns the flags with which a scene asks for a status: the bundle's links count as what they lead to.
int bundle_follows(int folder, const char *path, int flags, const void *caller);

/// Returns true in a program that was given such folders.
bool places_are_given(void);

/// The wall clock's time when something happened, in nanoseconds since launch.
struct timespec stage_wall(int64_t uptime);

/// Lets a scene's block in the background go on at a later time of its own, and ends a scene that
/// sleeps elsewhere. Returns false for a library that draws.
bool stage_sleep(int64_t nanoseconds, const char *call, const void *caller);

/// Returns true when two addresses of code lie in one library, or both in the program.
bool stage_is_same_library(const void *one, const void *other);

/// Returns the next random number.
uint64_t stage_random(void);

/// Fills memory with random bytes.
void stage_fill(void *buffer, size_t count);

#endif
