import Files

/// Which frames of a film are made by one of several independent runs.
///
/// Blocks of frames are dealt out like cards. So no run has to know how long the film is, all have
/// about the same work wherever in the film it is, and consecutive frames, which differ little,
/// mostly stay together.
package struct FrameShare: Hashable, Sendable {
  /// How many consecutive frames stay together.
  package static let blockLength = 8

  /// The number of this run, from 1.
  package let number: Int
  /// How many runs there are.
  package let count: Int
  private let first: Int

  /// Chooses the share of one run.
  ///
  /// - Parameters:
  ///   - number: the number of this run, from 1.
  ///   - count: how many runs there are.
  ///   - film: the name of the film. It decides which run makes the first block, so that of many
  ///     short films not every one begins with the first run.
  /// - Precondition: `number` is in `1...count`.
  package init(_ number: Int, of count: Int, film: String) {
    precondition((1...max(count, 1)).contains(number), "there is no run \(number) of \(count)")
    self.number = number
    self.count = count
    first = Int(Checksum.of(Array(film.utf8)) % UInt64(count))
  }

  /// Returns true when this run makes the frame with this index.
  package func contains(_ index: Int) -> Bool {
    (index / Self.blockLength + first) % count == number - 1
  }
}
