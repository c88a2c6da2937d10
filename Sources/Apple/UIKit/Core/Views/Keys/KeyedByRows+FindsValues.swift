extension KeyedByRows {
  /// Returns the value at the end of a path whose first key is one of a row.
  ///
  /// - Returns: `nil` for a key of none.
  package func found(at path: [String]) -> Any?? {
    guard let key = path.first else { return nil }
    return valueAlongRows(key, path.count > 1 ? path.dropFirst().joined(separator: ".") : nil)
  }
}

extension UIView {
  /// Returns the value at the end of a path; it stops with Apple's sentence on a key of none.
  package func found(at path: [String]) -> Any?? {
    .some(value(forKeyPath: path.joined(separator: ".")))
  }
}

extension UIViewController {
  /// Returns the value at the end of a path, or `nil` in the place of a value that is not there.
  package func found(at path: [String]) -> Any?? {
    .some(value(forKeyPath: path.joined(separator: ".")))
  }
}

extension CALayer: FindsValues {
  /// Returns the value at the end of a path, or `nil` in the place of a value that is not there.
  package func found(at path: [String]) -> Any?? {
    .some(value(forKeyPath: path.joined(separator: ".")))
  }
}
