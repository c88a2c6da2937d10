#define _GNU_SOURCE
#include "queues.h"

// Swift's tasks. The runtime hands a job to `dispatch_async_f`, or, if it is for later, to
// `dispatch_after_f`, or to a timer source if it may be late.

#define SWIFT_CALL __attribute__((swiftcall))
SWIFT_CALL extern void *swift_task_getCurrent(void);

/// The beginning of a job of Swift's runtime. Source: swift/include/swift/ABI/Task.h, `Job`.
struct job {
  void *metadata;
  uintptr_t references;
  void *scheduler[2];
  /// What kind of job it is; the lowest byte is 0 for a task.
  uint32_t flags;
  /// The number of a task, different for each.
  uint32_t number;
  void *voucher;
  /// Unused by the runtime. This target keeps here the stage in which a task began, then the task's
  /// number.
  uint64_t reserved;
};

static bool is_of_runtime(void *function) {
  static _Atomic(void *) known[4];
  for (int place = 0; place < 4; place++) {
    void *other = __atomic_load_n((void **)&known[place], __ATOMIC_RELAXED);
    if (other == function) return true;
    if (other) continue;
    if (!stage_is_same_library(function, (void *)swift_task_getCurrent)) return false;
    __atomic_store_n((void **)&known[place], function, __ATOMIC_RELAXED);
    return true;
  }
  return false;
}

static uint32_t task_number(const struct job *job) {
  return job && (job->flags & 0xff) == 0 ? job->number : 0;
}

/// Returns the number of the stage to which a job belongs; 0 for none.
static uint32_t stage_of(struct job *job) {
  uint32_t number = task_number(job);
  if (!number) return stage_state.stage;
  if (job->reserved == 0) job->reserved = (uint64_t)stage_state.stage << 32 | number;
  // A later runtime may use the field for something else.
  if ((uint32_t)job->reserved != number) return stage_state.stage;
  return job->reserved >> 32;
}

static void stand_in(void *queue, void *context, void (*function)(void *)) {
  bool is_job = is_of_runtime((void *)function);
  uint32_t stage = is_job ? stage_of(context) : stage_state.stage;
  if (!stage) return SYSTEM(dispatch_async_f)(queue, context, function);
  stage_take((clocks_work){
      .stage = stage,
      .task = is_job ? task_number(context) : 0,
      .is_beside = is_job && queues_are_off_main(queue),
      .is_off_main = queues_are_off_main(queue),
      .function = function,
      .context = context});
}

STANDS_IN void dispatch_async_f(void *queue, void *context, void (*function)(void *))
    __attribute__((alias("stand_in")));
WRAPS_BY(dispatch_async_f, stand_in);

bool queues_stand_in(void) { return dispatch_async_f == stand_in || REAL(dispatch_async_f); }

STANDS_IN void dispatch_after_f(
    uint64_t when, void *queue, void *context, void (*function)(void *)) {
  if (!stage_plays()) return SYSTEM(dispatch_after_f)(when, queue, context, function);
  bool is_job = is_of_runtime((void *)function);
  stage_take((clocks_work){
      .stage = stage_state.stage,
      .due = queues_uptime(when),
      .is_off_main = queues_are_off_main(queue),
      .sleeper = is_job ? task_number(swift_task_getCurrent()) : 0,
      .function = function,
      .context = context});
}
WRAPS(dispatch_after_f);

/// The timer source that this thread is making.
static _Thread_local struct {
  void *source;
  clocks_work work;
} forming;

extern char _dispatch_source_type_timer[];

STANDS_IN void *dispatch_source_create(
    const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  if (type != _dispatch_source_type_timer) REFUSE(clocks_source, "DispatchSource");
  void *source = SYSTEM(dispatch_source_create)(type, handle, mask, queue);
  if (stage_plays()) {
    forming.source = source;
    forming.work = (clocks_work){
        .stage = stage_state.stage,
        .is_off_main = queues_are_off_main(queue),
        .sleeper = task_number(swift_task_getCurrent())};
  }
  return source;
}
WRAPS(dispatch_source_create);

STANDS_IN void dispatch_source_set_timer(
    void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  if (stage_plays() && source == forming.source) {
    forming.work.due = queues_uptime(start);
    start = UINT64_MAX;
  }
  SYSTEM(dispatch_source_set_timer)(source, start, interval, leeway);
}
WRAPS(dispatch_source_set_timer);

/// Swift's runtime sets a function, everybody else a block.
STANDS_IN void dispatch_source_set_event_handler_f(void *source, void (*function)(void *)) {
  if (stage_plays() && source == forming.source) forming.work.function = function;
  SYSTEM(dispatch_source_set_event_handler_f)(source, function);
}
WRAPS(dispatch_source_set_event_handler_f);

STANDS_IN void dispatch_source_set_event_handler(void *source, void *block) {
  REFUSE(clocks_source, "DispatchSource");
  SYSTEM(dispatch_source_set_event_handler)(source, block);
}
WRAPS(dispatch_source_set_event_handler);

STANDS_IN void dispatch_activate(void *object) {
  if (stage_plays() && object == forming.source) {
    forming.work.context = dispatch_get_context(object);
    forming.source = NULL;
    stage_take(forming.work);
  }
  // Activate the real source, which never fires.
  SYSTEM(dispatch_activate)(object);
}
WRAPS(dispatch_activate);
