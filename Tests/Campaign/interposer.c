// Stands between a program and the calls that change a disk: counts them, writes them down, and at one
// of them ends the process or lets the call fail. Loaded with LD_PRELOAD.
//
//   INTERPOSER_LOG   a file to which a line a call is appended: number, name, path, other path, result
//   INTERPOSER_AT    the number of the call at which something happens, from 1
//   INTERPOSER_DO    "before" or "after" (SIGKILL then), "half" (writes half, then SIGKILL), or the
//                    number of an error with which the call fails without being made
//   INTERPOSER_PID   what the program takes for its own number
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static int log_descriptor = -1;
static long at = 0;
static enum { NOTHING, BEFORE, AFTER, HALF, FAIL } action = NOTHING;
static int failure = 0;
static atomic_long counted = 0;
static pid_t own_number = 0;

// The descriptor of the log stands high, out of the program's way.
__attribute__((constructor)) static void begin(void) {
  char program[PATH_MAX] = "";
  // A shell that starts the program is not the program.
  if (readlink("/proc/self/exe", program, sizeof program - 1) < 1) program[0] = '/';
  const char *name = strrchr(program, '/') + 1;
  if (!strcmp(name, "dash") || !strcmp(name, "bash") || !strcmp(name, "busybox")) return;
  const char *path = getenv("INTERPOSER_LOG");
  if (path) {
    int descriptor = (int)syscall(SYS_openat, AT_FDCWD, path,
                                  O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    log_descriptor = fcntl(descriptor, F_DUPFD_CLOEXEC, 900);
    syscall(SYS_close, descriptor);
  }
  const char *number = getenv("INTERPOSER_AT"), *what = getenv("INTERPOSER_DO");
  if (number && what) {
    at = atol(number);
    action = !strcmp(what, "before") ? BEFORE : !strcmp(what, "after") ? AFTER
           : !strcmp(what, "half") ? HALF : FAIL;
    failure = atoi(what);
  }
  if (getenv("INTERPOSER_PID")) own_number = atoi(getenv("INTERPOSER_PID"));
  // Programs that this one starts are their own.
  unsetenv("LD_PRELOAD");
  unsetenv("INTERPOSER_LOG");
  unsetenv("INTERPOSER_AT");
  unsetenv("INTERPOSER_DO");
  unsetenv("INTERPOSER_PID");
}

pid_t getpid(void) { return own_number ? own_number : (pid_t)syscall(SYS_getpid); }

// What a process starts is asked before it runs another program.
pid_t getppid(void) { return own_number ? own_number : (pid_t)syscall(SYS_getppid); }

static void end(void) {
  syscall(SYS_kill, syscall(SYS_getpid), SIGKILL);
  for (;;) pause();
}

// Counts a call; true where it is to fail.
static int meets(long *number) {
  *number = atomic_fetch_add(&counted, 1) + 1;
  if (action == NOTHING || *number != at) return 0;
  if (action == BEFORE) end();
  if (action == FAIL) { errno = failure; return 1; }
  return 0;
}

static void absolute(int folder, const char *path, char *whole) {
  char start[PATH_MAX] = "";
  if (path[0] != '/') {
    char link[64];
    if (folder == AT_FDCWD) snprintf(link, sizeof link, "/proc/self/cwd");
    else snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
    ssize_t length = readlink(link, start, sizeof start - 2);
    if (length > 0) { start[length] = '/'; start[length + 1] = 0; }
  }
  snprintf(whole, PATH_MAX, "%.2000s%.2000s", start, path);
}

static void path_of(int descriptor, char *whole) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, whole, PATH_MAX - 1);
  whole[length > 0 ? length : 0] = 0;
}

static void note(long number, const char *name, const char *one, const char *other, long result) {
  int kept = errno;
  if (log_descriptor >= 0) {
    char line[2 * PATH_MAX + 100];
    int length = snprintf(line, sizeof line, "%ld\t%s\t%s\t%s\t%ld\n", number, name, one, other, result);
    syscall(SYS_write, log_descriptor, line, (size_t)length);
  }
  if ((action == AFTER || action == HALF) && number == at) end();
  errno = kept;
}

