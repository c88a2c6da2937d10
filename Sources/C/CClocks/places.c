#define _GNU_SOURCE
#include "stage.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The folders from which a program plays and in which it keeps files have other names in each run, and
// stand where the user has temporary files. A scene finds them below two open files, whose numbers are the
// same in every run: the system itself leads each process to its own.

/// A folder that stands at the same path in every run.
struct place {
  /// The variable of the environment that says where the folder is.
  const char *variable;
  /// Where a scene finds it.
  const char *path;
  /// The open file through which the path leads.
  int file;
  /// Where it is; of no length in a program that nobody gave one.
  char real[PATH_MAX];
  size_t length;
};

static struct place places[] = {
    {.variable = CLOCKS_APP_VARIABLE, .path = CLOCKS_APP_PLACE, .file = CLOCKS_APP_FILE},
    {.variable = CLOCKS_RUN_VARIABLE, .path = CLOCKS_RUN_PLACE, .file = CLOCKS_RUN_FILE},
};
enum { place_count = sizeof places / sizeof *places };

/// Opens a folder at its number, also for what the program starts, whose environment names the path.
static void take(struct place *place) {
  const char *path = getenv(place->variable);
  int file = path ? open(path, O_PATH | O_DIRECTORY) : -1;
  if (file >= 0 && file != place->file) {
    dup2(file, place->file);
    close(file);
  }
  ssize_t length =
      file < 0 ? -1 : SYSTEM(readlink)(place->path, place->real, sizeof place->real - 1);
  // A path gets no longer where it is shown as the scene knows it.
  if (length >= (ssize_t)strlen(place->path)) place->length = (size_t)length;
  unsetenv(place->variable);
}

/// Takes the folders once, before anything of the program asks for them.
///
/// Foundation asks where the program is when it is loaded, which is before this library is.
__attribute__((constructor)) static void take_places(void) {
  static bool are_taken;
  if (are_taken) return;
  are_taken = true;
  for (int index = 0; index < place_count; index++) take(&places[index]);
}

void clocks_reserve_home(void) {
  int file = open("/", O_PATH | O_DIRECTORY);
  if (file >= 0 && file != CLOCKS_RUN_FILE) {
    dup2(file, CLOCKS_RUN_FILE);
    close(file);
  }
}

void clocks_put_home_into(const char *folder) {
  setenv(CLOCKS_RUN_VARIABLE, folder, 1);
  take(&places[1]);
}

/// Returns true when a path, of which `length` bytes count, leads to or below a folder.
static bool leads_below(const char *path, size_t length, const char *folder, size_t count) {
  return count && length >= count && memcmp(path, folder, count) == 0
      && (length == count || path[count] == '/');
}

bool places_are_given(void) { return places[0].length || places[1].length; }

bool places_hold(const char *path) {
  for (int index = 0; index < place_count; index++) {
    const struct place *place = &places[index];
    size_t count = strlen(place->path);
    if (place->length && strncmp(path, place->path, count) == 0 && path[count] == '/') return true;
  }
  return false;
}

/// Writes the path of the folder in which something stands, its links followed; returns false if there is none.
static bool find_folder(int folder, const char *path, char real[PATH_MAX]) {
  char whole[PATH_MAX];
  int length = folder == AT_FDCWD || path[0] == '/'
      ? snprintf(whole, sizeof whole, "%s%s", path[0] == '/' ? "" : "./", path)
      : snprintf(whole, sizeof whole, "/proc/self/fd/%d/%s", folder, path);
  if (length < 0 || length >= (int)sizeof whole) return false;
  while (length > 1 && whole[length - 1] == '/') whole[--length] = '\0';
  char *last = strrchr(whole, '/');
  last[last == whole] = '\0';
  return SYSTEM(realpath)(whole, real);
}

bool places_bundle_holds(int folder, const char *path) {
  const struct place *app = &places[0];
  if (!app->length || !path || !path[0]) return false;
  // A folder of the bundle may be a link, so the path counts as it is written, too.
  size_t known = strlen(CLOCKS_BUNDLE_PLACE), length = strlen(path);
  if (leads_below(path, length, CLOCKS_BUNDLE_PLACE, known)) return true;
  char bundle[PATH_MAX + sizeof "/app"], real[PATH_MAX];
  strcpy(bundle, app->real);
  strcat(bundle, &CLOCKS_BUNDLE_PLACE[strlen(CLOCKS_APP_PLACE)]);
  size_t count = strlen(bundle);
  if (leads_below(path, length, bundle, count)) return true;
  return find_folder(folder, path, real) && leads_below(real, strlen(real), bundle, count);
}

