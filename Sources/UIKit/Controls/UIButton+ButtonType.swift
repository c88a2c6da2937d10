extension UIButton {
  /// The look of a button.
  ///
  /// Source: Apple, UIButton.ButtonType.
  public enum ButtonType: Int, Sendable {
    /// A white title of 18 points and nothing else.
    case custom
    /// A title of 15 points in the tint colour, which fades while a finger is down.
    case system
    /// The letter i in a ring.
    case detailDisclosure
    case infoLight, infoDark
    /// A plus in a ring.
    case contactAdd
    /// A cross on a grey disc, for what closes a sheet.
    case close = 7

    /// The old name of `system`.
    public static let roundedRect = ButtonType.system

    /// The name of the symbol that the button shows; `nil` for none.
    var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      }
    }
  }

  /// Shows the symbol of a type that has one.
  func showSymbol(of type: ButtonType) {
    guard let name = type.symbol else { return }
    let isClose = type == .close
    let size: CGFloat = isClose ? 13 : 20
    let look = UIImage.SymbolConfiguration(
      pointSize: size, weight: isClose ? .bold : .regular)
    setImage(UIImage(systemName: name, withConfiguration: look), for: .normal)
    guard isClose else { return }
    tintColor = .secondaryLabel
    backgroundColor = .tertiarySystemFill
    bounds.size = CGSize(width: Self.closeSide, height: Self.closeSide)
    layer.cornerRadius = Self.closeSide / 2
    contentEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// *Units*: points.
  private static let closeSide: CGFloat = 30
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
