import Pixels

/// Finds what each frame changes, and compresses it as far as that does not need the whole film.
package struct APNGEncoder: ChangeEncoder {
  /// The result for one frame; `change` is `nil` when it equals the one before.
  package struct Piece: Sendable {
    let size: PixelSize
    let change: APNGChange?
  }

  var shown = ShownPicture()
  private var colors = ColorNumbers()
  private var parser = LZWParser()
  private var symbols = ChangedSymbols()
  private var drawing = ColorNumbers(first: 1)
  private let translucency: Translucency
  private let isQuick: Bool

  /// - Parameters:
  ///   - translucency: what happens to pixels that are not opaque.
  ///   - isQuick: whether drawings are cut into copies of what is near.
  init(_ translucency: Translucency, isQuick: Bool) {
    (self.translucency, self.isQuick) = (translucency, isQuick)
  }

  package mutating func encode(
    _ frame: Frame, change: ChangedArea
  ) throws(FilmFileError) -> Piece {
    guard let part = shown.difference(from: frame, in: change) else {
      return Piece(size: frame.size, change: nil)
    }
    let content = try content(of: frame, in: part)
    shown.show(frame, in: part)
    return Piece(size: frame.size, change: APNGChange(part: part, content: content))
  }

  private mutating func content(
    of frame: Frame, in part: PixelRectangle
  ) throws(FilmFileError) -> APNGChange.Content {
    if isQuick, let (colors, text) = pieces(of: frame, in: part) {
      return .pieces(colors: colors, text)
    }
    colors.clear()
    if symbols.read(
      frame, in: part, over: nil, translucency: translucency, namesAll: true, numbers: &colors)
    {
      let text = symbols.withBuffers { named, _, _ in parser.text(of: named) }
      return .symbols(colors: colors.colors, text ?? LZWText(codes: []))
    }
    let pixels = frame.pixels(in: part).map { pixel in translucency.color(of: pixel) ?? 0 }
    return .compressed(
      try APNGRows(width: part.width, hasAlpha: hasAlpha).compressed(pixels))
  }

  private var hasAlpha: Bool { translucency == .kept }

  /// Cuts a part into copies of what is near; nil where there are many.
  private mutating func pieces(
    of frame: Frame, in part: PixelRectangle
  ) -> (colors: [UInt32]?, RepeatText)? {
    guard part.width <= Self.widest else { return nil }
    var pixels = frame.pixels(in: part)
    translucency.lay(&pixels)
    let symbols = APNGText.marked(pixels, width: part.width, APNGText.mark)
    guard
      let pieces = NearRepeats.pieces(
        of: symbols, width: part.width + 1, shortest: 1, most: NearRepeats.most)
    else { return nil }
    let literals = pieces.literals(of: symbols)
    drawing.clear()
    var numbers: [UInt32] = []
    for symbol in literals {
      let color = hasAlpha ? symbol : symbol & 0xFF_FFFF
      guard let number = symbol == APNGText.mark ? 0 : drawing.number(of: color) else {
        return (nil, RepeatText(pieces: pieces, literals: literals))
      }
      numbers.append(UInt32(number))
    }
    return (Array(drawing.colors.dropFirst()), RepeatText(pieces: pieces, literals: numbers))
  }

  /// How wide a picture may be for copies from the row above.
  private static let widest = Deflater.longestDistance / deepest - 2
  /// How many bytes a pixel has at most.
  private static let deepest = 4
}
