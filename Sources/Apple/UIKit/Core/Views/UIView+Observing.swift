extension UIResponder: ValueObserving {}

extension UIView: KeepsObservations {
  /// Reads all observed values, of which some may have changed.
  func tellObservers() {
    guard !observedValues.isEmpty else { return }
    runtime.call(.observation, "A change of an observed value of \(self)") {
      for value in observedValues { value.look() }
    }
    observedValues.removeAll(where: \.isOver)
  }
}

extension KeyedByRows {
  /// Returns what reads a value that can be observed; `nil` for another.
  ///
  /// It is a stored property, or one of UIKit's; the log says of which of these nobody tells.
  package func reader(of keyPath: String) -> (() -> Any)? {
    guard let row = rowToRead(keyPath) else { return storedProperty(keyPath) }
    if !row.isTold {
      if let stored = storedProperty(keyPath) { return stored }
      Log.once("Nobody tells of changes of “\(keyPath)” of \(type(of: self)), which is observed.")
    }
    return { [unowned self] in row.plainValue(in: self) ?? NSNull() }
  }
}
