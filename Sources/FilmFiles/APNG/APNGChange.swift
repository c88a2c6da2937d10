import Pixels

/// What a frame changes, as far as it can be encoded before it is known whether the film has a
/// palette.
///
/// *Units*: a colour is `0xAARRGGBB`.
struct APNGChange: Hashable, Sendable {
  let part: PixelRectangle
  let content: Content

  enum Content: Hashable, Sendable {
    /// Colours, and the pixels as indices into them.
    case symbols(colors: [UInt32], LZWText)
    /// Too many colours for a palette: the compressed rows of a file without one.
    case compressed([UInt8])
  }

  private static let headerLength = 7

  /// Returns the change as it is kept in a spool, preceded by the frame's index.
  func words(index: Int) -> [UInt32] {
    let head = [index, part.x, part.y, part.width, part.height].map(UInt32.init)
    switch content {
    case .symbols(let colors, let text):
      return head + [colors.count, text.codes.count].map(UInt32.init) + colors + text.words
    case .compressed(let bytes):
      return head + [UInt32.max, UInt32(bytes.count)] + bytes.words
    }
  }

  /// Reads what `words` wrote.
  ///
  /// - Parameter read: returns the next so many words.
  /// - Returns: the change and the index of its frame.
  /// - Throws: what `read` throws.
  static func next(
    _ read: (Int) throws(FilmFileError) -> [UInt32]
  ) throws(FilmFileError) -> (index: Int, change: APNGChange) {
    let head = try read(headerLength).map(Int.init)
    let part = PixelRectangle(x: head[1], y: head[2], width: head[3], height: head[4])
    let content: Content
    if head[5] == UInt32.max {
      let words = try read([UInt8].wordCount(bytes: head[6]))
      content = .compressed([UInt8](words: words, count: head[6]))
    } else {
      let colors = try read(head[5])
      let words = try read(LZWText.wordCount(codes: head[6]))
      content = .symbols(colors: colors, LZWText(words: words, count: head[6]))
    }
    return (head[0], APNGChange(part: part, content: content))
  }
}
