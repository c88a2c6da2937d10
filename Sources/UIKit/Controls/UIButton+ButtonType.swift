extension UIButton {
  /// The look of a button.
  ///
  /// Source: Apple, UIButton.ButtonType.
  public enum ButtonType: Int, Sendable {
    /// A white title of 18 points and nothing else.
    case custom
    /// A title of 15 points in the tint colour, which fades while a finger is down.
    case system

    /// The old name of `system`.
    public static let roundedRect = ButtonType.system
  }
}

extension UIButton {
  /// What a button is for.
  ///
  /// Source: Apple, UIButton.Role.
  public enum Role: Int, Sendable {
    case normal
    /// What a return key chooses, too; recorded only.
    case primary
    /// What gives something up; recorded only.
    case cancel
    /// What cannot be undone: its title is red.
    case destructive
  }
}
