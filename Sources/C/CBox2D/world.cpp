#include "box_internal.h"

world_record::world_record(b2Vec2 gravity) : world(gravity) {
  world.SetContactFilter(&rules);
  world.SetContactListener(&log);
  world.SetAutoClearForces(false);
  // Impacts are answered after each step, below.
  world.SetContinuousPhysics(false);
}

box_version box_version_running(void) {
  return box_version{b2_version.major, b2_version.minor, b2_version.revision};
}

world_record::~world_record() {
  // The world frees its contacts without asking the listener.
  world.SetContactListener(nullptr);
}

box_world box_world_create(box_vector gravity) {
  register_contacts();
  return box_world{new world_record(to_b2(gravity))};
}

void box_world_destroy(box_world world) { delete record_of(world); }

void box_world_set_gravity(box_world world, box_vector gravity) {
  record_of(world)->world.SetGravity(to_b2(gravity));
}

void box_world_step(box_world world, box_step step) {
  world_record *record = record_of(world);
  ++record->step;
  record->seconds = step.seconds;
  note_rest(record->world);
  record->world.Step(step.seconds, step.velocity_iterations, step.position_iterations);
  answer_impacts(*record, step);
  restore_rest(*record, step.sleep_speed);
}

void box_world_clear_forces(box_world world) { record_of(world)->world.ClearForces(); }
