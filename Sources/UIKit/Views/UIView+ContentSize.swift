extension UIView {
  /// `intrinsicContentSize` is another now.
  func intrinsicSizeChanged() {}
}
