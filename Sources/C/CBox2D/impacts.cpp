#include "box_internal.h"
#include "leak.h"

#include <box2d/b2_time_of_impact.h>

#include <algorithm>
#include <set>
#include <unordered_map>

// Box2D moves bodies back to where fast ones would go through others, an impact at a time, the
// earliest first. For each impact it goes through all contacts of the world twice: a pile of
// thousands with an impact in each corner costs their product.
//
// Here the impacts wait in an order. Each is still answered by Box2D, which is shown a list of that
// one contact; then only the contacts of the bodies that it moved are looked at again. What is
// computed, and in which order, is the same to the last bit.

namespace {

struct flags_of_body : private_member<flags_of_body, uint16 b2Body::*> {};
template struct leak<flags_of_body, &b2Body::m_flags>;

struct sweep_of_body : private_member<sweep_of_body, b2Sweep b2Body::*> {};
template struct leak<sweep_of_body, &b2Body::m_sweep>;

struct flags_of_contact : private_member<flags_of_contact, uint32 b2Contact::*> {};
template struct leak<flags_of_contact, &b2Contact::m_flags>;

struct previous_contact : private_member<previous_contact, b2Contact *b2Contact::*> {};
template struct leak<previous_contact, &b2Contact::m_prev>;

struct next_contact : private_member<next_contact, b2Contact *b2Contact::*> {};
template struct leak<next_contact, &b2Contact::m_next>;

struct impacts_of_contact : private_member<impacts_of_contact, int32 b2Contact::*> {};
template struct leak<impacts_of_contact, &b2Contact::m_toiCount>;

struct impact_of_contact : private_member<impact_of_contact, float b2Contact::*> {};
template struct leak<impact_of_contact, &b2Contact::m_toi>;

struct contacts_of_world : private_member<contacts_of_world, b2ContactManager b2World::*> {};
template struct leak<contacts_of_world, &b2World::m_contactManager>;

struct completion_of_world : private_member<completion_of_world, bool b2World::*> {};
template struct leak<completion_of_world, &b2World::m_stepComplete>;

struct answer_of_world
    : private_member<answer_of_world, void (b2World::*)(const b2TimeStep &)> {};
template struct leak<answer_of_world, &b2World::SolveTOI>;

uint16 &flags(b2Body *body) { return body->*reach(flags_of_body{}); }
b2Sweep &sweep(b2Body *body) { return body->*reach(sweep_of_body{}); }
uint32 &flags(b2Contact *contact) { return contact->*reach(flags_of_contact{}); }
b2Contact *&previous(b2Contact *contact) { return contact->*reach(previous_contact{}); }
b2Contact *&next(b2Contact *contact) { return contact->*reach(next_contact{}); }
int32 &impacts(b2Contact *contact) { return contact->*reach(impacts_of_contact{}); }

// Box2D reads a contact's time only while it is shown the contact. Until then the place of the
// contact in the list stands there: every whole number to 2^24 is a float.
float &place(b2Contact *contact) { return contact->*reach(impact_of_contact{}); }
float &time_of(b2Contact *contact) { return contact->*reach(impact_of_contact{}); }

// The bits of a contact's flags, which are named to those that derive from it.
struct contact_flags : b2Contact {
  static constexpr uint32 is_in_island = e_islandFlag;
  static constexpr uint32 has_time = e_toiFlag;
};
constexpr uint32 has_time = contact_flags::has_time;
// Ours: no bit of Box2D's.
constexpr uint32 is_waiting = 0x80000000;
// The bit of a body's flags, as Box2D's header numbers it.
constexpr uint16 body_is_in_island = 0x0001;

// Box2D's: an impact later than this is left to the next step.
constexpr float end_of_step = 1.0f - 10.0f * b2_epsilon;

bool is_active(b2Body *body) { return body->IsAwake() && body->GetType() != b2_staticBody; }
bool is_stopped(b2Body *body) { return body->IsBullet() || body->GetType() != b2_dynamicBody; }

// Finds when two shapes touch in this step, as b2World::SolveTOI does. Returns false where it does
// not ask.
bool find_time(b2Contact *contact, float *time) {
  if (!contact->IsEnabled() || impacts(contact) > b2_maxSubSteps) return false;
  b2Fixture *a = contact->GetFixtureA();
  b2Fixture *b = contact->GetFixtureB();
  if (a->IsSensor() || b->IsSensor()) return false;
  b2Body *body_a = a->GetBody();
  b2Body *body_b = b->GetBody();
  if (!is_active(body_a) && !is_active(body_b)) return false;
  if (!is_stopped(body_a) && !is_stopped(body_b)) return false;
  b2Sweep &sweep_a = sweep(body_a);
  b2Sweep &sweep_b = sweep(body_b);
  float start = sweep_a.alpha0;
  if (sweep_a.alpha0 < sweep_b.alpha0) {
    start = sweep_b.alpha0;
    sweep_a.Advance(start);
  } else if (sweep_b.alpha0 < sweep_a.alpha0) {
    sweep_b.Advance(start);
  }
  b2TOIInput input;
  input.proxyA.Set(a->GetShape(), contact->GetChildIndexA());
  input.proxyB.Set(b->GetShape(), contact->GetChildIndexB());
  input.sweepA = sweep_a;
  input.sweepB = sweep_b;
  input.tMax = 1;
  b2TOIOutput output;
  b2TimeOfImpact(&output, &input);
  *time = output.state == b2TOIOutput::e_touching
              ? b2Min(start + (1.0f - start) * output.t, 1.0f)
              : 1.0f;
  return true;
}

// The impacts of a step that are still to be answered.
class impact_queue {
 public:
  explicit impact_queue(b2World &world) : world(world), manager(world.*reach(contacts_of_world{})) {
    for (b2Body *body = world.GetBodyList(); body; body = body->GetNext()) {
      flags(body) &= ~body_is_in_island;
      sweep(body).alpha0 = 0;
    }
    for (b2Contact *c = manager.m_contactList; c; c = c->GetNext()) {
      flags(c) &= ~(has_time | contact_flags::is_in_island);
      impacts(c) = 0;
      place(c) = last_place++;
      look_at(c);
    }
  }

