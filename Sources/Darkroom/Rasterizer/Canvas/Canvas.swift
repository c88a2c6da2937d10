import CCairo
import Drawing
import Geometry
import Pixels
import Typography

/// A Cairo image over the caller's memory, and the commands drawn on it.
struct Canvas: ~Copyable {
  let surface: OpaquePointer?
  let context: OpaquePointer
  /// *Units*: pixels a point.
  let scale: Double
  /// The rectangle of the whole picture.
  ///
  /// *Units*: pixels.
  let area: CGRect
  /// Keeps the shadows that are drawn.
  let shelf: ShadowShelf

  /// The largest distance between a curve and the straight pieces that stand for it.
  ///
  /// With Cairo's own tenth of a pixel, mirrored pixels of a disc differ by up to 17 levels; with this,
  /// by 6. Units: pixels.
  private static let tolerance = 0.01

  /// Draws into the caller's memory, which has to outlive the canvas.
  ///
  /// - Throws: `RasterizerError.drawing` where Cairo has no memory left.
  init(
    _ buffer: UnsafeMutableBufferPointer<UInt32>, extent: PixelSize, scale: Double,
    shelf: ShadowShelf
  ) throws(RasterizerError) {
    let bytes = UnsafeMutableRawPointer(buffer.baseAddress)?
      .assumingMemoryBound(to: UInt8.self)
    let bytesPerRow = extent.width * MemoryLayout<UInt32>.stride
    let surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(extent.width), Int32(extent.height), Int32(bytesPerRow))
    try self.init(
      on: surface, area: CGRect(x: 0, y: 0, width: extent.width, height: extent.height),
      scale: scale, shelf: shelf)
  }

  /// Takes over a surface, on whose `area` is drawn, and destroys it at the end.
  ///
  /// - Throws: `RasterizerError.drawing` where Cairo has no memory left.
  init(
    on surface: OpaquePointer?, area: CGRect, scale: Double, shelf: ShadowShelf
  ) throws(RasterizerError) {
    guard let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      throw .drawing(status: "there is no context")
    }
    cairo_set_tolerance(context, Self.tolerance)
    self.surface = surface
    self.context = context
    self.scale = scale
    self.area = area
    self.shelf = shelf
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Gives every pixel one colour.
  func paint(_ color: Color) {
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    setSource(color)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  func draw(_ list: DisplayList) throws(RasterizerError) {
    var pixels: OpenPixels??
    for (index, command) in list.commands.enumerated() {
      if try drawOpenly(command, &pixels) { continue }
      try draw(command, under: list.commands.dropFirst(index + 1).first)
    }
  }

  /// Ends the drawing, so that its pixels can be read.
  ///
  /// - Throws: `RasterizerError.drawing` if anything failed since the start.
  func finish() throws(RasterizerError) {
    cairo_surface_flush(surface)
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .drawing(status: String(cString: cairo_status_to_string(status)))
    }
  }

  /// Draws a command.
  ///
  /// - Parameters:
  ///   - command: what is drawn.
  ///   - next: the command that is drawn next; what it hides of a shadow need not be drawn.
  /// - Throws: `RasterizerError` where a command cannot be drawn.
  func draw(_ command: DrawCommand, under next: DrawCommand? = nil) throws(RasterizerError) {
    switch command {
    case .fill(let outline, let color, let transform):
      guard color.alpha > 0,
        try place(outline, transform: transform, of: command)
      else { return }
      setSource(color)
      try fill(outline)
    case .stroke(let outline, let style, let color, let transform):
      guard color.alpha > 0, style.width > 0,
        try place(outline, margin: style.reach, transform: transform, of: command)
      else { return }
      setSource(color)
      try stroke(style, along: outline, transform: transform)
    case .text(let run, let transform):
      guard let matrix = try deviceMatrix(transform, of: command), !run.string.isEmpty else {
        return
      }
      try draw(run, matrix: matrix)
    case .group(let content, let clip, let transform, let opacity):
      guard opacity > 0 else { return }
      try drawGroup(content, clip: clip, transform: transform, opacity: opacity, of: command)
    case .gradient(let outline, let gradient, let transform):
      try draw(gradient, in: outline, transform: transform, of: command)
    case .image(let mark, let transform):
      try draw(mark, transform: transform, of: command)
    case .shadow(let content, let shadow, let transform):
      guard shadow.color.alpha > 0 else { return }
      try drawShadow(of: content, shadow, transform: transform, of: command, under: next)
    case .masked(let content, let mask):
      try drawMasked(content, mask: mask)
    case .backdrop(let outline, let backdrop, let transform):
      try draw(backdrop, in: outline, transform: transform, of: command)
    case .vibrant(let content, let vibrancy):
      try draw(vibrancy, through: content, of: command)
    case .projected(let content, let box, let projection):
      try drawProjected(content, box: box, projection, of: command)
    case .blended(let content, let mode):
      try drawBlended(content, mode, of: command)
    case .stamps(let stamps):
      try draw(DisplayList(stamps.map(\.fill)))
    }
  }

  private func draw(_ run: TextRun, matrix: cairo_matrix_t) throws(RasterizerError) {
    var matrix = matrix
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_set_matrix(context, &matrix)
    do throws(TypographyError) {
      try TextInk.of(run, scale: scale).draw(on: context)
    } catch {
      throw .typography(error)
    }
  }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}
