import Wording

/// The length of a film.
struct FilmLength: Hashable, Sendable {
  /// How many frames there are.
  let count: Int
  /// How long it plays.
  ///
  /// *Units*: seconds.
  let seconds: Double
  /// The frame rate.
  ///
  /// *Units*: frames a second.
  let rate: Double

  init(_ count: Int, rate: Double) {
    self.init(count, seconds: Double(count) / rate, rate: rate)
  }

  init(_ count: Int, seconds: Double, rate: Double) {
    self.count = count
    self.seconds = seconds
    self.rate = rate
  }
}

/// Compares the lengths of two films.
struct FilmLengths {
  let reference: FilmLength
  let actual: FilmLength
  var shift: FrameAlignment.Shift?
  /// What happens after the frames that are put in or left out, where these are a pause.
  var pause: String?

  /// What differs, if anything.
  var findings: [FilmFinding] {
    var findings: [FilmFinding] = []
    let rate = reference.rate
    var expected = reference.seconds
    if let shift {
      let time = Double(shift.frame) / rate
      let moment = Words.moment(time, frame: shift.frame)
      let (count, frames) = (shift.count, Words.count(shift.count, "frame"))
      expected += Double(shift.isMissing ? -count : count) / rate
      let verb = "\(count == 1 ? "is" : "are") \(shift.isMissing ? "missing" : "put in")"
      findings.append(
        FilmFinding(
          shift.isMissing ? .missingFrames : .extraFrames,
          "Frames: \(pause ?? "\(frames) \(verb) at \(moment)"); the frames after that are those of "
            + "the reference, \(count) \(shift.isMissing ? "earlier" : "later").",
          frame: shift.frame, time: time, frameCount: count))
    }
    let seconds = actual.seconds - expected
    // When the rates differ, the last frame may stand longer.
    let slack = rate == actual.rate ? 1e-9 : 1 / min(rate, actual.rate) + 1e-9
    guard abs(seconds) > slack else { return findings }
    // Frames that were left out or put in explain that the film ends so much earlier or later.
    if let shift, abs(seconds) * rate <= Double(shift.count) + 1e-6 { return findings }
    findings.append(finding(ending: seconds))
    return findings
  }

  /// Describes that the film ends at another time.
  ///
  /// - Parameter seconds: how much later than expected the film ends; negative for earlier.
  /// - Returns: the difference in words.
  private func finding(ending seconds: Double) -> FilmFinding {
    let isShort = seconds < 0
    let end = "the film ends \(Words.seconds(abs(seconds))) \(isShort ? "earlier" : "later")."
    let missing = reference.count - actual.count
    // Frames may stand for different times, so that their number says nothing.
    guard missing != 0, (missing > 0) == isShort else {
      return FilmFinding(
        .length,
        "Length: \(Words.seconds(actual.seconds)) instead of \(Words.seconds(reference.seconds)); \(end)",
        time: min(actual.seconds, reference.seconds))
    }
    return FilmFinding(
      isShort ? .tooFewFrames : .tooManyFrames,
      "Frames: too \(isShort ? "few" : "many"), \(actual.count) instead of \(reference.count); \(end)",
      frame: isShort ? actual.count : reference.count,
      time: min(actual.seconds, reference.seconds), frameCount: abs(missing))
  }
}
