import FilmFiles

/// The times at which the frames of a film are shown.
struct FilmTimes: Hashable, Sendable {
  /// How long each frame is shown.
  ///
  /// *Units*: seconds.
  let durations: [Double]
  let starts: [Double]
  /// How long the film plays.
  ///
  /// *Units*: seconds.
  let total: Double
  /// How long a frame stands that is not merged with others.
  ///
  /// *Units*: seconds.
  let period: Double
  /// How many rows of such frames there are for each of them: between others, each row has an error
  /// of its own.
  private let rowsPerFrame: Double

  init(durations: [Double]) {
    self.durations = durations
    var (starts, total) = ([Double](), 0.0)
    for duration in durations {
      starts.append(total)
      total += duration
    }
    self.starts = starts
    self.total = total
    let shortest = durations.min() ?? 1
    // GIF rounds to hundredths of a second: 3, 3 and 4 of them are a thirtieth each.
    let isPlain = durations.map { $0 < shortest * 1.5 }
    let plain = zip(durations, isPlain).filter(\.1).map(\.0)
    let count = Double(max(1, plain.count))
    period = plain.isEmpty ? 1 : plain.reduce(0, +) / count
    rowsPerFrame = Double(zip([false] + isPlain, isPlain).count { !$0 && $1 }) / count
  }

  /// Reads the times of a film, from its start to its end.
  ///
  /// - Throws: `FilmFileError.cannotRead`.
  init(of film: FilmSource) throws(FilmFileError) {
    let reader = try film.open()
    if let durations = reader.knownDurations {
      self.init(durations: durations)
      return
    }
    var durations: [Double] = []
    while let image = try reader.next() { durations.append(image.duration) }
    self.init(durations: durations)
  }

  /// The frame rate, in frames a second.
  var rate: Double { 1 / period }

  var length: FilmLength { FilmLength(starts.count, seconds: total, rate: rate) }

  /// Returns true when the rates differ by more than rounding explains.
  func hasOtherRate(than other: FilmTimes) -> Bool {
    abs(period - other.period) > roundingOfPeriod + other.roundingOfPeriod + Self.slack
  }

  /// How far the period may be from what was meant.
  ///
  /// GIF rounds times to hundredths of a second, WebP and WebM to thousandths; the frames of a row
  /// share that error.
  ///
  /// *Units*: seconds.
  private var roundingOfPeriod: Double {
    let unit = [100.0, 1000].first { rate in
      durations.allSatisfy { abs($0 * rate - ($0 * rate).rounded()) < Self.slack }
    }
    return unit.map { rowsPerFrame / $0 } ?? 0
  }

  /// Returns true when the frames of both begin at the same moments.
  func areThose(of other: FilmTimes) -> Bool {
    zip(starts, other.starts).allSatisfy { abs($0 - $1) < Self.slack }
      && abs(period - other.period) < Self.slack
  }

  /// Returns which frames of two films are shown at the same time.
  ///
  /// One pair for each frame of the slower film, several where a frame stands for merged ones.
  func pairs(with other: FilmTimes) -> [FrameAlignment.Pair] {
    if areThose(of: other) {
      return (0..<min(starts.count, other.starts.count)).map {
        FrameAlignment.Pair(reference: $0, actual: $0)
      }
    }
    let isSlower = period >= other.period
    let (slow, fast) = isSlower ? (self, other) : (other, self)
    var pairs: [FrameAlignment.Pair] = []
    var partner = 0
    for (frame, start) in slow.starts.enumerated() {
      let count = max(1, Int((slow.durations[frame] / slow.period).rounded()))
      for part in 0..<count {
        let time = start + slow.durations[frame] * Double(part) / Double(count)
        guard time < fast.total - Self.slack else { return pairs }
        // The frame that begins nearest.
        while partner + 1 < fast.starts.count,
          fast.starts[partner + 1] <= time + fast.period / 2
        {
          partner += 1
        }
        let pair =
          isSlower
          ? FrameAlignment.Pair(reference: frame, actual: partner)
          : FrameAlignment.Pair(reference: partner, actual: frame)
        if pair != pairs.last { pairs.append(pair) }
      }
    }
    return pairs
  }

  /// How far apart moments may be and count as the same.
  ///
  /// *Units*: seconds.
  private static let slack = 1e-6
}
