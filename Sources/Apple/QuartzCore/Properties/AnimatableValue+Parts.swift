import Foundation

import func Arithmetic.atan2

extension AnimatableValue {
  /// Returns a part such as `x`, `size.width`, `rotation.z` or `scale`; `nil` for an unknown name.
  func part(_ name: String) -> AnimatableValue? {
    switch (self, name) {
    case (.point(let point), "x"): .scalar(point.x)
    case (.point(let point), "y"): .scalar(point.y)
    case (.size(let size), "width"): .scalar(size.width)
    case (.size(let size), "height"): .scalar(size.height)
    case (.rect(let rect), "origin"): .point(rect.origin)
    case (.rect(let rect), "size"): .size(rect.size)
    case (.rect(let rect), "origin.x"): .scalar(rect.origin.x)
    case (.rect(let rect), "origin.y"): .scalar(rect.origin.y)
    case (.rect(let rect), "size.width"): .scalar(rect.size.width)
    case (.rect(let rect), "size.height"): .scalar(rect.size.height)
    case (.space(let map), _): map.part(name)
    default: nil
    }
  }

  /// Returns the value with one part replaced; `nil` for an unknown name or a part of another kind.
  func replacing(_ name: String, by part: AnimatableValue) -> AnimatableValue? {
    switch (self, part) {
    case (.point(var point), .scalar(let number)) where name == "x":
      point.x = number
      return .point(point)
    case (.point(var point), .scalar(let number)) where name == "y":
      point.y = number
      return .point(point)
    case (.size(var size), .scalar(let number)) where name == "width":
      size.width = number
      return .size(size)
    case (.size(var size), .scalar(let number)) where name == "height":
      size.height = number
      return .size(size)
    case (.rect(let rect), .point(let origin)) where name == "origin":
      return .rect(CGRect(origin: origin, size: rect.size))
    case (.rect(let rect), .size(let size)) where name == "size":
      return .rect(CGRect(origin: rect.origin, size: size))
    case (.rect(let rect), .scalar):
      let names = name.split(separator: ".").map(String.init)
      guard names.count == 2,
        let inner = AnimatableValue.rect(rect).part(names[0])?.replacing(names[1], by: part)
      else { return nil }
      return replacing(names[0], by: inner)
    case (.space(let map), _): return map.replacing(name, by: part).map { .space($0) }
    default: return nil
    }
  }
}

extension CATransform3D {
  /// Returns a part of the transform.
  ///
  /// Source: Core Animation Programming Guide, "Key-Value Coding Extensions".
  fileprivate func part(_ name: String) -> AnimatableValue? {
    switch name {
    case "rotation", "rotation.z": .scalar(atan2(m12, m11))
    case "rotation.x": .scalar(atan2(m23, m33))
    case "rotation.y": .scalar(atan2(-m13, hypot(m23, m33)))
    case "scale": .scalar((lengths.0 + lengths.1 + lengths.2) / 3)
    case "scale.xy": .scalar((lengths.0 + lengths.1) / 2)
    case "scale.x": .scalar(lengths.0)
    case "scale.y": .scalar(lengths.1)
    case "scale.z": .scalar(lengths.2)
    case "translation": .size(CGSize(width: m41, height: m42))
    case "translation.x": .scalar(m41)
    case "translation.y": .scalar(m42)
    case "translation.z": .scalar(m43)
    case "m34": .scalar(m34)
    default: nil
    }
  }

  /// The lengths of the transformed unit vectors.
  private var lengths: (CGFloat, CGFloat, CGFloat) {
    func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat {
      (x * x + y * y + z * z).squareRoot()
    }
    return (length(m11, m12, m13), length(m21, m22, m23), length(m31, m32, m33))
  }

