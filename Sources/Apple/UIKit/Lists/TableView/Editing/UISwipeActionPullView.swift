/// The buttons that a swipe uncovers beside a row.
@MainActor
final class UISwipeActionPullView: UIView, KnownByName {
  let configuration: UISwipeActionsConfiguration
  let isLeading: Bool
  /// Called with the action whose button was tapped.
  var onAction: (UIContextualAction) -> Void = { _ in }

  private let buttons: [UIButton]
  private let widths: [CGFloat]
  private var titles: [UIButton: String?] = [:]

  /// The least width of a button, and the space beside its title.
  ///
  /// *Units*: points.
  ///
  /// Source: docs/measurements.md, “Tables”.
  private static let leastWidth: CGFloat = 74
  private static let titleMargin: CGFloat = 15

  /// The least height of a row that shows the title of an action below its image.
  ///
  /// *Units*: points.
  ///
  /// Source: known of iOS 11 and later.
  private static let heightForBoth: CGFloat = 91

  init(_ configuration: UISwipeActionsConfiguration, isLeading: Bool) {
    self.configuration = configuration
    self.isLeading = isLeading
    buttons = configuration.actions.map { action in
      let button = UIButton(type: .custom)
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image?.withRenderingMode(.alwaysTemplate), for: .normal)
      button.tintColor = .white
      button.backgroundColor = action.backgroundColor
      return button
    }
    widths = buttons.map { button in
      let parts = [button.image(for: .normal)?.size.width, button.titleWidth]
      return max(Self.leastWidth, (parts.compactMap(\.self).max() ?? 0) + 2 * Self.titleMargin)
    }
    super.init(frame: .zero)
    clipsToBounds = true
    for (button, action) in zip(buttons, configuration.actions) { titles[button] = action.title }
    for (index, button) in buttons.enumerated() {
      // The first action is in front, so that it covers the others in a full swipe.
      insertSubview(button, at: 0)
      button.addAction(
        UIAction { [weak self] _ in self?.tapped(index) }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func tapped(_ index: Int) { onAction(configuration.actions[index]) }

  /// The width of all buttons.
  var fullWidth: CGFloat { widths.reduce(0, +) }

  /// Whether the first action's button fills the view, as before a full swipe ends.
  var isFirstAlone = false

  /// Spreads the buttons over the view, which is as wide as the row is open.
  override func layoutSubviews() {
    super.layoutSubviews()
    let stretch = fullWidth > 0 ? bounds.width / fullWidth : 0
    var edge: CGFloat = 0
    for (button, width) in zip(buttons, widths) {
      var own = width * max(1, stretch)
      let start = edge * min(1, stretch) + (stretch > 1 ? edge * (stretch - 1) : 0)
      var left = isLeading ? start : bounds.width - start - own
      if isFirstAlone, button === buttons.first {
        own = bounds.width
        left = 0
      } else if stretch < 1, !isLeading {
        left = bounds.width - (edge + width) * stretch
      } else if stretch < 1 {
        left = (edge + width) * stretch - width
      }
      button.frame = CGRect(x: left, y: 0, width: own, height: bounds.height)
      let title = bounds.height >= Self.heightForBoth ? titles[button] ?? nil : nil
      if button.image(for: .normal) != nil { button.stack(title) }
      edge += width
    }
  }
}

extension UIButton {
  /// The width of the title by itself.
  ///
  /// *Units*: points.
  fileprivate var titleWidth: CGFloat? { titleLabel?.sizeThatFits(.zero).width }

  /// Puts the image above a title, or shows it alone.
  fileprivate func stack(_ title: String?) {
    if self.title(for: .normal) != title { setTitle(title, for: .normal) }
    guard let image = image(for: .normal), let titleLabel, title != nil else {
      (imageEdgeInsets, titleEdgeInsets) = (.zero, .zero)
      return
    }
    let words = titleLabel.sizeThatFits(.zero)
    imageEdgeInsets = UIEdgeInsets(
      top: -(words.height + 4), left: 0, bottom: 0, right: -words.width)
    titleEdgeInsets = UIEdgeInsets(
      top: 0, left: -image.size.width, bottom: -(image.size.height + 4), right: 0)
  }
}
