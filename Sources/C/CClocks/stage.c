#define _GNU_SOURCE
#include "objects.h"
#include "queues.h"

#include <stdatomic.h>
#include <string.h>
#include <sys/auxv.h>

_Thread_local clocks_state stage_state;

static _Atomic(void (*)(clocks_work)) taker;
static _Atomic(void (*)(clocks_refusal, const char *)) refuser;
static _Atomic(bool (*)(int64_t)) sleeper;

void clocks_serve(
    void (*take)(clocks_work), void (*refuse)(clocks_refusal, const char *call),
    bool (*sleep)(int64_t nanoseconds)) {
  atomic_store(&taker, take);
  atomic_store(&refuser, refuse);
  atomic_store(&sleeper, sleep);
}

clocks_state clocks_exchange(clocks_state state) {
  clocks_state before = stage_state;
  // Either all clocks are the stage's or none is: half of them would contradict the others.
  if (!stage_clocks_stand_in() || !queues_stand_in()) state.stage = 0;
  stage_state = state;
  objects_enter(state.stage);
  return before;
}

void clocks_end(uint32_t stage) { objects_end(stage); }

uint32_t clocks_stage(void) { return stage_state.stage; }

void clocks_advance(uint32_t stage, int64_t uptime) {
  if (stage_state.stage == stage) stage_state.uptime = uptime;
}

void stage_take(clocks_work work) {
  if (work.stage != stage_state.stage) {
    work.due = -1;
  } else if (work.due < stage_state.uptime) {
    work.due = stage_state.uptime;
  }
  atomic_load(&taker)(work);
}

// Returns where the library or program begins that has an address, and NULL for none.
//
// dladdr() looks through all names of a library for the one at the address: of a large one that takes long.
static const void *beginning(const void *code) {
  Dl_info its;
  return dladdr(code, &its) ? its.dli_fbase : NULL;
}

// As `beginning` of an address that stays the same, found once and kept in `known`.
static const void *kept_beginning(_Atomic(const void *) *known, const void *code) {
  const void *found = atomic_load(known);
  if (!found) atomic_store(known, found = beginning(code));
  return found;
}

bool stage_asks(const void *code) {
  static const char *const libraries[] = {"/libFoundation", "/libswift"};
  static _Atomic(const void *) program, own;
  Dl_info its;
  if (!dladdr(code, &its)) return true;
  for (size_t index = 0; index < sizeof libraries / sizeof *libraries; index++) {
    if (strstr(its.dli_fname, libraries[index])) return true;
  }
  return its.dli_fbase == kept_beginning(&program, (void *)getauxval(AT_ENTRY))
      || its.dli_fbase == kept_beginning(&own, (void *)stage_asks);
}

void stage_refuse(clocks_refusal refusal, const char *call, const void *caller) {
  if (stage_asks(caller)) atomic_load(&refuser)(refusal, call);
}

bool stage_sleep(int64_t nanoseconds, const char *call, const void *caller) {
  if (!stage_asks(caller)) return false;
  if (atomic_load(&sleeper)(nanoseconds)) return true;
  atomic_load(&refuser)(clocks_sleep, call);
  return false;
}

bool stage_is_same_library(const void *one, const void *other) {
  const void *first = beginning(one);
  return first && first == beginning(other);
}

// SplitMix64: Steele, Lea and Flood, Fast splittable pseudorandom number generators, 2014.
uint64_t stage_random(void) {
  uint64_t mixed = stage_state.random += 0x9e3779b97f4a7c15;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}
