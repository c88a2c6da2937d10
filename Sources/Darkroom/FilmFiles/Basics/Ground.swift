/// The background of a film.
package enum Ground: Hashable, Sendable {
  /// No background: pixels stay as transparent as the format allows.
  case clear
  /// A colour, `0xRRGGBB`.
  case color(UInt32)

  /// What a film stands on unless said otherwise.
  package static let white = Ground.color(0xFF_FFFF)

  /// Returns what happens to pixels that are not opaque in a format.
  func translucency(in format: Transparency) -> Translucency {
    switch (self, format) {
    case (.color(let color), _): .laid(on: color)
    case (.clear, .full): .kept
    case (.clear, .halved): .halved
    case (.clear, .none): .laid(on: 0xFF_FFFF)
    }
  }
}

/// How much transparency a format can hold.
package enum Transparency: Hashable, Sendable {
  /// Every pixel has an alpha.
  case full
  /// A pixel is clear or opaque.
  case halved
  case none
}
