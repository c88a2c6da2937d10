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
  /// From the southern to the northern edge.
  public var latitudeDelta: CLLocationDegrees
  /// From the western to the eastern edge.
  public var longitudeDelta: CLLocationDegrees

  /// Makes an empty stretch.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  /// Makes a stretch of two angles, in degrees, which are not checked.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the Earth.
///
/// Source: Apple, MKCoordinateRegion.
public struct MKCoordinateRegion: Sendable {
  /// The place in the middle, in degrees.
  public var center: CLLocationCoordinate2D
  /// How far the part goes in all, with half of it on each side of the middle.
  public var span: MKCoordinateSpan

  /// Makes an empty part on the equator, south of Greenwich.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// Makes a part of its middle and its stretch, which are not checked.
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

  /// Makes the part that a rectangle of the flat map covers; its middle is that of the map, not of
  /// the degrees.
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

/// Makes a stretch of two angles, in degrees.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Makes a part of its middle and its stretch.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

/// Makes a part so many metres high and wide.
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
  /// How far it lies to the east of longitude -180°; the whole Earth is 268,435,456 wide.
  public var x: Double
  /// How far it lies to the south of latitude 85.05°; the whole map is 268,435,456 high.
  public var y: Double

  /// Makes the north-west corner.
  public init() { self.init(x: 0, y: 0) }

  /// Makes a place of two numbers of the flat map, which are not checked.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Makes the place of two angles; those beyond 85.05° to the north or south lie on the edge.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let side = MKMapSize.world.width
    let latitude = max(-Self.limit, min(Self.limit, coordinate.latitude)) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * side
    y = (0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)) * side
  }

  /// The place as two angles, in degrees.
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
  /// From west to east, in numbers of the flat map.
  public var width: Double
  /// From north to south, in numbers of the flat map.
  public var height: Double

  /// Makes an empty size.
  public init() { self.init(width: 0, height: 0) }

  /// Makes a size of two numbers, which are not checked.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The size of the whole Earth: 2²⁸ each way.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle on the flat map of the whole Earth.
///
/// Source: Apple, MKMapRect.
public struct MKMapRect: Sendable {
  /// The north-west corner.
  public var origin: MKMapPoint
  /// How far it goes to the east and to the south.
  public var size: MKMapSize

  /// Makes an empty rectangle in the north-west corner.
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

  /// Makes a rectangle of its north-west corner and its size, which are not checked.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

  /// Makes a rectangle of four numbers, which are not checked.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The sides and edges of the rectangle, y to the south; `isNull` is true of no rectangle at all.
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

  /// Returns the smallest rectangle around both; the other one where one is no rectangle.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (left, top) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(
      x: left, y: top, width: max(maxX, rect.maxX) - left, height: max(maxY, rect.maxY) - top)
  }

  /// Returns the rectangle with its sides moved inward, or outward for negative numbers.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Returns true for a point inside or on an edge.
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// No rectangle at all, and the whole Earth.
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
