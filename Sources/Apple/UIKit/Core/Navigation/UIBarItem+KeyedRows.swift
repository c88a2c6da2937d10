extension KeyedRows {
  /// The properties of `UIBarItem` that are reached by their keys.
  @MainActor static let ofUIBarItem = KeyedRows([
    KeyedRow("title", \UIBarItem.title),
    KeyedRow("image", \UIBarItem.image),
    KeyedRow("enabled", \UIBarItem.isEnabled),
    KeyedRow("tag", \UIBarItem.tag),
    KeyedRow("imageInsets", \UIBarItem.imageInsets),
    KeyedRow("landscapeImagePhone", \UIBarItem.landscapeImagePhone),
    KeyedRow("accessibilityLabel", \UIBarItem.accessibilityLabel),
    KeyedRow("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier),
  ])
}

extension UIBarItem: KeyedByRows {}
