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
  private let translucency: Translucency

  init(_ translucency: Translucency) { self.translucency = translucency }

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
    colors.clear()
    if symbols.read(
      frame, in: part, over: nil, translucency: translucency, namesAll: true, numbers: &colors)
    {
      let text = symbols.withBuffers { named, _, _ in parser.text(of: named) }
      return .symbols(colors: colors.colors, text ?? LZWText(codes: []))
    }
    let pixels = frame.pixels(in: part).map { pixel in translucency.color(of: pixel) ?? 0 }
    return .compressed(
      try APNGRows(width: part.width, hasAlpha: translucency == .kept).compressed(pixels))
  }
}
