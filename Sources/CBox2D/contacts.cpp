#include "box_internal.h"

#include <algorithm>
#include <mutex>
#include <new>

namespace {

// An edge and a polygon, stopped at the edge's margin although neither shape has a radius there.
class edge_polygon_contact : public b2Contact {
 public:
  edge_polygon_contact(b2Fixture *edge, b2Fixture *polygon) : b2Contact(edge, 0, polygon, 0) {}

  void Evaluate(b2Manifold *manifold, const b2Transform &a, const b2Transform &b) override {
    const auto *polygon = static_cast<const b2PolygonShape *>(m_fixtureB->GetShape());
    b2EdgeShape edge = *static_cast<const b2EdgeShape *>(m_fixtureA->GetShape());
    edge.m_radius = b2Max(0.0f, margin_of(m_fixtureA) - polygon->m_radius);
    b2CollideEdgeAndPolygon(manifold, &edge, a, polygon, b);
  }

  static b2Contact *create(
      b2Fixture *edge, int32, b2Fixture *polygon, int32, b2BlockAllocator *allocator) {
    return new (allocator->Allocate(sizeof(edge_polygon_contact)))
        edge_polygon_contact(edge, polygon);
  }

  static void destroy(b2Contact *contact, b2BlockAllocator *allocator) {
    static_cast<edge_polygon_contact *>(contact)->~edge_polygon_contact();
    allocator->Free(contact, sizeof(edge_polygon_contact));
  }

  static void enter() {
    if (!s_initialized) {
      InitializeRegisters();
      s_initialized = true;
    }
    AddType(create, destroy, b2Shape::e_edge, b2Shape::e_polygon);
  }
};

box_filter filter_of(b2Fixture *fixture) { return record_of(fixture->GetBody())->filter; }

bool responds(b2Fixture *fixture, b2Fixture *other) {
  return fixture->GetBody()->GetType() == b2_dynamicBody &&
         (filter_of(other).category & filter_of(fixture).collision) != 0;
}

box_contact describe(b2Contact *contact, bool is_beginning) {
  b2Fixture *a = contact->GetFixtureA();
  b2Fixture *b = contact->GetFixtureB();
  return box_contact{
      record_of(a->GetBody())->tag, record_of(b->GetBody())->tag, part_of(a), part_of(b),
      is_beginning, false, box_vector{0, 0}};
}

}  // namespace

void register_edge_contact() {
  static std::once_flag once;
  std::call_once(once, edge_polygon_contact::enter);
}

bool contact_rules::ShouldCollide(b2Fixture *a, b2Fixture *b) {
  box_filter fa = filter_of(a);
  box_filter fb = filter_of(b);
  return (fa.category & fb.collision) != 0 || (fb.category & fa.collision) != 0;
}

void contact_log::clear() {
  events.clear();
  fresh.clear();
}

void contact_log::BeginContact(b2Contact *contact) {
  box_contact event = describe(contact, true);
  b2WorldManifold manifold;
  contact->GetWorldManifold(&manifold);
  if (contact->GetManifold()->pointCount > 0) {
    event.has_point = true;
    event.point = from_b2(manifold.points[0]);
  }
  fresh.emplace_back(contact, events.size());
  events.push_back(event);
}

void contact_log::EndContact(b2Contact *contact) {
  forget(contact);
  events.push_back(describe(contact, false));
}

void contact_log::PreSolve(b2Contact *contact, const b2Manifold *) {
  b2Fixture *a = contact->GetFixtureA();
  b2Fixture *b = contact->GetFixtureB();
  if (!responds(a, b) && !responds(b, a)) contact->SetEnabled(false);
}

void contact_log::PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) {
  if (fresh.empty()) return;
  auto place = std::find_if(
      fresh.begin(), fresh.end(), [=](const auto &entry) { return entry.first == contact; });
  if (place == fresh.end()) return;
  int largest = 0;
  for (int i = 1; i < impulse->count; ++i) {
    if (impulse->normalImpulses[i] > impulse->normalImpulses[largest]) largest = i;
  }
  if (impulse->count > 0) {
    b2WorldManifold manifold;
    contact->GetWorldManifold(&manifold);
    events[place->second].has_point = true;
    events[place->second].point = from_b2(manifold.points[largest]);
  }
  fresh.erase(place);
}

void contact_log::forget(b2Contact *contact) {
  fresh.erase(
      std::remove_if(
          fresh.begin(), fresh.end(), [=](const auto &entry) { return entry.first == contact; }),
      fresh.end());
}

const box_contact *box_world_get_contacts(box_world world, int32_t *count) {
  auto &events = record_of(world)->log.events;
  *count = static_cast<int32_t>(events.size());
  return events.data();
}

void box_world_clear_contacts(box_world world) { record_of(world)->log.clear(); }
