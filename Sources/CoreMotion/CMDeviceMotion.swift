import UIKit

import func Arithmetic.atan2

/// How strongly something is pulled along the device's axes: x to the right, y to the top, z out of
/// the screen.
///
/// Units: 9.81 m/s². Source: Apple, CMAcceleration.
public struct CMAcceleration: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() { self.init(x: 0, y: 0, z: 0) }

  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// How fast the device turns about its axes. Units: radians a second.
///
/// Source: Apple, CMRotationRate.
public struct CMRotationRate: Hashable, Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0

  public init() {}
}

/// One measurement of what pulls at the device.
///
/// Source: Apple, CMAccelerometerData.
public final class CMAccelerometerData: NSObject, Sendable {
  public let acceleration: CMAcceleration
  /// Units: seconds since launch.
  public let timestamp: TimeInterval

  init(acceleration: CMAcceleration, timestamp: TimeInterval) {
    self.acceleration = acceleration
    self.timestamp = timestamp
  }
}

/// How the device is held.
///
/// Source: Apple, CMAttitude.
public final class CMAttitude: NSObject, Sendable {
  /// About the axis to the right; 0 lying on its back, π/2 upright. Units: radians.
  public let pitch: Double
  /// About the axis to the top; growing as the right edge goes down. Units: radians.
  public let roll: Double
  /// About the axis out of the screen, which gravity does not tell: 0. Units: radians.
  public let yaw: Double

  init(gravity: CMAcceleration) {
    pitch = atan2(-gravity.y, hypot(gravity.x, gravity.z))
    roll = gravity.x == 0 && gravity.z == 0 ? 0 : atan2(gravity.x, -gravity.z)
    yaw = 0
  }
}

/// One measurement of how the device is held; the scene's script moves it slowly, so that nothing
/// but gravity pulls at it.
///
/// Source: Apple, CMDeviceMotion.
public final class CMDeviceMotion: NSObject, Sendable {
  public let gravity: CMAcceleration
  public let attitude: CMAttitude
  /// Zero.
  public let userAcceleration = CMAcceleration()
  /// Zero.
  public let rotationRate = CMRotationRate()
  /// Units: seconds since launch.
  public let timestamp: TimeInterval

  init(gravity: CMAcceleration, timestamp: TimeInterval) {
    self.gravity = gravity
    attitude = CMAttitude(gravity: gravity)
    self.timestamp = timestamp
  }
}
