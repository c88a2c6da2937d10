import Pixels

/// Finds what each frame changes and compresses it with names of its own for the colours.
package struct GIFEncoder: FrameEncoder {
  /// What came of a frame; `change` is nothing where it equals the one before.
  package struct Piece: Sendable {
    let size: PixelSize
    let change: GIFChange?
  }

  package static var comparesFrames: Bool { true }

  private var shown = ShownPicture()
  private var colors = ColorNumbers(first: 1)
  private var parser = LZWParser()
  private var symbols = ChangedSymbols()
  private let translucency: Translucency

  init(_ translucency: Translucency) { self.translucency = translucency }

  package mutating func pass(_ frame: Frame, change: ChangedArea) {
    guard let part = shown.difference(from: frame, in: change) else { return }
    shown.show(frame, in: part)
  }

  package mutating func encode(
    _ frame: Frame, change: ChangedArea
  ) throws(FilmFileError) -> Piece {
    let isFirst = shown.size != frame.size
    guard let part = shown.difference(from: frame, in: change) else {
      return Piece(size: frame.size, change: nil)
    }
    let content: GIFChange.Content
    let whole: PixelRectangle
    if translucency == .halved {
      // Nothing can be made clear again but by beginning anew.
      whole = frame.partThatShows ?? PixelRectangle(x: 0, y: 0, width: 1, height: 1)
      content = self.content(of: frame, in: whole, over: nil)
    } else {
      whole = part
      content = self.content(of: frame, in: part, over: isFirst ? nil : shown)
    }
    shown.show(frame, in: part)
    return Piece(size: frame.size, change: GIFChange(part: whole, content: content))
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
      colors: Array(colors.colors.dropFirst()),
      counts: Array(symbols.counts[1..<colors.colors.count]), text,
      leavesPixels: leavesPixels)
  }

  /// Whether the colours are few enough for symbols.
  private mutating func read(
    _ frame: Frame, in part: PixelRectangle, over shown: ShownPicture?, namesAll: Bool
  ) -> Bool {
    colors.clear()
    return symbols.read(
      frame, in: part, over: shown, translucency: translucency, namesAll: namesAll, numbers: &colors
    )
  }

  /// Pixels that stay may be named again, which continues what is around them, or left, which makes
  /// one symbol of many, or each stretch of them in its own way: whichever is shortest.
  private mutating func shorterText() -> (LZWText, leavesPixels: Bool) {
    let canMix = symbols.hasLeft && !symbols.mustLeave
    if canMix { symbols.mix() }
    return symbols.withBuffers { named, left, mixed in
      let (namedSwitches, leftSwitches) = (symbols.namedSwitches, symbols.leftSwitches)
      // A picture of more switches from one symbol to another has never been found to be shorter.
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

  /// Measured on films of moving squares, text and cells: beyond a tenth, trying takes time and
  /// saves less than a ten-thousandth.
  private static let worthTrying = 1.1
}
