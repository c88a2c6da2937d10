import Pixels

/// Turns changes into the images of a GIF.
///
/// A change that was compressed already only has its symbols renamed. One with more colours than
/// symbols is compared pixel by pixel with what is seen, by the colours that the palette gives it.
struct GIFPainter {
  /// The longest delay that the format has room for.
  ///
  /// *Units*: hundredths of a second.
  private static let longestDelay = 65_535
  private static let shortestDelay = 2

  private var palette: GIFPalette
  private let width: Int
  /// The palette indices that the viewer sees; at first all are clear.
  ///
  /// *Shape*: empty where nothing is compared with them.
  private var seen: [UInt8]
  /// Where something was drawn since the screen was clear.
  private var drawn: PixelRectangle?
  private var parser = LZWParser()

  /// Begins a film.
  ///
  /// - Parameters:
  ///   - size: of each picture.
  ///   - palette: the colours of the film.
  ///   - hasRuns: whether a change of the film has more colours than symbols.
  init(size: PixelSize, palette: GIFPalette, hasRuns: Bool) {
    self.palette = palette
    width = size.width
    let areCompared = hasRuns && !palette.isExact
    seen = areCompared ? Array(repeating: palette.clear, count: size.area) : []
  }

  private struct Image {
    let text: LZWText
    /// The index in the palette of each symbol.
    ///
    /// *Shape*: 256.
    let numbers: [UInt8]
    let clear: UInt8?
    /// How many bits the indices in this image have; the palette may have more.
    let bits: Int

    init(_ text: LZWText, numbers: [UInt8], clear: UInt8?) {
      (self.text, self.numbers, self.clear) = (text, numbers, clear)
      let highest = zip(text.usedSymbols, numbers).reduce(clear ?? 0) { highest, symbol in
        symbol.0 ? max(highest, symbol.1) : highest
      }
      bits = max(1, UInt8.bitWidth - highest.leadingZeroBitCount)
    }
  }

  /// Encodes a change.
  ///
  /// - Parameters:
  ///   - change: what is drawn over the pictures before.
  ///   - delay: how long it stands, in hundredths of a second.
  ///   - isCleared: whether the screen is clear before the next image; the image then covers all
  ///     that was drawn, since only what an image covers is cleared.
  /// - Returns: the blocks of the file.
  mutating func images(of change: GIFChange, delay: Int, thenCleared isCleared: Bool) -> [UInt8] {
    if change.beginsAnew { begin() }
    let area = drawn?.union(change.part) ?? change.part
    drawn = area
    let change = isCleared ? change.widened(to: area, parser: &parser) : change
    let image =
      switch change.content {
      case .text(let colors, let text, let leavesPixels):
        renamed(text, colors, leavesPixels: leavesPixels, in: change.part)
      case .runs(let runs): painted(runs, in: change.part)
      }
    let data = image.text.imageData(numbers: image.numbers, bits: image.bits)
    let disposal: GIFDisposal = isCleared ? .clear : .keep

    // A delay has 16 bits: a longer one is split among several equal images.
    var rest = delay
    var blocks: [UInt8] = []
    while rest > Self.longestDelay {
      let share = min(Self.longestDelay, rest - Self.shortestDelay)
      blocks += GIFBlocks.image(
        change.part, delay: share, clear: image.clear, disposal: disposal, data: data)
      rest -= share
    }
    return blocks
      + GIFBlocks.image(
        change.part, delay: rest, clear: image.clear, disposal: disposal, data: data)
  }

  private mutating func begin() {
    drawn = nil
    for place in seen.indices { seen[place] = palette.clear }
  }

  private mutating func renamed(
    _ text: LZWText, _ colors: [UInt32], leavesPixels: Bool, in part: PixelRectangle
  ) -> Image {
    var numbers = [UInt8](repeating: 0, count: 256)
    var isTaken = [Bool](repeating: false, count: 256)
    let isUsed = text.usedSymbols
    for place in colors.indices where isUsed[place + 1] {
      let number = palette.number(of: colors[place])
      numbers[place + 1] = number
      isTaken[Int(number)] = true
    }
    if !seen.isEmpty { see(text, numbers, in: part) }
    guard leavesPixels else { return Image(text, numbers: numbers, clear: nil) }
    // Any index that this image does not use can mean "skip"; at least one is free.
    let free = isTaken.firstIndex(of: false).map { UInt8($0) }
    let clear = palette.isExact ? free ?? 0 : palette.clear
    numbers[0] = clear
    return Image(text, numbers: numbers, clear: clear)
  }

  private mutating func see(_ text: LZWText, _ numbers: [UInt8], in part: PixelRectangle) {
    let symbols = GIFChange.symbols(of: text, in: part)
    var place = 0
    for row in part.rows {
      for target in row * width + part.x..<row * width + part.columns.upperBound {
        if symbols[place] != 0 { seen[target] = numbers[Int(symbols[place])] }
        place += 1
      }
    }
  }
}

extension GIFPainter {
  private mutating func painted(_ runs: [GIFChange.Run], in part: PixelRectangle) -> Image {
    let same = (0...255).map { UInt8($0) }
    var (numbers, left) = numbers(of: runs, area: part.area)
    if palette.isExact {
      let text = numbers.withUnsafeBufferPointer { parser.text(of: $0) }
      return Image(text ?? LZWText(codes: []), numbers: same, clear: nil)
    }
    let clear = palette.clear
    var veiled = numbers
    var (hasVeil, hasClear) = (false, false)
    var place = 0
    for row in part.rows {
      for target in row * width + part.x..<row * width + part.columns.upperBound {
        if left[place] { numbers[place] = seen[target] }
        if numbers[place] == clear { hasClear = true }
        if seen[target] == numbers[place] {
          veiled[place] = clear
          hasVeil = true
        } else {
          seen[target] = numbers[place]
        }
        place += 1
      }
    }
    let text = numbers.withUnsafeBufferPointer { parser.text(of: $0) } ?? LZWText(codes: [])
    let other =
      hasVeil
      ? veiled.withUnsafeBufferPointer { parser.text(of: $0, atMost: text.codes.count - 1) } : nil
    return Image(other ?? text, numbers: same, clear: other == nil && !hasClear ? nil : clear)
  }

  /// Returns the index of each pixel in the palette, and whether the pixel stays as it was.
  private mutating func numbers(
    of runs: [GIFChange.Run], area: Int
  ) -> (numbers: [UInt8], left: [Bool]) {
    var numbers: [UInt8] = []
    var left: [Bool] = []
    numbers.reserveCapacity(area)
    left.reserveCapacity(area)
    for run in runs {
      let number = palette.number(of: run.color)
      numbers.append(contentsOf: repeatElement(number, count: run.length))
      left.append(contentsOf: repeatElement(run.isClear, count: run.length))
    }
    return (numbers, left)
  }
}
