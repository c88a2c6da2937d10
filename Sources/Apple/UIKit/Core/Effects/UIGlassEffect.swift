/// A glass of iOS 26 over what is behind a view.
///
/// It is shown as the thinnest material, which comes near: edges do not bend light, and glasses do not
/// flow together.
///
/// Source: Apple, UIGlassEffect.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// How much a glass lets through.
  ///
  /// Source: Apple, UIGlassEffect.Style.
  public enum Style: Int, Sendable { case regular, clear }

  let style: Style

  /// The colour of the glass; `nil` for none.
  open var tintColor: UIColor?

  /// Whether the glass answers fingers; recorded only.
  open var isInteractive = false

  /// Makes a glass of the regular style.
  public override init() {
    style = .regular
    super.init()
  }

  /// Makes a glass of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The material that comes near.
  var nearest: UIBlurEffect {
    UIBlurEffect(style: style == .clear ? .systemUltraThinMaterial : .systemThinMaterial)
  }

  /// The colour over what is blurred.
  var tint: UIColor {
    tintColor.map { $0.withAlphaComponent(Self.tintShare) } ?? nearest.tint
  }

  /// How strong a colour of one's own is.
  ///
  /// Unspecified by Apple: chosen.
  private static let tintShare: CGFloat = 0.5
}

/// Lets the glasses of views inside flow together, which they do not here.
///
/// Source: Apple, UIGlassContainerEffect.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// From how near glasses would flow together; recorded only.
  ///
  /// *Units*: points.
  open var spacing: CGFloat = 0

  public override init() { super.init() }
}
