// What tables record and what changes no picture here.
extension UITableView {
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
