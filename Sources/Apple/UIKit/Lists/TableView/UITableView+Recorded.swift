// What tables record and what changes no picture here.
extension UITableView {
  /// Whether rows are asked for before they come into sight; recorded only, for a prefetching data source decides.
  public var isPrefetchingEnabled: Bool {
    get { recorded("isPrefetchingEnabled", true) }
    set { record("isPrefetchingEnabled", newValue) }
  }

  /// The effect of the lines between rows; recorded only.
  public var separatorEffect: UIVisualEffect? {
    get { recorded("separatorEffect", nil as UIVisualEffect?) }
    set { record("separatorEffect", newValue) }
  }

  /// Whether rows keep off the safe area; recorded only, for a phone that stands has none at its sides.
  public var insetsContentViewsToSafeArea: Bool {
    get { recorded("insetsContentViewsToSafeArea", true) }
    set { record("insetsContentViewsToSafeArea", newValue) }
  }

  /// Whether keys that move the focus select rows; recorded only.
  public var selectionFollowsFocus: Bool {
    get { recorded("selectionFollowsFocus", false) }
    set { record("selectionFollowsFocus", newValue) }
  }

  /// Whether rows that change their contents are measured again: they always are.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { recorded("selfSizingInvalidation", .enabled) }
    set { record("selfSizingInvalidation", newValue) }
  }

  /// When rows that change their contents are measured again.
  ///
  /// Source: Apple, UITableView.SelfSizingInvalidation.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// Whether what is dragged opens a row that it rests on; recorded only.
  public var isSpringLoaded: Bool {
    get { recorded("isSpringLoaded", false) }
    set { record("isSpringLoaded", newValue) }
  }

  /// Whether keys focus rows while the table is edited; recorded only.
  public var allowsFocusDuringEditing: Bool {
    get { recorded("allowsFocusDuringEditing", false) }
    set { record("allowsFocusDuringEditing", newValue) }
  }

  /// Whether keys focus rows; recorded only.
  public var allowsFocus: Bool {
    get { recorded("allowsFocus", false) }
    set { record("allowsFocus", newValue) }
  }

  /// The height of empty rows below the last; recorded only, for none are drawn since iOS 15.
  public var fillerRowHeight: CGFloat {
    get { recorded("fillerRowHeight", CGFloat(0)) }
    set { record("fillerRowHeight", newValue) }
  }
}
