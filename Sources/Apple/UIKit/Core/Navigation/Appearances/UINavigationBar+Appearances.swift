extension UINavigationItem {
  func ownCopy(of appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    appearance?.copy(as: UINavigationBarAppearance.self) { [weak self] in
      self?.onAppearanceChange()
    }
  }
}
