#include "box_internal.h"

namespace {

void add(box_body body, box_material material, const b2Shape &shape, float margin) {
  b2FixtureDef def;
  def.shape = &shape;
  def.density = material.density;
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
  b2Vec2 points[b2_maxPolygonVertices];
  for (int32_t i = 0; i < count; ++i) points[i] = to_b2(vertices[i]);
  b2PolygonShape shape;
  shape.Set(points, count);
  shape.m_radius = radius;
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
    box_body body, box_material material, box_vector start, box_vector end, float margin) {
  b2EdgeShape shape;
  shape.SetTwoSided(to_b2(start), to_b2(end));
  shape.m_radius = 0;
  add(body, material, shape, margin);
}