  void answer(const b2TimeStep &step) {
    while (!waiting.empty()) {
      const entry earliest = *waiting.begin();
      forget(earliest.contact);
      answer(earliest, step);
    }
  }

 private:
  struct entry {
    float time, place;
    b2Contact *contact;

    bool operator<(const entry &other) const {
      return time < other.time || (time == other.time && place < other.place);
    }
  };

  b2World &world;
  b2ContactManager &manager;
  std::set<entry> waiting;
  std::unordered_map<b2Contact *, float> times;  // of those that wait
  float first_place = 0;
  float last_place = 0;

  void look_at(b2Contact *contact) {
    float time;
    if (!find_time(contact, &time)) return;
    flags(contact) |= has_time;
    if (time > end_of_step) return;
    flags(contact) |= is_waiting;
    waiting.insert(entry{time, place(contact), contact});
    times.emplace(contact, time);
  }

  void forget(b2Contact *contact) {
    if (!(flags(contact) & is_waiting)) return;
    flags(contact) &= ~is_waiting;
    const auto known = times.find(contact);
    waiting.erase(entry{known->second, place(contact), contact});
    times.erase(known);
  }

  // Lets Box2D answer one impact, and looks at those that have changed by it.
  void answer(const entry &impact, const b2TimeStep &step) {
    b2Contact *contact = impact.contact;
    b2Contact *const head = manager.m_contactList;
    b2Contact *const before = previous(contact);
    b2Contact *const after = next(contact);
    manager.m_contactList = contact;
    previous(contact) = nullptr;
    next(contact) = nullptr;
    time_of(contact) = impact.time;
    world.*reach(completion_of_world{}) = false;
    (world.*reach(answer_of_world{}))(step);
    const bool is_solid = !(world.*reach(completion_of_world{}));
    b2Contact *newest = manager.m_contactList;
    b2Contact *oldest_new = previous(contact);
    place(contact) = impact.place;
    previous(contact) = before;
    next(contact) = after;
    manager.m_contactList = head;
    if (oldest_new) {
      manager.m_contactList = newest;
      next(oldest_new) = head;
      previous(head) = oldest_new;
      for (b2Contact *c = oldest_new; c; c = previous(c)) place(c) = --first_place;
    }
    if (is_solid) look_around(contact);
  }

  // Looks at the contacts whose time Box2D has taken back, and at new ones, in the world's order.
  // It moves the two bodies and what touches them.
  void look_around(b2Contact *contact) {
    std::vector<b2Body *> bodies;
    for (b2Body *body : {contact->GetFixtureA()->GetBody(), contact->GetFixtureB()->GetBody()}) {
      if (body->GetType() != b2_dynamicBody) continue;
      bodies.push_back(body);
      for (b2ContactEdge *e = body->GetContactList(); e; e = e->next) {
        if (!e->contact->IsTouching()) continue;
        if (e->other->GetType() == b2_dynamicBody) bodies.push_back(e->other);
      }
    }
    std::vector<b2Contact *> changed;
    for (b2Body *body : bodies) {
      for (b2ContactEdge *e = body->GetContactList(); e; e = e->next) {
        if (flags(e->contact) & has_time) continue;
        forget(e->contact);
        if (e->contact->IsEnabled()) changed.push_back(e->contact);
      }
    }
    std::sort(changed.begin(), changed.end(), [](b2Contact *a, b2Contact *b) {
      return place(a) < place(b);
    });
    changed.erase(std::unique(changed.begin(), changed.end()), changed.end());
    for (b2Contact *c : changed) look_at(c);
  }
};

}  // namespace

void answer_impacts(world_record &record, box_step step) {
  const b2TimeStep whole{
      step.seconds, 1 / step.seconds, 1, step.velocity_iterations, step.position_iterations, true};
  record.world.SetSubStepping(true);
  impact_queue(record.world).answer(whole);
  record.world.SetSubStepping(false);
  record.world.*reach(completion_of_world{}) = true;
}
