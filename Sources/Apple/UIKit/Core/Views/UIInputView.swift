/// A view in place of the keyboard or above it, with the keyboard's ground.
///
/// Source: Apple, UIInputView.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The ground of an input view.
  public enum Style: Int, Sendable {
    /// None of its own.
    case `default`
    /// That of the keyboard.
    case keyboard
  }

  /// The ground.
  public let inputViewStyle: Style

  /// Whether the view is as high as its constraints ask, instead of as its frame.
  open var allowsSelfSizing = false {
    didSet { if allowsSelfSizing { translatesAutoresizingMaskIntoConstraints = false } }
  }

  /// Makes a view with a frame and a ground.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    begin()
  }

  /// Makes a view with the keyboard's ground, and takes what a storyboard says.
  public required init?(coder: NSCoder) {
    inputViewStyle = .keyboard
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UIInputView.self)
  }

  private func begin() {
    if inputViewStyle == .keyboard { setBackground(Self.ground) }
  }

  /// The keyboard's ground.
  ///
  /// Source: docs/measurements.md, “The keyboard”.
  private static let ground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.835, blue: 0.86, alpha: 1)
  }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUIInputView }
}
