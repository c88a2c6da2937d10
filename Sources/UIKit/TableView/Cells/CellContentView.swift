/// What a table's cell shows, beside the accessory and the controls for editing.
final class CellContentView: UIView {
  /// As the texts of the table's own cells stand.
  ///
  /// Source: docs/measurements.md, “Tables”.
  override var standardMargins: UIEdgeInsets {
    let side = Self.systemMinimumMargin
    return UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
  }
}

/// What a header or footer of a table shows.
final class HeaderContentView: UIView {
  override var standardMargins: UIEdgeInsets {
    let side = Self.systemMinimumMargin
    return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
  }
}
