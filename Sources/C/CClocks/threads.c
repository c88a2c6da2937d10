#define _GNU_SOURCE
#include "queues.h"

#include <pthread.h>
#include <time.h>

// Threads and run loops go by the machine's time, so a scene that asks for them ends.

pthread_t _CFThreadCreate(
    pthread_attr_t attributes, void *(*function)(void *), void *argument);

/// Foundation's threads.
STANDS_IN pthread_t _CFThreadCreate(
    pthread_attr_t attributes, void *(*function)(void *), void *argument) {
  REFUSE(clocks_thread, "Thread");
  return SYSTEM(_CFThreadCreate)(attributes, function, argument);
}
WRAPS(_CFThreadCreate);

#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
// The sanitizers replace this function themselves.
STANDS_IN int pthread_create(
    pthread_t *restrict thread, const pthread_attr_t *restrict attributes,
    void *(*function)(void *), void *restrict argument) {
  // A program that holds libdispatch itself cannot tell whether that begins a thread of its own.
  if (!REAL(_CFThreadCreate)) REFUSE(clocks_thread, "Thread");
  return SYSTEM(pthread_create)(thread, attributes, function, argument);
}
#endif

/// Returns the newer of the C library's two versions; the older is for programs from before 2003.
static void *newest(const char *name) {
  void *found = dlvsym(RTLD_NEXT, name, "GLIBC_2.3.2");
  return found ? found : dlsym(RTLD_NEXT, name);
}

STANDS_IN int pthread_cond_wait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex) {
  static _Atomic(__typeof__(&pthread_cond_wait)) system;
  REFUSE(clocks_wait, "NSCondition.wait or waitUntilFinished");
  if (!system) system = newest("pthread_cond_wait");
  return system(condition, mutex);
}

STANDS_IN int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict time) {
  static _Atomic(__typeof__(&pthread_cond_timedwait)) system;
  REFUSE(clocks_wait, "NSCondition.wait or waitUntilFinished");
  if (!system) system = newest("pthread_cond_timedwait");
  return system(condition, mutex, time);
}

/// Whether a phone does what this thread plays on another thread than the main one.
static _Thread_local bool is_off_main;

bool clocks_leave_main(bool leaves) {
  bool before = is_off_main;
  is_off_main = leaves;
  return before;
}

// Source: swift-corelibs-foundation, ForFoundationOnly.h.
bool _CFIsMainThread(void);

/// What `Thread.isMainThread` says: a scene runs on a phone's first thread.
STANDS_IN bool _CFIsMainThread(void) {
  return stage_plays() ? !is_off_main : SYSTEM(_CFIsMainThread)();
}
WRAPS(_CFIsMainThread);

// Foundation's run loop. Source: CFRunLoop.h.

void *CFRunLoopGetMain(void);
void *CFRunLoopGetCurrent(void);
void CFRunLoopRun(void);
int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char once);
int32_t CFRunLoopRunSpecific(void *loop, const void *mode, double seconds, unsigned char once);
unsigned char _CFRunLoopFinished(void *loop, const void *mode);
void CFRunLoopPerformBlock(void *loop, const void *mode, void *block);
void CFRunLoopAddTimer(void *loop, void *timer, const void *mode);

/// Returns the main run loop to a scene, which runs on a phone's first thread.
STANDS_IN void *CFRunLoopGetCurrent(void) {
  return stage_plays() ? CFRunLoopGetMain() : SYSTEM(CFRunLoopGetCurrent)();
}
WRAPS(CFRunLoopGetCurrent);

STANDS_IN void CFRunLoopRun(void) {
  REFUSE(clocks_run_loop, "RunLoop.run");
  SYSTEM(CFRunLoopRun)();
}
WRAPS(CFRunLoopRun);

STANDS_IN int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char once) {
  REFUSE(clocks_run_loop, "RunLoop.run");
  return SYSTEM(CFRunLoopRunInMode)(mode, seconds, once);
}
WRAPS(CFRunLoopRunInMode);

STANDS_IN int32_t CFRunLoopRunSpecific(
    void *loop, const void *mode, double seconds, unsigned char once) {
  REFUSE(clocks_run_loop, "RunLoop.run");
  return SYSTEM(CFRunLoopRunSpecific)(loop, mode, seconds, once);
}
WRAPS(CFRunLoopRunSpecific);

/// Foundation calls this before it runs a loop that has nothing to wait for.
STANDS_IN unsigned char _CFRunLoopFinished(void *loop, const void *mode) {
  REFUSE(clocks_run_loop, "RunLoop.run");
  return SYSTEM(_CFRunLoopFinished)(loop, mode);
}
WRAPS(_CFRunLoopFinished);

STANDS_IN void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
  REFUSE(clocks_foreign_timer, "Foundation's Timer");
  SYSTEM(CFRunLoopAddTimer)(loop, timer, mode);
}
WRAPS(CFRunLoopAddTimer);

STANDS_IN void CFRunLoopPerformBlock(void *loop, const void *mode, void *block) {
  if (!stage_plays()) return SYSTEM(CFRunLoopPerformBlock)(loop, mode, block);
  stage_take((clocks_work){
      .stage = stage_state.stage,
      .function = queues_finish,
      .context = _Block_copy(block)});
}
WRAPS(CFRunLoopPerformBlock);
