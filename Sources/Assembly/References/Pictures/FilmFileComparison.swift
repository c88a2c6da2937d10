import FilmFiles
import Pixels
import Wording

/// Compares two films in files, whoever made them.
package struct FilmFileComparison: Sendable {
  /// The film that counts as right.
  package var reference: FilmSource
  /// The film that is compared with it.
  package var actual: FilmSource
  /// Whether a film of a larger scale is reduced to the scale of the other.
  package var fits = false
  package var comparer = FilmComparer()

  /// Prepares to compare the films at two paths, which are not opened before `run`.
  package init(_ reference: String, _ actual: String) {
    (self.reference, self.actual) = (FilmSource(reference), FilmSource(actual))
  }

  /// The result of the comparison, in words and in numbers.
  package struct Outcome: Sendable {
    /// What differs, in words; without findings where the films are the same.
    package var verdict: FilmVerdict
    /// The films as they were compared.
    var sources: (reference: FilmSource, actual: FilmSource)
    var reference: FilmTimes
    var actual: FilmTimes
    var pixels: FilmComparer.Outcome
  }

  /// Compares the films.
  ///
  /// - Throws: `FilmFileError` when a film cannot be read.
  package func run() throws(FilmFileError) -> Outcome {
    var sources = (reference: reference, actual: actual)
    var verdict = FilmVerdict("\(reference.path) and \(actual.path)")
    if let fit = try fit() {
      (sources.reference.change, sources.actual.change) = (fit.change, fit.change)
      verdict.notes.append(fit.note)
    }
    let times = (try FilmTimes(of: sources.reference), try FilmTimes(of: sources.actual))
    let pairs = times.0.pairs(with: times.1)
    let pixels = try comparer.compare(sources.reference.open(), sources.actual.open(), pairs)
    if let sizes = pixels.sizes, sizes.reference != sizes.actual {
      verdict.findings.append(sizeFinding(sizes.reference, sizes.actual))
    }
    var shift: FrameAlignment.Shift?
    let isDifferent = pixels.differences.contains(where: \.isTooMuch)
    if isDifferent, let first = pixels.differences.first?.pair.reference,
      times.0.areThose(of: times.1)
    {
      let one = try FilmTail(of: sources.reference, from: first)
      let other = try FilmTail(of: sources.actual, from: first)
      shift = try FrameAlignment.shift(from: first, times.0.starts.count, times.1.starts.count) {
        (old, new) throws(FilmFileError) in
        try one.fingerprint(ofFrame: old) == other.fingerprint(ofFrame: new)
      }
    }
    verdict.findings +=
      FilmLengths(
        reference: times.0.length, actual: times.1.length, shift: shift
      ).findings
    if times.0.hasOtherRate(than: times.1) {
      verdict.notes.append(
        "Rate: \(Words.number(times.1.rate)) frames a second instead of "
          + "\(Words.number(times.0.rate)); frames of the same time are compared.")
    }
    if shift == nil { verdict.findings += [pixelFinding(pixels, pairs, times.0)].compactMap { $0 } }
    return Outcome(
      verdict: verdict, sources: sources, reference: times.0, actual: times.1, pixels: pixels)
  }

  /// Returns how both films are brought to one size; `nil` when they have one, or should keep
  /// theirs.
  private func fit() throws(FilmFileError) -> FilmFit? {
    let isVideo = try Films.isVideo(reference.path) != Films.isVideo(actual.path)
    guard fits || isVideo, let one = try reference.firstSize(), let other = try actual.firstSize()
    else { return nil }
    let video = isVideo ? FilmFit(evenSides: one, other) : nil
    return video ?? (fits ? FilmFit(scales: one, other) : nil)
  }

  private func sizeFinding(_ reference: PixelSize, _ actual: PixelSize) -> FilmFinding {
    FilmFinding(
      .size,
      "Size: the pictures have \(actual) pixels instead of \(reference); they are not compared.",
      details: FilmFit(scales: reference, actual).map { fit in
        ["--fit brings them to \(fit.size) pixels, in which they can be."]
      } ?? [])
  }

  private func pixelFinding(
    _ outcome: FilmComparer.Outcome, _ pairs: [FrameAlignment.Pair], _ times: FilmTimes
  ) -> FilmFinding? {
    let different = outcome.differences.filter(\.isTooMuch)
    guard let first = different.first, let last = different.last else { return nil }
    func moment(_ difference: FilmComparer.Difference) -> String {
      let frame = difference.pair.reference
      return Words.moment(times.starts[frame], frame: frame)
    }
    var details: [String] = []
    if let window = first.worstWindow {
      details.append(
        "The worst window, \(window.part.inWords), differs in \(Words.percent(window.share)).")
    }
    if first.toleratedCount > 0 {
      details.append("\(Words.count(first.toleratedCount, "pixel")) more are tolerated there.")
    }
    if let worst = different.max(by: { $0.differentCount < $1.differentCount }),
      worst.differentCount > first.differentCount
    {
      details.append(
        "Most pixels differ at \(moment(worst)): \(Words.count(worst.differentCount, "pixel")) "
          + "(\(Words.percent(worst.share))).")
    }
    details.append(
      "\(Words.differing(different.count, of: pairs.count)), the last at \(moment(last)).")
    let place = first.bounds.map { ", within \($0.inWords)" } ?? ""
    return FilmFinding(
      .pixels,
      "Pixels: \(Words.count(first.differentCount, "pixel")) (\(Words.percent(first.share))) "
        + "differ\(first.differentCount == 1 ? "s" : "") from \(moment(first))\(place).",
      details: details, frame: first.pair.reference, time: times.starts[first.pair.reference],
      frameCount: different.count)
  }
}

extension PixelRectangle {
  /// The rectangle in words: `40×22 pixels at 12, 300`.
  var inWords: String { "\(width)×\(height) pixels at \(x), \(y)" }
}
