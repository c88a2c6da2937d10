extension Runtime {
  /// Letters that are typed while modifiers are held.
  struct KeyStrokes {
    let letters: String
    let modifiers: UIKeyModifierFlags
  }

  /// Notes what is typed in this frame, for the pass `keys` to enter.
  package func press(keys text: String, holding modifiers: UIKeyModifierFlags = []) {
    if !text.isEmpty { keys.append(KeyStrokes(letters: text, modifiers: modifiers)) }
  }

  /// Types letters into the first responder.
  ///
  /// A line break is the return key, which does nothing while it is disabled; a backspace deletes. Key commands, arrows, and letters without
  /// a first responder that takes letters are presses.
  ///
  /// - Parameters:
  ///   - text: the letters.
  ///   - modifiers: the keys that are held.
  /// - Returns: false when a letter is neither typed nor a command's, be it a press or not.
  @discardableResult
  package func enterText(_ text: String, holding modifiers: UIKeyModifierFlags = []) -> Bool {
    var isTaken = true
    for letter in text {
      let key = UIKey(letter, modifiers: modifiers)
      if perform(commandOf: key) { continue }
      let types = key.modifierFlags.isSubset(of: .shift) && NamedKey(letter) == nil
      guard types, let input = firstResponder as? any UIKeyInput else {
        isTaken = false
        press(key)
        continue
      }
      if letter == "\n", input.enablesReturnKeyAutomatically, !input.hasText { continue }
      keyboard.light(letter)
      if letter == "\u{8}" { input.deleteBackward() } else { input.insertText(String(letter)) }
    }
    return isTaken
  }

  /// The object that is asked first what a key does: the first responder, else the controller in
  /// front.
  private var firstForKeys: UIResponder? {
    if let firstResponder { return firstResponder }
    guard var controller = keyWindow?.rootViewController else { return keyWindow }
    while true {
      let inner =
        controller.modal.presented
        ?? (controller as? UINavigationController)?.topViewController
        ?? (controller as? any ShowsOneChild)?.shownChild
        ?? (controller.children.count == 1 ? controller.children.first : nil)
      guard let inner, inner.viewIfLoaded?.window != nil else { return controller }
      controller = inner
    }
  }

  /// Calls the method of the first key command that answers to a key.
  ///
  /// - Returns: false where none does, or where the letter is rather typed.
  private func perform(commandOf key: UIKey) -> Bool {
    guard let first = firstForKeys else { return false }
    let types = first is any UIKeyInput && key.modifierFlags.isSubset(of: .shift)
    for responder in sequence(first: first, next: \.next) {
      let added = (responder as? UIViewController)?.settings.keyCommands ?? []
      for command in added + (responder.keyCommands ?? []) where command.answers(to: key) {
        if types, !command.wantsPriorityOverSystemBehavior { continue }
        if command.attributes.contains(.disabled) { continue }
        let target = responder.target(forAction: command.action, withSender: command)
        guard let target = target as? UIResponder,
          command.action.performs(on: target, sender: command, event: nil)
        else { continue }
        return true
      }
    }
    return false
  }

  /// Lets a key go down and up.
  private func press(_ key: UIKey) {
    guard let first = firstForKeys else { return }
    let press = UIPress(key: key, timestamp: layers.time)
    press.responder = first
    press.window = keyWindow
    first.pressesBegan([press], with: UIPressesEvent([press], timestamp: layers.time))
    press.phase = .ended
    first.pressesEnded([press], with: UIPressesEvent([press], timestamp: layers.time))
  }
}
