import CCairo
import Drawing
import Geometry
import Pixels
import Typography

/// A Cairo image over the caller's memory, and the commands drawn on it.
struct Canvas: ~Copyable {
  let surface: OpaquePointer?
  let context: OpaquePointer
  /// Units: pixels a point.
  let scale: Double
  /// The whole picture. Units: pixels.
  let area: CGRect

  /// How far the straight pieces of a curve may be off.
  ///
  /// With Cairo's own tenth of a pixel the sides of a disc differ by 17 levels; with this, by 6.
  /// Units: pixels.
  private static let tolerance = 0.01

  /// - Throws: `RasterizerError.drawing` where Cairo has no memory left.
  init(
    _ buffer: UnsafeMutableBufferPointer<UInt32>, extent: PixelSize, scale: Double
  ) throws(RasterizerError) {
    let bytes = UnsafeMutableRawPointer(buffer.baseAddress)?
      .assumingMemoryBound(to: UInt8.self)
    let bytesPerRow = extent.width * MemoryLayout<UInt32>.stride
    let surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(extent.width), Int32(extent.height), Int32(bytesPerRow))
    guard let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      throw .drawing(status: "there is no context")
    }
    cairo_set_tolerance(context, Self.tolerance)
    self.surface = surface
    self.context = context
    self.scale = scale
    area = CGRect(x: 0, y: 0, width: extent.width, height: extent.height)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Gives every pixel one colour, whatever it had.
  func paint(_ color: Color) {
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    setSource(color)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  func draw(_ list: DisplayList) throws(RasterizerError) {
    for command in list.commands { try draw(command) }
  }

  /// - Throws: `RasterizerError.drawing` if anything failed since the start.
  func finish() throws(RasterizerError) {
    cairo_surface_flush(surface)
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .drawing(status: String(cString: cairo_status_to_string(status)))
    }
  }

  func draw(_ command: DrawCommand) throws(RasterizerError) {
    switch command {
    case .fill(let outline, let color, let transform):
      guard color.alpha > 0,
        try place(outline, transform: transform, of: command)
      else { return }
      setSource(color)
      cairo_fill(context)
    case .stroke(let outline, let style, let color, let transform):
      guard color.alpha > 0, style.width > 0,
        try place(outline, margin: style.reach, transform: transform, of: command)
      else { return }
      setSource(color)
      stroke(style, transform: transform)
    case .text(let run, let transform):
      guard let matrix = try deviceMatrix(transform, of: command), !run.string.isEmpty else {
        return
      }
      try draw(run, matrix: matrix)
    case .group(let content, let clip, let transform, let opacity):
      guard opacity > 0 else { return }
      try drawGroup(content, clip: clip, transform: transform, opacity: opacity, of: command)
    }
  }

  private func draw(_ run: TextRun, matrix: cairo_matrix_t) throws(RasterizerError) {
    var matrix = matrix
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_set_matrix(context, &matrix)
    do throws(TypographyError) {
      try TextLayout.draw(run, on: context, scale: scale)
    } catch {
      throw .typography(error)
    }
  }

  private func setSource(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}
