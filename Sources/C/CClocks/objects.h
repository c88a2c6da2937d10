#ifndef OBJECTS_H
#define OBJECTS_H

#include "stage.h"

struct region;

/// Where this thread makes objects of classes; NULL where it makes them as ever.
extern _Thread_local struct region *objects_region
    __attribute__((tls_model("initial-exec")));

/// Returns the next place in this thread's region; NULL where it takes no object of the size.
void *objects_place(size_t size, size_t mask);

/// Puts the region of a stage in force on this thread; none for the stage 0.
void objects_enter(uint32_t stage);

/// Says that a stage makes no more objects.
void objects_end(uint32_t stage);

/// Puts the region of constants in force, where one of a stage is; returns the one before.
struct region *objects_exchange_for_constants(void);

/// Returns true for what stands in one of the regions.
bool objects_hold(const void *place);

/// Returns the number of an object, which is that of its address in the first region.
uint64_t objects_number(const void *object);

#endif
