#define _GNU_SOURCE
#include "queues.h"

#include <pthread.h>
#include <stdlib.h>

// Groups are counted by libdispatch. The blocks that wait for a group to be empty are kept here,
// since libdispatch would call them on a thread of its own.

struct waiting {
  struct waiting *next;
  uint32_t stage;
  void *group;
  void *queue;
  void *block;
};

static struct waiting *first;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/// Takes out the first block that waits for a group.
static struct waiting *take_waiting(void *group) {
  pthread_mutex_lock(&lock);
  struct waiting **place = &first;
  while (*place && ((*place)->group != group || (*place)->stage != stage_state.stage)) {
    place = &(*place)->next;
  }
  struct waiting *found = *place;
  if (found) *place = found->next;
  pthread_mutex_unlock(&lock);
  return found;
}

static void add_waiting(void *group, void *queue, void *block) {
  struct waiting *waiting = malloc(sizeof *waiting);
  *waiting = (struct waiting){NULL, stage_state.stage, group, queue, _Block_copy(block)};
  dispatch_retain(group);
  pthread_mutex_lock(&lock);
  struct waiting **end = &first;
  while (*end) end = &(*end)->next;
  *end = waiting;
  pthread_mutex_unlock(&lock);
}

static bool is_empty(void *group) { return SYSTEM(dispatch_group_wait)(group, 0) == 0; }

static void tell(void *group) {
  struct waiting *waiting;
  while (is_empty(group) && (waiting = take_waiting(group))) {
    stage_take((clocks_work){
        .stage = waiting->stage,
        .is_off_main = queues_are_off_main(waiting->queue),
        .function = queues_finish,
        .context = waiting->block});
    dispatch_release(group);
    free(waiting);
  }
}

static void leave(void *group) {
  if (!stage_plays()) return SYSTEM(dispatch_group_leave)(group);
  dispatch_retain(group);
  SYSTEM(dispatch_group_leave)(group);
  tell(group);
  dispatch_release(group);
}

STANDS_IN void dispatch_group_leave(void *group) { leave(group); }
WRAPS(dispatch_group_leave);

STANDS_IN void dispatch_group_notify(void *group, void *queue, void *block) {
  if (!stage_plays()) return SYSTEM(dispatch_group_notify)(group, queue, block);
  add_waiting(group, queue, block);
  tell(group);
}
WRAPS(dispatch_group_notify);

struct member {
  void *group;
  void *block;
};

static void finish(void *context) {
  struct member member = *(struct member *)context;
  free(context);
  queues_finish(member.block);
  leave(member.group);
  dispatch_release(member.group);
}

STANDS_IN void dispatch_group_async(void *group, void *queue, void *block) {
  if (!stage_plays()) return SYSTEM(dispatch_group_async)(group, queue, block);
  struct member *member = malloc(sizeof *member);
  *member = (struct member){group, _Block_copy(block)};
  dispatch_retain(group);
  dispatch_group_enter(group);
  stage_take((clocks_work){
      .stage = stage_state.stage,
      .is_off_main = queues_are_off_main(queue),
      .function = finish,
      .context = member});
}
WRAPS(dispatch_group_async);

/// Returns true when a wait with this timeout only looks and does not wait.
static bool is_look(uint64_t timeout) { return queues_uptime(timeout) <= stage_state.uptime; }

STANDS_IN long dispatch_group_wait(void *group, uint64_t timeout) {
  if (!stage_plays() || is_empty(group) || is_look(timeout)) {
    return SYSTEM(dispatch_group_wait)(group, stage_plays() ? 0 : timeout);
  }
  REFUSE(clocks_wait, "DispatchGroup.wait");
  return SYSTEM(dispatch_group_wait)(group, timeout);
}
WRAPS(dispatch_group_wait);

STANDS_IN long dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
  if (stage_plays()) {
    long failure = SYSTEM(dispatch_semaphore_wait)(semaphore, 0);
    if (!failure || is_look(timeout)) return failure;
  }
  REFUSE(clocks_wait, "DispatchSemaphore.wait");
  return SYSTEM(dispatch_semaphore_wait)(semaphore, timeout);
}
WRAPS(dispatch_semaphore_wait);
