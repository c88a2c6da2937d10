/// Shows a menu in front of everything else in a window.
@MainActor
final class MenuOverlay: UIView {
  private var card: MenuCard
  /// What the menu belongs to.
  ///
  /// *Space*: the window's.
  private let anchor: CGRect
  private let sender: Any
  /// Called when the menu begins to go.
  var onEnd: () -> Void = {}
  /// Called when a finger taps on the preview, before the menu goes.
  var onCommit: () -> Void = {}
  /// Called after one of the actions was marked as the chosen one; `nil` where only menus of single
  /// selection are marked.
  var onSelection: (() -> Void)?
  /// What goes along with the coming and with the going.
  var coming: MenuAnimator?
  var going: [MenuAnimator] = []
  /// What is lifted from the window while a context menu is open.
  private let preview: UIView?
  private let veil: UIVisualEffectView?
  /// The controller of the preview, which lives as long as its view is shown.
  var previewController: UIViewController?
  private var isOver = false

  /// Makes the overlay of a menu.
  ///
  /// - Parameters:
  ///   - menu: the menu.
  ///   - anchor: what the menu belongs to, in the window's space.
  ///   - sender: what calls the actions.
  ///   - preview: what is shown in front of a veil above the menu; `nil` for a menu alone.
  init(_ menu: UIMenu, anchor: CGRect, sender: Any, preview: UIView?) {
    // What comes at once is there from the first on.
    var load: () -> Void = {}
    menu.loadDeferred { load() }
    card = MenuCard(menu)
    self.anchor = anchor
    self.sender = sender
    self.preview = preview
    veil = preview == nil ? nil : UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    super.init(frame: .zero)
    if let veil {
      veil.isUserInteractionEnabled = false
      addSubview(veil)
    }
    if let preview {
      // The overlay has its size later; the preview keeps its own.
      preview.autoresizingMask = []
      addSubview(preview)
    }
    take(card)
    load = { [weak self] in self?.replaceCard(by: menu) }
  }

  /// Shows what a closure makes of the menu that is shown.
  func updateMenu(_ change: (UIMenu) -> UIMenu) { replaceCard(by: change(card.menu)) }

  /// Shows another card in place of the present one, at once.
  private func replaceCard(by menu: UIMenu) {
    guard !isOver else { return }
    let old = card
    var load: () -> Void = {}
    menu.loadDeferred { load() }
    card = MenuCard(menu)
    load = { [weak self] in self?.replaceCard(by: menu) }
    take(card)
    place(card, below: preview?.frame ?? anchor)
    old.removeFromSuperview()
  }

  required init?(coder: NSCoder) { nil }

  private func take(_ card: MenuCard) {
    card.onChoice = { [weak self] entry, menu in self?.choose(entry, in: menu) }
    addSubview(card)
  }

  /// Adds the overlay to a window and lets the menu grow out of its anchor.
  func show(in window: UIWindow) {
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
    veil?.frame = bounds
    veil?.alpha = 0
    let target = placePreview()
    preview?.frame = anchor
    place(card, below: target)
    card.layoutIfNeeded()
    card.transform = CGAffineTransform(
      scaleX: MenuMetrics.firstScale, y: MenuMetrics.firstScale)
    card.appear(false)
    UIView.run(
      MenuMetrics.comingDuration, 0, .system, .allowUserInteraction,
      { [self] in
        card.transform = .identity
        card.appear(true)
        veil?.alpha = 1
        preview?.frame = target
        coming?.animate()
      }, { [weak self] _ in self?.coming?.complete() })
  }

