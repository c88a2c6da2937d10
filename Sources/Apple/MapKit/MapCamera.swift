import CoreLocation
import UIKit

/// Where a map is looked at from.
struct MapCamera {
  /// What is in the middle of the view.
  private(set) var center = MKMapPoint(CLLocationCoordinate2D(latitude: 37.13, longitude: -95.79))
  /// How much of the map a point of the view covers; `nil` until the view has a size.
  private(set) var scale: Double?
  /// What is to show as soon as the view has a size.
  private var wanted = MKMapRect(of: Self.start)

  /// What a map shows that nobody told what to show.
  private static let start = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 37.13, longitude: -95.79),
    span: MKCoordinateSpan(latitudeDelta: 60, longitudeDelta: 60))

  /// Takes what was wanted before, once the view has a size.
  mutating func fit(_ size: CGSize) {
    guard scale == nil, size.width > 0, size.height > 0 else { return }
    scale = Self.scale(of: wanted, in: size)
  }

  /// Returns the camera that shows a rectangle.
  func showing(_ rect: MKMapRect, in size: CGSize) -> MapCamera {
    var next = self
    next.center = MKMapPoint(x: rect.midX, y: rect.midY)
    next.wanted = rect
    next.scale = nil
    next.fit(size)
    return next
  }

  private static func scale(of rect: MKMapRect, in size: CGSize) -> Double {
    limited(max(rect.width / size.width, rect.height / size.height))
  }

  private static func limited(_ scale: Double) -> Double {
    min(max(scale, 0.25), MKMapSize.world.width / 200)
  }

  mutating func move(to point: MKMapPoint) { center = point }

  mutating func move(by way: CGPoint) {
    guard let scale else { return }
    center.x -= way.x * scale
    center.y = min(max(center.y - way.y * scale, 0), MKMapSize.world.height)
  }

  mutating func zoom(by factor: CGFloat, about point: CGPoint, in size: CGSize) {
    guard let scale, factor > 0 else { return }
    let fixed = mapPoint(at: point, in: size)
    let next = Self.limited(scale / factor)
    center.x = fixed.x - (point.x - size.width / 2) * next
    center.y = fixed.y - (point.y - size.height / 2) * next
    self.scale = next
  }

  /// Returns the camera between this one and another: all four sides of what shows move evenly.
  func toward(_ other: MapCamera, by part: Double) -> MapCamera {
    guard part < 1, let scale, let last = other.scale else { return other }
    var camera = other
    camera.center.x = center.x + (other.center.x - center.x) * part
    camera.center.y = center.y + (other.center.y - center.y) * part
    camera.scale = scale + (last - scale) * part
    return camera
  }

  func rect(in size: CGSize) -> MKMapRect {
    guard let scale else { return wanted }
    let (width, height) = (size.width * scale, size.height * scale)
    return MKMapRect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  func point(of place: MKMapPoint, in size: CGSize) -> CGPoint {
    guard let scale else { return CGPoint(x: size.width / 2, y: size.height / 2) }
    return CGPoint(
      x: size.width / 2 + (place.x - center.x) / scale,
      y: size.height / 2 + (place.y - center.y) / scale)
  }

  func mapPoint(at point: CGPoint, in size: CGSize) -> MKMapPoint {
    guard let scale else { return center }
    return MKMapPoint(
      x: center.x + (point.x - size.width / 2) * scale,
      y: center.y + (point.y - size.height / 2) * scale)
  }
}

extension MKMapRect {
  init(of region: MKCoordinateRegion) {
    let (center, span) = (region.center, region.span)
    let start = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude + span.latitudeDelta / 2,
        longitude: center.longitude - span.longitudeDelta / 2))
    let end = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude - span.latitudeDelta / 2,
        longitude: center.longitude + span.longitudeDelta / 2))
    // The middle of the degrees is not the middle of the map: the place stays in the middle.
    let middle = MKMapPoint(center)
    let half = max(end.y - middle.y, middle.y - start.y)
    self.init(x: start.x, y: middle.y - half, width: end.x - start.x, height: 2 * half)
  }
}
