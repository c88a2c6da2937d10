#include "box_internal.h"

// Box2D counts how long each body has rested and lets it sleep after half a second. Before 2.4,
// where Apple's engine has branched off, waking a body that was awake changed nothing; 2.4.1 then
// counts anew, and wakes whatever comes within the slop of a boundary in every step. Pressed there
// by what stands on it, a body would never sleep.

namespace {

// The count is private to b2Body. Naming a member in an explicit instantiation is not subject to
// access, which gives the pointer to it out.
template <typename Tag, typename Tag::type Member>
struct leak {
  friend typename Tag::type reach(Tag) { return Member; }
};

struct rest_of_body {
  using type = float b2Body::*;
  friend type reach(rest_of_body);
};

template struct leak<rest_of_body, &b2Body::m_sleepTime>;

float &rest(b2Body *body) { return body->*reach(rest_of_body{}); }

bool is_slow(b2Body *body) {
  const b2Vec2 velocity = body->GetLinearVelocity();
  const float spin = body->GetAngularVelocity();
  return b2Dot(velocity, velocity) <= b2_linearSleepTolerance * b2_linearSleepTolerance &&
         spin * spin <= b2_angularSleepTolerance * b2_angularSleepTolerance;
}

}  // namespace

void note_rest(b2World &world) {
  for (b2Body *body = world.GetBodyList(); body; body = body->GetNext()) {
    record_of(body)->rest = body->IsAwake() ? rest(body) : -1;
  }
}

void restore_rest(b2World &world, float seconds) {
  for (b2Body *body = world.GetBodyList(); body; body = body->GetNext()) {
    const float before = record_of(body)->rest;
    if (before < 0 || !body->IsAwake() || !is_slow(body)) continue;
    rest(body) = before + seconds;
  }
}
