#define _GNU_SOURCE
#include "CProcesses.h"
#include "wall.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#define CLOSE_RANGE 436
// How long a start usually takes at most, in milliseconds.
#define LONGEST_START 100

// Puts a descriptor in the place of a standard stream.
static bool place(int descriptor, int target) {
  if (descriptor < 0) {
    int nowhere = open("/dev/null", O_RDWR);
    if (nowhere < 0) return false;
    if (nowhere == target) return true;
    bool is_placed = dup2(nowhere, target) == target;
    close(nowhere);
    return is_placed;
  }
  // Duplicated, a descriptor is handed on to the program; one that stands there already is not always.
  if (descriptor == target) return fcntl(target, F_SETFD, 0) == 0;
  return dup2(descriptor, target) == target;
}

// Signals come to the program as to any: nothing is blocked, and what this process ignores for itself
// is not ignored there.
static void reset_signals(void) {
  signal(SIGPIPE, SIG_DFL);
  signal(SIGXFSZ, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

// Becomes the program; returns only where that fails.
static void become(const process_plan *plan, pid_t parent) {
  if (setsid() < 0) return;
  if (plan->death_signal != 0) {
    if (prctl(PR_SET_PDEATHSIG, plan->death_signal) != 0) return;
    // It ended before the line above.
    if (getppid() != parent) _exit(127);
  }
  reset_signals();
  if (!place(plan->input, 0) || !place(plan->output, 1) || !place(plan->errors, 2)) return;
  if (plan->folder != NULL && chdir(plan->folder) != 0) return;
  // What this process holds open is not for a program behind a wall: 4 closes when it is started.
  if (plan->is_shut && syscall(CLOSE_RANGE, 3, ~0U, 4) != 0) return;
  if (plan->wall != NULL && !wall_raise(plan->wall)) return;
  execve(plan->program, plan->arguments, plan->environment);
}

pid_t process_start(const process_plan *plan) {
  // Closed by a program that has started; else it tells why not.
  int telling[2];
  if (pipe2(telling, O_CLOEXEC) != 0) return -1;
  pid_t parent = getpid();
  pid_t id = fork();
  if (id == 0) {
    become(plan, parent);
    int failure = errno;
    ssize_t told = write(telling[1], &failure, sizeof failure);
    _exit(told < 0 ? 126 : 127);
  }
  int failure = id < 0 ? errno : 0;
  close(telling[1]);
  if (id > 0) {
    // A stop of this process that comes while it forks may stop the other one for ever, whom nobody
    // lets go on.
    struct pollfd word = {telling[0], POLLIN, 0};
    while (poll(&word, 1, LONGEST_START) == 0) kill(id, SIGCONT);
    ssize_t count;
    while ((count = read(telling[0], &failure, sizeof failure)) < 0 && errno == EINTR) {}
    if (count <= 0) failure = 0;
  }
  close(telling[0]);
  if (failure == 0) return id;
  while (id > 0 && waitpid(id, NULL, 0) < 0 && errno == EINTR) {}
  errno = failure;
  return -1;
}
