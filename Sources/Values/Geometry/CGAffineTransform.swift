import Foundation

import func Arithmetic.cos
import func Arithmetic.sin

/// A map of the plane that keeps lines straight: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// *Units*: `a…d` no unit, `tx` and `ty` points. Source: Apple, CGAffineTransform.
public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// How much of `x` goes into `x'`: the horizontal scale of a map that turns nothing.
  public var a: CGFloat
  /// How much of `x` goes into `y'`; 0 for a map that neither turns nor shears.
  public var b: CGFloat
  /// How much of `y` goes into `x'`; 0 for a map that neither turns nor shears.
  public var c: CGFloat
  /// How much of `y` goes into `y'`: the vertical scale of a map that turns nothing.
  public var d: CGFloat
  /// How far everything moves along +x after the rest.
  public var tx: CGFloat
  /// How far everything moves along +y after the rest.
  public var ty: CGFloat

  /// The map that leaves every point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes the map of everything to the origin, as Apple's `init()` does.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Makes a map of its six numbers, as in the formulas above.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a map of its six numbers, in Apple's order and without their names.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Makes a map that moves everything by a distance in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a map that stretches from the origin; a negative factor mirrors.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a rotation by an angle in radians, clockwise where +y is down.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the map is exactly `identity`; an error of rounding makes it another.
  public var isIdentity: Bool { self == .identity }

  /// Returns a map that translates first and applies this one second.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns a map that scales first and applies this one second.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns a map that rotates first, by an angle in radians, and applies this one second.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns a map that applies this one first and `next` second.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Whether figures keep an area; a map that does not makes points or lines of them.
  package var keepsAreas: Bool { a * d != b * c }

  /// Returns the map back, or this map unchanged where there is none, as Apple's does.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// Returns the point to which a map takes this one.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// Returns the size as a distance that a map turns and stretches but does not move.
  ///
  /// Its sides may become negative, as Apple's do.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// Returns the smallest rectangle that holds the image of this one.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ].map { $0.applying(transform) }
    let left = corners.reduce(CGFloat.infinity) { min($0, $1.x) }
    let right = corners.reduce(-CGFloat.infinity) { max($0, $1.x) }
    let top = corners.reduce(CGFloat.infinity) { min($0, $1.y) }
    let bottom = corners.reduce(-CGFloat.infinity) { max($0, $1.y) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
