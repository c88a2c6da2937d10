#define _GNU_SOURCE
#include "stage.h"

#include <errno.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/times.h>
#include <time.h>
#include <unistd.h>

enum { nanoseconds = 1000000000 };

/// When every scene is launched, in seconds since 1970: 9 January 2007, 9:41 UTC.
static const int64_t launch = 1168335660;

struct timespec stage_wall(int64_t uptime) {
  return (struct timespec){launch + uptime / nanoseconds, uptime % nanoseconds};
}

static struct timespec wall(void) { return stage_wall(stage_state.uptime); }

/// Returns the time since the device was started, `stage_boot` before launch.
static struct timespec uptime(void) {
  int64_t uptime = stage_state.uptime + stage_boot;
  return (struct timespec){uptime / nanoseconds, uptime % nanoseconds};
}

static int stand_in(clockid_t clock, struct timespec *time) {
  if (!stage_plays()) return SYSTEM(clock_gettime)(clock, time);
  bool is_wall =
      clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
  *time = is_wall ? wall() : uptime();
  return 0;
}

STANDS_IN int clock_gettime(clockid_t clock, struct timespec *time)
    __attribute__((alias("stand_in")));

bool stage_clocks_stand_in(void) { return clock_gettime == stand_in; }

STANDS_IN int timespec_get(struct timespec *time, int base) {
  if (!stage_plays()) return SYSTEM(timespec_get)(time, base);
  *time = wall();
  return base;
}

STANDS_IN int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  if (!stage_plays()) return SYSTEM(gettimeofday)(time, zone);
  *time = (struct timeval){wall().tv_sec, wall().tv_nsec / 1000};
  return 0;
}

STANDS_IN time_t time(time_t *seconds) {
  if (!stage_plays()) return SYSTEM(time)(seconds);
  if (seconds) *seconds = wall().tv_sec;
  return wall().tv_sec;
}

STANDS_IN clock_t clock(void) {
  if (!stage_plays()) return SYSTEM(clock)();
  return stage_state.uptime / (nanoseconds / CLOCKS_PER_SEC);
}

/// Sets how long a process has computed: since launch, without the system.
static void set_computed(struct timeval *own, struct timeval *system) {
  *own = (struct timeval){
      stage_state.uptime / nanoseconds, stage_state.uptime % nanoseconds / 1000};
  *system = (struct timeval){0, 0};
}

STANDS_IN clock_t times(struct tms *used) {
  if (!stage_plays()) return SYSTEM(times)(used);
  clock_t ticks = stage_state.uptime / (nanoseconds / sysconf(_SC_CLK_TCK));
  if (used) *used = (struct tms){.tms_utime = ticks};
  return ticks;
}

STANDS_IN int getrusage(__rusage_who_t who, struct rusage *usage) {
  int result = SYSTEM(getrusage)(who, usage);
  if (!STAGE_ASKS || result != 0) return result;
  *usage = (struct rusage){.ru_maxrss = 64 << 10};
  set_computed(&usage->ru_utime, &usage->ru_stime);
  return 0;
}

// What runs in the background sleeps beside the frames; who sleeps on the main thread holds them.

#define SLEEP(nanoseconds, call)                                                      \
  do {                                                                                \
    if (stage_plays() && stage_sleep(nanoseconds, call, __builtin_return_address(0))) \
      return 0;                                                                       \
  } while (0)

STANDS_IN int nanosleep(const struct timespec *wanted, struct timespec *left) {
  SLEEP(
      wanted->tv_sec * (int64_t)nanoseconds + wanted->tv_nsec, "Thread.sleep or nanosleep");
  return SYSTEM(nanosleep)(wanted, left);
}

STANDS_IN int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *wanted, struct timespec *left) {
  REFUSE(clocks_sleep, "clock_nanosleep");
  return SYSTEM(clock_nanosleep)(clock, flags, wanted, left);
}

STANDS_IN int usleep(useconds_t microseconds) {
  SLEEP(microseconds * (int64_t)1000, "usleep");
  return SYSTEM(usleep)(microseconds);
}

STANDS_IN unsigned sleep(unsigned seconds) {
  SLEEP(seconds * (int64_t)nanoseconds, "sleep");
  return SYSTEM(sleep)(seconds);
}
