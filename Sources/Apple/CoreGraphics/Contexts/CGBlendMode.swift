import Drawing

/// How the colours of what is drawn are combined with those that the context has already.
///
/// Source: Apple, CGBlendMode.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

extension CGContext {
  /// Sets how marks are combined with those that the context has already.
  ///
  /// What a view draws is combined with its own drawing alone, and not with what is behind the view.
  /// The mode `.plusDarker` stops with a sentence.
  public func setBlendMode(_ mode: CGBlendMode) {
    guard let mode = mode.inDrawing else { stop(.plusDarker) }
    state.blendMode = mode
  }
}

extension CGBlendMode {
  /// The mode in a display list; `nil` for one that cannot be drawn.
  package var inDrawing: BlendMode? {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: nil
    case .plusLighter: .plusLighter
    }
  }
}
