/// The properties of a device, and of a place on its screen, on which colours and layout may depend.
///
/// Source: Apple, UITraitCollection.
public final class UITraitCollection: NSObject, Sendable {
  /// What each trait says.
  package let values: TraitValues

  /// Makes a collection that says this; what it leaves open is unspecified.
  package init(_ values: TraitValues) { self.values = values }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }

  /// Whether there is little room from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.width }

  /// Whether there is little room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.height }

  /// Whether the place lies over other content; always on the base here.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }

  /// The contrast that the user asks for; always the normal one here.
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast }

  /// The scale of the screen.
  ///
  /// *Units*: pixels a point.
  public var displayScale: CGFloat { values.scale }

  /// Makes a collection that says nothing.
  public override convenience init() { self.init(TraitValues()) }

  /// Makes a collection that only says light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(style: userInterfaceStyle))
  }

  /// Makes a collection that only says the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(idiom: idiom))
  }

  /// Makes a collection that only says how much room there is from left to right.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(width: horizontalSizeClass))
  }

  /// Makes a collection that only says how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(height: verticalSizeClass))
  }

  /// Makes a collection that only says whether a place lies over other content.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(level: userInterfaceLevel))
  }

  /// Makes a collection that only says the scale of the screen, in pixels a point.
  public convenience init(displayScale scale: CGFloat) { self.init(TraitValues(scale: scale)) }

  /// Makes a collection that only says how large text is.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(textSize: preferredContentSizeCategory))
  }

  /// Makes a collection that only says in which direction a language is read.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(direction: layoutDirection))
  }

  /// Makes a collection that only says whether the user asks for bold text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(TraitValues(boldness: legibilityWeight))
  }

  /// Makes a collection that only says which colours the screen shows.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(TraitValues(gamut: displayGamut))
  }

  /// Makes a collection of all that others say, the last one first.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Returns true when this says of everything that the other says the same.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Returns true when a dynamic colour may look otherwise with the other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return (values.style, values.level, values.contrast)
      != (other.style, other.level, other.contrast)
  }

  /// Makes these the current traits during a call.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = CurrentTraits.exchange(for: self)
    actions()
    _ = CurrentTraits.exchange(for: before)
  }

  /// The traits by which dynamic colours give a `cgColor`.
  ///
  /// They are those of the view whose code UIKit runs: `draw(_:)`, `layoutSubviews` and their like;
  /// otherwise those of the stage. What is set holds until the next frame.
  public static var current: UITraitCollection {
    get { CurrentTraits.now }
    set { _ = CurrentTraits.exchange(for: newValue) }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  public override var hash: Int { values.hashValue }
}

/// What traits say.
package struct TraitValues: Hashable, Sendable {
  /// The system's own traits; `unspecified` where nothing is said.
  package var style = UIUserInterfaceStyle.unspecified
  package var idiom = UIUserInterfaceIdiom.unspecified
  package var width = UIUserInterfaceSizeClass.unspecified
  package var height = UIUserInterfaceSizeClass.unspecified
  package var level = UIUserInterfaceLevel.unspecified
  package var contrast = UIAccessibilityContrast.unspecified
  /// *Units*: pixels a point; 0 where nothing is said.
  package var scale: CGFloat = 0
  package var textSize = UIContentSizeCategory.unspecified
  package var direction = UITraitEnvironmentLayoutDirection.unspecified
  package var boldness = UILegibilityWeight.unspecified
  package var gamut = UIDisplayGamut.unspecified
  /// Of an app's own traits.
  package var own: [ObjectIdentifier: OwnTrait] = [:]

  /// Makes traits that say what is given, and nothing else.
  package init(
    style: UIUserInterfaceStyle = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified,
    width: UIUserInterfaceSizeClass = .unspecified, height: UIUserInterfaceSizeClass = .unspecified,
    level: UIUserInterfaceLevel = .unspecified, contrast: UIAccessibilityContrast = .unspecified,
    scale: CGFloat = 0, textSize: UIContentSizeCategory = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified,
    boldness: UILegibilityWeight = .unspecified, gamut: UIDisplayGamut = .unspecified,
    own: [ObjectIdentifier: OwnTrait] = [:]
  ) {
    (self.style, self.idiom, self.width, self.height) = (style, idiom, width, height)
    (self.level, self.contrast, self.scale, self.textSize) = (level, contrast, scale, textSize)
    (self.direction, self.boldness, self.gamut, self.own) = (direction, boldness, gamut, own)
  }

  /// Returns these, with what the others say in place of it.
  package func overridden(by others: TraitValues) -> TraitValues {
    var values = self
    if others.style != .unspecified { values.style = others.style }
    if others.idiom != .unspecified { values.idiom = others.idiom }
    if others.width != .unspecified { values.width = others.width }
    if others.height != .unspecified { values.height = others.height }
    if others.level != .unspecified { values.level = others.level }
    if others.contrast != .unspecified { values.contrast = others.contrast }
    if others.scale != 0 { values.scale = others.scale }
    if others.textSize != .unspecified { values.textSize = others.textSize }
    if others.direction != .unspecified { values.direction = others.direction }
    if others.boldness != .unspecified { values.boldness = others.boldness }
    if others.gamut != .unspecified { values.gamut = others.gamut }
    if !others.own.isEmpty { values.own.merge(others.own) { $1 } }
    return values
  }
}

/// Light or dark.
///
/// Source: Apple, UIUserInterfaceStyle.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// Whether there is little room along an axis (compact) or enough (regular).
///
/// Source: Apple, UIUserInterfaceSizeClass.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// Whether a place lies over other content.
///
/// Source: Apple, UIUserInterfaceLevel.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

/// The contrast that the user asks for.
///
/// Source: Apple, UIAccessibilityContrast.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
