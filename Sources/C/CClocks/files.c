#define _GNU_SOURCE
#include "stage.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/time.h>
#include <unistd.h>

// The dates of files are the stage's: those of the app's own files are its launch, those of others
// when they were opened to be written, or what they were set to.

/// A file that a stage has dated.
struct dated {
  dev_t device;
  ino_t number;
  struct timespec date;
};

enum { most_dated = 1 << 12, folder_size = 64 };

static struct dated dated[most_dated];
static unsigned dated_count;
static uint32_t dating_stage;

static struct dated *find(dev_t device, ino_t number) {
  unsigned count = dated_count < most_dated ? dated_count : most_dated;
  if (dating_stage != stage_state.stage) count = 0;
  for (unsigned place = 0; place < count; place++) {
    if (dated[place].number == number && dated[place].device == device) return &dated[place];
  }
  return NULL;
}

static void set_date(dev_t device, ino_t number, struct timespec date) {
  if (dating_stage != stage_state.stage) dated_count = 0;
  dating_stage = stage_state.stage;
  struct dated *entry = find(device, number);
  // Of thousands of files the first forget their dates.
  if (!entry) entry = &dated[dated_count++ % most_dated];
  *entry = (struct dated){device, number, date};
}

static struct timespec date_of(dev_t device, ino_t number) {
  const struct dated *entry = find(device, number);
  return entry ? entry->date : stage_wall(0);
}

static int settle(int result, struct stat *status) {
  if (result != 0) return result;
  struct timespec date = date_of(status->st_dev, status->st_ino);
  status->st_atim = status->st_mtim = status->st_ctim = date;
  // The size of a folder is the file system's.
  if (S_ISDIR(status->st_mode)) status->st_size = folder_size;
  return 0;
}

// A phone has neither /proc nor /sys, which say what the machine is and does, and other files in /etc.

/// Returns true for a path that says what the machine is or does, and false for none.
static bool is_of_machine(const char *path) {
  static const char *const folders[] = {
      "/proc", "/sys", "/etc", "/usr/lib/os-release", "/var/lib/dbus/machine-id"};
  // Foundation asks them for the rules of its time zone.
  static const char *const others[] = {"/etc/localtime", "/etc/timezone"};
  for (size_t index = 0; path && index < sizeof others / sizeof *others; index++) {
    if (strcmp(path, others[index]) == 0) return false;
  }
  for (size_t index = 0; path && index < sizeof folders / sizeof *folders; index++) {
    size_t length = strlen(folders[index]);
    if (strncmp(path, folders[index], length) == 0 && strchr("/", path[length])) {
      return !places_hold(path);
    }
  }
  return false;
}

bool stage_hides(const char *path, const void *caller) {
  Dl_info its;
  // A backtrace is Swift's own, and reads them.
  return is_of_machine(path) && stage_plays() && stage_asks(caller)
      && !(dladdr(caller, &its) && strstr(its.dli_fname, "/libswiftCore"));
}

#define REFUSE_MACHINE(path, result)                                                  \
  do {                                                                                \
    if (stage_hides(path, __builtin_return_address(0))) {                             \
      errno = ENOENT;                                                                 \
      return result;                                                                  \
    }                                                                                 \
  } while (0)

#define ASKS_STATUS(name, call, parameters, path, ...)                                \
  STANDS_IN int name parameters {                                                     \
    REFUSE_MACHINE(path, -1);                                                         \
    int result = SYSTEM(call)(__VA_ARGS__);                                           \
    return STAGE_ASKS ? settle(result, (struct stat *)status) : result;               \
  }

#define FOLLOWED(folder, path, flags)                                                 \
  bundle_follows(folder, path, flags, __builtin_return_address(0))

ASKS_STATUS(stat, stat, (const char *path, struct stat *status), path, path, status)
ASKS_STATUS(
    lstat, fstatat, (const char *path, struct stat *status), path, AT_FDCWD, path, status,
    FOLLOWED(AT_FDCWD, path, AT_SYMLINK_NOFOLLOW))
ASKS_STATUS(fstat, fstat, (int file, struct stat *status), NULL, file, status)
ASKS_STATUS(
    fstatat, fstatat, (int folder, const char *path, struct stat *status, int flags), path, folder,
    path, status, FOLLOWED(folder, path, flags))
