#define _GNU_SOURCE
#include "queues.h"

#include <time.h>

// libdispatch's queues, for files that do not import UIKit's. Work is done one after the other, in
// the order of asking, whichever queue it is on.

/// The beginning of a block. Source: the blocks' ABI, clang/docs/Block-ABI-Apple.rst.
struct block {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *block, ...);
};

void queues_call(void *block) { ((struct block *)block)->invoke(block); }

void queues_finish(void *block) {
  queues_call(block);
  _Block_release(block);
}

/// Returns the launch of every scene, as in `time.c`, in nanoseconds since 1970.
static int64_t launch(void) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec - stage_state.uptime;
}

// Source: swift-corelibs-libdispatch/src/shims/time.h, `_dispatch_time_to_clock_and_value`.
int64_t queues_uptime(uint64_t when) {
  static const uint64_t forever = UINT64_MAX, wall_now = UINT64_MAX - 1;
  static const uint64_t mark_of_continuous = 1ull << 63, mark_of_wall = 3ull << 62;
  if (when == 0 || when == wall_now) return stage_state.uptime;
  if (when == forever) return INT64_MAX;
  if ((when & mark_of_wall) == mark_of_wall) return (int64_t)-when - launch();
  return (int64_t)(when & ~mark_of_continuous) - stage_boot;
}

extern char _dispatch_main_q[];

bool queues_are_off_main(const void *queue) { return queue != _dispatch_main_q; }

static void take(int64_t due, void *queue, void *block) {
  stage_take((clocks_work){
      .stage = stage_state.stage,
      .due = due,
      .is_off_main = queues_are_off_main(queue),
      .function = queues_finish,
      .context = _Block_copy(block)});
}

STANDS_IN void dispatch_async(void *queue, void *block) {
  stage_plays() ? take(0, queue, block) : SYSTEM(dispatch_async)(queue, block);
}
WRAPS(dispatch_async);

STANDS_IN void dispatch_barrier_async(void *queue, void *block) {
  stage_plays() ? take(0, queue, block) : SYSTEM(dispatch_barrier_async)(queue, block);
}
WRAPS(dispatch_barrier_async);

STANDS_IN void dispatch_after(uint64_t when, void *queue, void *block) {
  stage_plays() ? take(queues_uptime(when), queue, block)
                : SYSTEM(dispatch_after)(when, queue, block);
}
WRAPS(dispatch_after);

/// Calls a function in the middle of other work: on the main thread for the main queue, and otherwise on the
/// thread of that work.
static void call_at_once(void *queue, void *context, void (*function)(void *)) {
  if (queues_are_off_main(queue)) return function(context);
  bool before = clocks_leave_main(false);
  function(context);
  clocks_leave_main(before);
}

STANDS_IN void dispatch_sync(void *queue, void *block) {
  stage_plays() ? call_at_once(queue, block, queues_call) : SYSTEM(dispatch_sync)(queue, block);
}
WRAPS(dispatch_sync);

STANDS_IN void dispatch_barrier_sync(void *queue, void *block) {
  stage_plays() ? call_at_once(queue, block, queues_call)
                : SYSTEM(dispatch_barrier_sync)(queue, block);
}
WRAPS(dispatch_barrier_sync);

STANDS_IN void dispatch_async_and_wait(void *queue, void *block) {
  stage_plays() ? call_at_once(queue, block, queues_call)
                : SYSTEM(dispatch_async_and_wait)(queue, block);
}
WRAPS(dispatch_async_and_wait);

STANDS_IN void dispatch_sync_f(void *queue, void *context, void (*function)(void *)) {
  stage_plays() ? call_at_once(queue, context, function)
                : SYSTEM(dispatch_sync_f)(queue, context, function);
}
WRAPS(dispatch_sync_f);

STANDS_IN void dispatch_apply(size_t count, void *queue, void *block) {
  if (!stage_plays()) return SYSTEM(dispatch_apply)(count, queue, block);
  for (size_t index = 0; index < count; index++) {
    ((void (*)(void *, size_t))((struct block *)block)->invoke)(block, index);
  }
}
WRAPS(dispatch_apply);

STANDS_IN void dispatch_block_notify(void *block, void *queue, void *notification) {
  REFUSE(clocks_wait, "DispatchWorkItem.notify");
  SYSTEM(dispatch_block_notify)(block, queue, notification);
}
WRAPS(dispatch_block_notify);

STANDS_IN long dispatch_block_wait(void *block, uint64_t timeout) {
  REFUSE(clocks_wait, "DispatchWorkItem.wait");
  return SYSTEM(dispatch_block_wait)(block, timeout);
}
WRAPS(dispatch_block_wait);

// Every queue counts as the one that a stage's work runs on, so that these assertions hold.

STANDS_IN void dispatch_assert_queue(void *queue) {
  if (!stage_plays() || queue == _dispatch_main_q) SYSTEM(dispatch_assert_queue)(queue);
}
WRAPS(dispatch_assert_queue);

STANDS_IN void dispatch_assert_queue_barrier(void *queue) {
  if (!stage_plays() || queue == _dispatch_main_q) SYSTEM(dispatch_assert_queue_barrier)(queue);
}
WRAPS(dispatch_assert_queue_barrier);

STANDS_IN void dispatch_assert_queue_not(void *queue) {
  if (!stage_plays()) SYSTEM(dispatch_assert_queue_not)(queue);
}
WRAPS(dispatch_assert_queue_not);
