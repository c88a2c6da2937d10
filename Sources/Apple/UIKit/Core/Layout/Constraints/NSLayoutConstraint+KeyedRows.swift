extension KeyedRows {
  /// The properties of `NSLayoutConstraint` that are reached by their keys.
  @MainActor static let ofNSLayoutConstraint = KeyedRows([
    KeyedRow("firstItem", reading: \NSLayoutConstraint.firstItem),
    KeyedRow("secondItem", reading: \NSLayoutConstraint.secondItem),
    KeyedRow("firstAttribute", reading: \NSLayoutConstraint.firstAttribute),
    KeyedRow("secondAttribute", reading: \NSLayoutConstraint.secondAttribute),
    KeyedRow("relation", reading: \NSLayoutConstraint.relation),
    KeyedRow("multiplier", reading: \NSLayoutConstraint.multiplier),
    KeyedRow("constant", \NSLayoutConstraint.constant),
    KeyedRow("priority", \NSLayoutConstraint.priority),
    KeyedRow("identifier", \NSLayoutConstraint.identifier),
    KeyedRow("active", \NSLayoutConstraint.isActive),
  ])
}