/// Returns true for the path of something in the bundle, as a scene knows it: no link leads to it.
static bool is_plain_in_bundle(const char *path) {
  size_t known = strlen(CLOCKS_BUNDLE_PLACE);
  if (!stage_plays() || !places[0].length || !path) return false;
  if (strncmp(path, CLOCKS_BUNDLE_PLACE "/", known + 1) != 0) return false;
  const char *rest = path + known;
  bool is_short = !strstr(rest, "/.") && !strstr(rest, "//") && rest[strlen(rest) - 1] != '/';
  return is_short && SYSTEM(access)(path, F_OK) == 0;
}

/// Puts the path that a scene knows in place of the system's; returns its length.
static size_t show(char *path, size_t length) {
  for (int index = 0; index < place_count; index++) {
    const struct place *place = &places[index];
    if (!leads_below(path, length, place->real, place->length)) continue;
    size_t known = strlen(place->path), rest = length - place->length;
    memmove(path + known, path + place->length, rest);
    memcpy(path, place->path, known);
    return known + rest;
  }
  return length;
}

static char *show_text(char *path) {
  if (path) path[show(path, strlen(path))] = '\0';
  return path;
}

/// Returns true when code is told the paths of every run: a scene's, and Foundation's at any time, which
/// asks once where the program is.
static bool is_told(const void *caller) {
  take_places();
  if (!places_are_given()) return false;
  if (stage_plays()) return stage_asks(caller);
  Dl_info its;
  return dladdr(caller, &its) && strstr(its.dli_fname, "/libFoundation");
}

#define IS_TOLD is_told(__builtin_return_address(0))

static bool is_link_to_program(const char *path) {
  return path && strcmp(path, "/proc/self/exe") == 0;
}

/// Writes the path of the program in its bundle, whose name it has wherever it was started.
///
/// - Returns: its length; 0 where it is unknown.
static size_t write_program(char *path, size_t size) {
  char real[PATH_MAX];
  ssize_t length = SYSTEM(readlink)("/proc/self/exe", real, sizeof real - 1);
  if (length <= 0) return 0;
  real[length] = '\0';
  const char *name = strrchr(real, '/');
  size_t folder = strlen(CLOCKS_BUNDLE_PLACE);
  if (!name || folder + strlen(name) >= size) return 0;
  memcpy(path, CLOCKS_BUNDLE_PLACE, folder);
  strcpy(path + folder, name);
  return folder + strlen(name);
}

STANDS_IN ssize_t readlink(const char *restrict path, char *restrict buffer, size_t size) {
  bool shows = IS_TOLD;
  if (shows && places[0].length && is_link_to_program(path)) {
    char program[PATH_MAX];
    size_t length = write_program(program, sizeof program);
    if (length > size) length = size;
    if (length) {
      memcpy(buffer, program, length);
      return (ssize_t)length;
    }
  }
  if (!is_link_to_program(path) && stage_hides(path, __builtin_return_address(0))) {
    errno = ENOENT;
    return -1;
  }
  if (shows && is_plain_in_bundle(path)) {
    errno = EINVAL;
    return -1;
  }
  ssize_t length = SYSTEM(readlink)(path, buffer, size);
  return shows && length > 0 ? (ssize_t)show(buffer, (size_t)length) : length;
}

STANDS_IN char *realpath(const char *restrict path, char *restrict resolved) {
  bool shows = IS_TOLD;
  char program[PATH_MAX];
  if (shows && places[0].length && is_link_to_program(path)
      && write_program(program, sizeof program)) {
    return resolved ? strcpy(resolved, program) : strdup(program);
  }
  if (!is_link_to_program(path) && stage_hides(path, __builtin_return_address(0))) {
    errno = ENOENT;
    return NULL;
  }
  if (shows && is_plain_in_bundle(path)) return resolved ? strcpy(resolved, path) : strdup(path);
  char *found = SYSTEM(realpath)(path, resolved);
  return shows ? show_text(found) : found;
}

STANDS_IN char *canonicalize_file_name(const char *path) { return realpath(path, NULL); }

// What a program behind a wall writes stands in the folder of its run.

STANDS_IN char *getcwd(char *buffer, size_t size) {
  char *folder = SYSTEM(getcwd)(buffer, size);
  return STAGE_ASKS ? show_text(folder) : folder;
}

STANDS_IN char *get_current_dir_name(void) {
  char *folder = SYSTEM(get_current_dir_name)();
  return STAGE_ASKS ? show_text(folder) : folder;
}
