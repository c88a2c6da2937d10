#define _GNU_SOURCE
#include "stage.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

// A phone's app changes nothing in its bundle. Here the bundle's files are the user's own, and all plays of
// a command share it.

static bool exists(int folder, const char *path) {
  struct stat status;
  return SYSTEM(fstatat)(folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0;
}

/// Refuses to change something in the bundle; what is there already, or is not, the system says.
static bool refuses(int folder, const char *path, bool is_made, const void *caller) {
  if (!stage_plays() || !stage_asks(caller) || !places_bundle_holds(folder, path)) return false;
  if (exists(folder, path) == is_made) return false;
  errno = EROFS;
  return true;
}

bool bundle_refuses(int folder, const char *path, const void *caller) {
  if (!stage_plays() || !stage_asks(caller) || !places_bundle_holds(folder, path)) return false;
  errno = EROFS;
  return true;
}

int bundle_follows(int folder, const char *path, int flags, const void *caller) {
  bool is_shown = flags & AT_SYMLINK_NOFOLLOW && stage_plays() && stage_asks(caller)
      && places_bundle_holds(folder, path);
  return is_shown ? flags & ~AT_SYMLINK_NOFOLLOW : flags;
}

#define CHANGES(name, parameters, folder, path, is_made, ...)                         \
  STANDS_IN int name parameters {                                                     \
    return refuses(folder, path, is_made, __builtin_return_address(0))                \
        ? -1 : SYSTEM(name)(__VA_ARGS__);                                             \
  }

CHANGES(mkdir, (const char *path, mode_t mode), AT_FDCWD, path, true, path, mode)
CHANGES(
    mkdirat, (int folder, const char *path, mode_t mode), folder, path, true, folder, path, mode)
CHANGES(mkfifo, (const char *path, mode_t mode), AT_FDCWD, path, true, path, mode)
CHANGES(symlink, (const char *target, const char *path), AT_FDCWD, path, true, target, path)
CHANGES(
    symlinkat, (const char *target, int folder, const char *path), folder, path, true, target,
    folder, path)
CHANGES(unlink, (const char *path), AT_FDCWD, path, false, path)
CHANGES(
    unlinkat, (int folder, const char *path, int flags), folder, path, false, folder, path, flags)
CHANGES(remove, (const char *path), AT_FDCWD, path, false, path)
CHANGES(rmdir, (const char *path), AT_FDCWD, path, false, path)
CHANGES(truncate, (const char *path, off_t size), AT_FDCWD, path, false, path, size)
CHANGES(truncate64, (const char *path, off64_t size), AT_FDCWD, path, false, path, size)
CHANGES(chmod, (const char *path, mode_t mode), AT_FDCWD, path, false, path, mode)
CHANGES(
    fchmodat, (int folder, const char *path, mode_t mode, int flags), folder, path, false, folder,
    path, mode, flags)
CHANGES(
    chown, (const char *path, uid_t user, gid_t group), AT_FDCWD, path, false, path, user, group)
CHANGES(
    lchown, (const char *path, uid_t user, gid_t group), AT_FDCWD, path, false, path, user, group)
CHANGES(
    fchownat, (int folder, const char *path, uid_t user, gid_t group, int flags), folder, path,
    false, folder, path, user, group, flags)
CHANGES(
    setxattr,
    (const char *path, const char *name, const void *value, size_t size, int flags), AT_FDCWD,
    path, false, path, name, value, size, flags)
CHANGES(
    lsetxattr,
    (const char *path, const char *name, const void *value, size_t size, int flags), AT_FDCWD,
    path, false, path, name, value, size, flags)
CHANGES(removexattr, (const char *path, const char *name), AT_FDCWD, path, false, path, name)
CHANGES(lremovexattr, (const char *path, const char *name), AT_FDCWD, path, false, path, name)

/// Defines a function that gives what stands at one path another one.
#define MOVES(name, parameters, from_folder, from, to_folder, to, ...)                \
  STANDS_IN int name parameters {                                                     \
    const void *caller = __builtin_return_address(0);                                 \
    return refuses(from_folder, from, false, caller)                                  \
            || bundle_refuses(to_folder, to, caller)                                  \
        ? -1 : SYSTEM(name)(__VA_ARGS__);                                             \
  }

MOVES(rename, (const char *from, const char *to), AT_FDCWD, from, AT_FDCWD, to, from, to)
MOVES(
    renameat, (int one, const char *from, int other, const char *to), one, from, other, to, one,
    from, other, to)
MOVES(
    renameat2, (int one, const char *from, int other, const char *to, unsigned flags), one, from,
    other, to, one, from, other, to, flags)
// Another name of a file of the bundle would lead to the user's.
MOVES(link, (const char *from, const char *to), AT_FDCWD, from, AT_FDCWD, to, from, to)
MOVES(
    linkat, (int one, const char *from, int other, const char *to, int flags), one, from, other,
    to, one, from, other, to, flags)

/// Defines a function that makes a file of a name of its own choice.
#define MAKES(name, type, failure, parameters, ...)                                   \
  STANDS_IN type name parameters {                                                    \
    return bundle_refuses(AT_FDCWD, template, __builtin_return_address(0))            \
        ? failure : SYSTEM(name)(__VA_ARGS__);                                        \
  }

MAKES(mkdtemp, char *, NULL, (char *template), template)
MAKES(mkostemp, int, -1, (char *template, int flags), template, flags)
MAKES(mkstemps, int, -1, (char *template, int length), template, length)

// The current folder is the user's, below which films and references stand.

STANDS_IN int chdir(const char *path) {
  if (!STAGE_ASKS) return SYSTEM(chdir)(path);
  errno = EACCES;
  return -1;
}

STANDS_IN int fchdir(int folder) {
  if (!STAGE_ASKS) return SYSTEM(fchdir)(folder);
  errno = EACCES;
  return -1;
}
