extension UIFeedbackGenerator {
  /// Makes a generator of a view; what is felt belongs to no view here.
  public convenience init(view: UIView) { self.init() }
}

extension UIImpactFeedbackGenerator {
  /// Makes a generator of impacts of a style for a view; what is felt belongs to no view here.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
}
