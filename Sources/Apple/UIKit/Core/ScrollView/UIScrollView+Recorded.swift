// What scroll views record and what changes no picture.
extension UIScrollView {
  /// Whether the author's animation moves the content.
  ///
  /// Source: Apple, UIScrollView.isScrollAnimating.
  public var isScrollAnimating: Bool { motion?.purpose == .animation }

  /// Where a view stands that shows which part of the content is seen.
  ///
  /// Source: Apple, UIScrollView.IndexDisplayMode.
  public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }

  /// Whether a watch shows where the content is; recorded only.
  public var indexDisplayMode: IndexDisplayMode {
    get { recorded("indexDisplayMode", .automatic) }
    set { record("indexDisplayMode", newValue) }
  }

  /// Whether keys scroll; recorded only, for they never do here.
  public var allowsKeyboardScrolling: Bool {
    get { recorded("allowsKeyboardScrolling", true) }
    set { record("allowsKeyboardScrolling", newValue) }
  }

  /// Whether a scroll view around this one goes on where this one ends; recorded only.
  public var transfersHorizontalScrollingToParent: Bool {
    get { recorded("transfersHorizontalScrollingToParent", true) }
    set { record("transfersHorizontalScrollingToParent", newValue) }
  }

  /// Whether a scroll view around this one goes on where this one ends; recorded only.
  public var transfersVerticalScrollingToParent: Bool {
    get { recorded("transfersVerticalScrollingToParent", true) }
    set { record("transfersVerticalScrollingToParent", newValue) }
  }

  /// Where content stands that is smaller than the view; recorded only: it stands at the upper left.
  public var contentAlignmentPoint: CGPoint {
    get { recorded("contentAlignmentPoint", .zero) }
    set {
      record("contentAlignmentPoint", newValue)
      guard newValue != .zero else { return }
      Log.once(
        "The contentAlignmentPoint of a scroll view moves nothing here: give it a contentInset.")
    }
  }
}
