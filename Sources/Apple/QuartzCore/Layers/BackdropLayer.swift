import Drawing
import Geometry

/// A layer that blurs what is behind it, or changes its colours where the layer shows something.
package final class BackdropLayer: CALayer {
  /// The standard deviation of the blur of what is behind the layer.
  ///
  /// *Units*: points.
  package var blurRadius: CGFloat = 0 {
    didSet { changed("blurRadius", from: .scalar(oldValue)) }
  }

  /// The factor by which colours behind the layer move away from gray; 1 changes nothing.
  ///
  /// No unit.
  package var saturation: CGFloat = 1 {
    didSet { changed("saturation", from: .scalar(oldValue)) }
  }

  /// The colour that what is behind the layer is mixed with where the layer shows something; `nil`
  /// for a layer that shows its own colours.
  package var vibrantTint: CGColor?

  override func takeAppearance(to copy: CALayer) {
    super.takeAppearance(to: copy)
    (copy as? BackdropLayer)?.vibrantTint = vibrantTint
  }

  override class var animatableProperties: AnimatableProperties { .ofBackdrops }

  /// The filter for what is behind the layer; `nil` for none.
  var backdrop: Backdrop? {
    guard vibrantTint == nil, blurRadius > 0 || saturation != 1 else { return nil }
    return Backdrop(blur: max(0, Double(blurRadius)), saturation: Double(saturation))
  }

  /// What is done to the colours behind what the layer shows; `nil` for a layer that shows its own.
  var vibrancy: Vibrancy? {
    Color(vibrantTint).map { Vibrancy(saturation: Double(saturation), tint: $0) }
  }
}
