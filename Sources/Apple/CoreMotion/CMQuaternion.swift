import func Arithmetic.asin
import func Arithmetic.atan2
import func Arithmetic.cos
import func Arithmetic.sin

/// A rotation as a number of four parts.
///
/// Source: Apple, CMQuaternion.
public struct CMQuaternion: Hashable, Sendable {
  /// How far the axis points to the right, -1...1, times the sine of half the angle.
  public var x: Double
  /// How far the axis points to the top, -1...1, times the sine of half the angle.
  public var y: Double
  /// How far the axis points out of the screen, -1...1, times the sine of half the angle.
  public var z: Double
  /// The cosine of half the angle; 1 where nothing is turned.
  public var w: Double

  /// Makes no rotation.
  public init() { self.init(x: 0, y: 0, z: 0, w: 1) }

  /// Makes a rotation of its parts.
  public init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// Makes the rotation about the axis to the right, after one about the axis to the top.
  ///
  /// *Units*: radians.
  init(pitch: Double, roll: Double) {
    self.init(
      x: sin(pitch / 2) * cos(roll / 2), y: cos(pitch / 2) * sin(roll / 2),
      z: sin(pitch / 2) * sin(roll / 2), w: cos(pitch / 2) * cos(roll / 2))
  }

  /// Returns the rotation that undoes another one before this.
  func after(theInverseOf other: CMQuaternion) -> CMQuaternion {
    let (a, b) = (other, self)
    return CMQuaternion(
      x: a.w * b.x - a.x * b.w - a.y * b.z + a.z * b.y,
      y: a.w * b.y + a.x * b.z - a.y * b.w - a.z * b.x,
      z: a.w * b.z - a.x * b.y + a.y * b.x - a.z * b.w,
      w: a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z)
  }

  /// The angles about the axes to the right, to the top and out of the screen.
  ///
  /// *Units*: radians.
  var angles: (pitch: Double, roll: Double, yaw: Double) {
    (
      pitch: asin(max(-1, min(1, 2 * (w * x + y * z)))),
      roll: atan2(2 * (w * y - x * z), 1 - 2 * (x * x + y * y)),
      yaw: atan2(2 * (w * z - x * y), 1 - 2 * (x * x + z * z))
    )
  }
}

/// A rotation as nine numbers, a row after the other.
///
/// Source: Apple, CMRotationMatrix.
public struct CMRotationMatrix: Hashable, Sendable {
  /// The rows of the matrix, which turns nothing at first; no unit.
  public var m11 = 1.0, m12 = 0.0, m13 = 0.0
  public var m21 = 0.0, m22 = 1.0, m23 = 0.0
  public var m31 = 0.0, m32 = 0.0, m33 = 1.0

  /// Makes no rotation.
  public init() {}

  /// Makes the matrix that brings a direction of the room into the device's axes.
  init(_ q: CMQuaternion) {
    m11 = 1 - 2 * (q.y * q.y + q.z * q.z)
    m12 = 2 * (q.x * q.y + q.z * q.w)
    m13 = 2 * (q.x * q.z - q.y * q.w)
    m21 = 2 * (q.x * q.y - q.z * q.w)
    m22 = 1 - 2 * (q.x * q.x + q.z * q.z)
    m23 = 2 * (q.y * q.z + q.x * q.w)
    m31 = 2 * (q.x * q.z + q.y * q.w)
    m32 = 2 * (q.y * q.z - q.x * q.w)
    m33 = 1 - 2 * (q.x * q.x + q.y * q.y)
  }
}

/// Which way the axes of the room point, against which an attitude is measured.
///
/// Gravity alone is known here, so that each is that with any direction to the right.
///
/// Source: Apple, CMAttitudeReferenceFrame.
public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The frames by Apple's bits: which way x points; z always points up.
  public static let xArbitraryZVertical = Self(rawValue: 1 << 0)
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 1 << 1)
  public static let xMagneticNorthZVertical = Self(rawValue: 1 << 2)
  public static let xTrueNorthZVertical = Self(rawValue: 1 << 3)
}
