import UIKit

import func Arithmetic.asin
import func Arithmetic.cos
import func Arithmetic.sin

/// An angle on the Earth.
///
/// *Units*: degrees.
public typealias CLLocationDegrees = Double
/// *Units*: metres.
public typealias CLLocationDistance = Double
/// How far a measurement may be wrong; negative for none.
///
/// *Units*: metres.
public typealias CLLocationAccuracy = Double
/// *Units*: metres a second.
public typealias CLLocationSpeed = Double
/// *Units*: degrees, clockwise from the north.
public typealias CLLocationDirection = Double

/// Values of `distanceFilter` and `desiredAccuracy`: metres, or Apple's negative number for what is
/// not one.
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000

/// A place on the Earth.
///
/// Source: Apple, CLLocationCoordinate2D.
public struct CLLocationCoordinate2D: Sendable {
  /// Positive to the north of the equator.
  public var latitude: CLLocationDegrees
  /// Positive to the east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Makes the place on the equator south of Greenwich.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Makes a place of two angles, in degrees, which are not checked.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A place that is not on the Earth, for want of one.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Makes a place of two angles, in degrees, which are not checked.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Returns whether a place is on the Earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place, and when and how well it was measured.
///
/// Source: Apple, CLLocation.
open class CLLocation: NSObject, @unchecked Sendable {
  /// Where on the Earth it is.
  public let coordinate: CLLocationCoordinate2D
  /// *Units*: metres above the sea.
  public let altitude: CLLocationDistance
  /// How far the place may be wrong, in metres; negative where `coordinate` is not valid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How far the height may be wrong, in metres; negative where `altitude` is not valid.
  public let verticalAccuracy: CLLocationAccuracy
  /// Negative where it is not known.
  public let course: CLLocationDirection
  /// Negative where it is not known.
  public let speed: CLLocationSpeed
  /// When the place was measured.
  public let timestamp: Date

  /// Makes a place of its parts, which are not checked; negative accuracies, courses and speeds
  /// stand for none.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    (self.coordinate, self.altitude) = (coordinate, altitude)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.speed, self.timestamp) = (course, speed, timestamp)
    super.init()
  }

  /// Makes the place where both angles are zero.
  public override convenience init() { self.init(latitude: 0, longitude: 0) }

  /// Makes a place whose course and speed are not known.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Makes a place measured now, without a height.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Returns how far another place is, along a great circle of a sphere as large as the Earth.
  ///
  /// *Units*: metres.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (here, there) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let up = sin((there.latitude - here.latitude) * radians / 2)
    let along = sin((there.longitude - here.longitude) * radians / 2)
    let square =
      up * up + cos(here.latitude * radians) * cos(there.latitude * radians) * along * along
    return 2 * 6_371_000 * asin(min(1, square.squareRoot()))
  }
}
