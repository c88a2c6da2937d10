import Fingerprints
import Wording

/// Compares a run of a scene with its reference, layer by layer.
package struct RecordComparison {
  let reference: FilmRecord
  let actual: FilmRecord
  let layers: ComparedLayers

  package init(_ reference: FilmRecord, _ actual: FilmRecord, on layers: ComparedLayers = .all) {
    self.reference = reference
    self.actual = actual
    self.layers = layers
  }

  /// What differs, in words.
  package var verdict: FilmVerdict {
    var verdict = FilmVerdict(reference.scene)
    let alignment = alignment
    if reference.size != actual.size, layers.includePixels {
      verdict.findings.append(
        FilmFinding(
          .size,
          "Size: the pictures have \(actual.size) pixels instead of \(reference.size); they are not "
            + "compared."))
    }
    if reference.rate != actual.rate {
      verdict.findings.append(
        FilmFinding(
          .rate,
          "Rate: \(actual.rate) frames a second instead of \(reference.rate); frames of the same "
            + "time are compared."))
    }
    let lengths = lengthFindings(alignment)
    let motion = MotionComparison(reference, actual, alignment.pairs)
    let moved = layers.includeMotion ? motion.finding : nil
    // When the motion differs, the film's end may differ because of it, which is not reported.
    let isConsequence = moved != nil && alignment.shift == nil
    if !isConsequence { verdict.findings += lengths }
    verdict.findings += [moved].compactMap { $0 }
    let looks = LookComparison(
      reference: reference, actual: actual, pairs: alignment.pairs, moved: motion.differingPairs)
    if layers == .all { verdict.findings += [looks.finding].compactMap { $0 } }
    if layers.includePixels, reference.size == actual.size {
      verdict.findings += [pixelFinding(alignment.pairs)].compactMap { $0 }
    }
    if isConsequence { verdict.findings += lengths }
    return verdict
  }

  /// Which frames are compared with which.
  var alignment: FrameAlignment {
    guard reference.rate == actual.rate else {
      return FrameAlignment(
        referenceCount: reference.frames.count, rate: Double(reference.rate),
        actualCount: actual.frames.count, rate: Double(actual.rate))
    }
    return FrameAlignment(reference.frames.map(Self.key), actual.frames.map(Self.key))
  }

  /// Returns the fingerprints by which frames are compared.
  private static func key(_ frame: RecordedFrame) -> [Fingerprint] {
    [frame.motion, frame.drawing]
  }

  private func lengthFindings(_ alignment: FrameAlignment) -> [FilmFinding] {
    FilmLengths(
      reference: FilmLength(reference.frames.count, rate: Double(reference.rate)),
      actual: FilmLength(actual.frames.count, rate: Double(actual.rate)), shift: alignment.shift
    ).findings
  }

  /// Finds pictures that differ though their drawings are equal; or, when only pixels count, that
  /// differ at all.
  private func pixelFinding(_ pairs: [FrameAlignment.Pair]) -> FilmFinding? {
    let different = pairs.filter { pair in
      let (one, other) = (reference.frames[pair.reference], actual.frames[pair.actual])
      guard let old = one.pixels, let new = other.pixels, old != new else { return false }
      return layers == .pixels || one.drawing == other.drawing
    }
    guard let first = different.first, let last = different.last else { return nil }
    let time = reference.time(of: first.reference)
    let moment = Words.moment(time, frame: first.reference)
    let sentence =
      layers == .pixels
      ? "Pixels: the pictures differ from \(moment)."
      : "Pixels: the same drawing becomes another picture from \(moment): the rasterizer, a font or "
        + "Cairo changed, and no view did."
    return FilmFinding(
      .pixels, sentence,
      details: [
        Words.differing(different.count, of: pairs.count) + ", the last at "
          + "\(Words.moment(reference.time(of: last.reference), frame: last.reference))."
      ],
      frame: first.reference, time: time, frameCount: different.count)
  }
}
