extension UICollectionView {
  /// Whether keys that move the focus select items; recorded only.
  public var selectionFollowsFocus: Bool {
    get { recorded("selectionFollowsFocus", false) }
    set { record("selectionFollowsFocus", newValue) }
  }

  /// Whether cells that change their contents are measured again: they always are.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { recorded("selfSizingInvalidation", .enabled) }
    set { record("selfSizingInvalidation", newValue) }
  }

  /// When cells that change their contents are measured again.
  ///
  /// Source: Apple, UICollectionView.SelfSizingInvalidation.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// How soon cells make room for one that is dragged: at once here.
  public var reorderingCadence: ReorderingCadence {
    get { recorded("reorderingCadence", .immediate) }
    set { record("reorderingCadence", newValue) }
  }

  /// Whether keys focus items while the view is edited; recorded only.
  public var allowsFocusDuringEditing: Bool {
    get { recorded("allowsFocusDuringEditing", false) }
    set { record("allowsFocusDuringEditing", newValue) }
  }

  /// Whether keys focus items; recorded only.
  public var allowsFocus: Bool {
    get { recorded("allowsFocus", false) }
    set { record("allowsFocus", newValue) }
  }

  /// Whether changes of items were asked for and not made yet, or places are kept for what was
  /// dropped.
  public var hasUncommittedUpdates: Bool { batch != nil || !places.isEmpty }
}
