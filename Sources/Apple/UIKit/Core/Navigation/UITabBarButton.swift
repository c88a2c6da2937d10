/// Shows one item of a tab bar: an image with a title below it.
@MainActor
final class UITabBarButton: UIControl, KnownByName {
  /// The item shown.
  let item: UITabBarItem
  private let label = UITabBarButtonLabel()
  private let picture = UITabBarSwappableImageView(frame: .zero)

  /// How the bar shows its items; `nil` for the system's way.
  var appearance: UITabBarItemAppearance?

  /// The colour of image and title.
  var color = UIColor.gray {
    didSet { showLooks() }
  }

  /// Makes the button of an item.
  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    picture.contentMode = .center
    // As on a phone, where code looks for the image view among the subviews.
    addSubview(picture)
    addSubview(label)
    item.shownView = self
    showLooks()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = onPixels(CGRect(x: 0, y: 4, width: bounds.width, height: 28))
    // Where there is no image, the title stands there all the same.
    label.frame = onPixels(CGRect(x: 0, y: 34, width: bounds.width, height: 13))
    let insets = item.imageInsets
    let own = item.titlePositionAdjustment
    let offset = own == .zero ? stateLooks?.titleOffset ?? .zero : own
    if insets != .zero { picture.frame = picture.frame.inset(by: insets) }
    if offset != .zero {
      label.frame = label.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
    badge?.place(beside: bounds.midX)
    if let badge, let offset = stateLooks?.badgeOffset, offset != .zero {
      badge.frame = badge.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
  }

  private var badge: _UIBadgeView?

  private func showBadge() {
    guard let words = item.shownBadge else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let badge = badge ?? _UIBadgeView(frame: .zero)
    self.badge = badge
    addSubview(badge)
    badge.text = words
    badge.backgroundColor = item.badgeColor ?? stateLooks?.badge ?? .systemRed
    let looks = item.badgeTextAttributes(for: .normal) ?? stateLooks?.badgeText
    badge.textColor = looks?[.foregroundColor] as? UIColor ?? .white
    badge.font = looks?[.font] as? UIFont ?? .systemFont(ofSize: 13)
  }

  /// Shows the item's image and title as they are now.
  func showLooks() {
    label.text = item.title
    let state = shownState
    let own: UIColor? = looks(state, .foregroundColor)
    label.textColor = own ?? (item.isEnabled ? color : .tertiaryLabel)
    // A colour belongs to one state, as the tint does; a font to all that have none of their own.
    let font: UIFont? = looks(state, .font) ?? looks(.normal, .font)
    label.font = font ?? .systemFont(ofSize: 10, weight: .medium)
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.tintColor = stateLooks?.icon ?? color
    showBadge()
    setNeedsLayout()
  }

  private var shownState: UIControl.State {
    !item.isEnabled ? .disabled : isSelected ? .selected : .normal
  }

  /// What the bar says of the item in its state.
  private var stateLooks: UITabBarItemStateAppearance.Looks? {
    appearance?.looks(in: shownState).looks
  }

  /// Returns what the item, its bar or all items say of the title in a state.
  private func looks<Value>(_ state: UIControl.State, _ key: NSAttributedString.Key) -> Value? {
    item.titleTextAttributes(for: state)?[key] as? Value
      ?? appearance?.looks(in: state).titleTextAttributes[key] as? Value
      ?? UITabBarItem.appearance().titleTextAttributes(for: state)?[key] as? Value
  }
}

/// The title of a tab.
final class UITabBarButtonLabel: UILabel, KnownByName {}

/// The image of a tab.
final class UITabBarSwappableImageView: UIImageView, KnownByName {}
