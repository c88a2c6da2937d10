import Pixels

/// The colours of a film, as long as a palette has room for them.
struct APNGPalette: Sendable {
  private(set) var colors: [UInt32] = []
  private var numbers: [UInt32: UInt8] = [:]
  /// Whether the film, or one of its pictures alone, has more colours than a palette holds.
  private(set) var isOverfull = false

  /// Adds the colours of a change.
  mutating func add(_ change: APNGChange) {
    guard let colors = change.colors else {
      isOverfull = true
      return
    }
    for color in colors where numbers[color] == nil {
      guard self.colors.count < 256 else {
        isOverfull = true
        return
      }
      numbers[color] = UInt8(self.colors.count)
      self.colors.append(color)
    }
  }

  /// Returns the index of a colour.
  ///
  /// - Precondition: the colour was added and the palette is not overfull.
  func number(of color: UInt32) -> UInt8 { numbers[color] ?? 0 }
}

/// One picture as it stands in an APNG.
struct APNGPicture: Sendable {
  let part: PixelRectangle
  let bytes: [UInt8]

  /// Compresses a change.
  ///
  /// - Throws: `FilmFileError.encoder`.
  init(
    _ change: APNGChange, _ palette: APNGPalette, hasAlpha: Bool
  ) throws(FilmFileError) {
    part = change.part
    let rows = APNGRows(width: part.width, hasAlpha: hasAlpha)
    switch change.content {
    case .compressed(let bytes):
      self.bytes = bytes
    case .pieces(let colors, let text):
      let values =
        palette.isOverfull ? colors : colors?.map { UInt32(palette.number(of: $0)) }
      bytes = rows.compressed(
        text, values, height: part.height, hasPalette: !palette.isOverfull)
    case .symbols(let colors, let text):
      let symbols = text.symbols(count: part.area)
      if palette.isOverfull {
        bytes = try rows.compressed(symbols.map { colors[Int($0)] })
      } else {
        let numbers = colors.map { palette.number(of: $0) }
        bytes = try rows.compressed(indices: symbols.map { numbers[Int($0)] })
      }
    }
  }
}
