import Pixels

/// Counts in how many frames each pixel of a film shows each colour.
///
/// What stands still is drawn once and seen all the time; a palette has to suit what is seen.
///
/// *Units*: a colour is `0xRRGGBB`.
struct ShownColors {
  private(set) var tally = ColorTally()
  private let width: Int
  /// The colour of each pixel, and the frame that drew it.
  private var colors: [UInt32]
  private var starts: [Int]
  /// Pixels of one colour that are not in the tally yet.
  private var pending: (color: UInt32, count: Int) = (none, 0)

  /// The colour of a pixel that nothing was drawn on.
  private static let none: UInt32 = 1 << 24

  init(_ size: PixelSize) {
    width = size.width
    colors = Array(repeating: Self.none, count: size.area)
    starts = Array(repeating: 0, count: size.area)
  }

  /// Draws a change.
  ///
  /// - Parameters:
  ///   - change: what is drawn over the pictures before.
  ///   - frame: the number of the frame that shows it first.
  mutating func draw(_ change: GIFChange, at frame: Int) {
    if change.beginsAnew {
      end(at: frame)
      for place in colors.indices { colors[place] = Self.none }
    }
    switch change.content {
    case .text(let named, let text, _):
      let symbols = GIFChange.symbols(of: text, in: change.part)
      draw(in: change.part, at: frame) { symbols[$0] == 0 ? nil : named[Int(symbols[$0]) - 1] }
    case .runs(let runs):
      var (run, end) = (-1, 0)
      draw(in: change.part, at: frame) { place in
        while place >= end {
          run += 1
          end += runs[run].length
        }
        return runs[run].isClear ? nil : runs[run].color
      }
    }
  }

  /// Counts what is seen until a frame, which is the first that does not show it.
  mutating func end(at frame: Int) {
    for place in colors.indices { count(place, until: frame) }
    flush()
  }

  @inline(__always)
  private mutating func draw(
    in part: PixelRectangle, at frame: Int, _ color: (_ place: Int) -> UInt32?
  ) {
    var place = 0
    for row in part.rows {
      for target in row * width + part.x..<row * width + part.columns.upperBound {
        if let color = color(place), color != colors[target] {
          count(target, until: frame)
          (colors[target], starts[target]) = (color, frame)
        }
        place += 1
      }
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
    pending.count += frame - starts[place]
  }

  private mutating func flush() {
    if pending.color != Self.none, pending.count > 0 {
      tally.add(pending.color, count: pending.count)
    }
    pending.count = 0
  }
}
