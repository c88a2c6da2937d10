extension UITextView {
  /// Finds where the letters of the view stand.
  ///
  /// Source: Apple, UITextView.layoutManager.
  public var layoutManager: NSLayoutManager {
    let storage = textStorage
    textContainer.size = CGSize(
      width: max(0, bounds.width - textContainerInset.left - textContainerInset.right),
      height: 0)
    if let known = textContainer.layoutManager, known.textStorage === storage { return known }
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    storage.addLayoutManager(manager)
    return manager
  }
}
