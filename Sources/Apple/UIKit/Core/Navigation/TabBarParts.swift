extension UITabBar {
  /// Where the items of a tab bar stand.
  ///
  /// Source: Apple, UITabBar.ItemPositioning.
  public enum ItemPositioning: Int, Sendable {
    /// As `fill`, as it is on phones.
    case automatic
    /// All over the bar.
    case fill
    /// In its middle.
    case centered
  }
}

/// The words in a pill at the image of a tab.
@MainActor
final class _UIBadgeView: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 13)
    textColor = .white
    textAlignment = .center
    clipsToBounds = true
    layer.cornerRadius = Self.height / 2
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the pill at the upper right of an image whose middle is at an x.
  func place(beside x: CGFloat) {
    let width = max(Self.height, sizeThatFits(.zero).width.rounded(.up) + Self.padding)
    frame = onPixels(CGRect(x: x + Self.shift, y: Self.top, width: width, height: Self.height))
  }

  /// The measures of the pill.
  ///
  /// *Units*: points.
  ///
  /// Source: seen on iOS 10 to 18.
  private static let height: CGFloat = 18
  private static let padding: CGFloat = 10
  private static let shift: CGFloat = 5
  private static let top: CGFloat = 2
}

/// The images of a tab bar: behind it, above it and behind the selected item.
@MainActor
final class TabBarPictures {
  private let background = UIImageView()
  private let shadow = UIImageView()
  private let indicator = UIImageView()

  /// Shows images in place of the bar's colour and of the line above it.
  func show(background image: UIImage?, shadow line: UIImage?, in backdrop: UIView) {
    background.image = image
    shadow.image = line
    for view in [shadow, background] where view.image != nil && view.superview == nil {
      backdrop.insertSubview(view, at: 0)
    }
  }

  /// Places the images in a bar.
  func place(in bar: UITabBar, behind button: UIView?) {
    background.frame = bar.bounds
    let height = shadow.image?.size.height ?? 0
    shadow.frame = CGRect(x: 0, y: -height, width: bar.bounds.width, height: height)
    indicator.image = bar.selectionIndicatorImage
    guard let image = indicator.image, let button else { return indicator.removeFromSuperview() }
    if indicator.superview == nil { bar.insertSubview(indicator, belowSubview: button) }
    indicator.bounds.size = image.size
    indicator.center = button.center
  }
}
