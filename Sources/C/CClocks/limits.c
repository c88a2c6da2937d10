#define _GNU_SOURCE
#include "machine.h"
#include "stage.h"

#include <ifaddrs.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include <sys/sysinfo.h>
#include <unistd.h>

// How much of the machine a scene may have, and how busy it is: numbers of the phone of machine.c.

STANDS_IN long sysconf(int name) {
  if (!STAGE_ASKS) return SYSTEM(sysconf)(name);
  // What is not known is said as 0, as where a processor tells nothing of its caches.
  if (name >= _SC_LEVEL1_ICACHE_SIZE && name <= _SC_LEVEL4_CACHE_LINESIZE) return 0;
  switch (name) {
  case _SC_NPROCESSORS_CONF:
  case _SC_NPROCESSORS_ONLN: return processors;
  case _SC_PHYS_PAGES: return memory_in_pages;
  case _SC_AVPHYS_PAGES: return memory_in_pages / 2;
  case _SC_OPEN_MAX: return most_open_files;
  case _SC_ARG_MAX: return longest_words;
  case _SC_CHILD_MAX:
  case _SC_SIGQUEUE_MAX: return -1;
  case _SC_THREAD_STACK_MIN: return 1 << 14;
#ifdef _SC_MINSIGSTKSZ
  case _SC_MINSIGSTKSZ: return 1 << 11;
  case _SC_SIGSTKSZ: return 1 << 13;
#endif
  default: return SYSTEM(sysconf)(name);
  }
}

#define ANSWERS(type, name, parameters, answer, ...)                                  \
  STANDS_IN type name parameters { return STAGE_ASKS ? (answer) : SYSTEM(name)(__VA_ARGS__); }

ANSWERS(int, get_nprocs, (void), processors)
ANSWERS(int, get_nprocs_conf, (void), processors)
ANSWERS(long, get_phys_pages, (void), memory_in_pages)
ANSWERS(long, get_avphys_pages, (void), memory_in_pages / 2)
ANSWERS(int, getdtablesize, (void), most_open_files)
ANSWERS(int, sched_getcpu, (void), 0)

STANDS_IN int getcpu(unsigned *processor, unsigned *node) {
  if (!STAGE_ASKS) return SYSTEM(getcpu)(processor, node);
  if (processor) *processor = 0;
  if (node) *node = 0;
  return 0;
}

STANDS_IN int sched_getaffinity(pid_t id, size_t size, cpu_set_t *set) {
  if (!STAGE_ASKS) return SYSTEM(sched_getaffinity)(id, size, set);
  CPU_ZERO_S(size, set);
  for (int number = 0; number < processors; number++) CPU_SET_S(number, size, set);
  return 0;
}

int describe_system(struct sysinfo *system) {
  *system = (struct sysinfo){
      .uptime = stage_state.uptime / 1000000000, .totalram = memory_in_pages,
      .freeram = memory_in_pages / 2, .procs = 1, .mem_unit = page_size};
  return 0;
}

STANDS_IN int sysinfo(struct sysinfo *system) {
  return STAGE_ASKS ? describe_system(system) : SYSTEM(sysinfo)(system);
}

STANDS_IN int getloadavg(double *loads, int count) {
  if (!STAGE_ASKS) return SYSTEM(getloadavg)(loads, count);
  if (count > 3) count = 3;
  for (int index = 0; index < count; index++) loads[index] = 0;
  return count;
}

/// Nothing is limited but open files, the stack, and what is left of a crash.
int describe_limit(int resource, struct rlimit *limit) {
  rlim_t most = resource == RLIMIT_NOFILE  ? most_open_files
                : resource == RLIMIT_STACK ? 1 << 20
                : resource == RLIMIT_CORE  ? 0
                                           : RLIM_INFINITY;
  *limit = (struct rlimit){most, most};
  return 0;
}

STANDS_IN int getrlimit(__rlimit_resource_t resource, struct rlimit *limit) {
  int result = SYSTEM(getrlimit)(resource, limit);
  return result == 0 && STAGE_ASKS ? describe_limit(resource, limit) : result;
}

// The same structures, since all numbers of 64-bit systems are long.
STANDS_IN int getrlimit64(__rlimit_resource_t resource, struct rlimit64 *limit) {
  int result = SYSTEM(getrlimit64)(resource, limit);
  return result == 0 && STAGE_ASKS ? describe_limit(resource, (struct rlimit *)limit) : result;
}

/// Half of the disk is free.
static int describe_disk(struct statvfs *disk) {
  *disk = (struct statvfs){
      .f_bsize = page_size, .f_frsize = page_size, .f_blocks = disk_in_pages,
      .f_bfree = disk_in_pages / 2, .f_bavail = disk_in_pages / 2, .f_files = disk_in_pages,
      .f_ffree = disk_in_pages / 2, .f_favail = disk_in_pages / 2, .f_namemax = 255};
  return 0;
}

/// The kind of a disk of ext4, which most have.
enum { kind_of_disk = 0xEF53 };

static int describe_disk_as_linux(struct statfs *disk) {
  *disk = (struct statfs){
      .f_type = kind_of_disk, .f_bsize = page_size, .f_blocks = disk_in_pages,
      .f_bfree = disk_in_pages / 2, .f_bavail = disk_in_pages / 2, .f_files = disk_in_pages,
      .f_ffree = disk_in_pages / 2, .f_namelen = 255, .f_frsize = page_size};
  return 0;
}

#define DESCRIBES(name, parameters, describe, ...)                                    \
  STANDS_IN int name parameters {                                                     \
    int result = SYSTEM(name)(__VA_ARGS__);                                           \
    return result == 0 && STAGE_ASKS ? describe((void *)disk) : result;               \
  }

DESCRIBES(statvfs, (const char *path, struct statvfs *disk), describe_disk, path, disk)
DESCRIBES(fstatvfs, (int file, struct statvfs *disk), describe_disk, file, disk)
DESCRIBES(statvfs64, (const char *path, struct statvfs64 *disk), describe_disk, path, disk)
DESCRIBES(fstatvfs64, (int file, struct statvfs64 *disk), describe_disk, file, disk)
DESCRIBES(statfs, (const char *path, struct statfs *disk), describe_disk_as_linux, path, disk)
DESCRIBES(fstatfs, (int file, struct statfs *disk), describe_disk_as_linux, file, disk)
DESCRIBES(statfs64, (const char *path, struct statfs64 *disk), describe_disk_as_linux, path, disk)
DESCRIBES(fstatfs64, (int file, struct statfs64 *disk), describe_disk_as_linux, file, disk)

/// A phone in flight mode has no address.
STANDS_IN int getifaddrs(struct ifaddrs **addresses) {
  if (!STAGE_ASKS) return SYSTEM(getifaddrs)(addresses);
  *addresses = NULL;
  return 0;
}
