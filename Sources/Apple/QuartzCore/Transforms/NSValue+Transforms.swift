import Foundation
import Geometry

extension NSValue {
  /// Makes an object of a transform in space.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(
      numbers: t.rows.flatMap { [$0.x, $0.y, $0.z, $0.w] }, type: Self.transformType)
  }

  /// Makes an object of a transform of the plane.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let map = transform
    self.init(
      numbers: [map.a, map.b, map.c, map.d, map.tx, map.ty].map(Double.init),
      type: Self.planeTransformType)
  }

  /// The transform in the object; one of zeros in an object of another kind.
  public var caTransform3DValue: CATransform3D {
    let numbers = numbers(of: Self.transformType, count: 16)
    return CATransform3D(
      rows: (0..<4).map { row in
        SIMD4(numbers[4 * row], numbers[4 * row + 1], numbers[4 * row + 2], numbers[4 * row + 3])
      })
  }

  /// The transform of the plane in the object; one of zeros in an object of another kind.
  public var cgAffineTransformValue: CGAffineTransform {
    let numbers = numbers(of: Self.planeTransformType, count: 6)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// The type of the object of a transform in space.
  ///
  /// Foundation here takes arrays, no structures.
  static let transformType = "[16d]"

  /// The type of the object of a transform of the plane.
  static let planeTransformType = "[6d]"

  /// Makes an object of numbers.
  ///
  /// - Parameters:
  ///   - numbers: the numbers.
  ///   - type: an array of as many numbers, in Objective-C's code.
  package convenience init(numbers: [Double], type: String) {
    self.init(bytes: numbers, objCType: type)
  }

  /// Returns the numbers in the object.
  ///
  /// - Parameters:
  ///   - type: the type that the object was made with.
  ///   - count: how many numbers that are.
  /// - Returns: the numbers; as many zeros where the object is of another type.
  package func numbers(of type: String, count: Int) -> [Double] {
    var numbers = [Double](repeating: 0, count: count)
    guard String(cString: objCType) == type else { return numbers }
    numbers.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { getValue(start) }
    }
    return numbers
  }
}
