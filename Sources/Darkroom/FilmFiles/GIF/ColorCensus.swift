/// The colours of a film, as long as a palette has room for them.
///
/// *Units*: a colour is `0xRRGGBB`.
struct ColorCensus {
  /// The colours in order of appearance, with the first that finds no room.
  private var colors: [UInt32] = []
  /// In how many images each colour appears; images with too many colours for symbols are left out.
  private var imageCounts: [Int] = []
  private var places: [UInt32: Int] = [:]
  private let limit: Int

  /// Counts from nothing.
  ///
  /// - Parameter limit: how many colours a palette has room for.
  init(limit: Int) { self.limit = limit }

  private var isOverfull: Bool { colors.count > limit }

  /// Every colour of the film; `nil` when a palette has no room for them.
  ///
  /// The colours of the most images come first, then by appearance: an image of low indices is
  /// shorter.
  var exact: [UInt32]? {
    guard !isOverfull else { return nil }
    return colors.indices.sorted { (imageCounts[$1], $0) < (imageCounts[$0], $1) }
      .map { colors[$0] }
  }

  /// Notes the colours that a change draws.
  mutating func add(_ change: GIFChange) {
    guard !isOverfull else { return }
    switch change.content {
    case .text(let colors, let text, _):
      let isUsed = text.usedSymbols
      for (place, color) in colors.enumerated() {
        let known = self.place(of: color)
        if isUsed[place + 1] { imageCounts[known] += 1 }
      }
    case .runs(let runs):
      for run in runs where !run.isClear {
        _ = place(of: run.color)
        if isOverfull { return }
      }
    }
  }

  private mutating func place(of color: UInt32) -> Int {
    if let place = places[color] { return place }
    places[color] = colors.count
    colors.append(color)
    imageCounts.append(0)
    return colors.count - 1
  }
}
