import CoreLocation
import UIKit

/// What lies under the annotations: land without roads, and lines of whole degrees or parts of
/// them, by which one sees the map move.
final class MapGround: UIView {
  /// What of the Earth shows.
  var rect = MKMapRect.world { didSet { drawAnew(!MKMapRectEqualToRect(rect, oldValue)) } }
  var isDark = false { didSet { drawAnew(isDark != oldValue) } }

  private func drawAnew(_ isOther: Bool) {
    if isOther { setNeedsDisplay() }
  }

  override func draw(_ dirty: CGRect) {
    (isDark ? Self.night : Self.land).setFill()
    UIRectFill(bounds)
    guard bounds.width > 0, bounds.height > 0, !rect.isEmpty else { return }
    let width = Double(bounds.width)
    let points = width / rect.width
    let lines = UIBezierPath()
    let first = MKMapPoint(x: rect.minX, y: rect.maxY).coordinate
    let last = MKMapPoint(x: rect.maxX, y: rect.minY).coordinate
    let step = Self.step(for: (last.longitude - first.longitude) / width * 64)
    for number in Self.numbers(first.longitude, last.longitude, step) {
      let place = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: number))
      let x = (place.x - rect.minX) * points
      lines.move(to: CGPoint(x: x, y: 0))
      lines.addLine(to: CGPoint(x: x, y: bounds.height))
    }
    for number in Self.numbers(first.latitude, last.latitude, step) {
      let place = MKMapPoint(CLLocationCoordinate2D(latitude: number, longitude: 0))
      let y = (place.y - rect.minY) * points
      lines.move(to: CGPoint(x: 0, y: y))
      lines.addLine(to: CGPoint(x: bounds.width, y: y))
    }
    (isDark ? Self.nightLine : Self.line).setStroke()
    lines.lineWidth = 2
    lines.stroke()
  }

  /// Returns the least round number of degrees that is at least as large.
  private static func step(for degrees: CLLocationDegrees) -> CLLocationDegrees {
    let steps = [
      0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20,
      45,
    ]
    return steps.first { $0 >= degrees } ?? 90
  }

  /// Returns the multiples of a step between two numbers, at most a hundred.
  private static func numbers(_ start: Double, _ end: Double, _ step: Double) -> [Double] {
    guard start.isFinite, end.isFinite, start < end else { return [] }
    let first = (start / step).rounded(.up)
    return (0..<100).map { (first + Double($0)) * step }.filter { $0 <= end }
  }

  private static let land = UIColor(red: 0.976, green: 0.961, blue: 0.929, alpha: 1)
  private static let line = UIColor(red: 0.91, green: 0.886, blue: 0.839, alpha: 1)
  private static let night = UIColor(red: 0.161, green: 0.169, blue: 0.188, alpha: 1)
  private static let nightLine = UIColor(red: 0.227, green: 0.239, blue: 0.263, alpha: 1)
}
