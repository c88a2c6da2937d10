/// What moves in from below: the accessory view, and under it the keys or another view.
final class KeyboardBoard: UIView {
  let keys = KeyboardKeys()
  private(set) var accessory: UIView?
  private var content: UIView?
  private var accessoryHeight: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows what a first responder asks for.
  func show(_ input: KeyboardInput) {
    accessoryHeight = input.accessoryHeight(on: runtime.screen)
    replace(\.accessory, by: input.accessory)
    switch input.content {
    case .keys(let typedInto):
      keys.type(into: typedInto)
      replace(\.content, by: keys)
    case .view(let view): replace(\.content, by: view)
    case .nothing: replace(\.content, by: nil)
    }
    backgroundColor = content == nil ? nil : .keyboardGround
    setNeedsLayout()
  }

  /// Takes everything away.
  func clear() {
    replace(\.accessory, by: nil)
    replace(\.content, by: nil)
  }

  /// Places the board in a rectangle of the screen, and its views in it.
  func stand(in rect: CGRect) {
    frame = rect
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// What the screen covers below an accessory that stands by itself, wherever the board moves.
  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: content == nil ? covered : 0, right: 0)
  }

  private var covered: CGFloat { runtime.screen.coveredInsets(hidesStatusBar: false).bottom }

  override func layoutSubviews() {
    super.layoutSubviews()
    // One that keeps its content clear of the screen's edge reaches down to it.
    let reaches = content == nil && accessory?.keepsClearOfSafeArea == true
    accessory?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: accessoryHeight + (reaches ? covered : 0))
    let below = content === keys ? 0 : covered
    content?.frame = CGRect(
      x: 0, y: accessoryHeight, width: bounds.width,
      height: max(0, bounds.height - accessoryHeight - below))
  }

  private func replace(_ part: ReferenceWritableKeyPath<KeyboardBoard, UIView?>, by new: UIView?) {
    let old = self[keyPath: part]
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    self[keyPath: part] = new
    if let new { addSubview(new) }
  }
}

extension UIColor {
  /// The ground behind the keys.
  static let keyboardGround = UIColor((209, 212, 217), dark: (43, 43, 45))
}
