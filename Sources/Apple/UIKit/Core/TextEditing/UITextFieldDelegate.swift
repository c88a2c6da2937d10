/// Decides what may be typed into a text field, and is told of it; every method is optional.
///
/// Source: Apple, UITextFieldDelegate.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Called in place of `textFieldDidEndEditing(_:)`, which it calls unless it is implemented.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Returns true when a range of the text may be replaced.
  ///
  /// *Units*: UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Tells the delegate that the caret moved, or that other letters are selected.
  func textFieldDidChangeSelection(_ textField: UITextField)

  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Called when the return key was pressed; true lets the field send its primary action.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true: the field may be edited.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing unless implemented; called when the field has become the first responder.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true: editing may end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing unless implemented; called when the field is the first responder no more.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls `textFieldDidEndEditing(_:)`; the reason is always `.committed`.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Returns true: what is typed, deleted or pasted changes the text.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing unless implemented.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns true: the clear button deletes the text.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true: the return key sends `editingDidEndOnExit` and the primary action.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UIControl.Event {
  /// Editing begins.
  public static let editingDidBegin = Self(rawValue: 1 << 16)
  /// The text was changed by typing.
  public static let editingChanged = Self(rawValue: 1 << 17)
  /// Editing ends.
  public static let editingDidEnd = Self(rawValue: 1 << 18)
  /// The return key was pressed.
  public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
  public static let allEditingEvents = Self(rawValue: 0xF_0000)
}

extension UITextField {
  /// Why editing has ended.
  ///
  /// Source: Apple, UITextField.DidEndEditingReason.
  public enum DidEndEditingReason: Int, Sendable {
    case committed
    /// On television only.
    case cancelled
  }
}
