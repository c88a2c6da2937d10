#include "box_internal.h"
#include "leak.h"

#include <algorithm>

// Box2D counts how long each body has rested, and lets it sleep after half a second. Before 2.4,
// from which Apple's engine stems, waking a body that was awake changed nothing. 2.4.1 then
// restarts the count, and it wakes every body within the slop of a boundary in every step: pressed
// there by others on it, a body would never sleep.

namespace {

struct rest_of_body : private_member<rest_of_body, float b2Body::*> {};
template struct leak<rest_of_body, &b2Body::m_sleepTime>;

float &rest(b2Body *body) { return body->*reach(rest_of_body{}); }

bool is_slow(b2Body *body, float speed) {
  const b2Vec2 velocity = body->GetLinearVelocity();
  const float spin = body->GetAngularVelocity();
  return b2Dot(velocity, velocity) <= speed * speed &&
         spin * spin <= b2_angularSleepTolerance * b2_angularSleepTolerance;
}

// Returns the bodies that can move each other, one of which is `seed`, as Box2D finds them.
std::vector<b2Body *> island_of(b2Body *seed, uint32_t visit) {
  std::vector<b2Body *> island;
  auto take = [&](b2Body *body) {
    if (body->GetType() == b2_staticBody || record_of(body)->visit == visit) return;
    record_of(body)->visit = visit;
    island.push_back(body);
  };
  take(seed);
  for (size_t i = 0; i < island.size(); ++i) {
    for (b2ContactEdge *e = island[i]->GetContactList(); e; e = e->next) {
      if (e->contact->IsTouching() && is_answered(e->contact)) take(e->other);
    }
    for (b2JointEdge *e = island[i]->GetJointList(); e; e = e->next) take(e->other);
  }
  return island;
}

}  // namespace

void note_rest(b2World &world) {
  for (b2Body *body = world.GetBodyList(); body; body = body->GetNext()) {
    record_of(body)->rest = body->IsAwake() ? rest(body) : -1;
  }
}

// Box2D's own speed for sleep is fixed. If `sleep_speed` is higher, an island with a body whose
// speed is between the two has to be put to sleep here.
void restore_rest(world_record &record, float sleep_speed) {
  std::vector<b2Body *> rested;
  for (b2Body *body = record.world.GetBodyList(); body; body = body->GetNext()) {
    const float before = record_of(body)->rest;
    if (before < 0 || !body->IsAwake() || !is_slow(body, sleep_speed)) continue;
    rest(body) = before + record.seconds;
    if (rest(body) >= b2_timeToSleep && !is_slow(body, b2_linearSleepTolerance)) {
      rested.push_back(body);
    }
  }
  for (b2Body *seed : rested) {
    const std::vector<b2Body *> island = island_of(seed, record.step);
    const bool do_all_rest = std::all_of(island.begin(), island.end(), [](b2Body *body) {
      return body->IsAwake() && rest(body) >= b2_timeToSleep;
    });
    if (!do_all_rest) continue;
    for (b2Body *body : island) body->SetAwake(false);
  }
}
