import UIKit

import func Arithmetic.atan2

/// An acceleration along the device's axes: x to the right, y to the top, z out of the screen.
///
/// *Units*: 9.81 m/s².
///
/// Source: Apple, CMAcceleration.
public struct CMAcceleration: Hashable, Sendable {
  /// The part to the right.
  public var x: Double
  /// The part to the top.
  public var y: Double
  /// The part out of the screen.
  public var z: Double

  /// Makes no acceleration.
  public init() { self.init(x: 0, y: 0, z: 0) }

  /// Makes an acceleration of its parts.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// How fast the device turns about its axes.
///
/// *Units*: radians a second.
///
/// Source: Apple, CMRotationRate.
public struct CMRotationRate: Hashable, Sendable {
  /// The rate about the axis to the right.
  public var x = 0.0
  /// The rate about the axis to the top.
  public var y = 0.0
  /// The rate about the axis out of the screen.
  public var z = 0.0

  /// Makes no rotation.
  public init() {}
}

/// One measurement of the device's acceleration.
///
/// Source: Apple, CMAccelerometerData.
public final class CMAccelerometerData: NSObject, Sendable {
  /// The acceleration: gravity alone.
  public let acceleration: CMAcceleration
  /// When it was measured.
  ///
  /// *Units*: seconds since launch.
  public let timestamp: TimeInterval

  /// Makes a measurement.
  init(acceleration: CMAcceleration, timestamp: TimeInterval) {
    self.acceleration = acceleration
    self.timestamp = timestamp
  }
}

/// How the device is held.
///
/// Source: Apple, CMAttitude.
public final class CMAttitude: NSObject, Sendable {
  /// The angle about the axis to the right: 0 lying on its back, π/2 upright.
  ///
  /// *Units*: radians.
  public let pitch: Double
  /// The angle about the axis to the top; it grows as the right edge goes down.
  ///
  /// *Units*: radians.
  public let roll: Double
  /// The angle about the axis out of the screen, which gravity does not tell: 0.
  ///
  /// *Units*: radians.
  public let yaw: Double

  /// Tells from the direction of gravity how the device is held.
  init(gravity: CMAcceleration) {
    pitch = atan2(-gravity.y, hypot(gravity.x, gravity.z))
    roll = gravity.x == 0 && gravity.z == 0 ? 0 : atan2(gravity.x, -gravity.z)
    yaw = 0
  }
}

/// One measurement of how the device is held.
///
/// The scene's script moves the device slowly, so that gravity alone acts on it.
///
/// Source: Apple, CMDeviceMotion.
public final class CMDeviceMotion: NSObject, Sendable {
  /// The direction of gravity.
  public let gravity: CMAcceleration
  /// How the device is held.
  public let attitude: CMAttitude
  /// The acceleration apart from gravity: zero.
  public let userAcceleration = CMAcceleration()
  /// How fast the device turns: zero.
  public let rotationRate = CMRotationRate()
  /// When it was measured.
  ///
  /// *Units*: seconds since launch.
  public let timestamp: TimeInterval

  /// Makes a measurement of gravity alone.
  init(gravity: CMAcceleration, timestamp: TimeInterval) {
    self.gravity = gravity
    attitude = CMAttitude(gravity: gravity)
    self.timestamp = timestamp
  }
}
