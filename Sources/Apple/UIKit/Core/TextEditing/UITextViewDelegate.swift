/// Decides what may be typed into a text view, and is told of it; every method is optional.
///
/// Source: Apple, UITextViewDelegate.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)

  /// Returns true when a range of the text may be replaced.
  ///
  /// *Units*: UTF-16 units.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  func textViewDidChange(_ textView: UITextView)

  /// Tells the delegate that the caret moved, or that other letters are selected.
  func textViewDidChangeSelection(_ textView: UITextView)

  /// Returns true when a link that was tapped may be opened.
  ///
  /// *Units*: UTF-16 units.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool

  /// Returns true when a link that was tapped may be opened; asked where the method with an
  /// interaction is not there.
  ///
  /// *Units*: UTF-16 units.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
}

extension UITextViewDelegate {
  /// Returns true: the text may be edited.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing unless implemented; called when the view has become the first responder.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Returns true: editing may end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing unless implemented; called when the view is the first responder no more.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true: what is typed, deleted or pasted changes the text.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing unless implemented; called after typing, not where code sets the text.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing unless implemented.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Asks the method without an interaction, which returns true unless implemented.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  /// Returns true: the link may be opened, though nothing is there to open it.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { true }
}

/// What a finger does to a link of a text view.
///
/// Source: Apple, UITextItemInteraction.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction
  /// A long press; nothing asks for it here.
  case presentActions
  /// A firm press; nothing asks for it here.
  case preview
}
