import UIKit

/// A magnetic field along the device's axes.
///
/// *Units*: microteslas.
///
/// Source: Apple, CMMagneticField.
public struct CMMagneticField: Hashable, Sendable {
  /// The parts along the axes to the right, to the top and out of the screen, of which each is 0 at
  /// first.
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0

  /// Makes no field.
  public init() {}

  /// Makes a field of its parts.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How well a magnetic field is known.
///
/// Source: Apple, CMMagneticFieldCalibrationAccuracy.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
  case uncalibrated = -1
  case low, medium, high
}

/// The magnetic field without that of the device.
///
/// Source: Apple, CMCalibratedMagneticField.
public struct CMCalibratedMagneticField: Hashable, Sendable {
  /// The field, and how well it is known; none, and not at all, at first.
  public var field = CMMagneticField()
  public var accuracy = CMMagneticFieldCalibrationAccuracy.uncalibrated

  /// Makes a field that is not known.
  public init() {}

  /// Makes a field.
  public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) {
    (self.field, self.accuracy) = (field, accuracy)
  }
}

/// One measurement of the magnetic field; there is none in a film.
///
/// Source: Apple, CMMagnetometerData.
public final class CMMagnetometerData: NSObject, Sendable {
  /// The magnetic field, with that of the device.
  public let magneticField: CMMagneticField
  /// *Units*: seconds since launch.
  public let timestamp: TimeInterval

  init(magneticField: CMMagneticField, timestamp: TimeInterval) {
    (self.magneticField, self.timestamp) = (magneticField, timestamp)
  }
}

extension CMMotionManager {
  /// Is called with every measurement; never, for there are none.
  public typealias MagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void

  /// Whether the device measures the magnetic field: never.
  public var isMagnetometerAvailable: Bool { false }

  /// Whether the magnetic field is measured now.
  public var isMagnetometerActive: Bool { false }

  /// The magnetic field; nil.
  public var magnetometerData: CMMagnetometerData? { nil }

  /// Begins to measure the magnetic field; without effect.
  public func startMagnetometerUpdates() {}

  /// Begins to measure the magnetic field; the handler is never called.
  public func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping MagnetometerHandler
  ) {}

  /// Ends measuring.
  public func stopMagnetometerUpdates() {}
}
