/// The dark bar with the items of an edit menu, in front of everything else in a window.
@MainActor
package final class EditMenuBubble: UIView {
  let card = UIView()
  private let onChoice: (Int?) -> Void
  private let pointer = CAShapeLayer()

  /// Makes the bar of items; it calls a closure with the number of the one that was tapped, or nil.
  package init(_ titles: [String], onChoice: @escaping (Int?) -> Void) {
    self.onChoice = onChoice
    super.init(frame: .zero)
    card.backgroundColor = Self.color
    card.layer.cornerRadius = Self.radius
    card.clipsToBounds = true
    var edge: CGFloat = 0
    for (index, title) in titles.enumerated() {
      let button = UIButton(type: .custom)
      button.titleLabel?.font = .systemFont(ofSize: 14)
      button.setTitle(title, for: .normal)
      button.addAction(UIAction { _ in onChoice(index) }, for: .touchUpInside)
      let width = button.intrinsicContentSize.width + 2 * Self.margin
      button.frame = CGRect(x: edge, y: 0, width: width, height: Self.height)
      if edge > 0 {
        let line = UIView(frame: CGRect(x: edge, y: 0, width: 0.5, height: Self.height))
        line.backgroundColor = UIColor(white: 0.6, alpha: 1)
        card.addSubview(line)
      }
      card.addSubview(button)
      edge += width
    }
    card.bounds.size = CGSize(width: edge, height: Self.height)
    layer.addSublayer(pointer)
    addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the bar above a rectangle of the window, or below it where there is no room.
  package func show(
    above rect: CGRect, in window: UIWindow, animated: Bool, along animator: MenuAnimator? = nil
  ) {
    frame = window.bounds
    window.addSubview(self)
    place(above: rect, in: window)
    guard animated else { return }
    alpha = 0
    UIView.animate(withDuration: Self.duration) {
      self.alpha = 1
      animator?.animate()
    } completion: { _ in
      animator?.complete()
    }
  }

  /// Puts the bar above a rectangle of the window, or below it where there is no room.
  func place(above rect: CGRect, in window: UIWindow) {
    let room = Self.height + Self.tip
    let isAbove = rect.minY - room >= window.safeAreaInsets.top
    let size = card.bounds.size
    let left = min(max(8, rect.midX - size.width / 2), max(8, bounds.width - 8 - size.width))
    card.frame = CGRect(
      x: left, y: isAbove ? rect.minY - room : rect.maxY + Self.tip, width: size.width,
      height: size.height)
    let point = CGPoint(
      x: min(max(card.frame.minX + 20, rect.midX), card.frame.maxX - 20),
      y: isAbove ? rect.minY : rect.maxY)
    let base = isAbove ? card.frame.maxY : card.frame.minY
    let path = UIBezierPath()
    path.move(to: point)
    path.addLine(to: CGPoint(x: point.x - Self.tip, y: base))
    path.addLine(to: CGPoint(x: point.x + Self.tip, y: base))
    path.close()
    pointer.path = path.cgPath
    pointer.fillColor = Self.color.cgColor
  }

  /// Removes the bar.
  package func leave(animated: Bool, along animator: MenuAnimator? = nil) {
    guard animated else { return removeFromSuperview() }
    UIView.animate(withDuration: Self.duration) {
      self.alpha = 0
      animator?.animate()
    } completion: { _ in
      self.removeFromSuperview()
      animator?.complete()
    }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    onChoice(nil)
  }

  /// The looks of the bar.
  ///
  /// *Units*: points and seconds.
  ///
  /// Unspecified by Apple: as seen on iOS 7 to 15.
  private static let height: CGFloat = 37
  private static let radius: CGFloat = 8
  private static let margin: CGFloat = 14
  private static let tip: CGFloat = 9
  static let duration: TimeInterval = 0.2
  private static let color = UIColor(white: 0.12, alpha: 1)
}
