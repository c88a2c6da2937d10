import CCairo
import Drawing

extension Canvas {
  /// Draws `content` on its own and combines it with what was drawn below.
  ///
  /// Where what is clear would change that, the outline of a single fill bounds the change, and the
  /// rectangle around all else.
  func drawBlended(
    _ content: DisplayList, _ mode: BlendMode, of command: DrawCommand
  ) throws(RasterizerError) {
    cairo_save(context)
    defer { cairo_restore(context) }
    if let mark = content.commands.first, content.commands.count == 1, mark.isOneMark,
      mode.keepsBelowClear
    {
      cairo_set_operator(context, mode.cairoOperator)
      try draw(mark)
      return
    }
    narrow(to: content)
    if !mode.keepsBelowClear, content.commands.count == 1,
      case .fill(let outline, _, let transform)? = content.commands.first
    {
      guard try place(outline, transform: transform, of: command) else { return }
      cairo_clip(context)
    }
    cairo_push_group(context)
    cairo_reset_clip(context)
    try draw(content)
    cairo_pop_group_to_source(context)
    cairo_set_operator(context, mode.cairoOperator)
    cairo_paint(context)
  }
}

extension DrawCommand {
  /// Whether no part of the command lies over another.
  fileprivate var isOneMark: Bool {
    switch self {
    case .fill, .stroke, .gradient, .image: true
    case .text, .group, .shadow, .masked, .backdrop, .vibrant, .projected, .blended, .stamps: false
    }
  }
}

extension BlendMode {
  fileprivate var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    // What clears takes away as much as it is opaque.
    case .clear: CAIRO_OPERATOR_DEST_OUT
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
