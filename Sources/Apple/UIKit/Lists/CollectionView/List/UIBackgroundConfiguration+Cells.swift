extension UIBackgroundConfiguration {
  /// The background of a cell in a plain list: white, grey while it is selected.
  public static func listPlainCell() -> Self { cell { .systemBackground } }

  /// The background of a cell in a grouped list: that of a card, grey while it is selected.
  public static func listGroupedCell() -> Self { cell { .secondarySystemGroupedBackground } }

  /// The background of a cell in any list.
  public static func listCell() -> Self { listPlainCell() }

  /// The background of a cell in a sidebar: round and grey while it is selected.
  public static func listSidebarCell() -> Self {
    var value = cell { nil }
    value.cornerRadius = TableMetrics.cardRadius
    return value
  }

  /// The background of a cell in a list beside a sidebar: as in a plain list.
  ///
  /// Unspecified by Apple: how it differs there.
  public static func listAccompaniedSidebarCell() -> Self { listPlainCell() }

  /// The background of a header in a sidebar: none.
  public static func listSidebarHeader() -> Self { clear() }

  /// The background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> Self {
    var value = clear()
    value.backgroundColor = .secondarySystemBackground
    return value
  }

  /// The background of a header or footer in a grouped list: none.
  public static func listGroupedHeaderFooter() -> Self { clear() }

  private static func cell(_ color: @escaping @MainActor () -> UIColor?) -> Self {
    var value = Self()
    value.cornerRadius = 0
    value.colors = { $0.isSelected || $0.isHighlighted ? .systemGray4 : color() }
    return value
  }

  /// Returns the background for another state of its cell.
  ///
  /// A colour that the author has set stays.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard let state = state as? UICellConfigurationState else { return self }
    var value = self
    value.stateColor = colors?(state)
    return value
  }

  /// Shows the background in a view.
  func show(in view: UIView) {
    view.backgroundColor = (backgroundColor ?? stateColor).map(changed)
    view.layer.cornerRadius = cornerRadius
    view.layer.borderColor = shownStrokeColor(for: view.tintColor)?.cgColor
    view.layer.borderWidth = strokeWidth
    showParts(in: view)
  }
}
