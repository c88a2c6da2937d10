import Fingerprints
import Geometry

extension DrawCommand {
  /// Combines a command that is neither a shape nor a text nor a group.
  func combineEffect(into fingerprint: inout Fingerprint) {
    switch self {
    case .gradient(let outline, let gradient, let transform):
      fingerprint.combine("gradient")
      outline.combine(into: &fingerprint)
      gradient.combine(into: &fingerprint)
      fingerprint.combine(transform)
    case .image(let mark, let transform):
      fingerprint.combine("image \(mark.interpolation)")
      fingerprint.combine(mark.bitmap.width)
      fingerprint.combine(mark.bitmap.height)
      for pixel in mark.bitmap.pixels { fingerprint.combine(Int(pixel)) }
      fingerprint.combine(mark.part)
      fingerprint.combine(mark.box)
      fingerprint.combine(transform)
    case .shadow(let content, let shadow, let transform):
      fingerprint.combine("shadow")
      content.combine(into: &fingerprint)
      shadow.color.combine(into: &fingerprint)
      for part in [shadow.blur, Double(shadow.offset.dx), Double(shadow.offset.dy)] {
        fingerprint.combine(part)
      }
      // Shadows that stand where they are keep the fingerprints that they had without a transform.
      if !transform.isIdentity { fingerprint.combine(transform) }
    case .masked(let content, let mask):
      fingerprint.combine("masked")
      content.combine(into: &fingerprint)
      mask.combine(into: &fingerprint)
    case .backdrop(let outline, let backdrop, let transform):
      fingerprint.combine("backdrop")
      outline.combine(into: &fingerprint)
      fingerprint.combine(backdrop.blur)
      fingerprint.combine(backdrop.saturation)
      fingerprint.combine(transform)
    case .vibrant(let content, let vibrancy):
      fingerprint.combine("vibrant")
      content.combine(into: &fingerprint)
      fingerprint.combine(vibrancy.saturation)
      vibrancy.tint.combine(into: &fingerprint)
    case .projected(let content, let box, let projection):
      fingerprint.combine("projected")
      content.combine(into: &fingerprint)
      fingerprint.combine(box)
      for part in projection.parts { fingerprint.combine(part) }
    case .blended(let content, let mode):
      fingerprint.combine("blended \(mode)")
      content.combine(into: &fingerprint)
    case .stamps(let stamps):
      fingerprint.combine("stamps")
      DisplayList(stamps.map(\.fill)).combine(into: &fingerprint)
    case .fill, .stroke, .text, .group: return
    }
  }
}

extension Gradient {
  fileprivate func combine(into fingerprint: inout Fingerprint) {
    switch shape {
    case .axial(let start, let end):
      fingerprint.combine("axial")
      fingerprint.combine(start)
      fingerprint.combine(end)
    case .radial(let center, let radii):
      fingerprint.combine("radial")
      fingerprint.combine(CGRect(origin: center, size: radii))
    case .circles(let start, let startRadius, let end, let endRadius):
      fingerprint.combine("circles")
      fingerprint.combine(start)
      fingerprint.combine(Double(startRadius))
      fingerprint.combine(end)
      fingerprint.combine(Double(endRadius))
    case .conic(let center, let angle):
      fingerprint.combine("conic")
      fingerprint.combine(center)
      fingerprint.combine(angle)
    }
    fingerprint.combine(stops.count)
    for stop in stops {
      fingerprint.combine(stop.location)
      stop.color.combine(into: &fingerprint)
    }
  }
}

extension Projection {
  fileprivate var parts: [Double] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }
}

extension TextRun {
  /// Combines the spans and the paragraph style, and nothing for a text that has neither.
  ///
  /// Plain texts thereby keep the fingerprints that they had before there were spans.
  func combineLooks(into fingerprint: inout Fingerprint) {
    guard !spans.isEmpty || paragraph != ParagraphStyle() else { return }
    fingerprint.combine(spans.count)
    for span in spans { span.combine(into: &fingerprint) }
    for length in [
      paragraph.lineSpacing, paragraph.lineHeightMultiple, paragraph.smallestLineHeight,
      paragraph.largestLineHeight, paragraph.paragraphSpacing, paragraph.firstIndent,
      paragraph.indent, paragraph.tailIndent,
    ] {
      fingerprint.combine(length)
    }
    for tab in paragraph.tabs {
      fingerprint.combine(tab.place)
      fingerprint.combine(tab.alignment.rawValue)
    }
  }
}

extension TextSpan {
  fileprivate func combine(into fingerprint: inout Fingerprint) {
    fingerprint.combine(range.lowerBound)
    fingerprint.combine(range.upperBound)
    font.combine(into: &fingerprint)
    color.combine(into: &fingerprint)
    fingerprint.combine(background != nil)
    background?.combine(into: &fingerprint)
    for line in [underline, strikethrough] {
      fingerprint.combine(line != nil)
      line?.color.combine(into: &fingerprint)
      fingerprint.combine(line?.thickness ?? 0)
      fingerprint.combine(line?.isDouble ?? false)
    }
    fingerprint.combine(kern)
    fingerprint.combine(rise)
    // Spans without a room keep the fingerprints that they had before there were rooms.
    guard let room else { return }
    for length in [room.width, room.ascent, room.descent] { fingerprint.combine(length) }
  }
}
