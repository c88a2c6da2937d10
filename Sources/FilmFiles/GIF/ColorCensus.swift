/// How often each colour of a film appears: exactly as long as there are few, in cells above.
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
  /// How many colours are told apart; more take long to choose from.
  private static let mostColors = 8192

  /// In order of appearance; at most `mostColors`.
  private var colors: [UInt32] = []
  private var counts: [Int] = []
  /// How many images name each colour, as far as they have symbols.
  private var imageCounts: [Int] = []
  private var places: [UInt32: Int] = [:]
  private let limit: Int
  /// Empty as long as `colors` has them all.
  private var cells: [Cell] = []

  /// - Parameter limit: how many colours a palette has room for.
  init(limit: Int) { self.limit = limit }

  /// Every colour of the film, if a palette has room for them.
  ///
  /// Those of the most images come first, then by appearance: an image of low numbers is shorter.
  var exact: [UInt32]? {
    guard cells.isEmpty, colors.count <= limit else { return nil }
    return colors.indices.sorted { (imageCounts[$1], $0) < (imageCounts[$0], $1) }
      .map { colors[$0] }
  }

  /// What a palette is to be chosen for. *Shape*: none is empty.
  var groups: [Cell] {
    guard cells.isEmpty else { return cells.filter { $0.count > 0 } }
    return zip(colors, counts).filter { $0.1 > 0 }.map { color, count in
      var cell = Cell()
      cell.add(color, count: count)
      return cell
    }
  }

  /// Counts the pixels that a change gives a colour.
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
