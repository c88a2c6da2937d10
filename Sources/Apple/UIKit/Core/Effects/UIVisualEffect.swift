/// An effect that a view has on what is behind it.
///
/// Source: Apple, UIVisualEffect.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  public override init() { super.init() }
}
