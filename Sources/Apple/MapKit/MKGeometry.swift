import CoreLocation
import UIKit

import func Arithmetic.atan
import func Arithmetic.cos
import func Arithmetic.exp
import func Arithmetic.log
import func Arithmetic.tan

/// How much of the Earth a map shows.
///
/// *Units*: degrees.
///
/// Source: Apple, MKCoordinateSpan.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the Earth.
///
/// Source: Apple, MKCoordinateRegion.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }

  /// Makes a part so many metres high and wide.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = Double.pi / 180 * 6_371_000
    let parallel = max(1e-6, cos(centerCoordinate.latitude * .pi / 180))
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: min(180, latitudinalMeters / degree),
        longitudeDelta: min(360, longitudinalMeters / (degree * parallel))))
  }

  public init(_ rect: MKMapRect) {
    let start = MKMapPoint(x: rect.minX, y: rect.maxY).coordinate
    let end = MKMapPoint(x: rect.maxX, y: rect.minY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: end.latitude - start.latitude,
        longitudeDelta: end.longitude - start.longitude))
  }
}

public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters)
}

/// A place on the flat map of the whole Earth, by Mercator's projection.
///
/// *Space*: from the north-west corner, x to the east, y to the south.
///
/// Source: Apple, MKMapPoint.
public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double

  public init() { self.init(x: 0, y: 0) }

  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  public init(_ coordinate: CLLocationCoordinate2D) {
    let side = MKMapSize.world.width
    let latitude = max(-Self.limit, min(Self.limit, coordinate.latitude)) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * side
    y = (0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)) * side
  }

  public var coordinate: CLLocationCoordinate2D {
    let side = MKMapSize.world.width
    let angle = 2 * atan(exp((0.5 - y / side) * 2 * .pi)) - .pi / 2
    return CLLocationCoordinate2D(latitude: angle * 180 / .pi, longitude: x / side * 360 - 180)
  }

  /// Where the map ends in the north and south.
  ///
  /// *Units*: degrees.
  static let limit = 85.051_128_779_806_6
}

/// A size on the flat map of the whole Earth.
///
/// Source: Apple, MKMapSize.
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double

  public init() { self.init(width: 0, height: 0) }

  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle on the flat map of the whole Earth.
///
/// Source: Apple, MKMapRect.
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public var width: Double { size.width }
  public var height: Double { size.height }
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (left, top) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(
      x: left, y: top, width: max(maxX, rect.maxX) - left, height: max(maxY, rect.maxY) - top)
  }

  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
}

/// Source: Apple, MKMapPointEqualToPoint.
public func MKMapPointEqualToPoint(_ one: MKMapPoint, _ other: MKMapPoint) -> Bool {
  one.x == other.x && one.y == other.y
}

/// Source: Apple, MKMapSizeEqualToSize.
public func MKMapSizeEqualToSize(_ one: MKMapSize, _ other: MKMapSize) -> Bool {
  one.width == other.width && one.height == other.height
}

/// Source: Apple, MKMapRectEqualToRect.
public func MKMapRectEqualToRect(_ one: MKMapRect, _ other: MKMapRect) -> Bool {
  MKMapPointEqualToPoint(one.origin, other.origin) && MKMapSizeEqualToSize(one.size, other.size)
}
