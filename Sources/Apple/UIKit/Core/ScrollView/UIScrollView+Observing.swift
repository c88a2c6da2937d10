extension UIScrollView: ObservedFurther {
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
