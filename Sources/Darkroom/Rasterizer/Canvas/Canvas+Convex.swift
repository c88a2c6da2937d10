import CCairo
import CPixels
import Drawing
import Geometry
import Pixels

/// Pixels of a picture that are changed without Cairo, though not to another result.
///
/// Filling thousands of discs or hundreds of round corners is most of what some films take.
struct OpenPixels {
  private let surface: OpaquePointer
  private let start: UnsafeMutablePointer<UInt32>
  private let pixelsPerRow: Int
  /// Whether the first pixel is where the context's coordinates begin.
  let isAtOrigin: Bool
  /// The columns and rows that are not clipped, in the coordinates of the context.
  private let columns: Range<Int>
  private let rows: Range<Int>

  /// Finds the pixels on which a canvas draws.
  ///
  /// - Returns: nil where they are not known, are clipped along an outline, or are combined with what
  ///   is drawn in another way than by covering.
  fileprivate init?(of canvas: borrowing Canvas) {
    let context = canvas.context
    guard cairo_get_operator(context) == CAIRO_OPERATOR_OVER,
      let surface = cairo_get_group_target(context),
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      let clip = cairo_copy_clip_rectangle_list(context)
    else { return nil }
    defer { cairo_rectangle_list_destroy(clip) }
    guard clip.pointee.status == CAIRO_STATUS_SUCCESS, clip.pointee.num_rectangles == 1 else {
      return nil
    }
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    self.surface = surface
    let part = clip.pointee.rectangles[0]
    let (left, top) = (Int(part.x), Int(part.y))
    columns = left..<left + Int(part.width)
    rows = top..<top + Int(part.height)
    pixelsPerRow = Int(cairo_image_surface_get_stride(surface)) / 4
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    isAtOrigin = x == 0 && y == 0
    start =
      UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
      + Int(y) * pixelsPerRow + Int(x)
  }

  /// Fills a shape with one colour.
  ///
  /// - Parameters:
  ///   - outline: the shape.
  ///   - pixel: an opaque colour.
  ///   - shelf: keeps the sides of shapes.
  /// - Returns: false, and nothing is filled, where Cairo has to do it.
  fileprivate func fill(
    _ outline: OutlinePoints, with pixel: UInt32, from shelf: ShapeShelf
  ) -> Bool {
    guard hold(outline), let shape = shelf.shape(of: outline) else { return false }
    ConvexCover(shape, at: outline.origin).forEachRun { x, y, count, level in
      let target = start + (y &* pixelsPerRow &+ x)
      if level == 255 {
        target.update(repeating: pixel, count: count)
      } else {
        for place in 0..<count { target[place] = mixed(pixel, into: target[place], level: level) }
      }
    }
    cairo_surface_mark_dirty(surface)
    return true
  }

