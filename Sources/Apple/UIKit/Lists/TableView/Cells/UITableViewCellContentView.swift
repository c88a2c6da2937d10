/// What a table's cell shows, beside the accessory and the controls for editing.
class UITableViewCellContentView: UIView, KnownByName {
  /// Makes a view whose texts stand as far from the upper and the lower side as those of a table's own cells.
  ///
  /// Source: docs/measurements.md, “Tables”.
  convenience init() { self.init(upright: 11) }

  /// Makes a view with margins above and below, in points.
  init(upright: CGFloat) {
    super.init(frame: .zero)
    let side = Self.systemMinimumMargin
    constraintState.standardMargins = UIEdgeInsets(
      top: upright, left: side, bottom: upright, right: side)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The margins with the safe area at the sides; a row that scrolls below a bar stays as it is.
  override var layoutMargins: UIEdgeInsets {
    get {
      var margins = super.layoutMargins
      guard insetsLayoutMarginsFromSafeArea else { return margins }
      margins.top -= safeAreaInsets.top
      margins.bottom -= safeAreaInsets.bottom
      return margins
    }
    set { super.layoutMargins = newValue }
  }
}
