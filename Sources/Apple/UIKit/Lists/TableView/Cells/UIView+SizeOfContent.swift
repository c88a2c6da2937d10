extension UIView {
  /// Returns the size that a configuration's view asks for.
  ///
  /// - Parameter room: the room for it, in points; a height or a width without end is free.
  /// - Returns: what its constraints make, or, without any, what it fits.
  func sizeOfContent(in room: CGSize) -> CGSize {
    guard constraintState.hasConstraintsInside else { return sizeThatFits(room) }
    func fixed(_ length: CGFloat) -> (length: CGFloat, priority: UILayoutPriority) {
      length < .greatestFiniteMagnitude ? (length, .required) : (0, .fittingSizeLevel)
    }
    let (width, height) = (fixed(room.width), fixed(room.height))
    return systemLayoutSizeFitting(
      CGSize(width: width.length, height: height.length),
      withHorizontalFittingPriority: width.priority, verticalFittingPriority: height.priority)
  }
}
