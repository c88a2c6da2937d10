import CCairo
import Drawing
import Geometry

extension Canvas {
  /// Replaces what was drawn inside the outline so far by its blurred and saturated picture.
  func draw(
    _ backdrop: Backdrop, in outline: Outline, transform: CGAffineTransform,
    of command: DrawCommand
  ) throws(RasterizerError) {
    guard backdrop.blur.isFinite, backdrop.saturation.isFinite else {
      throw .notFinite(command: "\(command)")
    }
    let blur = GaussianBlur(deviation: backdrop.blur * scale)
    let reach = backdrop.blur > 0 ? CGFloat(blur.reach) : 0
    let device = outline.extent().applying(transform).scaled(by: scale)
    guard !device.isNull, device.isFinite else { return }
    let part = device.insetBy(dx: -reach, dy: -reach).intersection(area).integral
    guard !part.isNull, part.width > 0, part.height > 0 else { return }

    let canvas = try Canvas(part: part, scale: scale, format: CAIRO_FORMAT_ARGB32, shelf: shelf)
    let target = cairo_get_group_target(context)
    cairo_set_source_surface(canvas.context, target, 0, 0)
    cairo_paint(canvas.context)
    try canvas.finish()
    if let bytes = cairo_image_surface_get_data(canvas.surface) {
      let bytesPerRow = Int(cairo_image_surface_get_stride(canvas.surface))
      if backdrop.blur > 0 {
        var samples = (0..<Int(part.height)).flatMap { y in
          (0..<(4 * Int(part.width))).map {
            UInt16(bytes[y * bytesPerRow + $0]) * UInt16(GaussianBlur.precision)
          }
        }
        blur.apply(
          to: &samples, width: Int(part.width), height: Int(part.height), channels: 4,
          clamped: true)
        for y in 0..<Int(part.height) {
          for x in 0..<(4 * Int(part.width)) {
            bytes[y * bytesPerRow + x] = UInt8(
              (samples[y * 4 * Int(part.width) + x] + 128) / UInt16(GaussianBlur.precision))
          }
        }
      }
      if backdrop.saturation != 1 {
        canvas.mapPixels { saturated($0, by: backdrop.saturation) }
      }
      cairo_surface_mark_dirty(canvas.surface)
    }
    guard try place(outline, transform: transform, of: command) else { return }
    cairo_save(context)
    cairo_set_source_surface(context, canvas.surface, 0, 0)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_fill(context)
    cairo_restore(context)
  }
}

/// Moves a premultiplied pixel's colours away from its gray.
///
/// Source: the weights of red, green and blue are those of ITU-R BT.709.
private func saturated(_ pixel: UInt32, by share: Double) -> UInt32 {
  let alpha = Double(pixel >> 24)
  let (red, green, blue) = (
    Double((pixel >> 16) & 255), Double((pixel >> 8) & 255), Double(pixel & 255)
  )
  let gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  func level(_ value: Double, _ shift: UInt32) -> UInt32 {
    UInt32(min(max(gray + (value - gray) * share, 0), alpha).rounded()) << shift
  }
  return pixel & 0xFF00_0000 | level(red, 16) | level(green, 8) | level(blue, 0)
}
