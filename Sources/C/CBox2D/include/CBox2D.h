#ifndef CBOX2D_H
#define CBOX2D_H

// Box2D 2.4.1 behind a C header: a translation, without defaults or decisions.
//
// Units: Box2D's unit of length, seconds, kilograms, radians. The caller checks arguments; Box2D
// aborts the process on bad ones.

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct box_world { void *pointer; } box_world;
typedef struct box_body { void *pointer; } box_body;
typedef struct box_joint { void *pointer; } box_joint;

typedef struct box_vector { float x, y; } box_vector;

// What a body collides with. Two bodies make contact if the category of one is among the collisions
// of the other; a contact moves a body if the other's category is among the body's own collisions.
typedef struct box_filter { uint64_t category, collision; } box_filter;

typedef struct box_transform { box_vector position; float angle; } box_transform;

// ---------------------------------------------------------------- world

typedef struct box_step {
  float seconds;
  int32_t velocity_iterations, position_iterations;
  float sleep_speed;  // a body that is no faster for half a second sleeps
} box_step;

/// The version of Box2D that runs: major, minor and revision.
typedef struct {
  int major;
  int minor;
  int revision;
} box_version;
box_version box_version_running(void);

box_world box_world_create(box_vector gravity);
void box_world_destroy(box_world world);
void box_world_set_gravity(box_world world, box_vector gravity);
void box_world_step(box_world world, box_step step);
void box_world_clear_forces(box_world world);

// ---------------------------------------------------------------- bodies

typedef struct box_body_definition {
  bool is_dynamic;
  box_vector position;  // of the body's origin
  float angle;
  float linear_damping, angular_damping;  // 1/s
  float gravity_scale;
  bool is_rotation_fixed;
  bool is_bullet;
  uint64_t tag;  // the caller's name for the body, given back in contacts
} box_body_definition;

box_body box_body_create(box_world world, box_body_definition definition);
void box_body_destroy(box_world world, box_body body);

box_transform box_body_get_transform(box_body body);
box_vector box_body_get_velocity(box_body body);
float box_body_get_angular_velocity(box_body body);
float box_body_get_mass(box_body body);
float box_body_get_rotational_inertia(box_body body);  // about the centre of mass
box_vector box_body_get_mass_centre(box_body body);    // world
box_vector box_body_get_world_point(box_body body, box_vector local_point);
bool box_body_is_awake(box_body body);
bool box_body_is_dynamic(box_body body);

void box_body_set_transform(box_body body, box_transform transform);
void box_body_set_velocity(box_body body, box_vector velocity);
void box_body_set_angular_velocity(box_body body, float velocity);
void box_body_set_dampings(box_body body, float linear, float angular);
void box_body_set_gravity_scale(box_body body, float scale);
void box_body_set_rotation_fixed(box_body body, bool is_fixed);
void box_body_set_bullet(box_body body, bool is_bullet);
void box_body_set_dynamic(box_body body, bool is_dynamic);
void box_body_set_awake(box_body body, bool is_awake);
void box_body_set_filter(box_body body, box_filter filter);
// Sets friction and restitution of all fixtures of the body, and of their contacts.
void box_body_set_surface(box_body body, float friction, float restitution);
void box_body_set_density(box_body body, float density);
// Returns true when Box2D can compute the inertia of a body of this density. If shapes are far from
// the body's origin, its sums may cancel out or overflow, on which box_body_set_density aborts.
bool box_body_can_have_density(box_body body, float density);
// Replaces what the fixtures weigh; the centre of mass is the origin. Inertia 0 is for no rotation.
void box_body_set_mass(box_body body, float mass, float rotational_inertia);

void box_body_apply_force(box_body body, box_vector force, box_vector world_point);
void box_body_apply_impulse(box_body body, box_vector impulse, box_vector world_point);

// Gets the smallest upright rectangle around all fixtures. Returns false without fixtures.
bool box_body_get_bounds(box_body body, box_vector *lower, box_vector *upper);

// ---------------------------------------------------------------- fixtures

// Fixtures are added without density: box_body_set_density then weighs all of a body at once.
typedef struct box_material {
  float friction, restitution;
  float restitution_threshold;  // speed below which nothing bounces
  uint32_t part;                // the caller's name for the fixture, given back in contacts
} box_material;

void box_body_add_box(
    box_body body, box_material material, box_vector half_size, box_vector centre);
// Adds a convex polygon of 3 to 8 different vertices, anticlockwise where +y is up.
void box_body_add_polygon(
    box_body body, box_material material, const box_vector *vertices, int32_t count, float radius);
void box_body_add_circle(
    box_body body, box_material material, float radius, box_vector centre);
// Adds a two-sided line with a skin of `radius`; it stops polygons that come nearer than `margin`.
void box_body_add_edge(
    box_body body, box_material material, box_vector start, box_vector end, float radius,
    float margin);

// ---------------------------------------------------------------- joints

typedef struct box_joint_ends {
  box_body body_a, body_b;
  box_vector anchor_a, anchor_b;  // local
  bool do_bodies_collide;
} box_joint_ends;

typedef struct box_distance_joint_definition {
  box_joint_ends ends;
  float length, minimum_length, maximum_length;
  float stiffness, damping;
} box_distance_joint_definition;

typedef struct box_revolute_joint_definition {
  box_joint_ends ends;
  float reference_angle;
  bool has_limits;
  float lower_angle, upper_angle;
  float friction_torque;  // of a motor that holds the joint still; 0 for none
} box_revolute_joint_definition;

typedef struct box_prismatic_joint_definition {
  box_joint_ends ends;
  box_vector axis;  // in body a, of length 1
  float reference_angle;
  bool has_limits;
  float lower_translation, upper_translation;
} box_prismatic_joint_definition;

typedef struct box_weld_joint_definition {
  box_joint_ends ends;
  float reference_angle;
} box_weld_joint_definition;

box_joint box_distance_joint_create(box_world world, box_distance_joint_definition definition);
box_joint box_revolute_joint_create(box_world world, box_revolute_joint_definition definition);
box_joint box_prismatic_joint_create(box_world world, box_prismatic_joint_definition definition);
box_joint box_weld_joint_create(box_world world, box_weld_joint_definition definition);
void box_joint_destroy(box_world world, box_joint joint);
box_vector box_joint_get_anchor_a(box_joint joint);  // world
box_vector box_joint_get_anchor_b(box_joint joint);  // world

void box_distance_joint_set_lengths(box_joint joint, float length, float minimum, float maximum);
void box_distance_joint_set_spring(box_joint joint, float stiffness, float damping);
void box_revolute_joint_set_limits(box_joint joint, bool has_limits, float lower, float upper);
void box_revolute_joint_set_friction_torque(box_joint joint, float torque);
void box_prismatic_joint_set_limits(box_joint joint, bool has_limits, float lower, float upper);

// ---------------------------------------------------------------- contacts

typedef struct box_contact {
  uint64_t body_a, body_b;  // tags
  uint32_t part_a, part_b;
  bool is_beginning;
  bool has_point;
  box_vector point;  // world, where the first impulse was largest
} box_contact;

// Returns the contacts that began and ended since the last clearing, in order; valid until the next
// call.
const box_contact *box_world_get_contacts(box_world world, int32_t *count);
void box_world_clear_contacts(box_world world);

#ifdef __cplusplus
}
#endif

#endif
