#define _GNU_SOURCE
#include "stage.h"

#include <errno.h>
#include <pwd.h>
#include <string.h>
#include <unistd.h>

// Who uses the phone: what the system's list of users says in an app's program.

static char name[] = "mobile", password[] = "*", full_name[] = "Mobile User",
            home[] = CLOCKS_HOME_PLACE, shell[] = "/bin/sh";

/// Returns true when a scene of a program with folders of its own asks.
static bool is_asked(const void *caller) {
  return places_are_given() && stage_plays() && stage_asks(caller);
}

#define IS_ASKED is_asked(__builtin_return_address(0))

static struct passwd describe(uid_t user) {
  return (struct passwd){name, password, user, user, full_name, home, shell};
}

static struct passwd *entry(uid_t user) {
  static _Thread_local struct passwd entry;
  entry = describe(user);
  return &entry;
}

STANDS_IN struct passwd *getpwuid(uid_t user) {
  if (!IS_ASKED) return SYSTEM(getpwuid)(user);
  return user == geteuid() || user == getuid() ? entry(user) : NULL;
}

STANDS_IN struct passwd *getpwnam(const char *user) {
  if (!IS_ASKED) return SYSTEM(getpwnam)(user);
  return strcmp(user, name) == 0 ? entry(getuid()) : NULL;
}

STANDS_IN int getpwuid_r(
    uid_t user, struct passwd *found, char *buffer, size_t size, struct passwd **result) {
  if (!IS_ASKED) return SYSTEM(getpwuid_r)(user, found, buffer, size, result);
  *found = describe(user);
  *result = user == geteuid() || user == getuid() ? found : NULL;
  return 0;
}

STANDS_IN int getpwnam_r(
    const char *user, struct passwd *found, char *buffer, size_t size, struct passwd **result) {
  if (!IS_ASKED) return SYSTEM(getpwnam_r)(user, found, buffer, size, result);
  *found = describe(getuid());
  *result = strcmp(user, name) == 0 ? found : NULL;
  return 0;
}

STANDS_IN char *getlogin(void) { return IS_ASKED ? name : SYSTEM(getlogin)(); }

STANDS_IN int getlogin_r(char *buffer, size_t size) {
  if (!IS_ASKED) return SYSTEM(getlogin_r)(buffer, size);
  if (size < sizeof name) return ERANGE;
  memcpy(buffer, name, sizeof name);
  return 0;
}
