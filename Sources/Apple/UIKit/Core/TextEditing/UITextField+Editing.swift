extension UITextField {
  /// Shows that the field is edited, and tells of it.
  func editingBegan() {
    if clearsOnBeginEditing { content = "" }
    extras.selection = nil
    showText()
    send(.editingDidBegin, with: nil)
    delegate?.textFieldDidBeginEditing(self)
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  /// Shows that the field is edited no more, and tells of it.
  func editingEnded() {
    showText()
    send(.editingDidEnd, with: nil)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// Puts letters in place of the selected ones, or takes the return key.
  func typeText(_ text: String) {
    if text == "\n" {
      let goesOn = delegate?.textFieldShouldReturn(self) != false
      if goesOn { send([.editingDidEndOnExit, .primaryActionTriggered], with: nil) }
      return
    }
    replace(selectedCharacters, by: text)
  }

  /// Deletes the selected letters, or the last one.
  func deleteLetter() {
    let selection = selectedCharacters
    if selection != NSRange(location: content.utf16.count, length: 0) {
      return deleteSelection(selection)
    }
    guard let last = content.last else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: content.utf16.count - length, length: length), by: "")
  }
}
