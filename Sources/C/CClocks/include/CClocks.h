#ifndef CCLOCKS_H
#define CCLOCKS_H

#include <stdbool.h>
#include <stdint.h>

/// The clock and random numbers that a stage's code finds in place of the system's.
///
/// They are in force on the thread that plays the stage, while it does. All other threads keep the
/// system's.
typedef struct {
  /// The number of the stage that is played; 0 for none.
  uint32_t stage;
  /// How long ago the scene was launched, in nanoseconds.
  int64_t uptime;
  /// The state of the random number generator.
  uint64_t random;
} clocks_state;

/// Work that a stage has to do later.
typedef struct {
  /// The number of the stage that does it.
  uint32_t stage;
  /// When to do it, in nanoseconds since launch; INT64_MAX for never, and -1 for at once, if
  /// another thread than the stage's asks.
  int64_t due;
  /// The number of the Swift task that goes on with the work; 0 for none.
  uint32_t task;
  /// Whether that task runs beside the main thread.
  bool is_beside;
  /// Whether a phone does the work on another thread than the main one.
  bool is_off_main;
  /// The number of the Swift task that sleeps until then; 0 for none.
  uint32_t sleeper;
  /// The function to call, with `context`.
  void (*function)(void *context);
  void *context;
} clocks_work;

/// The calls that a scene may not make, since they cannot be made in virtual time.
typedef enum {
  clocks_sleep,
  clocks_wait,
  clocks_thread,
  clocks_run_loop,
  clocks_foreign_timer,
  clocks_source,
  /// The name of a time zone of which the machine has no file.
  clocks_zone,
} clocks_refusal;

/// Sets who takes work, from any thread, who ends a scene that makes a refused call, and who lets
/// what sleeps go on at a later time of its own; the last one returns false where it may not.
void clocks_serve(
    void (*take)(clocks_work), void (*refuse)(clocks_refusal, const char *call),
    bool (*sleep)(int64_t nanoseconds));

/// Puts a state in force on this thread, and returns the one before.
clocks_state clocks_exchange(clocks_state state);

/// Says that a stage plays no more: its memory goes with the last object that it has made.
void clocks_end(uint32_t stage);

/// Returns the number of the stage that this thread plays; 0 for none.
uint32_t clocks_stage(void);

/// Says whether a phone does what this thread plays from now on beside the main thread, and returns what
/// was said before; false at first.
bool clocks_leave_main(bool is_off_main);

/// Advances the clock of this thread, if it plays the stage.
void clocks_advance(uint32_t stage, int64_t uptime);

// Where a program that was compiled from a user's files finds the folder of its app and that of its run,
// in every run, however they are called: below open files of these numbers. Its variables of the
// environment say where they are.
#define CLOCKS_APP_FILE 8
#define CLOCKS_APP_PLACE "/proc/self/fd/8"
#define CLOCKS_APP_VARIABLE "FLIPBOOK_APP"
#define CLOCKS_RUN_FILE 9
#define CLOCKS_RUN_PLACE "/proc/self/fd/9"
#define CLOCKS_RUN_VARIABLE "FLIPBOOK_RUN"
/// The bundle of the app, in its folder.
#define CLOCKS_BUNDLE_PLACE "/proc/self/fd/8/app"
/// What the app keeps, in the folder of its run.
#define CLOCKS_HOME_PLACE "/proc/self/fd/9/home"

/// Keeps the number of the home's folder free, in a program that no other one started.
void clocks_reserve_home(void);

/// Puts the home of this process into a folder that holds `home`.
void clocks_put_home_into(const char *folder);

/// Returns what films the app that a program is; a null pointer in a program without it.
void *clocks_app_program(void);

#endif
