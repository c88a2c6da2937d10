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

  /// Returns what reads a value that can be observed: one of whose changes the view tells, or a stored
  /// property; `nil` for another.
  package func reader(of keyPath: String) -> (() -> Any)? {
    guard let row = rowToRead(keyPath), row.isTold else { return storedProperty(keyPath) }
    return { [unowned self] in row.plainValue(in: self) ?? NSNull() }
  }
}
