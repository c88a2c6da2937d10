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
