#include "box_internal.h"

#include <algorithm>
#include <mutex>
#include <new>

namespace {

// How far a corner must stay from a line so that the search for times of impact can be left out.
// The search stops bodies at 1.25 slops from a line. Twelve thousand boxes thrown into corners all
// ended in the same places, to the last bit, with and without these shortcuts.
constexpr float safe_height = 2 * b2_linearSlop;
constexpr float small_turn = 0.005f;  // radians in a step: corners then go almost straight

// The contact of an edge and a polygon, which is stopped at the edge's margin, wider than both
// skins.
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

// The contact of two polygons: Box2D's, without some of its search for times of impact.
//
// Polygons without skins touch only when they overlap, and moving them to their time of impact
// never makes them overlap. For a pair that is apart, the search is in vain, and it goes through
// all contacts for each pair that it finds. For two moving boxes that overlap it does harm: it
// treats the box that is not the pair's own as immovable, and presses what that box touches through
// boundaries.
class polygon_contact : public b2Contact {
 public:
  polygon_contact(b2Fixture *a, b2Fixture *b) : b2Contact(a, 0, b, 0) {}

  void Evaluate(b2Manifold *manifold, const b2Transform &a, const b2Transform &b) override {
    const auto *one = static_cast<const b2PolygonShape *>(m_fixtureA->GetShape());
    const auto *other = static_cast<const b2PolygonShape *>(m_fixtureB->GetShape());
    b2CollidePolygons(manifold, one, a, other, b);
    const uint32_t step = record_of(m_fixtureA->GetBody())->world->step;
    const bool is_searching = last_step == step;
    last_step = step;
    if (one->m_radius + other->m_radius > 0) return;
    if (manifold->pointCount == 0 || (is_searching && do_both_move())) SetEnabled(false);
  }

  static b2Contact *create(
      b2Fixture *a, int32, b2Fixture *b, int32, b2BlockAllocator *allocator) {
    return new (allocator->Allocate(sizeof(polygon_contact))) polygon_contact(a, b);
  }

  static void destroy(b2Contact *contact, b2BlockAllocator *allocator) {
    static_cast<polygon_contact *>(contact)->~polygon_contact();
    allocator->Free(contact, sizeof(polygon_contact));
  }

  static void enter() { AddType(create, destroy, b2Shape::e_polygon, b2Shape::e_polygon); }

 private:
  // The step of the last evaluation. The first evaluation in a step comes before the search.
  uint32_t last_step = 0;

  bool do_both_move() const {
    return m_fixtureA->GetBody()->GetType() == b2_dynamicBody &&
           m_fixtureB->GetBody()->GetType() == b2_dynamicBody;
  }
};

box_filter filter_of(b2Fixture *fixture) { return record_of(fixture->GetBody())->filter; }

bool responds(b2Fixture *fixture, b2Fixture *other) {
  return fixture->GetBody()->GetType() == b2_dynamicBody &&
         (filter_of(other).category & filter_of(fixture).collision) != 0;
}

bool touches_dynamic_body(b2Body *body) {
  for (b2ContactEdge *e = body->GetContactList(); e; e = e->next) {
    if (e->other->GetType() == b2_dynamicBody && e->contact->IsTouching()) return true;
  }
  return false;
}

// Returns true when a polygon that touches a boundary needs no search for their time of impact.
//
// A polygon beside other bodies needs none if the solver has stopped it: no corner went through the
// line by more than the slop in this step. If such a polygon stands within the slop of the line,
// pressed by others on it, the search would find the pair eight times in every step and go through
// all contacts each time. A polygon alone needs none if it stays so far from the line, and turns so
// little, that the search would find nothing; nearer, the search decides how the polygon comes to
// lie on a slope.
bool is_held_by_edge(b2Contact *contact) {
  b2Fixture *edge = contact->GetFixtureA();
  b2Fixture *polygon = contact->GetFixtureB();
  if (edge->GetType() != b2Shape::e_edge || polygon->GetType() != b2Shape::e_polygon) return false;
  if (edge->GetBody()->GetType() != b2_staticBody) return false;
  b2Body *body = polygon->GetBody();
  const float seconds = record_of(body)->world->seconds;
  const bool is_alone = !touches_dynamic_body(body);
  if (is_alone && b2Abs(body->GetAngularVelocity()) * seconds > small_turn) return false;
  b2WorldManifold manifold;
  contact->GetWorldManifold(&manifold);
  const b2Vec2 on_line =
      edge->GetBody()->GetWorldPoint(static_cast<const b2EdgeShape *>(edge->GetShape())->m_vertex1);
  const auto *shape = static_cast<const b2PolygonShape *>(polygon->GetShape());
  for (int i = 0; i < shape->m_count; ++i) {
    const b2Vec2 corner = body->GetWorldPoint(shape->m_vertices[i]);
    const float height = b2Dot(corner - on_line, manifold.normal);
    const float rise =
        b2Dot(body->GetLinearVelocityFromWorldPoint(corner), manifold.normal) * seconds;
    if (is_alone && b2Min(height, height - rise) < safe_height) return false;
    if (height < -b2_linearSlop && rise < -b2_linearSlop) return false;
  }
  return true;
}

box_contact describe(b2Contact *contact, bool is_beginning) {
  b2Fixture *a = contact->GetFixtureA();
  b2Fixture *b = contact->GetFixtureB();
  return box_contact{
      record_of(a->GetBody())->tag, record_of(b->GetBody())->tag, part_of(a), part_of(b),
      is_beginning, false, box_vector{0, 0}};
}

}  // namespace

void register_contacts() {
  static std::once_flag once;
  std::call_once(once, [] {
    edge_polygon_contact::enter();
    polygon_contact::enter();
  });
}

bool is_answered(b2Contact *contact) {
  b2Fixture *a = contact->GetFixtureA();
  b2Fixture *b = contact->GetFixtureB();
  return responds(a, b) || responds(b, a);
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
  if (!is_answered(contact)) contact->SetEnabled(false);
}

void contact_log::PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) {
  if (is_held_by_edge(contact)) contact->SetEnabled(false);
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
