extension UIView {
  /// The part of the view inside its margins that is not too wide to be read.
  ///
  /// Source: Apple, UIView.readableContentGuide.
  public var readableContentGuide: UILayoutGuide {
    if let guide = constraintState.readableGuide { return guide }
    let guide = ReadableLayoutGuide(in: self, identifier: "UIViewReadableContentGuide")
    constraintState.readableGuide = guide
    return guide
  }
}
