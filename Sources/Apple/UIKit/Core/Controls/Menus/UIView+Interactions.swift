extension UIButton {
  /// Lets fingers open the menu: at once where it is the button's primary action, else after a
  /// long press.
  func menuChanged() {
    if let menuPress { removeGestureRecognizer(menuPress) }
    menuPress = nil
    guard menu != nil else { return }
    let press = MenuPress(after: showsMenuAsPrimaryAction ? 0 : UIButton.menuWait)
    press.makeOverlay = { [weak self] _ in
      guard let self, isEnabled, let menu else { return nil }
      send(.menuActionTriggered, with: nil)
      let overlay = MenuOverlay(menu, anchor: convert(bounds, to: nil), sender: self, preview: nil)
      if isPopUp { overlay.onSelection = { [weak self] in self?.showSelection() } }
      return overlay
    }
    addGestureRecognizer(press)
    menuPress = press
    if isPopUp { showSelection() }
  }

  /// Whether the button shows which of its menu's actions was chosen last.
  var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  /// Shows the chosen action, which is the first one where none is.
  private func showSelection() {
    guard let menu else { return }
    if menu.selectedElements.isEmpty { menu.firstLeaf?.state = .on }
    guard let chosen = menu.selectedElements.first else { return }
    if configuration != nil {
      configuration?.title = chosen.title
      configuration?.image = chosen.image
    } else {
      setTitle(chosen.title, for: .normal)
      setImage(chosen.image, for: .normal)
    }
  }

  /// How long a finger rests on a button before its menu comes.
  ///
  /// *Units*: seconds.
  private static let menuWait: TimeInterval = 0.5
}

extension UIMenu {
  /// The first entry that can be chosen, those of inline menus counted.
  fileprivate var firstLeaf: (any UIMenuLeaf)? {
    for child in resolvedChildren {
      if let leaf = child as? any UIMenuLeaf { return leaf }
      if let menu = child as? UIMenu, menu.options.contains(.displayInline),
        let leaf = menu.firstLeaf
      {
        return leaf
      }
    }
    return nil
  }
}
