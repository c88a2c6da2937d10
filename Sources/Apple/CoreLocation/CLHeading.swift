import UIKit

/// Where the device points, as a compass tells it.
///
/// A film has no compass, so that none is ever told; the class is there for delegates that wait for
/// it.
///
/// Source: Apple, CLHeading.
open class CLHeading: NSObject, @unchecked Sendable {
  private override init() { super.init() }

  /// *Units*: degrees from magnetic north, clockwise.
  public let magneticHeading: CLLocationDirection = 0
  /// *Units*: degrees from true north, clockwise; less than 0 where it is not known.
  public let trueHeading: CLLocationDirection = -1
  /// How far the heading may be off.
  ///
  /// *Units*: degrees; less than 0 for a heading that is not valid.
  public let headingAccuracy: CLLocationDirection = -1
  /// *Units*: microteslas, along each axis of the device.
  public let x: Double = 0
  public let y: Double = 0
  public let z: Double = 0
  public let timestamp = Date(timeIntervalSinceReferenceDate: 0)
}

/// How the device is held while it tells headings.
///
/// Source: Apple, CLDeviceOrientation.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
