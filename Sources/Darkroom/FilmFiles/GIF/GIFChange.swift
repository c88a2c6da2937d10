import Pixels

/// What a frame changes, as far as it can be encoded without the palette of the film.
///
/// *Units*: a colour is `0xRRGGBB`.
struct GIFChange: Hashable, Sendable {
  let part: PixelRectangle
  /// Whether it is drawn on a clear screen, not on the picture before.
  ///
  /// A GIF can only make pixels clear again by clearing what was drawn.
  var beginsAnew = false
  let content: Content

  enum Content: Hashable, Sendable {
    /// The colours, and the pixels as symbols.
    ///
    /// Symbol 0 leaves a pixel as it was; the others are the colours, from the first on.
    case text(colors: [UInt32], LZWText, leavesPixels: Bool)
    /// The pixels, when there are too many colours for symbols.
    case runs([Run])
  }

  /// Pixels of one colour side by side.
  struct Run: Hashable, Sendable {
    /// The length in the upper seven bits, then one bit for clear, and the colour below.
    fileprivate let word: UInt32

    static let longest = 127

    init(_ color: UInt32?, length: Int) {
      word = UInt32(length) << 25 | (color ?? 1 << 24)
    }

    fileprivate init(word: UInt32) { self.word = word }

    var length: Int { Int(word >> 25) }
    var isClear: Bool { word >> 24 & 1 == 1 }
    var color: UInt32 { word & 0xFF_FFFF }
  }

  /// Decompresses the symbols of a text.
  static func symbols(of text: LZWText, in part: PixelRectangle) -> [UInt8] {
    text.symbols(count: part.area)
  }
}

extension GIFChange {
  /// How many words come before those of the content.
  static let headerLength = 8

  /// Returns the change as it is kept in a spool, preceded by the frame's index.
  func words(index: Int) -> [UInt32] {
    var head = [index, beginsAnew ? 1 : 0, part.x, part.y, part.width, part.height]
      .map(UInt32.init)
    switch content {
    case .text(let colors, let text, let leavesPixels):
      let codes = text.codes
      head += [UInt32(colors.count) << 1 | (leavesPixels ? 1 : 0), UInt32(codes.count)]
      head += colors + text.words
    case .runs(let runs):
      head += [UInt32.max, UInt32(runs.count)] + runs.map(\.word)
    }
    return head
  }

  /// Reads what `words` wrote.
  ///
  /// - Parameter read: returns the next so many words.
  /// - Returns: the change and the index of its frame.
  /// - Throws: what `read` throws.
  static func next(
    _ read: (Int) throws(FilmFileError) -> [UInt32]
  ) throws(FilmFileError) -> (index: Int, change: GIFChange) {
    let head = try read(headerLength)
    let part = PixelRectangle(
      x: Int(head[2]), y: Int(head[3]), width: Int(head[4]), height: Int(head[5]))
    let count = Int(head[7])
    let content: Content
    if head[6] == UInt32.max {
      content = .runs(try read(count).map { Run(word: $0) })
    } else {
      let colors = try read(Int(head[6] >> 1))
      let words = try read(LZWText.wordCount(codes: count))
      content = .text(
        colors: colors, LZWText(words: words, count: count), leavesPixels: head[6] & 1 == 1)
    }
    return (Int(head[0]), GIFChange(part: part, beginsAnew: head[1] == 1, content: content))
  }
}
