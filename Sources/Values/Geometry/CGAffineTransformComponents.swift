import Foundation

import func Arithmetic.atan2
import func Arithmetic.cos
import func Arithmetic.sin

/// The parts of a map of the plane: it scales first, then shears, turns and moves.
///
/// Source: Apple, CGAffineTransformComponents.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// How much larger the map makes things; no unit.
  public var scale: CGSize
  /// How far a point goes to the right for each point of its height; no unit.
  public var horizontalShear: CGFloat
  /// *Units*: radians.
  public var rotation: CGFloat
  /// *Units*: points.
  public var translation: CGVector

  /// Makes the parts of a map that changes nothing but their size, which is 0.
  public init() {
    self.init(
      scale: .zero, horizontalShear: 0, rotation: 0, translation: CGVector(dx: 0, dy: 0))
  }

  /// Makes the parts of a map; the rotation is in radians, the translation in points.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    (self.scale, self.horizontalShear) = (scale, horizontalShear)
    (self.rotation, self.translation) = (rotation, translation)
  }
}

extension CGAffineTransform {
  /// Makes a map of its parts.
  public init(_ components: CGAffineTransformComponents) {
    let (width, height) = (components.scale.width, components.scale.height)
    let (cosine, sine) = (cos(components.rotation), sin(components.rotation))
    let shear = components.horizontalShear
    self.init(
      a: width * cosine, b: width * sine, c: height * (shear * cosine - sine),
      d: height * (shear * sine + cosine), tx: components.translation.dx,
      ty: components.translation.dy)
  }

  /// Returns the parts of the map.
  public func decomposed() -> CGAffineTransformComponents {
    let width = (a * a + b * b).squareRoot()
    let rotation = atan2(b, a)
    let (cosine, sine) = (cos(rotation), sin(rotation))
    let height = d * cosine - c * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : (c * cosine + d * sine) / height, rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}
