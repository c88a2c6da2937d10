import Files

/// Which frames of a film one of several runs makes that know nothing of each other.
///
/// Blocks of frames are dealt out like cards, so that no run has to know how long the film is, each
/// has as much to do as the others wherever in the film the work is, and frames that follow one
/// another, of which little differs, mostly stay together.
package struct FrameShare: Hashable, Sendable {
  /// How many frames that follow one another stay together.
  package static let blockLength = 8

  /// Which of the runs this is, from 1.
  package let number: Int
  /// How many runs there are.
  package let count: Int
  private let first: Int

  /// - Parameters:
  ///   - film: what the film is called: it decides which run begins, so that of many short films not
  ///     every one begins with the first run.
  /// - Precondition: `number` is in `1...count`.
  package init(_ number: Int, of count: Int, film: String) {
    precondition((1...max(count, 1)).contains(number), "there is no run \(number) of \(count)")
    self.number = number
    self.count = count
    first = Int(Checksum.of(Array(film.utf8)) % UInt64(count))
  }

  /// Whether the frame that `index` others come before is made by this run.
  package func contains(_ index: Int) -> Bool {
    (index / Self.blockLength + first) % count == number - 1
  }
}
