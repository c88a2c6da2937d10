#include "box_internal.h"

namespace {

void add(box_body body, box_material material, const b2Shape &shape, float margin) {
  b2FixtureDef def;
  def.shape = &shape;
  def.density = 0;
  def.friction = material.friction;
  def.restitution = material.restitution;
  def.restitutionThreshold = material.restitution_threshold;
  def.userData.pointer = pack_fixture(material.part, margin);
  body_of(body)->CreateFixture(&def);
}

}  // namespace

void box_body_add_box(
    box_body body, box_material material, box_vector half_size, box_vector centre) {
  b2PolygonShape shape;
  shape.SetAsBox(half_size.x, half_size.y, to_b2(centre), 0);
  shape.m_radius = 0;
  add(body, material, shape, 0);
}

void box_body_add_polygon(
    box_body body, box_material material, const box_vector *vertices, int32_t count, float radius) {
  // b2PolygonShape::Set would drop vertices nearer to each other than half the slop, and abort if
  // too few are left.
  b2PolygonShape shape;
  shape.m_count = count;
  shape.m_radius = radius;
  for (int32_t i = 0; i < count; ++i) shape.m_vertices[i] = to_b2(vertices[i]);
  float twice_area = 0;
  b2Vec2 moment = b2Vec2_zero;
  for (int32_t i = 0; i < count; ++i) {
    const b2Vec2 edge = shape.m_vertices[(i + 1) % count] - shape.m_vertices[i];
    shape.m_normals[i] = b2Cross(edge, 1.0f);
    shape.m_normals[i].Normalize();
    const b2Vec2 one = shape.m_vertices[i] - shape.m_vertices[0];
    const b2Vec2 other = one + edge;
    const float doubled = b2Cross(one, other);
    twice_area += doubled;
    moment += doubled * (one + other);
  }
  shape.m_centroid = shape.m_vertices[0] + (1 / (3 * twice_area)) * moment;
  add(body, material, shape, 0);
}

void box_body_add_circle(
    box_body body, box_material material, float radius, box_vector centre) {
  b2CircleShape shape;
  shape.m_radius = radius;
  shape.m_p = to_b2(centre);
  add(body, material, shape, 0);
}

void box_body_add_edge(
    box_body body, box_material material, box_vector start, box_vector end, float radius,
    float margin) {
  b2EdgeShape shape;
  shape.SetTwoSided(to_b2(start), to_b2(end));
  shape.m_radius = radius;
  add(body, material, shape, margin);
}