// The same structures, since all numbers of 64-bit systems are long.
ASKS_STATUS(stat64, stat64, (const char *path, struct stat64 *status), path, path, status)
ASKS_STATUS(
    lstat64, fstatat64, (const char *path, struct stat64 *status), path, AT_FDCWD, path, status,
    FOLLOWED(AT_FDCWD, path, AT_SYMLINK_NOFOLLOW))
ASKS_STATUS(fstat64, fstat64, (int file, struct stat64 *status), NULL, file, status)
ASKS_STATUS(
    fstatat64, fstatat64, (int folder, const char *path, struct stat64 *status, int flags), path,
    folder, path, status, FOLLOWED(folder, path, flags))

STANDS_IN int statx(
    int folder, const char *restrict path, int flags, unsigned mask,
    struct statx *restrict status) {
  REFUSE_MACHINE(path, -1);
  flags = FOLLOWED(folder, path, flags);
  int result = SYSTEM(statx)(folder, path, flags, mask | STATX_INO, status);
  if (result != 0 || !STAGE_ASKS) return result;
  dev_t device = gnu_dev_makedev(status->stx_dev_major, status->stx_dev_minor);
  struct timespec date = date_of(device, status->stx_ino);
  struct statx_timestamp stamp = {.tv_sec = date.tv_sec, .tv_nsec = date.tv_nsec};
  status->stx_atime = status->stx_mtime = status->stx_ctime = status->stx_btime = stamp;
  if (S_ISDIR(status->stx_mode)) status->stx_size = folder_size;
  return 0;
}

STANDS_IN int access(const char *path, int mode) {
  REFUSE_MACHINE(path, -1);
  if (mode & W_OK && bundle_refuses(AT_FDCWD, path, __builtin_return_address(0))) return -1;
  return SYSTEM(access)(path, mode);
}

STANDS_IN int faccessat(int folder, const char *path, int mode, int flags) {
  REFUSE_MACHINE(path, -1);
  if (mode & W_OK && bundle_refuses(folder, path, __builtin_return_address(0))) return -1;
  return SYSTEM(faccessat)(folder, path, mode, flags);
}

/// Dates a file that has just been opened to be written.
static int date_now(int file) {
  struct stat status;
  if (file >= 0 && SYSTEM(fstat)(file, &status) == 0 && S_ISREG(status.st_mode)) {
    set_date(status.st_dev, status.st_ino, stage_wall(stage_state.uptime));
  }
  return file;
}

/// Sets the date of a file to a moment that its author gives.
static int date_as(int result, const struct stat *status, struct timespec date) {
  if (date.tv_nsec == UTIME_OMIT) return result;
  if (date.tv_nsec == UTIME_NOW) date = stage_wall(stage_state.uptime);
  if (result == 0) set_date(status->st_dev, status->st_ino, date);
  return result;
}

STANDS_IN int utimes(const char *path, const struct timeval times[2]) {
  struct stat status;
  if (bundle_refuses(AT_FDCWD, path, __builtin_return_address(0))) return -1;
  if (!STAGE_ASKS || SYSTEM(stat)(path, &status) != 0) return SYSTEM(utimes)(path, times);
  struct timespec date = {.tv_nsec = UTIME_NOW};
  if (times) date = (struct timespec){times[1].tv_sec, times[1].tv_usec * 1000};
  return date_as(SYSTEM(utimes)(path, times), &status, date);
}

STANDS_IN int futimens(int file, const struct timespec times[2]) {
  struct stat status;
  if (!STAGE_ASKS || SYSTEM(fstat)(file, &status) != 0) return SYSTEM(futimens)(file, times);
  struct timespec date = times ? times[1] : (struct timespec){.tv_nsec = UTIME_NOW};
  return date_as(SYSTEM(futimens)(file, times), &status, date);
}

