import Pixels

/// Counts in how many frames each pixel of a film shows each colour.
///
/// What stands still is drawn once and seen all the time; a palette has to suit what is seen.
///
/// *Units*: a colour is `0xRRGGBB`.
struct ShownColors: ~Copyable {
  private(set) var tally = ColorTally()
  private let size: PixelSize
  /// The colour of each pixel, and the frame that drew it.
  private let colors: UnsafeMutablePointer<UInt32>
  private let starts: UnsafeMutablePointer<Int>
  /// Pixels of one colour that are not in the tally yet.
  private var pending: (color: UInt32, count: Int) = (none, 0)

  /// The colour of a pixel that nothing was drawn on.
  private static let none: UInt32 = 1 << 24

  init(_ size: PixelSize) {
    self.size = size
    colors = .allocate(capacity: size.area)
    colors.initialize(repeating: Self.none, count: size.area)
    starts = .allocate(capacity: size.area)
    starts.initialize(repeating: 0, count: size.area)
  }

  deinit {
    colors.deallocate()
    starts.deallocate()
  }

  /// Draws a change.
  ///
  /// - Parameters:
  ///   - change: what is drawn over the pictures before.
  ///   - frame: the number of the frame that shows it first.
  mutating func draw(_ change: GIFChange, at frame: Int) {
    if change.beginsAnew {
      end(at: frame)
      colors.update(repeating: Self.none, count: size.area)
    }
    // How many pixels of the part are drawn.
    var done = 0
    switch change.content {
    case .text(let named, let text, _):
      GIFChange.symbols(of: text, in: change.part).withUnsafeBufferPointer { symbols in
        while done < symbols.count {
          let symbol = symbols[done]
          let end = done + symbols.count(of: symbol, from: done, atMost: symbols.count - done)
          if symbol != 0 { draw(named[Int(symbol) - 1], done..<end, of: change.part, at: frame) }
          done = end
        }
      }
    case .runs(let runs):
      for run in runs {
        let end = done + run.length
        if !run.isClear { draw(run.color, done..<end, of: change.part, at: frame) }
        done = end
      }
    }
  }

  /// Counts what is seen until a frame, which is the first that does not show it.
  mutating func end(at frame: Int) {
    for place in 0..<size.area { count(place, until: frame) }
    flush()
  }

  /// Draws pixels of a part, counted row by row.
  private mutating func draw(
    _ color: UInt32, _ pixels: Range<Int>, of part: PixelRectangle, at frame: Int
  ) {
    var start = pixels.lowerBound
    while start < pixels.upperBound {
      let (row, column) = start.quotientAndRemainder(dividingBy: part.width)
      let length = min(pixels.upperBound - start, part.width - column)
      var place = (part.y + row) * size.width + part.x + column
      let end = place + length
      while place < end {
        place += UnsafePointer(colors + place).count(of: color, in: end - place)
        while place < end, colors[place] != color {
          count(place, until: frame)
          (colors[place], starts[place]) = (color, frame)
          place += 1
        }
      }
      start += length
    }
  }

  /// Counts the frames that have shown a pixel's colour.
  @inline(__always)
  private mutating func count(_ place: Int, until frame: Int) {
    let color = colors[place]
    if color != pending.color {
      flush()
      pending.color = color
    }
    pending.count &+= frame &- starts[place]
  }

  private mutating func flush() {
    if pending.color != Self.none, pending.count > 0 {
      tally.add(pending.color, count: pending.count)
    }
    pending.count = 0
  }
}
