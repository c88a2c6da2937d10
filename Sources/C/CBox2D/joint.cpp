#include "box_internal.h"

namespace {

template <typename Definition>
void set_ends(Definition &def, box_joint_ends ends) {
  def.bodyA = body_of(ends.body_a);
  def.bodyB = body_of(ends.body_b);
  def.localAnchorA = to_b2(ends.anchor_a);
  def.localAnchorB = to_b2(ends.anchor_b);
  def.collideConnected = ends.do_bodies_collide;
}

b2Joint *joint_of(box_joint joint) { return static_cast<b2Joint *>(joint.pointer); }

b2DistanceJoint *distance_of(box_joint joint) { return static_cast<b2DistanceJoint *>(joint_of(joint)); }

b2RevoluteJoint *revolute_of(box_joint joint) {
  return static_cast<b2RevoluteJoint *>(joint_of(joint));
}

b2PrismaticJoint *prismatic_of(box_joint joint) {
  return static_cast<b2PrismaticJoint *>(joint_of(joint));
}

// Sets lengths as they are. The setters of 2.4.1 raise every length to the linear slop, and so push
// apart two points that a spring of length 0 holds together.
struct exact_distance_joint : b2DistanceJoint {
  static void set_lengths(b2DistanceJoint *joint, float length, float minimum, float maximum) {
    joint->*(&exact_distance_joint::m_length) = length;
    joint->*(&exact_distance_joint::m_minLength) = minimum;
    joint->*(&exact_distance_joint::m_maxLength) = maximum;
    joint->*(&exact_distance_joint::m_impulse) = 0;
    joint->*(&exact_distance_joint::m_lowerImpulse) = 0;
    joint->*(&exact_distance_joint::m_upperImpulse) = 0;
  }
};

}  // namespace

box_joint box_distance_joint_create(box_world world, box_distance_joint_definition definition) {
  b2DistanceJointDef def;
  set_ends(def, definition.ends);
  def.stiffness = definition.stiffness;
  def.damping = definition.damping;
  auto *joint = static_cast<b2DistanceJoint *>(record_of(world)->world.CreateJoint(&def));
  exact_distance_joint::set_lengths(
      joint, definition.length, definition.minimum_length, definition.maximum_length);
  return box_joint{static_cast<b2Joint *>(joint)};
}

box_joint box_revolute_joint_create(box_world world, box_revolute_joint_definition definition) {
  b2RevoluteJointDef def;
  set_ends(def, definition.ends);
  def.referenceAngle = definition.reference_angle;
  def.enableLimit = definition.has_limits;
  def.lowerAngle = definition.lower_angle;
  def.upperAngle = definition.upper_angle;
  def.enableMotor = definition.friction_torque > 0;
  def.motorSpeed = 0;
  def.maxMotorTorque = definition.friction_torque;
  return box_joint{record_of(world)->world.CreateJoint(&def)};
}

box_joint box_prismatic_joint_create(box_world world, box_prismatic_joint_definition definition) {
  b2PrismaticJointDef def;
  set_ends(def, definition.ends);
  def.localAxisA = to_b2(definition.axis);
  def.referenceAngle = definition.reference_angle;
  def.enableLimit = definition.has_limits;
  def.lowerTranslation = definition.lower_translation;
  def.upperTranslation = definition.upper_translation;
  return box_joint{record_of(world)->world.CreateJoint(&def)};
}

box_joint box_weld_joint_create(box_world world, box_weld_joint_definition definition) {
  b2WeldJointDef def;
  set_ends(def, definition.ends);
  def.referenceAngle = definition.reference_angle;
  return box_joint{record_of(world)->world.CreateJoint(&def)};
}

void box_joint_destroy(box_world world, box_joint joint) {
  record_of(world)->world.DestroyJoint(joint_of(joint));
}

box_vector box_joint_get_anchor_a(box_joint joint) { return from_b2(joint_of(joint)->GetAnchorA()); }
box_vector box_joint_get_anchor_b(box_joint joint) { return from_b2(joint_of(joint)->GetAnchorB()); }

void box_distance_joint_set_lengths(box_joint joint, float length, float minimum, float maximum) {
  exact_distance_joint::set_lengths(distance_of(joint), length, minimum, maximum);
}

void box_distance_joint_set_spring(box_joint joint, float stiffness, float damping) {
  distance_of(joint)->SetStiffness(stiffness);
  distance_of(joint)->SetDamping(damping);
}

void box_revolute_joint_set_limits(box_joint joint, bool has_limits, float lower, float upper) {
  revolute_of(joint)->SetLimits(lower, upper);
  revolute_of(joint)->EnableLimit(has_limits);
}

void box_revolute_joint_set_friction_torque(box_joint joint, float torque) {
  revolute_of(joint)->SetMaxMotorTorque(torque);
  revolute_of(joint)->EnableMotor(torque > 0);
}

void box_prismatic_joint_set_limits(box_joint joint, bool has_limits, float lower, float upper) {
  prismatic_of(joint)->SetLimits(lower, upper);
  prismatic_of(joint)->EnableLimit(has_limits);
}
