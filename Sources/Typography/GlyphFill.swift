import CCairo

/// Fills the outlines of glyphs.
///
/// FreeType's rasterizer is made for glyphs: it finds exactly how much of each pixel is covered, in a
/// fifth of the time that Cairo takes for its fifteen samples a pixel row.
struct GlyphFill {
  private var points: [FT_Vector] = []
  /// FreeType's marks: 1 on the curve, 2 a control point of a cubic curve.
  private var tags: [CChar] = []
  /// The last point of each contour.
  private var ends: [Int16] = []
  /// What is drawn on. Units: pixels of the context.
  private let area: (left: Int, top: Int, width: Int, height: Int)

  /// As many points as FreeType's outlines number.
  private static let mostPoints = Int32(Int16.max)

  /// Fills the current path of a context with its source, and clears the path.
  ///
  /// - Throws: `TypographyError.drawing` where no memory is left.
  static func fillPath(of context: OpaquePointer) throws(TypographyError) {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    guard let path = cairo_copy_path(context) else { return }
    defer { cairo_path_destroy(path) }
    // What is no picture has no pixels, and what is too long has too many points.
    guard cairo_surface_get_type(cairo_get_group_target(context)) == CAIRO_SURFACE_TYPE_IMAGE,
      path.pointee.num_data < mostPoints
    else {
      cairo_fill(context)
      return
    }
    guard var fill = GlyphFill(of: context) else {
      cairo_new_path(context)
      return
    }
    cairo_new_path(context)
    fill.add(path)
    try fill.show(on: context)
  }

  /// Nothing where nothing is seen of the path.
  private init?(of context: OpaquePointer) {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context, &left, &top, &right, &bottom)
    var (clipLeft, clipTop, clipRight, clipBottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &clipLeft, &clipTop, &clipRight, &clipBottom)
    left = max(left, clipLeft).rounded(.down)
    top = max(top, clipTop).rounded(.down)
    right = min(right, clipRight).rounded(.up)
    bottom = min(bottom, clipBottom).rounded(.up)
    guard left < right, top < bottom else { return nil }
    area = (Int(left), Int(top), Int(right - left), Int(bottom - top))
  }

  private mutating func add(_ path: UnsafeMutablePointer<cairo_path_t>) {
    guard let data = path.pointee.data else { return }
    var place = 0
    while place < Int(path.pointee.num_data) {
      let header = data[place].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO:
        endContour()
        add(data[place + 1], tag: 1)
      case CAIRO_PATH_LINE_TO: add(data[place + 1], tag: 1)
      case CAIRO_PATH_CURVE_TO:
        add(data[place + 1], tag: 2)
        add(data[place + 2], tag: 2)
        add(data[place + 3], tag: 1)
      default: break
      }
      place += Int(header.length)
    }
    endContour()
  }

  /// FreeType counts in 64ths of a pixel, upwards from the lower left corner.
  private mutating func add(_ data: cairo_path_data_t, tag: CChar) {
    let x = (data.point.x - Double(area.left)) * 64
    let y = (Double(area.top + area.height) - data.point.y) * 64
    points.append(FT_Vector(x: Int(x.rounded()), y: Int(y.rounded())))
    tags.append(tag)
  }

  /// A contour of one point, as a moved pen leaves it, encloses nothing.
  private mutating func endContour() {
    let start = ends.last.map { Int($0) + 1 } ?? 0
    if points.count - start > 1 {
      ends.append(Int16(points.count - 1))
    } else {
      points.removeSubrange(start...)
      tags.removeSubrange(start...)
    }
  }

  private mutating func show(on context: OpaquePointer) throws(TypographyError) {
    guard !ends.isEmpty else { return }
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(area.width)))
    var mask = [UInt8](repeating: 0, count: stride * area.height)
    let library = try FontContext.library()
    let error = mask.withUnsafeMutableBufferPointer { mask in
      rasterize(into: mask, stride: stride, with: library)
    }
    guard error == 0 else { throw .drawing(status: "FreeType's error \(error)") }
    mask.withUnsafeMutableBufferPointer { mask in
      let surface = cairo_image_surface_create_for_data(
        mask.baseAddress, CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height), Int32(stride))
      cairo_mask_surface(context, surface, Double(area.left), Double(area.top))
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }

  private mutating func rasterize(
    into mask: UnsafeMutableBufferPointer<UInt8>, stride: Int, with library: FT_Library
  ) -> FT_Error {
    var bitmap = FT_Bitmap()
    bitmap.rows = UInt32(area.height)
    bitmap.width = UInt32(area.width)
    bitmap.pitch = Int32(stride)
    bitmap.buffer = mask.baseAddress
    bitmap.num_grays = 256
    bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
    return points.withUnsafeMutableBufferPointer { points in
      tags.withUnsafeMutableBufferPointer { tags in
        ends.withUnsafeMutableBufferPointer { ends in
          var outline = FT_Outline()
          outline.n_contours = Int16(ends.count)
          outline.n_points = Int16(points.count)
          outline.points = points.baseAddress
          outline.tags = tags.baseAddress
          outline.contours = ends.baseAddress
          return FT_Outline_Get_Bitmap(library, &outline, &bitmap)
        }
      }
    }
  }
}
