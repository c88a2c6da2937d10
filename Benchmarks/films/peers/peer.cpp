// The scenes of FilmBenchmark as one writes them in C++ over Box2D, Cairo and Pango.
//
// Usage: peer w1|w2|w3 FRAMES FOLDER   writes FOLDER/frame-00000.png … with cairo_surface_write_to_png
//        peer w1|w2|w3 FRAMES -        writes raw BGR0 frames to the standard output
#include <box2d/box2d.h>
#include <cairo.h>
#include <pango/pangocairo.h>

#include <cmath>
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

void addRoundedSquare(cairo_t* context, double x, double y, double side, double radius) {
  cairo_new_path(context);
  cairo_arc(context, x + side - radius, y + radius, radius, -M_PI / 2, 0);
  cairo_arc(context, x + side - radius, y + side - radius, radius, 0, M_PI / 2);
  cairo_arc(context, x + radius, y + side - radius, radius, M_PI / 2, M_PI);
  cairo_arc(context, x + radius, y + radius, radius, M_PI, M_PI * 3 / 2);
  cairo_close_path(context);
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
  Scene* scene = nullptr;
  if (!strcmp(arguments[1], "w1")) scene = new FallingSquare;
  if (!strcmp(arguments[1], "w2")) scene = new SwingingCard;
  if (!strcmp(arguments[1], "w3")) scene = new ElasticCells;
  if (!scene) return 64;
  const int frames = atoi(arguments[2]);
  cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
  for (int frame = 0; frame < frames; frame++) {
    cairo_t* context = cairo_create(surface);
    cairo_set_source_rgb(context, 1, 1, 1);
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