STANDS_IN int utimensat(
    int folder, const char *path, const struct timespec times[2], int flags) {
  struct stat status;
  if (bundle_refuses(folder, path, __builtin_return_address(0))) return -1;
  if (!STAGE_ASKS || SYSTEM(fstatat)(folder, path, &status, flags) != 0) {
    return SYSTEM(utimensat)(folder, path, times, flags);
  }
  struct timespec date = times ? times[1] : (struct timespec){.tv_nsec = UTIME_NOW};
  return date_as(SYSTEM(utimensat)(folder, path, times, flags), &status, date);
}

// Files of random bytes are the stage's, too.

enum { random_size = 1 << 20 };

static bool is_random(const char *path) {
  return path && (strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0);
}

/// Opens a file that holds the stage's next random bytes, a megabyte.
static int open_random(void) {
  int file = memfd_create("random", MFD_CLOEXEC);
  if (file < 0 || ftruncate(file, random_size) != 0) return file;
  void *bytes = mmap(NULL, random_size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (bytes == MAP_FAILED) return file;
  stage_fill(bytes, random_size);
  munmap(bytes, random_size);
  return file;
}

#define OPENS(name, parameters, folder, ...)                                          \
  STANDS_IN int name parameters {                                                     \
    va_list list;                                                                     \
    va_start(list, flags);                                                            \
    bool makes = (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE;               \
    mode_t mode = makes ? va_arg(list, mode_t) : 0;                                   \
    va_end(list);                                                                     \
    bool is_asked = STAGE_ASKS;                                                       \
    REFUSE_MACHINE(path, -1);                                                         \
    if (is_asked && is_random(path)) return open_random();                            \
    if (is_asked && flags & O_NOFOLLOW && places_bundle_holds(folder, path)) {        \
      flags &= ~O_NOFOLLOW;                                                           \
    }                                                                                 \
    bool changes = (flags & O_ACCMODE) != O_RDONLY || flags & (O_CREAT | O_TRUNC);     \
    if (changes && bundle_refuses(folder, path, __builtin_return_address(0))) return -1; \
    int file = SYSTEM(name)(__VA_ARGS__, mode);                                       \
    return is_asked && (flags & O_ACCMODE) != O_RDONLY ? date_now(file) : file;       \
  }

STANDS_IN int creat(const char *path, mode_t mode) {
  if (bundle_refuses(AT_FDCWD, path, __builtin_return_address(0))) return -1;
  int file = SYSTEM(creat)(path, mode);
  return STAGE_ASKS ? date_now(file) : file;
}

OPENS(open, (const char *path, int flags, ...), AT_FDCWD, path, flags)
OPENS(open64, (const char *path, int flags, ...), AT_FDCWD, path, flags)
OPENS(openat, (int folder, const char *path, int flags, ...), folder, folder, path, flags)
OPENS(openat64, (int folder, const char *path, int flags, ...), folder, folder, path, flags)

STANDS_IN int mkstemp(char *template) {
  bool is_asked = STAGE_ASKS;
  if (bundle_refuses(AT_FDCWD, template, __builtin_return_address(0))) return -1;
  int file = SYSTEM(mkstemp)(template);
  return is_asked ? date_now(file) : file;
}

static bool writes(const char *mode) { return mode && strpbrk(mode, "wa+"); }

static FILE *date_stream(FILE *stream, const char *mode) {
  if (stream && writes(mode)) date_now(fileno(stream));
  return stream;
}

STANDS_IN FILE *fopen(const char *restrict path, const char *restrict mode) {
  REFUSE_MACHINE(path, NULL);
  bool is_asked = STAGE_ASKS;
  if (is_asked && is_random(path)) return fdopen(open_random(), "r");
  if (writes(mode) && bundle_refuses(AT_FDCWD, path, __builtin_return_address(0))) return NULL;
  FILE *stream = SYSTEM(fopen)(path, mode);
  return is_asked ? date_stream(stream, mode) : stream;
}

STANDS_IN FILE *fopen64(const char *restrict path, const char *restrict mode) {
  REFUSE_MACHINE(path, NULL);
  bool is_asked = STAGE_ASKS;
  if (is_asked && is_random(path)) return fdopen(open_random(), "r");
  if (writes(mode) && bundle_refuses(AT_FDCWD, path, __builtin_return_address(0))) return NULL;
  FILE *stream = SYSTEM(fopen64)(path, mode);
  return is_asked ? date_stream(stream, mode) : stream;
}
