#define _GNU_SOURCE
#include "stage.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <fts.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// A file system lists the files of a folder in an order of its own. A scene finds them by name, without
// the program that plays it.

/// Returns true when a file is the running program, which stands beside an app's files.
static bool is_program(const char *name, int folder, const char *path) {
  static char itself[PATH_MAX];
  static struct stat program;
  if (!itself[0]) {
    ssize_t count = readlink("/proc/self/exe", itself, sizeof itself - 1);
    if (count <= 0 || SYSTEM(stat)(itself, &program) != 0) return false;
  }
  const char *last = strrchr(itself, '/');
  struct stat status;
  return last && strcmp(last + 1, name) == 0
      && SYSTEM(fstatat)(folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0
      && status.st_ino == program.st_ino && status.st_dev == program.st_dev;
}

/// The entries of an open folder, by name.
typedef struct listing {
  struct listing *next;
  DIR *folder;
  struct dirent **entries;
  size_t count, place;
} listing;

static listing *listings;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int by_name(const void *one, const void *other) {
  return strcmp(
      (*(struct dirent *const *)one)->d_name, (*(struct dirent *const *)other)->d_name);
}

static void let_go(listing *list) {
  for (size_t index = 0; index < list->count; index++) free(list->entries[index]);
  free(list->entries);
  free(list);
}

static listing **find(DIR *folder) {
  listing **place = &listings;
  while (*place && (*place)->folder != folder) place = &(*place)->next;
  return place;
}

static void forget(DIR *folder) {
  pthread_mutex_lock(&lock);
  listing **place = find(folder), *list = *place;
  if (list) *place = list->next;
  pthread_mutex_unlock(&lock);
  if (list) let_go(list);
}

/// Reads what is left of a folder; NULL where there is no memory.
static listing *read_whole(DIR *folder) {
  listing *list = calloc(1, sizeof *list);
  if (!list) return NULL;
  list->folder = folder;
  struct dirent *entry;
  while ((entry = SYSTEM(readdir)(folder))) {
    if (is_program(entry->d_name, dirfd(folder), entry->d_name)) continue;
    struct dirent **entries = reallocarray(list->entries, list->count + 1, sizeof *entries);
    if (entries) list->entries = entries;
    struct dirent *copy = entries ? malloc(sizeof *copy) : NULL;
    if (!copy) {
      let_go(list);
      return NULL;
    }
    memcpy(copy, entry, entry->d_reclen < sizeof *copy ? entry->d_reclen : sizeof *copy);
    entries[list->count++] = copy;
  }
  if (list->count) qsort(list->entries, list->count, sizeof *list->entries, by_name);
  pthread_mutex_lock(&lock);
  list->next = listings;
  listings = list;
  pthread_mutex_unlock(&lock);
  return list;
}

static struct dirent *next_entry(DIR *folder) {
  pthread_mutex_lock(&lock);
  listing *list = *find(folder);
  pthread_mutex_unlock(&lock);
  if (!list) list = read_whole(folder);
  if (!list) return SYSTEM(readdir)(folder);
  return list->place < list->count ? list->entries[list->place++] : NULL;
}

STANDS_IN DIR *opendir(const char *path) {
  if (stage_hides(path, __builtin_return_address(0))) {
    errno = ENOENT;
    return NULL;
  }
  return SYSTEM(opendir)(path);
}

STANDS_IN struct dirent *readdir(DIR *folder) {
  return STAGE_ASKS ? next_entry(folder) : SYSTEM(readdir)(folder);
}

STANDS_IN struct dirent64 *readdir64(DIR *folder) {
  return STAGE_ASKS ? (struct dirent64 *)next_entry(folder) : SYSTEM(readdir64)(folder);
}

STANDS_IN void rewinddir(DIR *folder) {
  forget(folder);
  SYSTEM(rewinddir)(folder);
}

STANDS_IN int closedir(DIR *folder) {
  forget(folder);
  return SYSTEM(closedir)(folder);
}

static int entries_by_name(const FTSENT **one, const FTSENT **other) {
  return strcmp((*one)->fts_name, (*other)->fts_name);
}

STANDS_IN FTS *fts_open(
    char *const *paths, int options, int (*compare)(const FTSENT **, const FTSENT **)) {
  if (*paths && stage_hides(*paths, __builtin_return_address(0))) {
    errno = ENOENT;
    return NULL;
  }
  // What is copied from the bundle is a file, and no link to the user's.
  if (*paths && STAGE_ASKS && places_bundle_holds(AT_FDCWD, *paths)) {
    options = (options & ~FTS_PHYSICAL) | FTS_LOGICAL;
  }
  return SYSTEM(fts_open)(paths, options, compare || !STAGE_ASKS ? compare : entries_by_name);
}

STANDS_IN FTSENT *fts_read(FTS *tree) {
  bool is_asked = STAGE_ASKS;
  FTSENT *entry;
  do {
    entry = SYSTEM(fts_read)(tree);
  } while (is_asked && entry && is_program(entry->fts_name, AT_FDCWD, entry->fts_accpath));
  return entry;
}

typedef int (*order)(const struct dirent **, const struct dirent **);

static int alphabetical(const struct dirent **one, const struct dirent **other) {
  return strcmp((*one)->d_name, (*other)->d_name);
}

STANDS_IN int scandir(
    const char *restrict path, struct dirent ***restrict entries,
    int (*chooses)(const struct dirent *), order compare) {
  if (stage_hides(path, __builtin_return_address(0))) {
    errno = ENOENT;
    return -1;
  }
  return SYSTEM(scandir)(
      path, entries, chooses, compare || !STAGE_ASKS ? compare : alphabetical);
}