  /// Fills a shape with colours along a line.
  ///
  /// - Parameters:
  ///   - outline: the shape.
  ///   - part: the pixels that it may touch.
  ///   - colors: those of the same columns.
  /// - Returns: false, and nothing is filled, where Cairo has to do it.
  func fill(_ outline: OutlinePoints, in part: PixelRectangle, with colors: AxialColors) -> Bool {
    // Outlines that turn are never the same again; they are not kept.
    guard hold(outline), let shape = ConvexShape(FlatOutline(outline.key)) else { return false }
    let cover = ConvexCover(shape, at: outline.origin)
    guard part.columns.lowerBound <= cover.columns.lowerBound,
      part.columns.upperBound >= cover.columns.upperBound
    else { return false }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: part.width + AxialColors.lanes) {
      line in
      guard let line = line.baseAddress else { return }
      colors.withRows { row in
        var (places, foundRow, found) = (axial_row(), Int.min, 0)
        cover.forEachRun { x, y, count, level in
          let column = x &- part.x
          if y != foundRow { (places, foundRow, found) = (row(y), y, column) }
          if found < column &+ count {
            found = axial_colors_find(places, found, column &+ count, line)
          }
          let (source, target) = (line + column, start + (y &* pixelsPerRow &+ x))
          if level == 255 {
            target.update(from: source, count: count)
          } else {
            for place in 0..<count {
              target[place] = blended(source[place], into: target[place], level: level)
            }
          }
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    return true
  }

  /// Whether nothing of an outline is clipped.
  private func hold(_ outline: OutlinePoints) -> Bool {
    outline.low.x >= columns.lowerBound << 8 && outline.low.y >= rows.lowerBound << 8
      && outline.high.x <= columns.upperBound << 8 && outline.high.y <= rows.upperBound << 8
  }
}

/// Returns a pixel of which a part is covered by an opaque one.
///
/// Source: pixman, `pixman-combine32.h`, "UN8x4_MUL_UN8_ADD_UN8x4_MUL_UN8".
private func blended(_ pixel: UInt32, into old: UInt32, level: UInt8) -> UInt32 {
  func part(_ pixel: UInt32, _ share: UInt32) -> UInt32 {
    let product = (pixel & 0xFF_00FF) &* share &+ 0x80_0080
    return (product &+ (product &>> 8 & 0xFF_00FF)) &>> 8 & 0xFF_00FF
  }
  let (share, rest) = (UInt32(level), UInt32(~level))
  func sum(_ one: UInt32, _ other: UInt32) -> UInt32 {
    let sum = one &+ other
    return (sum | 0x100_0100 &- (sum &>> 8 & 0xFF_00FF)) & 0xFF_00FF
  }
  return sum(part(pixel, share), part(old, rest))
    | sum(part(pixel &>> 8, share), part(old &>> 8, rest)) &<< 8
}

/// Returns a pixel of which a part is covered by another colour.
///
/// Source: Cairo, `cairo-image-compositor.c`, "lerp8x4".
private func mixed(_ pixel: UInt32, into old: UInt32, level: UInt8) -> UInt32 {
  let (share, rest) = (UInt32(level), UInt32(~level))
  func part(_ pixel: UInt32, _ share: UInt32) -> UInt32 {
    let product = (pixel & 0xFF_00FF) &* share &+ 0x7F_007F
    return (product &+ (product &>> 8 & 0xFF_00FF)) &>> 8 & 0xFF_00FF
  }
  func sum(_ one: UInt32, _ other: UInt32) -> UInt32 {
    let sum = one &+ other
    return (sum | 0x100_0100 &- (sum &>> 8 & 0xFF_00FF)) & 0xFF_00FF
  }
  return sum(part(pixel, share), part(old, rest))
    | sum(part(pixel &>> 8, share), part(old &>> 8, rest)) &<< 8
}

extension Canvas {
  /// Draws a command without Cairo.
  ///
  /// - Parameters:
  ///   - command: what is drawn.
  ///   - pixels: those of this canvas, which are found once for all commands under one clip; nil until
  ///     they are looked for.
  /// - Returns: false, and nothing is drawn, where Cairo has to do it.
  /// - Throws: `RasterizerError` where the command cannot be drawn.
  func drawOpenly(
    _ command: DrawCommand, _ pixels: inout OpenPixels??
  ) throws(RasterizerError) -> Bool {
    if case .gradient(let outline, let gradient, let transform) = command {
      if pixels == nil { pixels = .some(OpenPixels(of: self)) }
      guard let pixels, let pixels else { return false }
      return try fill(outline, with: gradient, transform: transform, of: command, on: pixels)
    }
    guard case .fill(let outline, let color, let transform) = command, color.alpha == 1,
      outline.isRound
    else { return false }
    if pixels == nil { pixels = .some(OpenPixels(of: self)) }
    guard let pixels, let pixels,
      let points = try roundPoints(of: outline, transform: transform, of: command)
    else { return false }
    return pixels.fill(points, with: color.opaquePixel, from: shelf.shapes)
  }

  /// Returns the points of an outline that is round; nil for others, and for those that are smaller
  /// than a pixel or out of reach.
  func roundPoints(
    of outline: Outline, transform: CGAffineTransform, of command: DrawCommand
  ) throws(RasterizerError) -> OutlinePoints? {
    let (box, radii): (CGRect, CGSize)
    switch outline {
    case .roundedRectangle(let rectangle, let radius):
      let radius = min(radius, rectangle.width / 2, rectangle.height / 2)
      (box, radii) = (rectangle, CGSize(width: radius, height: radius))
    case .ellipse(let rectangle):
      (box, radii) = (
        rectangle, CGSize(width: rectangle.width / 2, height: rectangle.height / 2)
      )
    case .rectangle, .path: return nil
    }
    guard let matrix = try deviceMatrix(transform, of: command), box.isFinite,
      min(radii.width, radii.height) * transform.smallestScale * scale >= 1,
      box.applying(transform).scaled(by: scale).isWithin(Self.reach)
    else { return nil }
    var pen = PathPen(on: OutlinePoints(tolerance: cairo_get_tolerance(context)), by: matrix)
    pen.add(outline)
    return pen.target
  }
}

extension CGAffineTransform {
  /// What the shortest lengths become, as a factor.
  fileprivate var smallestScale: Double { abs(a * d - b * c) / max(largestScale, 1e-9) }
}

extension Outline {
  fileprivate var isRound: Bool {
    switch self {
    case .roundedRectangle, .ellipse: true
    case .rectangle, .path: false
    }
  }
}

extension Color {
  /// The colour as an opaque pixel; Cairo rounds it in two steps.
  fileprivate var opaquePixel: UInt32 {
    func level(_ share: Double) -> UInt32 { UInt32(min(max(share, 0), 1) * 65_535 + 0.5) >> 8 }
    return 0xFF00_0000 | level(red) << 16 | level(green) << 8 | level(blue)
  }
}
