/// Which frames of two films belong together.
struct FrameAlignment: Hashable, Sendable {
  /// A frame of the reference and one of the other film.
  struct Pair: Hashable, Sendable {
    let reference: Int
    let actual: Int
  }

  /// In order.
  var pairs: [Pair]
  /// Frames of the reference that the other film leaves out, or of the other film that are new.
  var shift: Shift?

  struct Shift: Hashable, Sendable {
    /// The first frame that is left out or put in.
    let frame: Int
    let count: Int
    /// Whether frames of the reference are left out; otherwise new ones are put in.
    let isMissing: Bool
  }

  /// Two films of one rate.
  ///
  /// - Parameters:
  ///   - reference: what tells frames apart, one a frame.
  ///   - actual: the same of the other film.
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

  /// Two films of two rates, matched in time: one pair for each frame of the slower film.
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

  /// What makes the rest of two films equal, if few frames do that are left out or put in.
  ///
  /// - Parameters:
  ///   - first: the first frame that differs.
  ///   - isEqual: whether a frame of the reference equals one of the other film.
  static func shift<Failure: Error>(
    from first: Int, _ referenceCount: Int, _ actualCount: Int,
    isEqual: (Int, Int) throws(Failure) -> Bool
  ) throws(Failure) -> Shift? {
    /// Whether the rests are equal, as far as both go, and say something.
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

  /// More frames than this are another film. Units: frames.
  private static let longestShift = 30
  /// Fewer frames that fit may fit by chance. Units: frames.
  private static let leastEvidence = 3
  /// How far in frames a time may be off the frame that it means.
  private static let slack = 1e-6
}
