#ifndef CPROCESSES_H
#define CPROCESSES_H

// What Linux can do with processes and Swift's view of the C library lacks: starting one in a
// session of its own, behind a wall where that is asked for, and ending all of a session.

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

// What a process behind a wall reaches: lists of paths that end with NULL. A path at which nothing
// stands is left out. Nothing else can be read, changed or started, and there is no network.
typedef struct {
  // Files and folders that may be read, and programs in them that may be started.
  const char *const *readable;
  // Folders in which anything may be done but making devices, sockets and pipes.
  const char *const *writable;
  // The highest version of Landlock that is used; 0 for the one that the system has.
  int highest_version;
} process_wall;

// How a process is started.
typedef struct {
  const char *program;
  // Both end with NULL.
  char *const *arguments;
  char *const *environment;
  // The folder that it works in; NULL for that of this process.
  const char *folder;
  // Descriptors of its standard streams; -1 for /dev/null.
  int input, output, errors;
  // The signal that it gets when the thread that starts it ends; 0 for none.
  int death_signal;
  // Whether it gets nothing that this process holds open but its standard streams.
  bool is_shut;
  // NULL for none.
  const process_wall *wall;
} process_plan;

// Starts a process in a session of its own, which has no terminal. Returns -1 where it cannot, and
// errno says why.
pid_t process_start(const process_plan *plan);

// Returns the version of Landlock with which a wall can be made; 0 where it cannot.
int process_wall_version(void);

// Waits until a child of this process ends, but not for longer than some milliseconds. The child
// stays until it is waited for. Returns true when it has ended.
bool process_has_ended(pid_t id, int milliseconds);

// Returns true for a process that was stopped, as by SIGSTOP.
bool process_is_stopped(pid_t id);

// Returns how much memory a process takes, in bytes; 0 where it is gone.
int64_t process_memory(pid_t id);

// Returns how much memory all processes of a session take, in bytes.
int64_t process_memory_of_session(pid_t id);

// Kills all processes of a session, stopped ones too.
void process_kill_session(pid_t id);

#endif
