/// How many pixels have each colour: each by itself as long as colours are few, then cells of
/// similar ones.
///
/// *Units*: a colour is `0xRRGGBB`.
struct ColorTally {
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
  private var places: [UInt32: Int] = [:]
  /// The cells; empty as long as each colour is counted by itself.
  private var cells: [Cell] = []

  /// The colours or cells for which a palette is to be chosen.
  ///
  /// *Shape*: no cell is empty.
  var groups: [Cell] {
    guard cells.isEmpty else { return cells.filter { $0.count > 0 } }
    return zip(colors, counts).map { color, count in
      var cell = Cell()
      cell.add(color, count: count)
      return cell
    }
  }

  /// Counts pixels of a colour, at least one.
  mutating func add(_ color: UInt32, count: Int) {
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
    return colors.count - 1
  }

  private mutating func spill() {
    cells = Array(repeating: Cell(), count: 1 << (3 * Self.bitsPerChannel))
    for (color, count) in zip(colors, counts) {
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
