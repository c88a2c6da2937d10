// The scenes of FilmBenchmark as one writes them in C++ over Box2D, Cairo and Pango.
//
// Usage: peer w1|…|w10 FRAMES FOLDER   writes FOLDER/frame-00000.png … with cairo_surface_write_to_png
//        peer w1|…|w10 FRAMES -        writes raw BGR0 frames to the standard output
#include <box2d/box2d.h>
#include <cairo.h>
#include <pango/pangocairo.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

namespace {

constexpr int width = 640, height = 1136;
constexpr float pointsPerMetre = 100, step = 1.0f / 60;

b2Vec2 metres(float x, float y) { return {x / pointsPerMetre, y / pointsPerMetre}; }

struct Scene {
  b2World world;
  std::vector<b2Body*> bodies;
  std::vector<b2MouseJoint*> springs;

  explicit Scene(b2Vec2 gravity) : world(gravity) {}
  virtual ~Scene() = default;
  virtual void draw(cairo_t* context) = 0;
  virtual void act(double) {}
  virtual double ground() const { return 1; }

  b2Body* add(float x, float y, float side, float restitution, bool turns) {
    b2BodyDef definition;
    definition.type = b2_dynamicBody;
    definition.position = metres(x, y);
    definition.fixedRotation = !turns;
    definition.allowSleep = false;
    b2PolygonShape shape;
    shape.SetAsBox(side / 2 / pointsPerMetre, side / 2 / pointsPerMetre);
    b2FixtureDef fixture;
    fixture.shape = &shape;
    fixture.density = 1;
    fixture.friction = 0.2f;
    fixture.restitution = restitution;
    b2Body* body = world.CreateBody(&definition);
    body->CreateFixture(&fixture);
    bodies.push_back(body);
    return body;
  }
};

void enter(cairo_t* context, const b2Body* body) {
  cairo_translate(
      context, body->GetPosition().x * pointsPerMetre, body->GetPosition().y * pointsPerMetre);
  cairo_rotate(context, body->GetAngle());
}

void addRoundedRectangle(
    cairo_t* context, double x, double y, double width, double height, double radius) {
  cairo_new_path(context);
  cairo_arc(context, x + width - radius, y + radius, radius, -M_PI / 2, 0);
  cairo_arc(context, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
  cairo_arc(context, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
  cairo_arc(context, x + radius, y + radius, radius, M_PI, M_PI * 3 / 2);
  cairo_close_path(context);
}

void addRoundedSquare(cairo_t* context, double x, double y, double side, double radius) {
  addRoundedRectangle(context, x, y, side, side, radius);
}

void setColor(cairo_t* context, int red, int green, int blue) {
  cairo_set_source_rgb(context, red / 255.0, green / 255.0, blue / 255.0);
}

struct FallingSquare : Scene {
  FallingSquare() : Scene(metres(0, 1000)) {
    add(160, 60, 40, 1, true);
    b2BodyDef definition;
    b2Body* walls = world.CreateBody(&definition);
    const b2Vec2 corners[] = {metres(0, 0), metres(320, 0), metres(320, 568), metres(0, 568)};
    b2ChainShape shape;
    shape.CreateLoop(corners, 4);
    walls->CreateFixture(&shape, 0);
  }

  void draw(cairo_t* context) override {
    enter(context, bodies[0]);
    setColor(context, 0, 122, 255);
    cairo_rectangle(context, -20, -20, 40, 40);
    cairo_fill(context);
  }
};

struct SwingingCard : Scene {
  SwingingCard() : Scene(metres(0, 1000)) {
    b2Body* card = add(160, 284, 200, 0, true);
    b2BodyDef definition;
    b2DistanceJointDef rod;
    rod.Initialize(world.CreateBody(&definition), card, metres(160, 204), metres(80, 204));
    world.CreateJoint(&rod);
  }

  ~SwingingCard() override {
    if (layout) g_object_unref(layout);
  }

  void draw(cairo_t* context) override {
    enter(context, bodies[0]);
    addRoundedSquare(context, -100, -100, 200, 24);
    setColor(context, 88, 86, 214);
    cairo_fill(context);
    if (!layout) layOut(context);
    int lines;
    pango_layout_get_pixel_size(layout, nullptr, &lines);
    cairo_move_to(context, -100, -lines / 2.0);
    setColor(context, 255, 255, 255);
    pango_cairo_update_layout(context, layout);
    pango_cairo_show_layout(context, layout);
  }

 private:
  PangoLayout* layout = nullptr;

  void layOut(cairo_t* context) {
    layout = pango_cairo_create_layout(context);
    PangoFontDescription* font = pango_font_description_from_string("Inter Semi-Bold");
    pango_font_description_set_absolute_size(font, 28 * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
    pango_layout_set_width(layout, 200 * PANGO_SCALE);
    pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER);
    pango_layout_set_text(layout, "It swings from its corner.", -1);
  }
};

struct ElasticCells : Scene {
  ElasticCells() : Scene(metres(0, 0)) {
    b2BodyDef definition;
    b2Body* ground = world.CreateBody(&definition);
    for (int row = 5; row <= 7; row++)
      for (int column = 2; column <= 4; column++) hang(ground, row, column);
  }

  void act(double time) override {
    for (size_t index = 0; index < springs.size(); index++) {
      const b2Vec2 home = homes[index];
      const double turn = (home.x + home.y) / 40 + time * 5;
      springs[index]->SetTarget(metres(home.x + 12 * cos(turn), home.y + 9 * sin(turn)));
    }
  }

  void draw(cairo_t* context) override {
    setColor(context, 85, 85, 85);
    for (int row = 0; row < 12; row++)
      for (int column = 0; column < 7; column++) {
        if (row >= 5 && row <= 7 && column >= 2 && column <= 4) continue;
        addRoundedSquare(context, 6 + column * 44, 20 + row * 44, 40, 8);
        cairo_fill(context);
      }
    for (const b2Body* body : bodies) {
      cairo_save(context);
      enter(context, body);
      addRoundedSquare(context, -20, -20, 40, 8);
      cairo_fill(context);
      cairo_restore(context);
    }
  }

 private:
  std::vector<b2Vec2> homes;

  void hang(b2Body* ground, int row, int column) {
    const b2Vec2 home(6 + column * 44 + 20, 20 + row * 44 + 20);
    b2Body* body = add(home.x, home.y, 40, 0, false);
    body->GetFixtureList()->SetSensor(true);
    b2MouseJointDef spring;
    spring.bodyA = ground;
    spring.bodyB = body;
    spring.target = body->GetPosition();
    spring.maxForce = 1e6;
    b2LinearStiffness(spring.stiffness, spring.damping, 2, 0.3f, ground, body);
    springs.push_back(static_cast<b2MouseJoint*>(world.CreateJoint(&spring)));
    homes.push_back(home);
  }
};

// What follows stands where a formula of the time puts it.
struct Timed : Scene {
  double time = 0;

  Timed() : Scene(metres(0, 0)) {}
  void act(double now) override { time = now + step; }
};

struct Color {
  double red, green, blue;
};

Color hue(double hue, double saturation, double brightness) {
  hue -= floor(hue);
  auto channel = [&](double place) {
    const double k = fmod(place + hue * 6, 6);
    return brightness * (1 - saturation * std::max(0.0, std::min({k, 4 - k, 1.0})));
  };
  return {channel(5), channel(3), channel(1)};
}

void setColor(cairo_t* context, Color color) {
  cairo_set_source_rgb(context, color.red, color.green, color.blue);
}

// Three box blurs, which are nearly a Gaussian one, of one channel in one direction.
void blur(uint8_t* first, int count, int distance, double sigma) {
  const int radius = std::max(1, static_cast<int>(lround(sigma * 0.94)));
  std::vector<uint8_t> line(count);
  for (int pass = 0; pass < 3; pass++) {
    for (int place = 0; place < count; place++) line[place] = first[place * distance];
    int sum = 0;
    for (int place = -radius; place <= radius; place++)
      sum += line[std::clamp(place, 0, count - 1)];
    for (int place = 0; place < count; place++) {
      first[place * distance] = (sum + radius) / (2 * radius + 1);
      sum += line[std::min(count - 1, place + radius + 1)] - line[std::max(0, place - radius)];
    }
  }
}

void blur(cairo_surface_t* surface, int channels, int columns, int rows, double sigma) {
  cairo_surface_flush(surface);
  uint8_t* data = cairo_image_surface_get_data(surface);
  const int stride = cairo_image_surface_get_stride(surface);
  for (int channel = 0; channel < std::min(channels, 3); channel++) {
    for (int row = 0; row < rows; row++)
      blur(data + row * stride + channel, columns, channels, sigma);
    for (int column = 0; column < columns; column++)
      blur(data + column * channels + channel, rows, stride, sigma);
  }
  cairo_surface_mark_dirty(surface);
}

// Shows a text of Pango's with its upper left corner, or its upper middle, at a place.
void show(
    cairo_t* context, const char* font, double size, const std::string& text, double x, double y,
    bool isCentred = false) {
  static PangoLayout* layout = pango_cairo_create_layout(context);
  pango_cairo_update_layout(context, layout);
  PangoFontDescription* description = pango_font_description_from_string(font);
  pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
  pango_layout_set_font_description(layout, description);
  pango_font_description_free(description);
  pango_layout_set_text(layout, text.c_str(), -1);
  int width = 0;
  if (isCentred) pango_layout_get_pixel_size(layout, &width, nullptr);
  cairo_move_to(context, x - width / 2.0, y);
  pango_cairo_show_layout(context, layout);
}

struct Cards : Timed {
  static constexpr int margin = 36;
  cairo_surface_t* shadow;

  Cards() {
    const int wide = (272 + 2 * margin) * 2, high = (88 + 2 * margin) * 2;
    shadow = cairo_image_surface_create(CAIRO_FORMAT_A8, wide, high);
    cairo_t* context = cairo_create(shadow);
    cairo_scale(context, 2, 2);
    addRoundedRectangle(context, margin, margin, 272, 88, 16);
    cairo_fill(context);
    cairo_destroy(context);
    blur(shadow, 1, wide, high, 24);
    cairo_surface_set_device_scale(shadow, 2, 2);
  }

  double ground() const override { return 0.94; }

  void draw(cairo_t* context) override {
    for (int index : {0, 1, 3, 4}) drawCard(context, index, 160, 68 + 108 * index, 0);
    drawCard(
        context, 2, 160 + 70 * sin(1.9 * time), 284 + 200 * sin(1.3 * time),
        0.6 * sin(2.3 * time));
  }

  void drawCard(cairo_t* context, int index, double x, double y, double angle) {
    cairo_save(context);
    cairo_translate(context, x, y);
    cairo_rotate(context, angle);
    cairo_set_source_rgba(context, 0, 0, 0, 0.3);
    cairo_mask_surface(context, shadow, -136 - margin, -44 - margin + 6);
    cairo_set_source_rgb(context, 1, 1, 1);
    addRoundedRectangle(context, -136, -44, 272, 88, 16);
    cairo_fill(context);
    cairo_set_source_rgb(context, 0, 0, 0);
    show(context, "Inter Semi-Bold", 22, "Card " + std::to_string(index + 1), -116, -14);
    cairo_restore(context);
  }
};

struct List : Timed {
  const bool hasBar;

  explicit List(bool hasBar) : hasBar(hasBar) {}

  void draw(cairo_t* context) override {
    const double flick = floor(time / 2);
    const double offset = round(900 * (flick + 1 - exp(-2.5 * (time - 2 * flick))) * 2) / 2;
    for (int row = offset / 64; row * 64 - offset < 568; row++) {
      const double top = row * 64 - offset;
      const std::string number = std::to_string(row);
      setColor(context, hue(row % 12 / 12.0, 0.6, 0.85));
      cairo_new_path(context);
      cairo_arc(context, 36, top + 32, 20, 0, 2 * M_PI);
      cairo_fill(context);
      setColor(context, 0, 0, 0);
      show(context, "Inter Semi-Bold", 17, "Sender " + number, 72, top + 11);
      setColor(context, 128, 128, 128);
      show(context, "Inter", 14, "This is message number " + number + ".", 72, top + 35);
      setColor(context, 170, 170, 170);
      cairo_rectangle(context, 72, top + 63.5, 248, 0.5);
      cairo_fill(context);
    }
    if (!hasBar) return;
    blur(cairo_get_target(context), 4, width, 128, 40);
    cairo_set_source_rgba(context, 1, 1, 1, 0.6);
    cairo_rectangle(context, 0, 0, 320, 64);
    cairo_fill(context);
    setColor(context, 0, 0, 0);
    show(context, "Inter Semi-Bold", 17, "Messages", 160, 31, true);
  }
};

struct Gradients : Timed {
  void draw(cairo_t* context) override {
    for (int index = 0; index < 200; index++) {
      cairo_save(context);
      cairo_translate(context, 32 * (index % 10) + 16, 28.4 * (index / 10) + 14);
      cairo_rotate(context, time * (0.5 + index % 7 / 4.0));
      cairo_pattern_t* gradient = cairo_pattern_create_linear(0, -12, 0, 12);
      for (int end : {0, 1}) {
        const Color color = hue(index / 200.0 + 0.3 * end, 0.8, 0.95);
        cairo_pattern_add_color_stop_rgb(gradient, end, color.red, color.green, color.blue);
      }
      cairo_set_source(context, gradient);
      cairo_pattern_destroy(gradient);
      addRoundedSquare(context, -12, -12, 24, 6);
      cairo_fill(context);
      cairo_restore(context);
    }
  }
};

struct Photographs : Timed {
  std::vector<cairo_surface_t*> pictures;

  Photographs() {
    for (int number = 0; number < 12; number++) {
      cairo_surface_t* picture = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 200, 272);
      uint8_t* data = cairo_image_surface_get_data(picture);
      for (int y = 0; y < 272; y++)
        for (int x = 0; x < 200; x++)
          for (int channel = 0; channel < 3; channel++)
            data[(y * 200 + x) * 4 + 2 - channel] = level(x, y, channel, number);
      cairo_surface_mark_dirty(picture);
      pictures.push_back(picture);
    }
  }

  static uint8_t level(int x, int y, int channel, int number) {
    const double soft = 128 + 100 * sin(x / 41.0 + number) *
                                  cos(y / 53.0 + channel * 1.1 + number * 0.7);
    uint32_t mixed = ((number * 272 + y) * 200 + x) * 3 + channel;
    mixed = (mixed ^ (mixed >> 15)) * 0x2C1B3C6D;
    mixed = (mixed ^ (mixed >> 12)) * 0x297A2D39;
    return lround(soft) + (mixed >> 28) - 8;
  }

  void draw(cairo_t* context) override {
    for (int index = 0; index < 12; index++) {
      const double x = 5 + 105 * (index % 3), y = 6 + 140 * (index / 3);
      const double zoom = 1.25 + 0.25 * sin(time * (0.7 + index / 20.0));
      cairo_save(context);
      cairo_rectangle(context, x, y, 100, 136);
      cairo_clip(context);
      cairo_translate(context, x + 50, y + 68);
      cairo_scale(context, zoom / 2, zoom / 2);
      cairo_set_source_surface(context, pictures[index], -100, -136);
      cairo_paint_with_alpha(context, 0.65 + 0.35 * sin(time * (1.1 + index / 15.0)));
      cairo_restore(context);
    }
  }
};

struct Text : Timed {
  void draw(cairo_t* context) override {
    static const char* const lines[] = {
        "The quick brown fox jumps over the lazy dog.", "Zwölf Boxkämpfer jagen Viktor quer.",
        "مرحبا بالعالم، هذا سطر طويل.", "שלום עולם, זאת שורה ארוכה.",
        "Party 🎉 at eight 🕗, bring cake 🎂!", "Съешь ещё этих мягких булок.",
        "Mixed שלום and مرحبا in one line.", "👩‍👩‍👧‍👦 👍🏽 🇫🇷 ❤️ 😀",
    };
    setColor(context, 0, 0, 0);
    for (int row = 0; row < 24; row++)
      show(
          context, "Inter", 15, lines[row % 8], 16 + 10 * sin(1.1 * time),
          14 + 22.5 * row + 14 * sin(1.7 * time));
  }
};

struct Particles : Timed {
  double ground() const override { return 0; }

  void draw(cairo_t* context) override {
    for (int index = 0; index < 2000; index++) {
      const double radius = 20 + 0.13 * index;
      const double angle = 2.4 * index + time * (0.3 + index % 9 / 10.0);
      setColor(context, hue(index % 50 / 50.0, 0.7, 1));
      cairo_new_path(context);
      cairo_arc(
          context, 160 + 0.55 * radius * cos(angle), 284 + 0.98 * radius * sin(angle), 2, 0,
          2 * M_PI);
      cairo_fill(context);
    }
  }
};

Scene* makeScene(const std::string& name) {
  if (name == "w1") return new FallingSquare;
  if (name == "w2") return new SwingingCard;
  if (name == "w3") return new ElasticCells;
  if (name == "w4") return new Cards;
  if (name == "w5") return new List(true);
  if (name == "w6") return new List(false);
  if (name == "w7") return new Gradients;
  if (name == "w8") return new Photographs;
  if (name == "w9") return new Text;
  if (name == "w10") return new Particles;
  return nullptr;
}

bool write(cairo_surface_t* surface, const std::string& place, int frame) {
  if (place == "-") {
    cairo_surface_flush(surface);
    const unsigned char* data = cairo_image_surface_get_data(surface);
    return fwrite(data, 4, width * height, stdout) == width * height;
  }
  char name[32];
  snprintf(name, sizeof name, "/frame-%05d.png", frame);
  return cairo_surface_write_to_png(surface, (place + name).c_str()) == CAIRO_STATUS_SUCCESS;
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 4) return 64;
  Scene* scene = makeScene(arguments[1]);
  if (!scene) return 64;
  const int frames = atoi(arguments[2]);
  cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
  for (int frame = 0; frame < frames; frame++) {
    cairo_t* context = cairo_create(surface);
    cairo_set_source_rgb(context, scene->ground(), scene->ground(), scene->ground());
    cairo_paint(context);
    cairo_scale(context, 2, 2);
    scene->draw(context);
    cairo_destroy(context);
    if (!write(surface, arguments[3], frame)) return 2;
    scene->act(frame * double(step));
    scene->world.Step(step, 8, 3);
  }
  cairo_surface_destroy(surface);
  delete scene;
  return 0;
}
