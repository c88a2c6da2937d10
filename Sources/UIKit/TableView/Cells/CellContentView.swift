/// What a table's cell shows, beside the accessory and the controls for editing.
class CellContentView: UIView {
  /// As the texts of the table's own cells stand.
  ///
  /// Source: docs/measurements.md, “Tables”.
  override var standardMargins: UIEdgeInsets {
    let side = Self.systemMinimumMargin
    return UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
  }

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

/// What a header or footer of a table shows.
final class HeaderContentView: CellContentView {
  override var standardMargins: UIEdgeInsets {
    let side = Self.systemMinimumMargin
    return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
  }
}
