// Boxes poured into a view, in C++ on the engine room itself: what the Swift layers are measured
// against. Usage: pour BOXES FRAMES ROUNDS; prints animator steps per second of processor time and
// of the clock, and where the boxes are.

#include "CBox2D.h"

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

namespace {

constexpr double points_per_unit = 90;
constexpr double side = 20;
constexpr double spacing = 24;

float units(double points) { return static_cast<float>(points / points_per_unit); }

struct pour {
  box_world world;
  std::vector<box_body> boxes;

  explicit pour(int count) : world(box_world_create({0, 0})) {
    const int columns = static_cast<int>(std::ceil(std::sqrt(static_cast<double>(count))));
    box_world_set_gravity(world, {0, units(1000)});
    for (int i = 0; i < count; ++i) {
      const double x = 20 + spacing / 2 + spacing * (i % columns) + i % 7 * 0.3;
      const double y = 20 + spacing / 2 + spacing * (i / columns);
      boxes.push_back(add_box(x, y));
    }
    // Last, as a collision behaviour makes them.
    add_walls(columns * spacing + 40, columns * spacing * 1.5 + 40);
  }

  ~pour() { box_world_destroy(world); }

  void add_walls(double width, double height) {
    box_body_definition definition{};
    definition.tag = 1;
    const box_body walls = box_body_create(world, definition);
    const box_material material{0.2f, 0.2f, units(100), 0};
    const box_vector corners[] = {
        {units(-1), units(-1)},
        {units(width + 1), units(-1)},
        {units(width + 1), units(height + 1)},
        {units(-1), units(height + 1)}};
    for (int i = 0; i < 4; ++i) {
      box_body_add_edge(walls, material, corners[i], corners[(i + 1) % 4], units(0.9), units(1.8));
    }
    box_body_set_filter(walls, {8, 12});
  }

  box_body add_box(double x, double y) {
    box_body_definition definition{};
    definition.is_dynamic = true;
    definition.position = {units(x), units(y)};
    definition.linear_damping = 0.1f;
    definition.angular_damping = 0.1f;
    definition.gravity_scale = 1;
    definition.is_bullet = true;
    definition.tag = 2 + boxes.size();
    const box_body body = box_body_create(world, definition);
    box_body_add_box(body, {0.2f, 0.2f, units(100), 0}, {units(side / 2), units(side / 2)}, {0, 0});
    box_body_set_density(body, 0.81f);
    box_body_set_filter(body, {4, 12});
    return body;
  }

  // What an animator does in a frame: whole sub-steps of 1/120 s, the rest of the time kept.
  void show_frame() {
    remainder += 1.0 / 60;
    while (remainder >= static_cast<double>(substep)) {
      box_world_step(world, {substep, 8, 3, units(1)});
      remainder -= static_cast<double>(substep);
    }
    box_world_clear_forces(world);
    box_world_clear_contacts(world);
  }

  double sum() const {
    double sum = 0;
    for (const box_body box : boxes) {
      const box_transform transform = box_body_get_transform(box);
      sum += static_cast<double>(transform.position.x * 90.0f);
      sum += static_cast<double>(transform.position.y * 90.0f);
    }
    return sum;
  }

  static constexpr float substep = 1.0f / 120;
  double remainder = 0;
};

// What other programs do on the machine at the same time counts less in the processor's time than
// in the clock's.
double seconds(clockid_t clock) {
  timespec time;
  clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

}  // namespace

int main(int argc, char **argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: pour BOXES FRAMES ROUNDS\n");
    return 64;
  }
  const int count = std::atoi(argv[1]);
  const int frames = std::atoi(argv[2]);
  const int rounds = std::atoi(argv[3]);
  double processor_time = 0;
  double clock_time = 0;
  double sum = 0;
  for (int round = 0; round < rounds; ++round) {
    pour world(count);
    processor_time -= seconds(CLOCK_PROCESS_CPUTIME_ID);
    clock_time -= seconds(CLOCK_MONOTONIC);
    for (int frame = 0; frame < frames; ++frame) world.show_frame();
    processor_time += seconds(CLOCK_PROCESS_CPUTIME_ID);
    clock_time += seconds(CLOCK_MONOTONIC);
    sum = world.sum();
  }
  const double steps = frames * rounds;
  std::printf("%.2f %.2f %.6f\n", steps / processor_time, steps / clock_time, sum);
}
