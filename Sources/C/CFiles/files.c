#define _GNU_SOURCE
#include "CFiles.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/personality.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

bool files_exchange(const char *one, const char *other) {
  return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE) == 0;
}

bool files_move_to_free_path(const char *from, const char *to) {
  return renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0;
}

int files_open_nameless(const char *folder) {
  // Only there can it get a name.
  if (access("/proc/self/fd", X_OK) != 0) return -1;
  return open(folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);
}

bool files_give_name(int descriptor, const char *path) {
  char itself[32];
  snprintf(itself, sizeof itself, "/proc/self/fd/%d", descriptor);
  return linkat(AT_FDCWD, itself, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0;
}

bool files_sync_disk(int descriptor) { return syncfs(descriptor) == 0; }

int64_t files_mount_of(const char *path) {
  struct statx status;
  if (statx(AT_FDCWD, path, 0, STATX_MNT_ID, &status) != 0) return -1;
  return status.stx_mask & STATX_MNT_ID ? (int64_t)status.stx_mnt_id : -1;
}

bool files_has_attributes(const char *path) {
  char names[4096];
  ssize_t size = listxattr(path, names, sizeof names);
  if (size < 0) return false;
  for (const char *name = names; name < names + size; name += strlen(name) + 1) {
    // The system sets the attributes of the security modules itself.
    if (strncmp(name, "security.", strlen("security.")) != 0) return true;
  }
  return false;
}

const char *files_path_of_code(void) {
  Dl_info code;
  return dladdr((void *)files_path_of_code, &code) ? code.dli_fname : NULL;
}

int files_fix_addresses(void) {
  int before = personality(0xffffffff);
  if (before != -1) personality(before | ADDR_NO_RANDOMIZE);
  return before;
}

void files_restore_addresses(int before) {
  if (before != -1) personality(before);
}

void files_print_by_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

// Source: glibc, bits/types/struct_FILE.h: what waits stands from `_IO_write_base` to `_IO_write_ptr`.
static void end_line(void) {
  const char *start = stdout->_IO_write_base, *end = stdout->_IO_write_ptr;
  if (end > start && end[-1] != '\n') putc_unlocked('\n', stdout);
}

void files_end_printed_line(void) {
  if (ftrylockfile(stdout) != 0) return;
  end_line();
  funlockfile(stdout);
}

void files_flush_printed(void) {
  if (ftrylockfile(stdout) != 0) return;
  end_line();
  fflush(stdout);
  funlockfile(stdout);
}

bool files_lost_printed(void) { return ferror(stdout) != 0; }
