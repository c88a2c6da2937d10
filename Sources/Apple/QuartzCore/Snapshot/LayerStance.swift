import Geometry

import func Arithmetic.atan
import func Arithmetic.atan2

/// How a layer lies in the window as it is seen, taken apart.
///
/// A view is scaled first, then sheared, then tilted about its horizontal and its vertical axis, then
/// turned. Scales, shears and tilts are rounded to a billionth, so that a layer that only turns has the
/// scale 1 in every frame.
package struct LayerStance: Hashable, Sendable {
  /// The centre of the bounds.
  ///
  /// *Units*: points. *Space*: the window's.
  package private(set) var center: CGPoint
  /// The turn in the plane, clockwise, -π...π.
  ///
  /// *Units*: radians.
  package private(set) var angle = 0.0
  /// How many times as wide as its bounds the layer is seen; negative where it is mirrored.
  ///
  /// No unit.
  package private(set) var scaleX = 1.0
  /// How many times as tall as its bounds the layer is seen; negative where it is upside down.
  ///
  /// No unit.
  package private(set) var scaleY = 1.0
  /// By which angle the left and right edges lean, -π/2...π/2.
  ///
  /// *Units*: radians.
  package private(set) var shear = 0.0
  /// The turn about the horizontal axis: above 0, the lower edge comes nearer.
  ///
  /// *Units*: radians.
  package private(set) var tiltX = 0.0
  /// The turn about the vertical axis: above 0, the right edge goes away.
  ///
  /// *Units*: radians.
  package private(set) var tiltY = 0.0
  /// Whether the layer and all around it lie in the plane.
  package let isInPlane: Bool

  /// Takes apart how a layer lies.
  ///
  /// - Parameter chain: the layer and those around it as they are seen now, the window's last.
  /// - Precondition: there is a layer.
  @MainActor
  package init(of chain: [CALayer]) {
    let bounds = chain[0].bounds
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    isInPlane = zip(chain, chain.dropFirst()).allSatisfy { layer, outer in
      layer.transform.isAffine && outer.sublayerTransform == CATransform3DIdentity
    }
    if isInPlane {
      let map = chain.dropLast().reduce(CGAffineTransform.identity) {
        $0.concatenating($1.transformToSuperlayer)
      }
      center = middle.applying(map)
      takeApart(map)
    } else {
      var sight = Sight(of: middle)
      for (layer, outer) in zip(chain, chain.dropFirst()) { sight.pass(layer, in: outer) }
      center = CGPoint(x: sight.point.x, y: sight.point.y)
      takeApart(sight)
    }
    round()
  }

  /// Takes apart how bounds lie that a transform of the plane maps.
  package init(of bounds: CGRect, through map: CGAffineTransform) {
    isInPlane = true
    center = CGPoint(x: bounds.midX, y: bounds.midY).applying(map)
    guard (map.a, map.b, map.c, map.d) != (1, 0, 0, 1) else { return }
    takeApart(map)
    round()
  }

  /// Takes a transform of the plane apart.
  private mutating func takeApart(_ map: CGAffineTransform) {
    let (a, b, c, d) = (Double(map.a), Double(map.b), Double(map.c), Double(map.d))
    let determinant = a * d - b * c
    scaleX = (a * a + b * b).squareRoot()
    guard scaleX > 0 else {
      scaleY = (c * c + d * d).squareRoot()
      angle = scaleY > 0 ? atan2(-c, d) : 0
      return
    }
    angle = atan2(b, a)
    scaleY = determinant / scaleX
    shear = determinant == 0 ? 0 : atan((a * c + b * d) / determinant)
    // What is mirrored from left to right is not turned by half a turn and upside down.
    if scaleY < 0, abs(angle) > .pi / 2 {
      angle += angle > 0 ? -.pi : .pi
      (scaleX, scaleY) = (-scaleX, -scaleY)
    }
  }

  /// Takes a transform of space apart.
  private mutating func takeApart(_ sight: Sight) {
    let (x, y) = (sight.x, sight.y)
    scaleX = x.length
    let first = x * (1 / scaleX)
    let along = y.dot(first)
    let rest = y - first * along
    scaleY = rest.length
    guard scaleX > 0, scaleY > 0 else {
      takeApart(CGAffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: 0, ty: 0))
      return
    }
    var second = rest * (1 / scaleY)
    var third = first.cross(second)
    if third.dot(sight.z) < 0 { (second, third, scaleY) = (second * -1, third * -1, -scaleY) }
    shear = atan(along / scaleY)
    let across = (first.x * first.x + first.y * first.y).squareRoot()
    let turns = [atan2(second.z, third.z), atan2(-first.z, across), atan2(first.y, first.x)]
    // The same turn in another way, by which a card that is turned over keeps its axis.
    let over = turns[1] > 0 ? Double.pi : -.pi
    let others = [Self.opposite(turns[0]), over - turns[1], Self.opposite(turns[2])]
    let size = turns.reduce(0) { $0 + abs($1) }
    let chosen = others.reduce(0) { $0 + abs($1) } < size - 1 / Self.parts ? others : turns
    (tiltX, tiltY, angle) = (chosen[0], chosen[1], chosen[2])
    angle = Self.rounded(angle)
    scaleX *= sight.nearness
    scaleY *= sight.nearness
  }

  private mutating func round() {
    scaleX = Self.rounded(scaleX)
    scaleY = Self.rounded(scaleY)
    shear = Self.rounded(shear)
    tiltX = Self.rounded(tiltX)
    tiltY = Self.rounded(tiltY)
  }

  private static func opposite(_ angle: Double) -> Double { angle > 0 ? angle - .pi : angle + .pi }

  private static func rounded(_ value: Double) -> Double {
    // Adding 0 makes 0 of its negative.
    abs(value) < 1e6 ? (value * parts).rounded() / parts + 0 : value
  }

  /// The parts of a whole scale or of a radian that are told.
  private static let parts = 1e9
}

