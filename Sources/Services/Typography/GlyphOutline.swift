import CCairo
import Geometry

/// The outlines of some glyphs.
///
/// *Space*: that of the text's box.
struct GlyphOutline: Sendable {
  /// *Units*: points.
  private(set) var points: [SIMD2<Double>] = []
  /// FreeType's marks: 1 on the curve, 2 a control point of a cubic curve.
  private(set) var tags: [outline_tag] = []
  /// The last point of each contour.
  private(set) var ends: [Int] = []
  /// A rectangle around all points; null where there are none.
  private(set) var bounds = CGRect.null
  /// The pixels of the outlines as they were filled last.
  let kept = KeptGlyphs()

  /// Records the outlines that Pango adds to the path of a context whose pen stands at the origin.
  ///
  /// - Parameters:
  ///   - start: the point to which the origin is moved.
  ///   - size: the size of the font, in points.
  ///   - width: the approximate width of the text, in points.
  ///   - trace: adds the outlines to the path of the context that it is given.
  init(from start: CGPoint, size: Double, width: Double, trace: (OpaquePointer) -> Void) {
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return }
    defer { cairo_destroy(context) }
    // At the scale of the font's own units nothing is rounded; Cairo's numbers limit the scale.
    let scale = min(max(1, Self.unitsPerEm / size), max(1, Self.farthest / max(1, width)))
    cairo_scale(context, scale, scale)
    cairo_move_to(context, 0, 0)
    trace(context)
    guard let path = cairo_copy_path(context) else { return }
    defer { cairo_path_destroy(path) }
    add(path, from: SIMD2(start.x, start.y))
    guard let (lowest, highest) = points.corners else { return }
    bounds = CGRect(
      x: lowest.x, y: lowest.y, width: highest.x - lowest.x, height: highest.y - lowest.y)
  }

  /// The units of Inter's outlines.
  private static let unitsPerEm = 2048.0
  /// The largest coordinate, half of what Cairo's 24.8 fixed-point numbers hold.
  private static let farthest = 4e6

  private mutating func add(_ path: UnsafeMutablePointer<cairo_path_t>, from start: SIMD2<Double>) {
    guard let data = path.pointee.data else { return }
    func point(_ place: Int) -> SIMD2<Double> {
      start + SIMD2(data[place].point.x, data[place].point.y)
    }
    var place = 0
    while place < Int(path.pointee.num_data) {
      let header = data[place].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO:
        endContour()
        add(point(place + 1), tag: 1)
      case CAIRO_PATH_LINE_TO: add(point(place + 1), tag: 1)
      case CAIRO_PATH_CURVE_TO:
        add(point(place + 1), tag: 2)
        add(point(place + 2), tag: 2)
        add(point(place + 3), tag: 1)
      default: break
      }
      place += Int(header.length)
    }
    endContour()
  }

  private mutating func add(_ point: SIMD2<Double>, tag: outline_tag) {
    points.append(point)
    tags.append(tag)
  }

  /// Ends a contour, and removes one of a single point, which a moved pen leaves.
  private mutating func endContour() {
    let start = ends.last.map { $0 + 1 } ?? 0
    if points.count - start > 1 {
      ends.append(points.count - 1)
    } else {
      points.removeSubrange(start...)
      tags.removeSubrange(start...)
    }
  }
}

extension [SIMD2<Double>] {
  /// The corners of the smallest upright rectangle around all points; nothing where there are none.
  var corners: (lowest: SIMD2<Double>, highest: SIMD2<Double>)? {
    guard var lowest = first else { return nil }
    var highest = lowest
    for point in self {
      lowest.replace(with: point, where: point .< lowest)
      highest.replace(with: point, where: point .> highest)
    }
    return (lowest, highest)
  }
}
