/// The first property of an object that may be an attribute of a text.
///
/// Foundation compares the attributes of letters that stand side by side. Of objects it reads there
/// which of its own kinds they are; where these bits are no kind, as in most numbers, it stops the
/// program.
///
/// Source: swift-corelibs-foundation, `CFEqual`; `LetterLookTests` holds what is compared.
struct FoundationMark: Hashable, Sendable {
  /// Any kind that there is: Foundation then sees that the object's class is another one, and asks
  /// the object itself.
  private let kind = 1 << 8
}
