extension UIView {
  /// Adds an interaction, which leaves another view.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionList.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interaction.view === self else { return }
    interaction.willMove(to: nil)
    interactionList.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// The interactions, in the order in which they were added.
  public var interactions: [any UIInteraction] {
    get { interactionList.compactMap { $0 as? any UIInteraction } }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue where new.view !== self { addInteraction(new) }
    }
  }
}

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
      return MenuOverlay(menu, anchor: convert(bounds, to: nil), sender: self, preview: nil)
    }
    addGestureRecognizer(press)
    menuPress = press
  }

  /// How long a finger rests on a button before its menu comes.
  ///
  /// *Units*: seconds.
  private static let menuWait: TimeInterval = 0.5
}
