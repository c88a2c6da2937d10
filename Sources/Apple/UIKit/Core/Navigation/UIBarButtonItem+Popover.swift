extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the rectangle of the button in a view; nil where no bar shows it.
  public func frame(in referenceView: UIView) -> CGRect? {
    (customView ?? shownView)?.frame(in: referenceView)
  }
}

extension UIPopoverPresentationController {
  /// The button on a bar that the bubble belongs to, in place of a view.
  public var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
}