/// What becomes of a point of a layer and of the directions there, on the way to the window.
private struct Sight {
  var point: SIMD3<Double>
  /// Where the directions of the layer's axes point, without perspective.
  var x = SIMD3(1.0, 0, 0)
  var y = SIMD3(0, 1.0, 0)
  var z = SIMD3(0, 0, 1.0)
  /// How much larger perspective makes what is at the point.
  var nearness = 1.0

  init(of point: CGPoint) { self.point = SIMD3(Double(point.x), Double(point.y), 0) }

  @MainActor
  mutating func pass(_ layer: CALayer, in outer: CALayer) {
    let seen =
      LayerPlace.map(of: layer, in: outer).rows.enumerated().reduce(SIMD4<Double>.zero) {
        $0 + $1.element * ($1.offset < 3 ? point[$1.offset] : 1)
      }
    let w = seen.w == 0 ? 1 : seen.w
    nearness /= abs(w)
    // All but a transform layer flattens what is in it.
    point = SIMD3(seen.x / w, seen.y / w, outer is CATransformLayer ? seen.z / w : 0)
    let flip = layer.isGeometryFlipped ? CATransform3D(layer.flip) : CATransform3DIdentity
    for map in [flip, layer.transform, outer.sublayerTransform] {
      let rows = map.rows
      func turned(_ v: SIMD3<Double>) -> SIMD3<Double> {
        let whole = rows[0] * v.x + rows[1] * v.y + rows[2] * v.z
        return SIMD3(whole.x, whole.y, whole.z)
      }
      (x, y, z) = (turned(x), turned(y), turned(z))
    }
  }
}

extension SIMD3<Double> {
  fileprivate var length: Double { dot(self).squareRoot() }

  fileprivate func dot(_ other: Self) -> Double { (self * other).sum() }

  fileprivate func cross(_ other: Self) -> Self {
    Self(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}
