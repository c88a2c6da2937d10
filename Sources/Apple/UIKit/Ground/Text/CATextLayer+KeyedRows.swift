extension KeyedRows {
  /// The properties of `CATextLayer` that are reached by their keys, beside those that are drawn anew
  /// while they are animated.
  @MainActor static let ofCATextLayer = KeyedRows([
    KeyedRow("string", \CATextLayer.string),
    KeyedRow("font", \CATextLayer.font),
    KeyedRow("wrapped", \CATextLayer.isWrapped),
    KeyedRow("truncationMode", \CATextLayer.truncationMode),
    KeyedRow("alignmentMode", \CATextLayer.alignmentMode),
  ])
}

extension CATextLayer: HasOwnRows {
  /// The rows of `CATextLayer` itself.
  package static var ownRows: KeyedRows { .ofCATextLayer }
}
