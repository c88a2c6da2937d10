#define _GNU_SOURCE
#include "CProcesses.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

bool process_has_ended(pid_t id, int milliseconds) {
  int process = (int)syscall(SYS_pidfd_open, id, 0);
  if (process >= 0) {
    struct pollfd end = {process, POLLIN, 0};
    poll(&end, 1, milliseconds);
    close(process);
  } else if (milliseconds > 0) {
    // Linux before 5.3, or no file is left.
    usleep((useconds_t)(milliseconds < 5 ? milliseconds : 5) * 1000);
  }
  siginfo_t info = {0};
  int waiting = WEXITED | WNOWAIT | (milliseconds < 0 ? 0 : WNOHANG);
  while (waitid(P_PID, (id_t)id, &info, waiting) != 0) {
    if (errno != EINTR) return true;
  }
  return info.si_pid == id;
}

// What the system says of a process.
typedef struct {
  char state;
  pid_t session;
} standing;

static bool look_at(pid_t id, standing *found) {
  char path[64], text[1024];
  snprintf(path, sizeof path, "/proc/%d/stat", (int)id);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return false;
  text[count] = 0;
  // The name may hold anything, and stands in parentheses.
  const char *rest = strrchr(text, ')');
  int parent, group, session;
  if (rest == NULL
      || sscanf(rest + 1, " %c %d %d %d", &found->state, &parent, &group, &session) != 4)
    return false;
  found->session = session;
  return true;
}

bool process_is_stopped(pid_t id) {
  standing found;
  return look_at(id, &found) && (found.state == 'T' || found.state == 't');
}

int64_t process_memory(pid_t id) {
  char path[64], text[128];
  snprintf(path, sizeof path, "/proc/%d/statm", (int)id);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  long long all, resident;
  return sscanf(text, "%lld %lld", &all, &resident) == 2 ? resident * sysconf(_SC_PAGESIZE) : 0;
}

// Calls a function with each process of a session that lives.
static void visit(pid_t session, void (*visitor)(pid_t id, void *sum), void *sum) {
  DIR *folder = opendir("/proc");
  if (folder == NULL) return;
  for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
    pid_t id = (pid_t)strtol(entry->d_name, NULL, 10);
    standing found;
    if (id > 0 && look_at(id, &found) && found.session == session && found.state != 'Z'
        && found.state != 'X')
      visitor(id, sum);
  }
  closedir(folder);
}

static void add_memory(pid_t id, void *sum) { *(int64_t *)sum += process_memory(id); }

int64_t process_memory_of_session(pid_t id) {
  int64_t sum = 0;
  visit(id, add_memory, &sum);
  return sum;
}

static void end_one(pid_t id, void *count) {
  if (kill(id, SIGKILL) == 0) ++*(int *)count;
}

void process_kill_session(pid_t id) {
  // The group of its first process at once; then those that have groups of their own, again as long as
  // one of them starts others. It also ends processes that were stopped; one that were let go on first
  // could end by itself.
  kill(-id, SIGKILL);
  for (int round = 0; round < 100; round++) {
    int count = 0;
    visit(id, end_one, &count);
    if (count == 0) return;
    usleep(1000);
  }
}