  /// Returns the transform with one part replaced.
  ///
  /// Turns are about the layer's own axes, in the order x, y, z, after the stretch.
  fileprivate func replacing(_ name: String, by part: AnimatableValue) -> CATransform3D? {
    var parts = MotionParts(self)
    switch (name, part) {
    case ("rotation", .scalar(let angle)), ("rotation.z", .scalar(let angle)): parts.turn.z = angle
    case ("rotation.x", .scalar(let angle)): parts.turn.x = angle
    case ("rotation.y", .scalar(let angle)): parts.turn.y = angle
    case ("scale", .scalar(let factor)): parts.stretch = SIMD3(repeating: factor)
    case ("scale.xy", .scalar(let factor)):
      (parts.stretch.x, parts.stretch.y) = (factor, factor)
    case ("scale.x", .scalar(let factor)): parts.stretch.x = factor
    case ("scale.y", .scalar(let factor)): parts.stretch.y = factor
    case ("scale.z", .scalar(let factor)): parts.stretch.z = factor
    case ("translation", .size(let size)):
      (parts.move.x, parts.move.y) = (size.width, size.height)
    case ("translation", .point(let point)): (parts.move.x, parts.move.y) = (point.x, point.y)
    case ("translation.x", .scalar(let distance)): parts.move.x = distance
    case ("translation.y", .scalar(let distance)): parts.move.y = distance
    case ("translation.z", .scalar(let distance)): parts.move.z = distance
    case ("m34", .scalar(let number)):
      var map = self
      map.m34 = number
      return map
    default: return nil
    }
    return parts.transform(like: self)
  }

  /// A transform without perspective as a stretch, turns about x, y and z, and a move.
  private struct MotionParts {
    var stretch: SIMD3<Double>
    /// The turns about x, y and z.
    ///
    /// *Units*: radians.
    var turn: SIMD3<Double>
    var move: SIMD3<Double>

    init(_ map: CATransform3D) {
      let lengths = map.lengths
      stretch = SIMD3(lengths.0, lengths.1, lengths.2)
      func share(_ value: CGFloat, _ length: CGFloat) -> CGFloat {
        length > 0 ? value / length : value
      }
      let (sine, cosine) = (share(map.m23, lengths.1), share(map.m33, lengths.2))
      turn = SIMD3(
        atan2(sine, cosine), atan2(-share(map.m13, lengths.0), hypot(sine, cosine)),
        atan2(map.m12, map.m11))
      // A mirrored transform is one whose x axis is reversed.
      let plane = map.m11 * map.m22 - map.m12 * map.m21
      if map.isAffine, plane < 0 {
        stretch.x = -stretch.x
        turn.z = atan2(-map.m12, -map.m11)
      }
      move = SIMD3(map.m41, map.m42, map.m43)
    }

    /// Returns the transform made of the parts, with the perspective of `old`.
    func transform(like old: CATransform3D) -> CATransform3D {
      var map = CATransform3DMakeScale(stretch.x, stretch.y, stretch.z)
      if turn.x != 0 { map = map.concatenating(CATransform3DMakeRotation(turn.x, 1, 0, 0)) }
      if turn.y != 0 { map = map.concatenating(CATransform3DMakeRotation(turn.y, 0, 1, 0)) }
      if turn.z != 0 { map = map.concatenating(CATransform3DMakeRotation(turn.z, 0, 0, 1)) }
      map = map.concatenating(CATransform3DMakeTranslation(move.x, move.y, move.z))
      // As when `m34` is set on the identity first and the parts are applied before it.
      guard old.m14 != 0 || old.m24 != 0 || old.m34 != 0 || old.m44 != 1 else { return map }
      var perspective = CATransform3DIdentity
      perspective.m34 = MotionParts.eye(of: old)
      return map.concatenating(perspective)
    }

    /// Returns the `m34` of the perspective that was applied after the turns.
    private static func eye(of map: CATransform3D) -> Double {
      let axis = SIMD3(Double(map.m13), Double(map.m23), Double(map.m33))
      let side = SIMD3(Double(map.m14), Double(map.m24), Double(map.m34))
      let length = (axis * axis).sum()
      return length > 0 ? (axis * side).sum() / length : map.m34
    }
  }
}
