extension KeyedRow {
  /// The properties of `UIBarItem` that are reached by their keys.
  static var ofUIBarItem: [KeyedRow] {
    [
      KeyedRow("title", \UIBarItem.title),
      KeyedRow("image", \UIBarItem.image),
      KeyedRow("enabled", \UIBarItem.isEnabled),
      KeyedRow("tag", \UIBarItem.tag),
      KeyedRow("imageInsets", \UIBarItem.imageInsets),
      KeyedRow("landscapeImagePhone", \UIBarItem.landscapeImagePhone),
      KeyedRow("accessibilityLabel", \UIBarItem.accessibilityLabel),
      KeyedRow("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier),
    ]
  }
}

extension UIBarItem: KeyedByRows {}
