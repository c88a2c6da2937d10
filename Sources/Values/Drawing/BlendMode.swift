/// How the colours of a drawing are combined with those below it.
///
/// Source: W3C, Compositing and Blending Level 1; Porter and Duff, “Compositing digital images”.
package enum BlendMode: Hashable, Sendable, CaseIterable {
  /// Lies over what is below, as all that has no mode does.
  case normal
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop, xor
  /// Adds premultiplied colours and opacities, up to 1.
  case plusLighter

  /// Whether what is clear changes nothing below it.
  package var keepsBelowClear: Bool {
    switch self {
    case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .clear, .sourceAtop, .destinationOver, .destinationOut, .xor, .plusLighter:
      true
    }
  }
}
