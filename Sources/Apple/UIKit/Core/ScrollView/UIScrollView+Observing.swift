extension UIScrollView: ObservedFurther {
  /// Returns what reads the offset, the size, the insets or the pan's state; `nil` for any other
  /// name.
  package func furtherReader(of keyPath: String) -> (() -> Any)? {
    switch keyPath {
    case "contentOffset": { [unowned self] in contentOffset }
    case "contentSize": { [unowned self] in contentSize }
    case "contentInset": { [unowned self] in contentInset }
    case "panGestureRecognizer.state": { [unowned self] in panGestureRecognizer.state }
    default: nil
    }
  }
}
