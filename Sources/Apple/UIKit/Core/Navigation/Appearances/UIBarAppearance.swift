/// How the ground of a bar looks.
///
/// A bar shows what is changed in its appearance at once.
///
/// Source: Apple, UIBarAppearance.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @MainActor NSCopying {
  /// The material behind the bar; `nil` for none.
  ///
  /// That of a new appearance, `.systemChromeMaterial`, is drawn without blurring what is behind.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial) {
    didSet { changed() }
  }

  /// The colour over the material; `nil` for none.
  open var backgroundColor: UIColor? {
    didSet { changed() }
  }

  /// The image over material and colour; `nil` for none.
  open var backgroundImage: UIImage? {
    didSet { changed() }
  }

  /// How the image fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
    didSet { changed() }
  }

  /// The colour of the line along the bar, or of a template in place of it; `nil` for no line.
  open var shadowColor: UIColor? = .separator {
    didSet { changed() }
  }

  /// The image in place of the line along the bar; a template takes `shadowColor`.
  open var shadowImage: UIImage? {
    didSet { changed() }
  }

  /// Called when the appearance has changed; the bar that has it sets this.
  var onChange: () -> Void = {}

  /// Makes an appearance with the system's background and line.
  public override init() { super.init() }

  /// Makes an appearance with the system's background and line, which all devices share.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// Makes an appearance with the ground of another.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  /// Makes an appearance like a new one; a coder says nothing of it.
  public required init?(coder: NSCoder) { super.init() }

  /// Sets the system's background and line.
  open func configureWithDefaultBackground() {
    set(UIBlurEffect(style: .systemChromeMaterial), color: nil, line: .separator)
  }

  /// Sets a background through which nothing is seen, and the system's line.
  open func configureWithOpaqueBackground() {
    set(nil, color: .systemBackground, line: .separator)
  }

  /// Sets no background and no line.
  open func configureWithTransparentBackground() { set(nil, color: nil, line: nil) }

  open func copy(with zone: NSZone? = nil) -> Any { Self(barAppearance: self) }

  /// Takes over everything that another appearance of the kind says.
  func take(_ other: UIBarAppearance) {
    (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }

  /// Tells the bar that has the appearance.
  func changed() {
    groundless = nil
    onChange()
  }

  /// The same without ground and line, until something changes.
  private var groundless: UIBarAppearance?

  /// Returns the same without ground and line.
  func withoutGround() -> UIBarAppearance {
    if let groundless { return groundless }
    let made = type(of: self).init(barAppearance: self)
    made.configureWithTransparentBackground()
    groundless = made
    return made
  }

  private func set(_ effect: UIBlurEffect?, color: UIColor?, line: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    (backgroundImage, backgroundImageContentMode) = (nil, .scaleToFill)
    (shadowColor, shadowImage) = (line, nil)
  }
}
