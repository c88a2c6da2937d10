extension UIPageControl: KeyedProperties {
  package func setKeyed(_ value: Any?, _ key: String) -> Bool {
    switch key {
    case "pageImage": preferredIndicatorImage = value as? UIImage
    case "currentPageImage": preferredCurrentPageIndicatorImage = value as? UIImage
    default: return false
    }
    return true
  }
}
