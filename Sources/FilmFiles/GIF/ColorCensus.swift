/// Counts the colours of a film: each by itself as long as they are few, then in cells of similar
/// ones.
///
/// *Units*: a colour is `0xRRGGBB`.
struct ColorCensus {
  /// Similar colours counted as one: the sums of their channels and how many pixels they have.
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

  /// The size of a cell: six bits a channel make 262144 cells, whatever the film.
  private static let bitsPerChannel: UInt32 = 6
  /// How many colours are counted one by one; choosing a palette from more takes long.
  private static let mostColors = 8192

  /// The colours in order of appearance; at most `mostColors`.
  private var colors: [UInt32] = []
  private var counts: [Int] = []
  /// In how many images each colour appears; images with too many colours for symbols are left out.
  private var imageCounts: [Int] = []
  private var places: [UInt32: Int] = [:]
  private let limit: Int
  /// The cells; empty as long as each colour is counted by itself.
  private var cells: [Cell] = []

  /// Counts from nothing.
  ///
  /// - Parameter limit: how many colours a palette has room for.
  init(limit: Int) { self.limit = limit }

  /// Every colour of the film; `nil` when a palette has no room for them.
  ///
  /// The colours of the most images come first, then by appearance: an image of low indices is
  /// shorter.
  var exact: [UInt32]? {
    guard cells.isEmpty, colors.count <= limit else { return nil }
    return colors.indices.sorted { (imageCounts[$1], $0) < (imageCounts[$0], $1) }
      .map { colors[$0] }
  }

  /// The colours or cells for which a palette is to be chosen.
  ///
  /// *Shape*: no cell is empty.
  var groups: [Cell] {
    guard cells.isEmpty else { return cells.filter { $0.count > 0 } }
    return zip(colors, counts).filter { $0.1 > 0 }.map { color, count in
      var cell = Cell()
      cell.add(color, count: count)
      return cell
    }
  }

  /// Whether each group is a colour, of which drawings have few enough, and not a cell.
  var countsColors: Bool { cells.isEmpty }

  /// Counts the pixels of each colour that a change draws.
  mutating func add(_ change: GIFChange) {
    switch change.content {
    case .text(let colors, let counts, let text, _):
      let isUsed = text.usedSymbols
      for (place, color) in colors.enumerated() {
        add(color, count: Int(counts[place]))
        if isUsed[place + 1], cells.isEmpty, let known = places[color] { imageCounts[known] += 1 }
      }
    case .runs(let runs):
      for run in runs where !run.isClear { add(run.color, count: run.length) }
    }
  }

  private mutating func add(_ color: UInt32, count: Int) {
    if cells.isEmpty {
      if let place = place(of: color) {
        counts[place] += count
        return
      }
      spill()
    }
    cells[Self.cell(of: color)].add(color, count: count)
  }

  private mutating func place(of color: UInt32) -> Int? {
    if let place = places[color] { return place }
    guard colors.count < Self.mostColors else { return nil }
    places[color] = colors.count
    colors.append(color)
    counts.append(0)
    imageCounts.append(0)
    return colors.count - 1
  }

  private mutating func spill() {
    cells = Array(repeating: Cell(), count: 1 << (3 * Self.bitsPerChannel))
    for (color, count) in zip(colors, counts) where count > 0 {
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
