/// What lies behind what a bar shows, its first subview: colour, images and line.
final class _UIBarBackground: UIView {}

/// The ground of a bar that has an appearance: material, colour, image and line.
final class BarGround: UIView {
  private let glass = UIVisualEffectView(effect: nil)
  private let color = UIView()
  private let picture = UIImageView()
  private let line = UIImageView()
  private let isLineAbove: Bool

  /// Makes the ground of a bar whose line stands above or below it.
  init(isLineAbove: Bool) {
    self.isLineAbove = isLineAbove
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    picture.clipsToBounds = true
    for view in [color, picture, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an appearance.
  ///
  /// - Parameters:
  ///   - appearance: what is shown; `nil` for nothing.
  ///   - chrome: the colour of the system's material.
  func show(_ appearance: UIBarAppearance?, chrome: UIColor) {
    isHidden = appearance == nil
    guard let appearance else { return }
    let effect = appearance.backgroundEffect
    let isChrome = effect?.style == .systemChromeMaterial
    glass.effect = isChrome ? nil : effect
    if glass.effect == nil { glass.removeFromSuperview() } else { insertSubview(glass, at: 0) }
    backgroundColor = isChrome ? chrome : nil
    color.backgroundColor = appearance.backgroundColor
    picture.image = appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    line.image = appearance.shadowImage
    line.tintColor = appearance.shadowColor
    line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [glass, color, picture] { view.frame = bounds }
    let height = line.image?.size.height ?? Self.lineHeight
    line.frame = CGRect(
      x: 0, y: isLineAbove ? -height : bounds.height, width: bounds.width, height: height)
  }

  /// *Units*: points.
  private static let lineHeight: CGFloat = 0.5
}

/// The appearances that a bar or what it shows has.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
  var standard: Appearance?
  var compact: Appearance?
  var scrollEdge: Appearance?
  var compactScrollEdge: Appearance?

  /// Whether there is one.
  var isSet: Bool {
    standard != nil || compact != nil || scrollEdge != nil || compactScrollEdge != nil
  }

  /// Fills in what others have, where there is none.
  func over(_ other: Self) -> Self {
    BarAppearances(
      standard: standard ?? other.standard, compact: compact ?? other.compact,
      scrollEdge: scrollEdge ?? other.scrollEdge,
      compactScrollEdge: compactScrollEdge ?? other.compactScrollEdge)
  }

  /// Returns the same with clear looks at the edge, where there are none but standard ones.
  func clearAtEdge() -> Self {
    guard scrollEdge == nil, let standard else { return self }
    var new = self
    new.scrollEdge = standard.withoutGround() as? Appearance
    return new
  }

  /// Returns the appearance over scrolled content.
  func scrolled(in traits: UITraitCollection) -> Appearance? {
    traits.verticalSizeClass == .compact ? compact ?? standard : standard
  }

  /// Returns the appearance where the content's edge stands at the bar's; `nil` for none of its own.
  func atEdge(in traits: UITraitCollection) -> Appearance? {
    traits.verticalSizeClass == .compact ? compactScrollEdge ?? scrollEdge : scrollEdge
  }
}
