/// Which frames of two films are compared with each other.
struct FrameAlignment: Hashable, Sendable {
  /// A frame of the reference and one of the other film.
  struct Pair: Hashable, Sendable {
    let reference: Int
    let actual: Int
  }

  /// The pairs, in order.
  var pairs: [Pair]
  /// The frames that one of the films lacks; `nil` for none.
  var shift: Shift?

  struct Shift: Hashable, Sendable {
    /// The first frame that is left out or added.
    let frame: Int
    let count: Int
    /// Whether frames of the reference are left out; otherwise frames are added.
    let isMissing: Bool
  }

  /// Aligns two films of one rate.
  ///
  /// - Parameters:
  ///   - reference: a value for each frame of the reference, equal for equal frames.
  ///   - actual: the same for the other film.
  init<Key: Equatable>(_ reference: [Key], _ actual: [Key]) {
    let shortest = min(reference.count, actual.count)
    pairs = (0..<shortest).map { Pair(reference: $0, actual: $0) }
    guard let first = (0..<shortest).first(where: { reference[$0] != actual[$0] }) else { return }
    shift = Self.shift(from: first, reference.count, actual.count) { reference[$0] == actual[$1] }
    guard let shift else { return }
    let (skippedInReference, skippedInActual) =
      shift.isMissing ? (shift.count, 0) : (0, shift.count)
    pairs =
      pairs.prefix(first)
      + (first..<max(first, shortest)).compactMap { place in
        let pair = Pair(
          reference: place + skippedInReference, actual: place + skippedInActual)
        return pair.reference < reference.count && pair.actual < actual.count ? pair : nil
      }
  }

  /// Aligns two films of different rates by time: one pair for each frame of the slower film.
  ///
  /// *Units*: frames a second.
  init(referenceCount: Int, rate: Double, actualCount: Int, rate actualRate: Double) {
    let slower = min(rate, actualRate)
    pairs = []
    var frame = 0
    while true {
      let time = Double(frame) / slower
      let pair = Pair(
        reference: Int((time * rate + Self.slack).rounded(.down)),
        actual: Int((time * actualRate + Self.slack).rounded(.down)))
      guard pair.reference < referenceCount, pair.actual < actualCount else { return }
      pairs.append(pair)
      frame += 1
    }
  }

  /// Returns the shift after which the rest of two films is equal, if there is a short one.
  ///
  /// - Parameters:
  ///   - first: the first frame that differs.
  ///   - referenceCount: how many frames the reference has.
  ///   - actualCount: how many frames the other film has.
  ///   - isEqual: returns true when a frame of the reference equals one of the other film.
  /// - Returns: the frames that are left out or added; `nil` when that does not explain the
  ///   difference.
  /// - Throws: what `isEqual` throws.
  static func shift<Failure: Error>(
    from first: Int, _ referenceCount: Int, _ actualCount: Int,
    isEqual: (Int, Int) throws(Failure) -> Bool
  ) throws(Failure) -> Shift? {
    /// Returns true when the rests are equal as far as both go, and are long enough.
    func continues(_ reference: Int, _ actual: Int) throws(Failure) -> Bool {
      let count = min(referenceCount - reference, actualCount - actual)
      guard count >= leastEvidence else { return false }
      for place in 0..<count {
        guard try isEqual(reference + place, actual + place) else { return false }
      }
      return true
    }
    for count in 1...longestShift {
      if try continues(first + count, first) {
        return Shift(frame: first, count: count, isMissing: true)
      }
      if try continues(first, first + count) {
        return Shift(frame: first, count: count, isMissing: false)
      }
    }
    return nil
  }

  /// The longest shift that is looked for: with a longer one, it is another film.
  ///
  /// *Units*: frames.
  private static let longestShift = 30
  /// The fewest frames that must be equal: fewer may be equal by chance.
  ///
  /// *Units*: frames.
  private static let leastEvidence = 3
  /// How far a time may be from the frame that is meant, in frames.
  private static let slack = 1e-6
}
