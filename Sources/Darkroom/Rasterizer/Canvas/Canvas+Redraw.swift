import CCairo
import Drawing
import Geometry
import Pixels

extension Canvas {
  /// Redraws some parts of a picture; the pixels elsewhere are undefined afterwards.
  ///
  /// Cairo rounds the edges of what it clips, so that a clipped curve differs from a whole one here
  /// and there by a level. Only what fills whole pixels, and shadows, whose pixels are found one by
  /// one, are therefore clipped; other commands are left out or drawn whole.
  func redraw(
    _ list: DisplayList, over background: Color?, in parts: [PixelRectangle],
    extents: Extents
  ) throws(RasterizerError) {
    // An opaque rectangle over all parts hides everything before it.
    let ground = list.commands.lastIndex { $0.hides(parts, scale: scale) }
    if ground == nil {
      cairo_save(context)
      clip(to: parts)
      paint(background ?? Color(red: 0, green: 0, blue: 0, alpha: 0))
      cairo_restore(context)
    }
    try redraw(list.commands[(ground ?? 0)...], in: parts, extents: extents)
  }

  private func redraw(
    _ commands: ArraySlice<DrawCommand>, in parts: [PixelRectangle], extents: Extents
  ) throws(RasterizerError) {
    var open: OpenPixels??
    for (index, command) in zip(commands.indices, commands) {
      if let pixels = extents.pixels(of: command),
        !parts.contains(where: { $0.overlaps(pixels) })
      {
        continue
      }
      switch command {
      case .fill(let outline, _, let transform) where outline.isAligned(by: transform, scale: scale):
        cairo_save(context)
        clip(to: parts)
        try draw(command)
        cairo_restore(context)
      case .shadow,
        .backdrop where command.isDrawnByPixels(scale: scale):
        for part in parts {
          cairo_save(context)
          clip(to: [part])
          try draw(command, under: commands[index...].dropFirst().first)
          cairo_restore(context)
        }
      case .group(let content, nil, _, 1):
        try redraw(content.commands[...], in: parts, extents: extents)
      case .group(let content, let clip?, let transform, 1)
      where clip.isAligned(by: transform, scale: scale):
        cairo_save(context)
        defer { cairo_restore(context) }
        guard try place(clip, transform: transform, of: command) else { continue }
        cairo_clip(context)
        try redraw(content.commands[...], in: parts, extents: extents)
      default:
        if try !drawOpenly(command, &open) { try draw(command) }
      }
    }
  }

  private func clip(to parts: [PixelRectangle]) {
    cairo_new_path(context)
    for part in parts {
      cairo_rectangle(
        context, Double(part.x), Double(part.y), Double(part.width), Double(part.height))
    }
    cairo_clip(context)
  }
}

extension DrawCommand {
  /// Returns true when the command hides everything under it in some parts of the picture.
  func hides(_ parts: [PixelRectangle], scale: Double) -> Bool {
    guard case .fill(let outline, let color, let transform) = self, color.alpha >= 1,
      outline.isAligned(by: transform, scale: scale)
    else { return false }
    let device = outline.extent().applying(transform).scaled(by: scale)
    return parts.allSatisfy { part in
      device.minX <= Double(part.x) && device.maxX >= Double(part.columns.upperBound)
        && device.minY <= Double(part.y) && device.maxY >= Double(part.rows.upperBound)
    }
  }
}

extension DrawCommand {
  /// Returns true when each pixel of the command is the same whatever part of it is drawn.
  fileprivate func isDrawnByPixels(scale: Double) -> Bool {
    switch self {
    case .shadow: true
    case .backdrop(let outline, _, let transform), .fill(let outline, _, let transform):
      outline.isAligned(by: transform, scale: scale)
    default: false
    }
  }
}

extension DisplayList {
  /// Returns true when redrawing parts of the list leaves all pixels outside of them as they were:
  /// no command that is drawn whole stands out of the part that it touches.
  func keepsRedrawing(inside parts: [PixelRectangle], extents: Extents) -> Bool {
    commands.allSatisfy { command in
      guard let pixels = extents.pixels(of: command) else { return false }
      guard parts.contains(where: { $0.overlaps(pixels) }) else { return true }
      switch command {
      case .fill(let outline, _, let transform)
      where outline.isAligned(by: transform, scale: extents.scale):
        return true
      case .shadow: return true
      // What is redrawn for a backdrop to see it is not all right.
      case .backdrop: return false
      case .group(let content, nil, _, 1):
        return content.keepsRedrawing(inside: parts, extents: extents)
      case .group(let content, let clip?, let transform, 1)
      where clip.isAligned(by: transform, scale: extents.scale):
        return content.keepsRedrawing(inside: parts, extents: extents)
      default:
        return parts.contains { $0.union(pixels) == $0 }
      }
    }
  }
}
