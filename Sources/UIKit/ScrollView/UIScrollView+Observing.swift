extension UIScrollView: ObservedFurther {
  func furtherReader(of keyPath: String) -> (() -> Any)? {
    switch keyPath {
    case "contentOffset": { [unowned self] in contentOffset }
    case "contentSize": { [unowned self] in contentSize }
    default: nil
    }
  }
}
