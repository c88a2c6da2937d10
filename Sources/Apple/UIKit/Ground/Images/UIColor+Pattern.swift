extension UIColor {
  /// Makes a colour of an image that is repeated from the upper left corner of what it fills.
  ///
  /// Lines and texts cannot have it, and are not seen in it.
  public convenience init(patternImage image: UIImage) {
    self.init(cgColor: CGColor(pattern: ColorPattern(image.picture.list, size: image.size)))
  }
}
