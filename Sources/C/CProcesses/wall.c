#define _GNU_SOURCE
#include "wall.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/prctl.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Landlock, by its numbers: the headers of Debian 12 are older than what newer systems can do.
//
// Source: https://docs.kernel.org/userspace-api/landlock.html.

#define CREATE_RULESET 444
#define ADD_RULE 445
#define RESTRICT_SELF 446

enum {
  execute = 1 << 0,
  write_file = 1 << 1,
  read_file = 1 << 2,
  read_folder = 1 << 3,
  remove_folder = 1 << 4,
  remove_file = 1 << 5,
  make_character_device = 1 << 6,
  make_folder = 1 << 7,
  make_file = 1 << 8,
  make_socket = 1 << 9,
  make_pipe = 1 << 10,
  make_block_device = 1 << 11,
  make_link = 1 << 12,
  // From version 2.
  refer = 1 << 13,
  // From version 3.
  truncate_file = 1 << 14,
  // From version 5.
  control_device = 1 << 15,
};

// From version 4: binding and connecting over TCP. From version 6: sockets without a file, and signals.
enum { all_of_network = 3, all_of_scope = 3 };

typedef struct {
  uint64_t files, network, scope;
} ruleset;

typedef struct {
  uint64_t allowed;
  int32_t beneath;
} __attribute__((packed)) rule;

static int offered_version(void) {
  long version = syscall(CREATE_RULESET, NULL, 0, 1);
  return version < 0 ? 0 : (int)version;
}

int process_wall_version(void) {
  // Before version 2 nothing may be moved from one folder to another, which each film is.
  int version = offered_version();
  bool filters = prctl(PR_GET_SECCOMP, 0, 0, 0, 0) >= 0;
  return version >= 2 && filters ? version : 0;
}

static uint64_t all_of_files(int version) {
  uint64_t all = (1 << 14) - 1;
  if (version >= 3) all |= truncate_file;
  if (version >= 5) all |= control_device;
  return all;
}

// Lets a path be reached; one at which nothing stands needs no rule.
static bool allow(int rules, const char *path, uint64_t access) {
  int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return errno == ENOENT || errno == ENOTDIR || errno == EACCES;
  struct stat status;
  bool is_known = fstat(place, &status) == 0;
  uint64_t of_files = execute | write_file | read_file | truncate_file | control_device;
  rule rule = {S_ISDIR(status.st_mode) ? access : access & of_files, place};
  bool is_allowed = is_known && syscall(ADD_RULE, rules, 1, &rule, 0) == 0;
  int failure = errno;
  close(place);
  errno = failure;
  return is_allowed;
}

static bool allow_all(int rules, const process_wall *wall, uint64_t all) {
  uint64_t reading = execute | read_file | read_folder;
  uint64_t making = all
    & ~(uint64_t)(make_character_device | make_block_device | make_socket | make_pipe);
  for (const char *const *path = wall->readable; *path != NULL; path++)
    if (!allow(rules, *path, reading)) return false;
  for (const char *const *path = wall->writable; *path != NULL; path++)
    if (!allow(rules, *path, making)) return false;
  // Of other processes, /proc tells what it tells everybody: Landlock keeps the rest.
  static const char *const devices[] = {
    "/dev/zero", "/dev/random", "/dev/urandom", "/proc", NULL,
  };
  for (const char *const *path = devices; *path != NULL; path++)
    if (!allow(rules, *path, read_file | read_folder)) return false;
  return allow(rules, "/dev/null", (read_file | write_file | truncate_file) & all);
}

// Takes from root what root may beyond others, such as reading the memory of their processes, for
// which Landlock is not asked.
static bool drop_capabilities(void) {
  struct __user_cap_header_struct head = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct none[2] = {{0}};
  return syscall(SYS_capset, &head, none) == 0;
}

bool wall_raise(const process_wall *wall) {
  int version = offered_version();
  if (wall->highest_version > 0 && wall->highest_version < version)
    version = wall->highest_version;
  if (version < 2) {
    errno = ENOSYS;
    return false;
  }
  uint64_t all = all_of_files(version);
  ruleset handled = {all, version >= 4 ? all_of_network : 0, version >= 6 ? all_of_scope : 0};
  size_t size = version >= 6 ? sizeof handled
    : version >= 4 ? offsetof(ruleset, scope) : offsetof(ruleset, network);
  int rules = (int)syscall(CREATE_RULESET, &handled, size, 0);
  if (rules < 0 || !allow_all(rules, wall, all)) return false;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return false;
  if (syscall(RESTRICT_SELF, rules, 0) != 0 || !drop_capabilities()) return false;
  return wall_filter_calls(version);
}
