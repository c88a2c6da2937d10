/// A target, which is not kept alive, and what to call on it.
struct TargetAction {
  weak var target: AnyObject?
  let action: Selector
  /// Whether it was called.
  var wasCalled = false
}
