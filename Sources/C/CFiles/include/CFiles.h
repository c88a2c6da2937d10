#ifndef CFILES_H
#define CFILES_H

// What Linux can do with files and Swift's view of the C library lacks: a translation, without
// decisions. If a function returns false or -1, errno says why.

#include <stdbool.h>
#include <stdint.h>

// Exchanges two paths, which must both exist, in one step.
bool files_exchange(const char *one, const char *other);

// Moves a file or folder to a path at which there is none.
bool files_move_to_free_path(const char *from, const char *to);

// Opens a new file without a name, which is gone when it is closed; -1 where the disk has none.
int files_open_nameless(const char *folder);

// Gives a file without a name one at which there is nothing.
bool files_give_name(int descriptor, const char *path);

// Writes to disk all cached data of the file system that an open file is on.
bool files_sync_disk(int descriptor);

// Returns the number of the mount that a path is on, links followed; -1 if it is unknown.
int64_t files_mount_of(const char *path);

// Returns true when a folder has attributes, such as access lists, that a new one in its place
// would lack.
bool files_has_attributes(const char *path);

// Returns the path of the program or library that holds this function, as it was opened; null where
// it is unknown. It lives as long as the process.
const char *files_path_of_code(void);

// Has the programs that this thread starts stand at addresses of no random choice, where the system allows
// it. Returns what files_restore_addresses takes to make them stand as before.
int files_fix_addresses(void);
void files_restore_addresses(int before);

// Has each line of the standard output written when it ends.
void files_print_by_lines(void);

// Ends the line that waits in the buffer of the standard output, if one does, unless a thread is just
// printing.
void files_end_printed_line(void);

// Writes what waits in the buffer of the standard output, as whole lines, unless a thread is just printing.
void files_flush_printed(void);

// Returns true where something that was printed could not be written.
bool files_lost_printed(void);

// Returns a word of this process's command line, the name of the program at 0; NULL behind the last.
// Swift's library asks /proc, which a container may lack.
const char *files_word(int number);

// Returns the path by which this process was started.
const char *files_started_path(void);

#endif
