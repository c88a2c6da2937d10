#ifndef CFILES_H
#define CFILES_H

// What Linux can do with files and Swift's view of the C library does not show. A translation, no
// policy. Where a function answers false or -1, errno says why.

#include <stdbool.h>
#include <stdint.h>

// Lets two paths, which both stand, change places in one step.
bool files_exchange(const char *one, const char *other);

// Moves something to a path at which nothing stands.
bool files_move_to_free_path(const char *from, const char *to);

// Writes all that is in memory of the disk that an open file is on.
bool files_sync_disk(int descriptor);

// The number of the mount that a path is on, links followed; -1 where it is not known.
int64_t files_mount_of(const char *path);

// Whether a folder has attributes that a new one in its place would not have, such as access lists.
bool files_has_attributes(const char *path);

#endif