  /// Returns where the preview stands beside the menu: in place, or moved up to leave room.
  private func placePreview() -> CGRect {
    guard preview != nil else { return anchor }
    var frame = anchor
    if let size = preview?.bounds.size, size.width > 0, size.height > 0 {
      frame = CGRect(
        x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    let lowest =
      bounds.height - safeAreaInsets.bottom - card.fullSize.height - 2 * MenuMetrics.distance
    frame.origin.y = min(frame.origin.y, lowest - frame.height)
    frame.origin.y = max(frame.origin.y, safeAreaInsets.top + MenuMetrics.distance)
    frame.origin.x = min(
      max(frame.origin.x, MenuMetrics.distance),
      max(MenuMetrics.distance, bounds.width - MenuMetrics.distance - frame.width))
    return frame
  }

  /// Puts a card below what it belongs to, or above it where there is more room.
  private func place(_ card: MenuCard, below target: CGRect) {
    var size = card.fullSize
    let gap = MenuMetrics.distance
    let top = safeAreaInsets.top + gap
    let bottom = bounds.height - safeAreaInsets.bottom - gap
    size.height = min(size.height, bottom - top)
    let fitsBelow = target.maxY + gap + size.height <= bottom
    let fitsAbove = target.minY - gap - size.height >= top
    let isAbove = !fitsBelow && fitsAbove
    var y = isAbove ? target.minY - gap - size.height : target.maxY + gap
    y = min(max(y, top), max(top, bottom - size.height))
    let startsLeft = target.midX < bounds.midX
    var x = startsLeft ? target.minX : target.maxX - size.width
    x = min(max(x, gap), max(gap, bounds.width - gap - size.width))
    let hook = CGPoint(
      x: size.width > 0 ? min(max(0, (target.midX - x) / size.width), 1) : 0.5,
      y: isAbove ? 1 : 0)
    card.layer.anchorPoint = hook
    card.bounds = CGRect(origin: .zero, size: size)
    card.center = CGPoint(x: x + hook.x * size.width, y: y + hook.y * size.height)
  }

  // MARK: Choices

  private func choose(_ entry: UIMenuElement, in menu: UIMenu) {
    if let inner = entry as? UIMenu { return replaceCard(by: inner) }
    guard let action = entry as? any UIMenuLeaf, !isOver else { return }
    if menu.options.contains(.singleSelection) || onSelection != nil {
      for case let other as any UIMenuLeaf in menu.resolvedChildren {
        other.state = other === action ? .on : .off
      }
    }
    if !action.attributes.contains(.keepsMenuPresented) { close() }
    onSelection?()
    action.performWithSender(sender, target: nil)
  }

  /// Lets the menu go.
  func close() {
    guard !isOver else { return }
    isOver = true
    isUserInteractionEnabled = false
    onEnd()
    UIView.run(
      MenuMetrics.goingDuration, 0, .easeInOut, [],
      { [self] in
        card.appear(false)
        card.transform = CGAffineTransform(
          scaleX: MenuMetrics.firstScale, y: MenuMetrics.firstScale)
        veil?.alpha = 0
        preview?.frame = anchor
        for animator in going { animator.animate() }
      },
      { [self] _ in
        removeFromSuperview()
        for animator in going { animator.complete() }
      })
  }

  // MARK: Fingers

  /// Follows a finger that opened the menu and is still down.
  ///
  /// *Space*: the window's.
  func follow(_ point: CGPoint) { card.press(at: card.convert(point, from: nil)) }

  /// Chooses the entry under a finger that opened the menu; the menu stays open elsewhere.
  func lift(_ point: CGPoint) { card.lift(at: card.convert(point, from: nil)) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let preview, let touch = touches.first, preview.frame.contains(touch.location(in: self)) {
      onCommit()
    }
    close()
  }
}

/// Opens a menu for a finger and lets it slide to an entry.
@MainActor
package final class MenuPress: UILongPressGestureRecognizer {
  /// Makes the overlay; `nil` for no menu.
  var makeOverlay: (CGPoint) -> MenuOverlay? = { _ in nil }

  private weak var overlay: MenuOverlay?
  /// Where the finger was when the menu came.
  ///
  /// *Space*: the window's.
  private var start = CGPoint.zero
  /// Whether the finger has moved since then, so that it chooses where it lifts.
  private var hasMoved = false

  /// How far a finger moves before it chooses.
  ///
  /// *Units*: points.
  private static let slack: CGFloat = 10

  /// Makes a recognizer that waits so many seconds.
  convenience init(after seconds: TimeInterval) {
    self.init(target: nil, action: nil)
    minimumPressDuration = seconds
    addTarget(self, action: Selector(MenuPress.pressed))
  }

  private func pressed() {
    guard let view else { return }
    let point = location(in: nil)
    switch state {
    case .began:
      guard let window = view.window, let overlay = makeOverlay(location(in: view)) else { return }
      self.overlay = overlay
      start = point
      hasMoved = false
      overlay.show(in: window)
    case .changed:
      hasMoved = hasMoved || hypot(point.x - start.x, point.y - start.y) > Self.slack
      if hasMoved { overlay?.follow(point) }
    case .ended:
      if hasMoved { overlay?.lift(point) }
    case .cancelled, .failed, .possible: break
    }
  }
}
