extension UIPageControl: KeyedProperties {
  /// Sets the image of all dots, `pageImage`, or of the current one, `currentPageImage`, by its
  /// key.
  ///
  /// - Returns: false for any other key.
  package func setKeyed(_ value: Any?, _ key: String) -> Bool {
    switch key {
    case "pageImage": preferredIndicatorImage = value as? UIImage
    case "currentPageImage": preferredCurrentPageIndicatorImage = value as? UIImage
    default: return false
    }
    return true
  }
}
