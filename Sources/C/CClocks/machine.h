#ifndef MACHINE_H
#define MACHINE_H

// What a scene finds in place of the machine, in several files here.

/// Processors, and pages of 4096 bytes of memory and of disk, of which half is free.
enum { processors = 6, page_size = 4096, memory_in_pages = 1 << 20, disk_in_pages = 1 << 24 };
/// How many files may be open, and how long the words of a command with its environment may be.
enum { most_open_files = 256, longest_words = 1 << 18 };

struct rlimit;
struct sysinfo;

/// Says what a scene finds; returns 0.
int describe_limit(int resource, struct rlimit *limit);
int describe_system(struct sysinfo *system);

#endif