static int is_file(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// A call with paths, made by its number so that no other library stands in between.
#define ON_PATHS(name, one_folder, one, other_folder, other, call)         \
  do {                                                                     \
    long number;                                                           \
    char first[PATH_MAX] = "", second[PATH_MAX] = "";                      \
    absolute(one_folder, one, first);                                      \
    if (*(other)) absolute(other_folder, other, second);                   \
    if (meets(&number)) { note(number, name, first, second, -1); return -1; } \
    long result = (call);                                                  \
    note(number, name, first, second, result);                             \
    return (int)result;                                                    \
  } while (0)

#define ON_DESCRIPTOR(name, descriptor, call)                              \
  do {                                                                     \
    long number;                                                           \
    char first[PATH_MAX] = "";                                             \
    path_of(descriptor, first);                                            \
    if (meets(&number)) { note(number, name, first, "", -1); return -1; }  \
    long result = (call);                                                  \
    note(number, name, first, "", result);                                 \
    return result;                                                         \
  } while (0)

#define NO ""
#define CWD AT_FDCWD

int rename(const char *a, const char *b) {
  ON_PATHS("rename", CWD, a, CWD, b, syscall(SYS_rename, a, b));
}
int renameat(int f, const char *a, int g, const char *b) {
  ON_PATHS("rename", f, a, g, b, syscall(SYS_renameat2, f, a, g, b, 0));
}
int renameat2(int f, const char *a, int g, const char *b, unsigned flags) {
  ON_PATHS(flags & 2 ? "exchange" : "rename", f, a, g, b, syscall(SYS_renameat2, f, a, g, b, flags));
}
int unlink(const char *a) { ON_PATHS("unlink", CWD, a, CWD, NO, syscall(SYS_unlink, a)); }
int unlinkat(int f, const char *a, int flags) {
  ON_PATHS("unlink", f, a, CWD, NO, syscall(SYS_unlinkat, f, a, flags));
}
int rmdir(const char *a) { ON_PATHS("rmdir", CWD, a, CWD, NO, syscall(SYS_rmdir, a)); }
int remove(const char *a) {
  struct stat status;
  return lstat(a, &status) == 0 && S_ISDIR(status.st_mode) ? rmdir(a) : unlink(a);
}
int mkdir(const char *a, mode_t m) { ON_PATHS("mkdir", CWD, a, CWD, NO, syscall(SYS_mkdir, a, m)); }
int mkdirat(int f, const char *a, mode_t m) {
  ON_PATHS("mkdir", f, a, CWD, NO, syscall(SYS_mkdirat, f, a, m));
}
char *mkdtemp(char *template) {
  long number;
  if (meets(&number)) return NULL;
  char *path = REAL(mkdtemp)(template);
  note(number, "mkdtemp", path ? path : template, "", path ? 0 : -1);
  return path;
}
int link(const char *a, const char *b) { ON_PATHS("link", CWD, a, CWD, b, syscall(SYS_link, a, b)); }
int linkat(int f, const char *a, int g, const char *b, int flags) {
  ON_PATHS("link", f, a, g, b, syscall(SYS_linkat, f, a, g, b, flags));
}
int symlink(const char *a, const char *b) {
  ON_PATHS("symlink", CWD, b, CWD, NO, syscall(SYS_symlink, a, b));
}

// Opening counts where it may make or empty a file.
static int opened(int folder, const char *path, int flags, mode_t mode) {
  if (!(flags & (O_CREAT | O_TRUNC)) && (flags & O_TMPFILE) != O_TMPFILE)
    return (int)syscall(SYS_openat, folder, path, flags, mode);
  const char *name = (flags & O_TMPFILE) == O_TMPFILE ? "open-nameless"
                     : flags & O_EXCL ? "open-new" : "open";
  ON_PATHS(name, folder, path, CWD, NO, syscall(SYS_openat, folder, path, flags, mode));
}
#define MODE(flags)                                                        \
  mode_t mode = 0;                                                         \
  if ((flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE) {             \
    va_list rest;                                                          \
    va_start(rest, flags);                                                 \
    mode = va_arg(rest, mode_t);                                           \
    va_end(rest);                                                          \
  }
int open(const char *a, int flags, ...) { MODE(flags); return opened(CWD, a, flags, mode); }
int open64(const char *a, int flags, ...) { MODE(flags); return opened(CWD, a, flags, mode); }
int openat(int f, const char *a, int flags, ...) { MODE(flags); return opened(f, a, flags, mode); }
int openat64(int f, const char *a, int flags, ...) { MODE(flags); return opened(f, a, flags, mode); }
int creat(const char *a, mode_t mode) { return opened(CWD, a, O_WRONLY | O_CREAT | O_TRUNC, mode); }

int fsync(int d) { ON_DESCRIPTOR("fsync", d, syscall(SYS_fsync, d)); }
int fdatasync(int d) { ON_DESCRIPTOR("fsync", d, syscall(SYS_fdatasync, d)); }
int syncfs(int d) { ON_DESCRIPTOR("syncfs", d, syscall(SYS_syncfs, d)); }
int ftruncate(int d, off_t n) { ON_DESCRIPTOR("truncate", d, syscall(SYS_ftruncate, d, n)); }
int ftruncate64(int d, off_t n) { ON_DESCRIPTOR("truncate", d, syscall(SYS_ftruncate, d, n)); }

// Of a write that is cut short at its call, half is there.
#define WRITES(d, n, whole, half)                                          \
  if (!is_file(d)) return whole;                                           \
  ON_DESCRIPTOR("write", d, action == HALF && number == at ? half : whole)
ssize_t write(int d, const void *b, size_t n) {
  WRITES(d, n, syscall(SYS_write, d, b, n), syscall(SYS_write, d, b, n / 2));
}
ssize_t pwrite(int d, const void *b, size_t n, off_t o) {
  WRITES(d, n, syscall(SYS_pwrite64, d, b, n, o), syscall(SYS_pwrite64, d, b, n / 2, o));
}
ssize_t pwrite64(int d, const void *b, size_t n, off_t o) { return pwrite(d, b, n, o); }
ssize_t copy_file_range(int f, off_t *o, int d, off_t *p, size_t n, unsigned flags) {
  ON_DESCRIPTOR("write", d, syscall(SYS_copy_file_range, f, o, d, p, n, flags));
}
ssize_t sendfile(int d, int f, off_t *o, size_t n) {
  WRITES(d, n, syscall(SYS_sendfile, d, f, o, n), syscall(SYS_sendfile, d, f, o, n / 2));
}
ssize_t writev(int d, const struct iovec *v, int n) {
  WRITES(d, n, syscall(SYS_writev, d, v, n), syscall(SYS_writev, d, v, n / 2));
}
