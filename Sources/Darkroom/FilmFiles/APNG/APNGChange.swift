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
    /// Colours, and the pixels as numbers of them from 1 on, a mark before each row with the number
    /// 0; the pixels themselves when there are too many colours for a palette.
    case pieces(colors: [UInt32]?, RepeatText)
    /// Too many colours for a palette: the compressed rows of a file without one.
    case compressed([UInt8])
  }

  /// The colours; nil where there are too many for a palette.
  var colors: [UInt32]? {
    switch content {
    case .symbols(let colors, _): colors
    case .pieces(let colors, _): colors
    case .compressed: nil
    }
  }

  private static let headerLength = 7
  /// What stands in place of the number of colours.
  private static let (isCompressed, hasPieces) = (UInt32.max, UInt32.max - 1)

  /// Returns the change as it is kept in a spool, preceded by the frame's index.
  func words(index: Int) -> [UInt32] {
    let head = [index, part.x, part.y, part.width, part.height].map(UInt32.init)
    switch content {
    case .symbols(let colors, let text):
      return head + [colors.count, text.codes.count].map(UInt32.init) + colors + text.words
    case .pieces(let colors, let text):
      let count = colors.map { UInt32($0.count) } ?? .max
      return head + [Self.hasPieces, count] + (colors ?? []) + text.words
    case .compressed(let bytes):
      return head + [Self.isCompressed, UInt32(bytes.count)] + bytes.words
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
    switch UInt32(head[5]) {
    case isCompressed:
      let words = try read([UInt8].wordCount(bytes: head[6]))
      content = .compressed([UInt8](words: words, count: head[6]))
    case hasPieces:
      let colors = head[6] < UInt32.max ? try read(head[6]) : nil
      content = .pieces(colors: colors, try RepeatText(read))
    default:
      let colors = try read(head[5])
      let words = try read(LZWText.wordCount(codes: head[6]))
      content = .symbols(colors: colors, LZWText(words: words, count: head[6]))
    }
    return (head[0], APNGChange(part: part, content: content))
  }
}
