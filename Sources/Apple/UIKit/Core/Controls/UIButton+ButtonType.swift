extension UIButton {
  /// The look of a button.
  ///
  /// Source: Apple, UIButton.ButtonType.
  public enum ButtonType: Int, Sendable {
    /// A white title of 18 points and nothing else.
    case custom = 0
    /// A title of 15 points in the tint colour, which fades while a finger is down.
    case system = 1
    /// An i in a circle, which looks as `infoLight` does.
    case detailDisclosure = 2
    /// An i in a circle.
    case infoLight = 3
    /// An i in a circle, which looks as `infoLight` does since iOS 7.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross in a grey circle.
    case close = 7

    /// The old name of `system`.
    public static let roundedRect = ButtonType.system
  }
}

extension UIButton.ButtonType {
  /// Whether the button takes the tint colour and fades while a finger is down.
  var isOfSystem: Bool { self != .custom }

  /// The image that the button shows by itself; `nil` for none.
  ///
  /// Source: seen on iOS 13 to 18: 22 points high, 30 for a cross.
  @MainActor var ownImage: UIImage? {
    let name: String
    switch self {
    case .custom, .system: return nil
    case .detailDisclosure, .infoLight, .infoDark: name = "info.circle"
    case .contactAdd: name = "plus.circle"
    case .close: name = "xmark.circle.fill"
    }
    let size: CGFloat = self == .close ? 26 : 19
    let image = UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
    return self == .close
      ? image?.withTintColor(.systemGray3, renderingMode: .alwaysOriginal) : image
  }
}

extension UIButton {
  /// Makes a button with an image in the system's look, which calls a method when it is tapped.
  ///
  /// Source: Apple, UIButton.systemButton(with:target:action:).
  public class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> Self {
    let button = _made(self, type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }

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
