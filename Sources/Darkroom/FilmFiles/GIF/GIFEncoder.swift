import Pixels

/// Finds what each frame changes, and compresses it with a symbol for each colour.
package struct GIFEncoder: ChangeEncoder {
  /// The result for one frame; `change` is `nil` when it equals the one before.
  package struct Piece: Sendable {
    let size: PixelSize
    let change: GIFChange?
  }

  var shown = ShownPicture()
  private var colors = ColorNumbers(first: 1)
  private var parser = LZWParser()
  private var symbols = ChangedSymbols()
  private let translucency: Translucency
  private let isQuick: Bool

  /// - Parameters:
  ///   - translucency: what happens to pixels that are not opaque.
  ///   - isQuick: whether fewer texts are tried.
  init(_ translucency: Translucency, isQuick: Bool) {
    (self.translucency, self.isQuick) = (translucency, isQuick)
  }

  package mutating func encode(
    _ frame: Frame, change: ChangedArea
  ) throws(FilmFileError) -> Piece {
    let isFirst = shown.size != frame.size
    guard let part = shown.difference(from: frame, in: change) else {
      return Piece(size: frame.size, change: nil)
    }
    let beginsAnew =
      translucency == .halved && (isFirst || shown.becomesClear(in: part, of: frame))
    let drawn =
      beginsAnew ? frame.partThatShows ?? PixelRectangle(x: 0, y: 0, width: 1, height: 1) : part
    let content = content(of: frame, in: drawn, over: isFirst || beginsAnew ? nil : shown)
    shown.show(frame, in: part)
    return Piece(
      size: frame.size, change: GIFChange(part: drawn, beginsAnew: beginsAnew, content: content))
  }

  private mutating func content(
    of frame: Frame, in part: PixelRectangle, over shown: ShownPicture?
  ) -> GIFChange.Content {
    guard
      read(frame, in: part, over: shown, namesAll: true)
        || shown != nil && read(frame, in: part, over: shown, namesAll: false)
    else { return .runs(frame.runs(in: part, translucency: translucency)) }
    let (text, leavesPixels) = shorterText()
    return .text(
      colors: Array(colors.colors.dropFirst()), text, leavesPixels: leavesPixels)
  }

  /// Reads the part as symbols; false when it has too many colours for them.
  private mutating func read(
    _ frame: Frame, in part: PixelRectangle, over shown: ShownPicture?, namesAll: Bool
  ) -> Bool {
    colors.clear()
    return symbols.read(
      frame, in: part, over: shown, translucency: translucency, namesAll: namesAll, numbers: &colors
    )
  }

  /// Returns the shortest of three texts.
  ///
  /// Pixels that stay may be drawn again, which continues what is around them; be skipped, which
  /// makes one symbol of many; or be treated stretch by stretch.
  private mutating func shorterText() -> (LZWText, leavesPixels: Bool) {
    let canMix = !isQuick && symbols.hasLeft && !symbols.mustLeave
    if canMix { symbols.mix() }
    return symbols.withBuffers { named, left, mixed in
      let (namedSwitches, leftSwitches) = (symbols.namedSwitches, symbols.leftSwitches)
      // The picture with many more changes of symbol than the other has never been found to be
      // shorter.
      let mayName = Double(namedSwitches) <= Self.worthTrying * Double(leftSwitches)
      let mayLeave = Double(leftSwitches) <= Self.worthTrying * Double(namedSwitches)
      var best = mayName && !symbols.mustLeave ? parser.text(of: named) : nil
      var leavesPixels = false
      func shorter(_ symbols: UnsafeBufferPointer<UInt8>) -> LZWText? {
        parser.text(of: symbols, atMost: best.map { $0.codes.count - 1 } ?? .max)
      }
      if best == nil || mayLeave && symbols.hasLeft, let text = shorter(left) {
        (best, leavesPixels) = (text, symbols.hasLeft)
      }
      if canMix, let text = shorter(mixed) {
        (best, leavesPixels) = (text, true)
      }
      return (best ?? LZWText(codes: []), leavesPixels)
    }
  }

  /// How many times as many changes of symbol a text may have and still be tried.
  ///
  /// Measured on films of moving squares, text and cells: beyond a tenth more, trying takes time
  /// and saves less than a ten-thousandth.
  private static let worthTrying = 1.1
}
