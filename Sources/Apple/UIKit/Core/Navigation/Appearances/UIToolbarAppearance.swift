/// How a toolbar looks.
///
/// Source: Apple, UIToolbarAppearance.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { follow() }
  }

  /// How buttons look that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { follow() }
  }

  public override init() {
    super.init()
    follow()
  }

  /// Makes an appearance with the ground of another, and all else if that is of a toolbar.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    follow()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    follow()
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = UIBarButtonItemAppearance(other.buttonAppearance)
    doneButtonAppearance = UIBarButtonItemAppearance(other.doneButtonAppearance)
  }

  private func follow() {
    buttonAppearance.onChange = { [weak self] in self?.changed() }
    doneButtonAppearance.onChange = { [weak self] in self?.changed() }
    changed()
  }
}
