import CCairo
import Drawing
import Geometry

extension Canvas {
  /// Draws `content` on its own, clips it, then blends it once.
  ///
  /// An opaque group that is clipped along pixels, or not at all, is drawn straight on the picture,
  /// which looks the same. So is an opaque group with a backdrop in it, which needs to see what lies
  /// behind the group.
  func drawGroup(
    _ content: DisplayList, clip: Outline?, transform: CGAffineTransform, opacity: Double,
    of command: DrawCommand
  ) throws(RasterizerError) {
    cairo_save(context)
    defer { cairo_restore(context) }
    var isAligned = true
    if let clip {
      guard try place(clip, transform: transform, of: command) else { return }
      isAligned = clip.isAligned(by: transform, scale: scale)
      cairo_clip(context)
    }
    if opacity >= 1, isAligned || content.readsBackdrop {
      try draw(content)
      return
    }
    narrow(to: content)
    cairo_push_group(context)
    // The clip is applied when the group is painted; applied here as well, its edge would fade twice.
    cairo_reset_clip(context)
    try draw(content)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  /// Clips to whole pixels around the content, so that the surface of a group is no larger.
  func narrow(to content: DisplayList) {
    guard let bounds = content.bounds(scale: scale) else { return }
    let pixels = bounds.intersection(area).integral
    if pixels.isNull {
      cairo_rectangle(context, 0, 0, 0, 0)
    } else {
      cairo_rectangle(context, pixels.minX, pixels.minY, pixels.width, pixels.height)
    }
    cairo_clip(context)
  }
}

extension Outline {
  /// Returns true when this is a rectangle that covers every pixel wholly or not at all.
  ///
  /// - Parameters:
  ///   - transform: maps the outline to points of the picture.
  ///   - scale: pixels a point.
  /// - Returns: false for other outlines too.
  func isAligned(by transform: CGAffineTransform, scale: Double) -> Bool {
    guard case .rectangle(let rectangle) = self, transform.keepsRectangles else { return false }
    let device = rectangle.applying(transform)
    return [device.minX, device.minY, device.maxX, device.maxY].allSatisfy {
      ($0 * scale).rounded() == $0 * scale
    }
  }
}
