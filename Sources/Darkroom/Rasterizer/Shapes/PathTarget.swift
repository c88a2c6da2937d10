import CCairo

/// Takes a path point by point.
///
/// *Units*: pixels, in whole 256ths.
protocol PathTarget {
  /// How far straight pieces may be from a curve.
  var tolerance: Double { get }

  /// Begins a part of the path whose first point comes with a line.
  mutating func begin()
  mutating func move(to end: SIMD2<Double>)
  mutating func line(to end: SIMD2<Double>)
  mutating func curve(
    to end: SIMD2<Double>, _ control1: SIMD2<Double>, _ control2: SIMD2<Double>)
  /// Draws a line to the first point of the part.
  mutating func close()
}

/// The current path of a context.
struct CairoPath: PathTarget {
  private let context: OpaquePointer

  /// - Parameter context: one whose matrix is the identity.
  init(_ context: OpaquePointer) { self.context = context }

  var tolerance: Double { cairo_get_tolerance(context) }

  func begin() { cairo_new_sub_path(context) }

  func move(to end: SIMD2<Double>) { cairo_move_to(context, end.x, end.y) }

  func line(to end: SIMD2<Double>) { cairo_line_to(context, end.x, end.y) }

  func curve(to end: SIMD2<Double>, _ control1: SIMD2<Double>, _ control2: SIMD2<Double>) {
    cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
  }

  func close() { cairo_close_path(context) }
}
