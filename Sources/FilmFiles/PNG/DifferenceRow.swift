/// One row of a picture as it is written.
struct DifferenceRow {
  /// The number of its filter.
  private(set) var filter: UInt8 = 0
  /// The sums of its bytes before compression.
  private(set) var checksum = RowChecksum.Row()
  /// Whether all its pixels are opaque.
  var isOpaque = true
  /// Whether its differences must be found again.
  var isStale = true
  /// The stretches into which its differences are cut.
  ///
  /// *Shape*: for each stretch the number of differences that are written one by one, of repeats of
  /// the last of them and of zeros that follow, and then those differences.
  private var words: [UInt32] = []

  /// Calls `body` with each stretch: the differences that are written one by one, how often the last
  /// of them is repeated, and how many zeros follow.
  @inline(__always)
  func forEachStretch(_ body: (UnsafeBufferPointer<UInt32>, _ repeats: Int, _ zeros: Int) -> Void) {
    words.withUnsafeBufferPointer { words in
      var place = 0
      while place < words.count {
        let (repeats, zeros) = (Int(words[place &+ 1]), Int(words[place &+ 2]))
        let end = place &+ 3 &+ Int(words[place])
        body(UnsafeBufferPointer(rebasing: words[(place &+ 3)..<end]), repeats, zeros)
        place = end
      }
    }
  }

  /// Finds the differences again and counts them.
  ///
  /// - Parameters:
  ///   - line: the pixels, with room for the differences.
  ///   - spare: room for `roomPerPixel` numbers a pixel, and `moreRoom`.
  ///   - counter: counts what is to be written.
  mutating func find(
    _ line: DifferenceLine, using spare: UnsafeMutablePointer<UInt32>, counter: DifferenceCounter
  ) {
    filter = line.makeDifferences(trying: spare)
    checksum = line.checksum(filter: filter)
    counter.count(filter: filter, by: 1)
    let count = line.cut(into: spare, counter: counter)
    words.removeAll(keepingCapacity: true)
    words.append(contentsOf: UnsafeBufferPointer(start: spare, count: count))
    isStale = false
  }

  /// What the words of a row can take: four for each stretch of at least two pixels, and more where
  /// the row begins or ends.
  static let roomPerPixel = 2
  static let moreRoom = 4
}
