extension UIButton {
  /// What a button looks like.
  ///
  /// Source: Apple, UIButton.ButtonType.
  public enum ButtonType: Int, Sendable {
    /// White title of 18 points, without a look of its own.
    case custom
    /// Title of 15 points in the tint, which fades while a finger is down.
    case system

    /// The old name of `system`.
    public static let roundedRect = ButtonType.system
  }
}

/// What a button shows in one of its states; the normal state's where absent.
struct ButtonContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
}
