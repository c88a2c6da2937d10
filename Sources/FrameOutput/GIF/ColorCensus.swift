/// How often each colour of a film appears: exactly up to 256 colours, in cells above.
///
/// *Units*: a colour is `0xRRGGBB`.
struct ColorCensus {
  /// Colours that are alike, as one: the sums of their levels and how many they are.
  struct Cell {
    var count = 0
    var red = 0
    var green = 0
    var blue = 0

    mutating func add(_ color: UInt32, count: Int) {
      self.count += count
      red += Int(color >> 16) * count
      green += Int(color >> 8 & 255) * count
      blue += Int(color & 255) * count
    }
  }

  /// Six bits a channel: 262144 cells, whatever the film.
  private static let bitsPerChannel: UInt32 = 6

  /// In order of appearance; at most 256.
  private(set) var exact: [UInt32] = []
  private var counts: [Int] = []
  private var places: [UInt32: Int] = [:]
  /// Empty as long as `exact` has them all.
  private(set) var cells: [Cell] = []

  /// Whether every colour of the film is in `exact`.
  var isExact: Bool { cells.isEmpty }

  /// Counts runs as `ChangeSpool` keeps them.
  mutating func add(_ runs: [UInt32]) {
    var last: UInt32?
    var place = 0
    for run in runs {
      let color = run & 0xFF_FFFF
      let count = Int(run >> 24)
      guard isExact else {
        cells[Self.cell(of: color)].add(color, count: count)
        continue
      }
      if color != last {
        guard let known = self.place(of: color) else {
          spill()
          cells[Self.cell(of: color)].add(color, count: count)
          continue
        }
        (last, place) = (color, known)
      }
      counts[place] += count
    }
  }

  private mutating func place(of color: UInt32) -> Int? {
    if let place = places[color] { return place }
    guard exact.count < 256 else { return nil }
    places[color] = exact.count
    exact.append(color)
    counts.append(0)
    return exact.count - 1
  }

  private mutating func spill() {
    cells = Array(repeating: Cell(), count: 1 << (3 * Self.bitsPerChannel))
    for (color, count) in zip(exact, counts) where count > 0 {
      cells[Self.cell(of: color)].add(color, count: count)
    }
  }

  private static func cell(of color: UInt32) -> Int {
    let rest = 8 - bitsPerChannel
    let red = (color >> 16 & 255) >> rest
    let green = (color >> 8 & 255) >> rest
    let blue = (color & 255) >> rest
    return Int((red << bitsPerChannel | green) << bitsPerChannel | blue)
  }
}
