#ifndef QUEUES_H
#define QUEUES_H

#include "stage.h"

// Functions of libdispatch, whose own header needs a compiler with blocks.
void dispatch_async_f(void *queue, void *context, void (*function)(void *));
void dispatch_after_f(uint64_t when, void *queue, void *context, void (*function)(void *));
void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue);
void dispatch_source_set_timer(
    void *source, uint64_t start, uint64_t interval, uint64_t leeway);
void dispatch_source_set_event_handler_f(void *source, void (*function)(void *));
void dispatch_source_set_event_handler(void *source, void *block);
void dispatch_activate(void *object);
void *dispatch_get_context(void *object);
void dispatch_async(void *queue, void *block);
void dispatch_barrier_async(void *queue, void *block);
void dispatch_after(uint64_t when, void *queue, void *block);
void dispatch_sync(void *queue, void *block);
void dispatch_barrier_sync(void *queue, void *block);
void dispatch_async_and_wait(void *queue, void *block);
void dispatch_sync_f(void *queue, void *context, void (*function)(void *));
void dispatch_apply(size_t count, void *queue, void *block);
void dispatch_block_notify(void *block, void *queue, void *notification);
long dispatch_block_wait(void *block, uint64_t timeout);
void dispatch_assert_queue(void *queue);
void dispatch_assert_queue_barrier(void *queue);
void dispatch_assert_queue_not(void *queue);
void dispatch_group_enter(void *group);
void dispatch_group_leave(void *group);
long dispatch_group_wait(void *group, uint64_t timeout);
void dispatch_group_async(void *group, void *queue, void *block);
void dispatch_group_notify(void *group, void *queue, void *block);
long dispatch_semaphore_wait(void *semaphore, uint64_t timeout);
void dispatch_retain(void *object);
void dispatch_release(void *object);
void *_Block_copy(const void *block);
void _Block_release(const void *block);

/// Returns a moment of libdispatch's in nanoseconds since launch; INT64_MAX for never.
int64_t queues_uptime(uint64_t when);

/// Returns true when Swift's runtime finds the functions of this target.
bool queues_stand_in(void);

/// Returns true for a queue whose work a phone does beside the main thread.
bool queues_are_off_main(const void *queue);

/// Calls a block.
void queues_call(void *block);

/// Calls a block and releases it.
void queues_finish(void *block);

#endif
