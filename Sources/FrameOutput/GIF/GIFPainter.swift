import Pixels

/// Turns changes into images of a GIF, and remembers what the viewer sees.
struct GIFPainter {
  /// Units: hundredths of a second.
  private static let longestDelay = 65_535
  private static let shortestDelay = 2

  private(set) var palette: GIFPalette
  private let width: Int
  /// The numbers that the viewer sees; nothing has been drawn where `isBlank`.
  private var seen: [UInt8]
  private var isBlank = true

  init(size: PixelSize, palette: GIFPalette) {
    self.palette = palette
    width = size.width
    seen = Array(repeating: 0, count: size.area)
  }

  /// The blocks that show `change` for `delay` hundredths of a second.
  ///
  /// - Throws: `FrameOutputError.encoder`.
  mutating func images(
    of change: ChangeSpool.Change, delay: Int
  ) throws(FrameOutputError) -> [UInt8] {
    let numbers = numbers(of: change)
    let veiled = veil(numbers, in: change.part)
    var data = try GIFCompressor.imageData(of: numbers, in: change.part, bits: palette.bits)
    var clear: UInt8?
    if let veiled {
      let other = try GIFCompressor.imageData(of: veiled, in: change.part, bits: palette.bits)
      if other.count < data.count { (data, clear) = (other, palette.clear) }
    }
    isBlank = false

    // A delay has 16 bits: a longer one is shared by images that draw one pixel as it is.
    var rest = delay
    var part = change.part
    var blocks: [UInt8] = []
    while rest > Self.longestDelay {
      let share = min(Self.longestDelay, rest - Self.shortestDelay)
      blocks += GIFBlocks.image(part, delay: share, clear: clear, data: data)
      rest -= share
      part = PixelRectangle(x: 0, y: 0, width: 1, height: 1)
      clear = nil
      data = try GIFCompressor.imageData(of: [seen[0]], in: part, bits: palette.bits)
    }
    return blocks + GIFBlocks.image(part, delay: rest, clear: clear, data: data)
  }

  private mutating func numbers(of change: ChangeSpool.Change) -> [UInt8] {
    var numbers: [UInt8] = []
    numbers.reserveCapacity(change.part.area)
    for run in change.runs {
      let number = palette.number(of: run & 0xFF_FFFF)
      numbers.append(contentsOf: repeatElement(number, count: Int(run >> 24)))
    }
    return numbers
  }

  /// Draws `numbers` on what is seen.
  ///
  /// - Returns: the numbers with those that change nothing made clear; nothing if there are none or
  ///   there is no clear number.
  private mutating func veil(_ numbers: [UInt8], in part: PixelRectangle) -> [UInt8]? {
    var veiled = numbers
    var hasVeil = false
    let clear = palette.clear ?? 0
    var place = 0
    for row in part.y..<part.y + part.height {
      for column in part.x..<part.x + part.width {
        let target = row * width + column
        if seen[target] == numbers[place] {
          veiled[place] = clear
          hasVeil = true
        } else {
          seen[target] = numbers[place]
        }
        place += 1
      }
    }
    return hasVeil && !isBlank && palette.clear != nil ? veiled : nil
  }
}
