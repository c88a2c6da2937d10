#ifndef BOX_INTERNAL_H
#define BOX_INTERNAL_H

#include "CBox2D.h"

#include <cstring>
#include <vector>

// Box2D's own headers come after it: their functions become part of ours.
#pragma clang fp contract(off)

#include <box2d/box2d.h>

inline b2Vec2 to_b2(box_vector v) { return b2Vec2(v.x, v.y); }
inline box_vector from_b2(b2Vec2 v) { return box_vector{v.x, v.y}; }

struct world_record;

// What a body carries: the caller's name for it, what it collides with, and how long it has rested.
struct body_record {
  world_record *world;
  uint64_t tag;
  box_filter filter;
  float rest;  // seconds at the beginning of the step; negative while asleep
  uint32_t visit;  // the last step in which its island was gathered
};

inline body_record *record_of(b2Body *body) {
  return reinterpret_cast<body_record *>(body->GetUserData().pointer);
}

// A fixture carries the caller's name for it and, on an edge, the margin.
inline uintptr_t pack_fixture(uint32_t part, float margin) {
  uint32_t bits;
  std::memcpy(&bits, &margin, sizeof bits);
  return (static_cast<uintptr_t>(bits) << 32) | part;
}

inline uint32_t part_of(b2Fixture *fixture) {
  return static_cast<uint32_t>(fixture->GetUserData().pointer);
}

inline float margin_of(b2Fixture *fixture) {
  uint32_t bits = static_cast<uint32_t>(fixture->GetUserData().pointer >> 32);
  float margin;
  std::memcpy(&margin, &bits, sizeof margin);
  return margin;
}

inline b2Body *body_of(box_body body) { return static_cast<b2Body *>(body.pointer); }

void register_contacts();

// Returns true when a contact moves one of its two bodies.
bool is_answered(b2Contact *contact);

// Called before and after a step: undo what restarts the count of a body's rest within the step, and
// put bodies to sleep that are no faster than a speed.
void note_rest(b2World &world);
void restore_rest(world_record &record, float sleep_speed);

// Called after a step: moves bodies back to where they would have gone through others within it.
void answer_impacts(world_record &record, box_step step);

class contact_rules : public b2ContactFilter {
 public:
  bool ShouldCollide(b2Fixture *a, b2Fixture *b) override;
};

// Collects the contacts that begin and end, and disables those that move neither body.
class contact_log : public b2ContactListener {
 public:
  std::vector<box_contact> events;

  void clear();
  void BeginContact(b2Contact *contact) override;
  void EndContact(b2Contact *contact) override;
  void PreSolve(b2Contact *contact, const b2Manifold *old_manifold) override;
  void PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) override;

 private:
  // Contacts that began and whose first impulse is still to come, with their places in `events`.
  std::vector<std::pair<b2Contact *, size_t>> fresh;

  void forget(b2Contact *contact);
};

struct world_record {
  contact_rules rules;
  contact_log log;
  // Contacts and sleep look up the records of all bodies in every step, so they lie side by side.
  b2BlockAllocator body_records;
  b2World world;
  uint32_t step = 0;
  float seconds = 0;  // of the step

  explicit world_record(b2Vec2 gravity);
  ~world_record();
};

inline world_record *record_of(box_world world) {
  return static_cast<world_record *>(world.pointer);
}

#endif
