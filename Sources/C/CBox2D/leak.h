#ifndef BOX_LEAK_H
#define BOX_LEAK_H

// What Box2D keeps private. An explicit instantiation may name private members, and so passes on
// the pointer to one of them:
//
//   struct rest_of_body : private_member<rest_of_body, float b2Body::*> {};
//   template struct leak<rest_of_body, &b2Body::m_sleepTime>;
//   body->*reach(rest_of_body{})

// Each file has its own.
namespace {

template <typename Tag, typename Pointer>
struct private_member {
  using type = Pointer;
  friend type reach(Tag);
};

template <typename Tag, typename Tag::type Member>
struct leak {
  friend typename Tag::type reach(Tag) { return Member; }
};

}  // namespace

#endif
