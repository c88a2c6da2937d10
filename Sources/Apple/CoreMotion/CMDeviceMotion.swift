import UIKit

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

  /// Makes a rate of its parts.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
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

/// One measurement of how fast the device turns.
///
/// Source: Apple, CMGyroData.
public final class CMGyroData: NSObject, Sendable {
  /// How fast the device turns.
  public let rotationRate: CMRotationRate
  /// When it was measured.
  ///
  /// *Units*: seconds since launch.
  public let timestamp: TimeInterval

  /// Makes a measurement.
  init(rotationRate: CMRotationRate, timestamp: TimeInterval) {
    self.rotationRate = rotationRate
    self.timestamp = timestamp
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
  /// How fast the device turns.
  public let rotationRate: CMRotationRate
  /// The magnetic field, which a film's phone does not know.
  public let magneticField = CMCalibratedMagneticField()
  /// When it was measured.
  ///
  /// *Units*: seconds since launch.
  public let timestamp: TimeInterval

  /// Makes a measurement of gravity alone.
  init(gravity: CMAcceleration, rotationRate: CMRotationRate, timestamp: TimeInterval) {
    self.gravity = gravity
    self.rotationRate = rotationRate
    attitude = CMAttitude(gravity: gravity)
    self.timestamp = timestamp
  }
}
