#include "box_internal.h"

#include <cmath>
#include <new>

// The least share of the inertia about the origin that may be left about the centre of mass: single
// precision has seven digits.
static constexpr float smallest_share_of_inertia = 1e-5f;

box_body box_body_create(box_world world, box_body_definition definition) {
  b2BodyDef def;
  def.type = definition.is_dynamic ? b2_dynamicBody : b2_staticBody;
  def.position = to_b2(definition.position);
  def.angle = definition.angle;
  def.linearDamping = definition.linear_damping;
  def.angularDamping = definition.angular_damping;
  def.gravityScale = definition.gravity_scale;
  def.fixedRotation = definition.is_rotation_fixed;
  def.bullet = definition.is_bullet;
  void *memory = record_of(world)->body_records.Allocate(sizeof(body_record));
  def.userData.pointer = reinterpret_cast<uintptr_t>(
      new (memory) body_record{record_of(world), definition.tag, box_filter{0, 0}, 0, 0});
  return box_body{record_of(world)->world.CreateBody(&def)};
}

void box_body_destroy(box_world world, box_body body) {
  // Ending contacts still read the record.
  body_record *record = record_of(body_of(body));
  record_of(world)->world.DestroyBody(body_of(body));
  record_of(world)->body_records.Free(record, sizeof(body_record));
}

box_transform box_body_get_transform(box_body body) {
  return box_transform{from_b2(body_of(body)->GetPosition()), body_of(body)->GetAngle()};
}

box_vector box_body_get_velocity(box_body body) {
  return from_b2(body_of(body)->GetLinearVelocity());
}

float box_body_get_angular_velocity(box_body body) { return body_of(body)->GetAngularVelocity(); }
float box_body_get_mass(box_body body) { return body_of(body)->GetMass(); }

float box_body_get_rotational_inertia(box_body body) {
  b2Body *b = body_of(body);
  return b->GetInertia() - b->GetMass() * b2Dot(b->GetLocalCenter(), b->GetLocalCenter());
}

box_vector box_body_get_mass_centre(box_body body) {
  return from_b2(body_of(body)->GetWorldCenter());
}

box_vector box_body_get_world_point(box_body body, box_vector local_point) {
  return from_b2(body_of(body)->GetWorldPoint(to_b2(local_point)));
}

bool box_body_is_awake(box_body body) { return body_of(body)->IsAwake(); }
bool box_body_is_dynamic(box_body body) { return body_of(body)->GetType() == b2_dynamicBody; }

void box_body_set_transform(box_body body, box_transform transform) {
  body_of(body)->SetTransform(to_b2(transform.position), transform.angle);
}

void box_body_set_velocity(box_body body, box_vector velocity) {
  body_of(body)->SetLinearVelocity(to_b2(velocity));
}

void box_body_set_angular_velocity(box_body body, float velocity) {
  body_of(body)->SetAngularVelocity(velocity);
}

void box_body_set_dampings(box_body body, float linear, float angular) {
  body_of(body)->SetLinearDamping(linear);
  body_of(body)->SetAngularDamping(angular);
}

void box_body_set_gravity_scale(box_body body, float scale) {
  body_of(body)->SetGravityScale(scale);
}

void box_body_set_rotation_fixed(box_body body, bool is_fixed) {
  body_of(body)->SetFixedRotation(is_fixed);
}

void box_body_set_bullet(box_body body, bool is_bullet) { body_of(body)->SetBullet(is_bullet); }

void box_body_set_dynamic(box_body body, bool is_dynamic) {
  body_of(body)->SetType(is_dynamic ? b2_dynamicBody : b2_staticBody);
}

void box_body_set_awake(box_body body, bool is_awake) { body_of(body)->SetAwake(is_awake); }

void box_body_set_filter(box_body body, box_filter filter) {
  record_of(body_of(body))->filter = filter;
  for (b2Fixture *f = body_of(body)->GetFixtureList(); f; f = f->GetNext()) f->Refilter();
}

void box_body_set_surface(box_body body, float friction, float restitution) {
  for (b2Fixture *f = body_of(body)->GetFixtureList(); f; f = f->GetNext()) {
    f->SetFriction(friction);
    f->SetRestitution(restitution);
  }
  for (b2ContactEdge *e = body_of(body)->GetContactList(); e; e = e->next) {
    e->contact->ResetFriction();
    e->contact->ResetRestitution();
  }
}

void box_body_set_density(box_body body, float density) {
  for (b2Fixture *f = body_of(body)->GetFixtureList(); f; f = f->GetNext()) f->SetDensity(density);
  body_of(body)->ResetMassData();
}

bool box_body_can_have_density(box_body body, float density) {
  // Sums up as b2Body::ResetMassData does.
  float mass = 0;
  float inertia = 0;
  b2Vec2 centre = b2Vec2_zero;
  for (b2Fixture *f = body_of(body)->GetFixtureList(); f; f = f->GetNext()) {
    b2MassData data;
    f->GetShape()->ComputeMass(&data, density);
    mass += data.mass;
    centre += data.mass * data.center;
    inertia += data.I;
  }
  if (mass <= 0 || inertia <= 0) return std::isfinite(mass) && std::isfinite(inertia);
  centre *= 1 / mass;
  const float about_centre = inertia - mass * b2Dot(centre, centre);
  return std::isfinite(mass) && std::isfinite(about_centre) &&
         about_centre > smallest_share_of_inertia * inertia;
}

void box_body_set_mass(box_body body, float mass, float rotational_inertia) {
  b2MassData data;
  data.mass = mass;
  data.center = b2Vec2(0, 0);
  data.I = rotational_inertia;
  body_of(body)->SetMassData(&data);
}

void box_body_apply_force(box_body body, box_vector force, box_vector world_point) {
  body_of(body)->ApplyForce(to_b2(force), to_b2(world_point), true);
}

void box_body_apply_impulse(box_body body, box_vector impulse, box_vector world_point) {
  body_of(body)->ApplyLinearImpulse(to_b2(impulse), to_b2(world_point), true);
}

bool box_body_get_bounds(box_body body, box_vector *lower, box_vector *upper) {
  b2AABB bounds;
  bool is_first = true;
  for (b2Fixture *f = body_of(body)->GetFixtureList(); f; f = f->GetNext()) {
    b2AABB one;
    f->GetShape()->ComputeAABB(&one, body_of(body)->GetTransform(), 0);
    if (is_first) {
      bounds = one;
    } else {
      bounds.Combine(one);
    }
    is_first = false;
  }
  if (is_first) return false;
  *lower = from_b2(bounds.lowerBound);
  *upper = from_b2(bounds.upperBound);
  return true;
}
