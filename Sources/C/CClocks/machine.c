#define _GNU_SOURCE
#include "machine.h"
#include "stage.h"

#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdarg.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <sys/time.h>
#include <sys/times.h>
#include <sys/utsname.h>
#include <unistd.h>

// The machine that a scene finds: a phone that is the same everywhere.

/// The number of an app's process, and the phone's name on the network.
enum { process = 501 };
static const char host[] = "iPhone";
/// As `UIDevice.systemVersion` has it.
static const char system_version[] = "13.0.0";

/// Returns true when code asks for the scene. A backtrace is Swift's own, and needs the process.
static bool asks_for_process(const void *caller) {
  Dl_info its;
  return stage_plays() && stage_asks(caller)
      && !(dladdr(caller, &its) && strstr(its.dli_fname, "/libswiftCore"));
}

STANDS_IN pid_t getpid(void) {
  return asks_for_process(__builtin_return_address(0)) ? process : SYSTEM(getpid)();
}

STANDS_IN int kill(pid_t id, int number) {
  bool is_own = id == process && asks_for_process(__builtin_return_address(0));
  return SYSTEM(kill)(is_own ? SYSTEM(getpid)() : id, number);
}

STANDS_IN int gethostname(char *name, size_t size) {
  if (!STAGE_ASKS) return SYSTEM(gethostname)(name, size);
  if (size < sizeof host) {
    errno = ENAMETOOLONG;
    return -1;
  }
  memcpy(name, host, sizeof host);
  return 0;
}

static void name_machine(struct utsname *names) {
  memset(names, 0, sizeof *names);
  strcpy(names->sysname, "Darwin");
  strcpy(names->nodename, host);
  strcpy(names->release, system_version);
  strcpy(names->version, "Darwin Kernel Version 13.0.0");
  strcpy(names->machine, "x86_64");
}

STANDS_IN int uname(struct utsname *names) {
  if (!STAGE_ASKS) return SYSTEM(uname)(names);
  name_machine(names);
  return 0;
}

/// Answers the calls by number that have a stand-in by name.
STANDS_IN long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long argument[6];
  for (int index = 0; index < 6; index++) argument[index] = va_arg(list, long);
  va_end(list);
  if (stage_plays() && number == SYS_getrandom) {
    // Swift's `SystemRandomNumberGenerator` makes this call.
    stage_fill((void *)argument[0], argument[1]);
    return argument[1];
  }
  if (STAGE_ASKS) {
    switch (number) {
    case SYS_getpid: return process;
    case SYS_uname: name_machine((void *)argument[0]); return 0;
    case SYS_clock_gettime: return clock_gettime(argument[0], (void *)argument[1]);
    case SYS_gettimeofday: return gettimeofday((void *)argument[0], (void *)argument[1]);
#ifdef SYS_time
    case SYS_time: return time((void *)argument[0]);
#endif
    case SYS_times: return times((void *)argument[0]);
    case SYS_getrusage: return getrusage(argument[0], (void *)argument[1]);
    case SYS_sysinfo: return describe_system((void *)argument[0]);
    case SYS_getcpu: return getcpu((void *)argument[0], (void *)argument[1]);
#ifdef SYS_getrlimit
    case SYS_getrlimit: return describe_limit(argument[0], (void *)argument[1]);
#endif
    case SYS_nanosleep: return nanosleep((void *)argument[0], (void *)argument[1]);
    }
  }
  return SYSTEM(syscall)(
      number, argument[0], argument[1], argument[2], argument[3], argument[4], argument[5]);
}
