import Geometry

/// The curve of a layer's rounded corners.
///
/// Source: Apple, CALayerCornerCurve.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins gently, where the sides are long enough for it.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayer {
  /// Returns how much longer along the sides a corner of a curve is than its radius.
  ///
  /// No unit.
  ///
  /// Source: Apple, CALayer.cornerCurveExpansionFactor(_:).
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
}

extension CALayer {
  /// Copies to a layer all that is seen of every layer.
  func takeCommonAppearance(to copy: CALayer) {
    copy.maskedCorners = maskedCorners
    copy.masksToBounds = masksToBounds
    copy.name = name
    copy.host = host
    copy.children = children
    copy.overlays = overlays
    copy.contentTransition = contentTransition
    copy.image = image
    copy.drawing = drawing
    copy.cornerCurve = cornerCurve
    copy.isDoubleSided = isDoubleSided
    copy.isGeometryFlipped = isGeometryFlipped
    copy.mask = mask
    copy.contentsGravity = contentsGravity
    copy.contentsScale = contentsScale
    copy.allowsGroupOpacity = allowsGroupOpacity
    copy.filtering = filtering
    copy.media = media
    copy.modelLayer = self
    copy.keptValues = keptValues
    for property in type(of: self).animatableProperties.rows { property.copy(self, copy) }
    // After this, a changed tint draws a changed image.
    copy.tintedImage = tintedImage
  }

  /// Draws the image again in the changed tint.
  func imageTintChanged(from old: CGColor?) {
    guard old != nil, let imageTint, old.animatable != self.imageTint.animatable else { return }
    if let tintedImage { image = tintedImage.draw(imageTint) }
    changedInBlock("imageTint", from: old.animatable)
  }

  /// The layer's name in messages: its view's, if it has a view.
  package var title: String { host?.description ?? description }

  /// The layer's own name in messages.
  var summary: String {
    let label = name.map { "; name = \($0)" } ?? ""
    return "<\(type(of: self)): frame = \(describe(frame))\(label)>"
  }
}
