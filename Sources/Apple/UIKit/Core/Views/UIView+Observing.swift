extension UIView {
  /// Reads all observed values, of which some may have changed.
  func tellObservers() {
    guard !observedValues.isEmpty else { return }
    runtime.call(.observation, "A change of an observed value of \(self)") {
      for value in observedValues { value.look() }
    }
    observedValues.removeAll(where: \.isOver)
  }

  func reader(of keyPath: String) -> (() -> Any)? {
    switch keyPath {
    case "frame": { [unowned self] in frame }
    case "bounds": { [unowned self] in bounds }
    case "center": { [unowned self] in center }
    case "transform": { [unowned self] in transform }
    case "alpha": { [unowned self] in alpha }
    case "hidden", "isHidden": { [unowned self] in isHidden }
    case "backgroundColor": { [unowned self] in backgroundColor as Any }
    default:
      (self as? any ObservedFurther)?.furtherReader(of: keyPath) ?? storedProperty(keyPath)
    }
  }
}
