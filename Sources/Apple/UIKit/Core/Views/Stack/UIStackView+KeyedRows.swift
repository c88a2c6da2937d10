extension KeyedRows {
  /// The properties of `UIStackView` that are reached by their keys.
  @MainActor static let ofUIStackView = ofUIView.adding([
    KeyedRow("arrangedSubviews", reading: \UIStackView.arrangedSubviews),
    KeyedRow("axis", \UIStackView.axis),
    KeyedRow("alignment", \UIStackView.alignment),
    KeyedRow("distribution", \UIStackView.distribution),
    KeyedRow("spacing", \UIStackView.spacing),
    KeyedRow("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
    KeyedRow("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
  ])
}
