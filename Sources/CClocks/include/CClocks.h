#ifndef CCLOCKS_H
#define CCLOCKS_H

#include <stdbool.h>
#include <stdint.h>

/// What the code of a stage finds in place of the system's clocks and random source. It holds for
/// the thread that plays the stage, while it does; all other threads keep the real ones.
typedef struct {
  /// The stage that is played; 0 for none.
  uint32_t stage;
  /// How long ago the scene was launched, in nanoseconds.
  int64_t uptime;
  /// What the next random number follows from.
  uint64_t random;
} clocks_state;

/// Something that a stage has to do later.
typedef struct {
  /// Who does it.
  uint32_t stage;
  /// When, in nanoseconds since launch; INT64_MAX for never, and -1 for at once where another
  /// thread than the stage's asks.
  int64_t due;
  /// The Swift task that goes on with it; 0 for all else.
  uint32_t task;
  /// The Swift task that sleeps until then; 0 for none.
  uint32_t sleeper;
  /// What is called, with `context`.
  void (*function)(void *context);
  void *context;
} clocks_work;

/// What a scene may not do, since it cannot be done in virtual time.
typedef enum {
  clocks_sleep,
  clocks_wait,
  clocks_thread,
  clocks_run_loop,
  clocks_foreign_timer,
  clocks_source,
} clocks_refusal;

/// Says who takes work, from any thread, and who ends the scene for what it may not do.
void clocks_serve(
    void (*take)(clocks_work), void (*refuse)(clocks_refusal, const char *call));

/// Makes a state this thread's and answers the one before.
clocks_state clocks_exchange(clocks_state state);

/// The stage that this thread plays; 0 for none.
uint32_t clocks_stage(void);

/// Puts the clock of this thread's stage forward, if it plays that one.
void clocks_advance(uint32_t stage, int64_t uptime);

#endif
