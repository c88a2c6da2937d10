/// One row of a picture as it is written.
struct DifferenceRow {
  /// The number of its filter.
  private(set) var filter: UInt8 = 0
  /// The sums of its bytes before compression.
  private(set) var checksum = RowChecksum.Row()
  /// Whether all its pixels are opaque.
  private(set) var isOpaque = true
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

  /// Finds the differences again.
  ///
  /// - Parameters:
  ///   - line: the pixels.
  ///   - room: where that is done.
  mutating func find(_ line: DifferenceLine, in room: borrowing Room) {
    let (filter, differences, isOpaque) = line.makeDifferences(in: room.one, or: room.other)
    (self.filter, self.isOpaque) = (filter, isOpaque)
    checksum = differences.checksum(filter: filter, bytesPerPixel: line.bytesPerPixel)
    let count = differences.cut(into: room.words)
    words.removeAll(keepingCapacity: true)
    words.append(contentsOf: UnsafeBufferPointer(start: room.words, count: count))
  }

  /// What is needed while the differences of a row are found.
  struct Room: ~Copyable {
    private let bytes: UnsafeMutableRawPointer
    /// Zeros for the row above the first.
    let zeros: UnsafePointer<UInt32>
    fileprivate let one: LineDifferences
    fileprivate let other: LineDifferences
    fileprivate let words: UnsafeMutablePointer<UInt32>

    init(width: Int) {
      let (row, line) = (4 * (width + width & 1), LineDifferences.room(width: width))
      let count = row + 2 * line + 4 * (roomPerPixel * width + moreRoom)
      bytes = .allocate(byteCount: count, alignment: 16)
      bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
      zeros = UnsafePointer(bytes.assumingMemoryBound(to: UInt32.self))
      one = LineDifferences(in: bytes + row, width: width)
      other = LineDifferences(in: bytes + row + line, width: width)
      words = (bytes + row + 2 * line).assumingMemoryBound(to: UInt32.self)
    }

    deinit { bytes.deallocate() }
  }

  /// What the words of a row can take: four for each stretch of at least three pixels, and more where
  /// the row ends.
  private static let roomPerPixel = 2
  private static let moreRoom = 4
}
