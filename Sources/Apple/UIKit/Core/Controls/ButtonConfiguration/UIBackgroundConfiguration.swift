/// The background of a button or cell as a value.
///
/// Source: Apple, UIBackgroundConfiguration.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The colour; `nil` for that of the looks.
  public var backgroundColor: UIColor?
  /// Changes the colour before it is shown; `nil` for nothing.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect behind the colour's place, in front of the colour; `nil` for none.
  public var visualEffect: UIVisualEffect?
  /// An image in front of colour and effect.
  public var image: UIImage?
  /// How the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The radius of the corners.
  ///
  /// Source: docs/measurements.md, “Text and controls”.
  public var cornerRadius: CGFloat = 5.95
  /// The colour of the line around; `nil` for the tint.
  public var strokeColor: UIColor?
  /// Changes the colour of the line around before it is shown; `nil` for nothing.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// *Units*: points; 0, the default, for no line.
  public var strokeWidth: CGFloat = 0
  /// How much smaller than the cell or the button the background is.
  ///
  /// *Units*: points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// A view of the app's own in front of everything else, as large as the background.
  public var customView: UIView?
  /// The colour of a cell by its state.
  package var colors: (@MainActor (UICellConfigurationState) -> UIColor?)?
  /// The colour of the cell's last state.
  package var stateColor: UIColor?

  /// Makes a background without a colour of its own, whose corners are round.
  package init() {}

  /// A background without a colour.
  public static func clear() -> Self {
    var value = Self()
    value.backgroundColor = .clear
    value.cornerRadius = 0
    return value
  }

  /// Returns the colour that is shown where the tint is the given one.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    changed(backgroundColor ?? stateColor ?? tintColor)
  }

  /// Returns the colour of the line around where the tint is the given one.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    changedStroke(strokeColor ?? tintColor)
  }

  /// Returns the colour of the line around; `nil` where there is neither a line nor a colour.
  package func shownStrokeColor(for tintColor: UIColor) -> UIColor? {
    strokeColor == nil && strokeWidth <= 0 ? nil : resolvedStrokeColor(for: tintColor)
  }

  private func changedStroke(_ color: UIColor) -> UIColor {
    strokeColorTransformer?(color) ?? color
  }

  /// Returns what stands in for a colour of the background.
  package func changed(_ color: UIColor) -> UIColor { backgroundColorTransformer?(color) ?? color }

  /// Shows effect, image and view of the background in a view, in this order.
  package func showParts(in view: UIView) {
    var shown: [UIView] = []
    if let visualEffect {
      let glass = view.subviews.lazy.compactMap { $0 as? BackgroundGlass }.first
      let part = glass ?? BackgroundGlass(effect: visualEffect)
      if part.effect !== visualEffect { part.effect = visualEffect }
      part.clipsToBounds = true
      shown.append(part)
    }
    if let image {
      let picture = view.subviews.lazy.compactMap { $0 as? BackgroundPicture }.first
      let part = picture ?? BackgroundPicture(frame: .zero)
      part.image = image
      part.contentMode = imageContentMode
      part.clipsToBounds = true
      shown.append(part)
    }
    for part in shown { part.layer.cornerRadius = view.layer.cornerRadius }
    if let customView { shown.append(customView) }
    for other in view.subviews where !shown.contains(where: { $0 === other }) {
      other.removeFromSuperview()
    }
    for part in shown where part.superview !== view {
      part.frame = view.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(part)
    }
  }
}

/// The effect of a background.
private final class BackgroundGlass: UIVisualEffectView {}

/// The image of a background.
private final class BackgroundPicture: UIImageView {}
