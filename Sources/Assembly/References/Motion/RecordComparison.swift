import Fingerprints
import Rasterizer
import Wording

/// Compares a run of a scene with its reference, layer by layer.
package struct RecordComparison {
  let reference: FilmRecord
  let actual: FilmRecord
  let layers: ComparedLayers
  /// The variable that names the folder of letters here, and the folder; nil where none does.
  var namedLetters = FilmMaterial.namedLetters

  /// Takes a reference and a run, of which only `layers` are compared.
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
      reference: reference, actual: actual, pairs: alignment.pairs, moved: motion.movedPairs,
      viewsAmiss: motion.viewsAmiss, hasOtherFonts: !otherFonts.isEmpty)
    if layers == .all { verdict.findings += [looks.finding].compactMap { $0 } }
    if layers.includePixels, reference.size == actual.size {
      verdict.findings += [pixelFinding(alignment.pairs)].compactMap { $0 }
    }
    if isConsequence { verdict.findings += lengths }
    tellOrigin(in: &verdict)
    if reference.isOfOlderVersion {
      let tellsStances = reference.motionVersion > 1 && reference.origin != nil
      verdict.notes.append(
        "The reference is of an older version, which tells "
          + (tellsStances
            ? "less of texts, images, views without a name and how far views are scrolled"
            : "no scales, shears, tilts, letters and libraries")
          + ". To keep those too, record the scene again.")
    }
    return verdict
  }

  /// How the files of letters here differ from those of the reference; empty where it does not tell.
  private var otherFonts: [String] {
    guard let old = reference.origin, let new = actual.origin else { return [] }
    return new.otherFonts(than: old)
  }

  /// How the libraries here differ from those of the reference; empty where it does not tell.
  private var otherLibraries: [String] {
    guard let old = reference.origin, let new = actual.origin else { return [] }
    return new.otherLibraries(than: old)
  }

  /// Whether libraries may move what they are asked to draw, as those for another processor.
  private var librariesMayMove: Bool {
    guard let old = reference.origin, let new = actual.origin else { return false }
    return old.processor != new.processor
  }

  /// Says first what differs in what both were made with, where anything differs.
  private func tellOrigin(in verdict: inout FilmVerdict) {
    guard !verdict.findings.isEmpty else { return }
    let (fonts, libraries) = (otherFonts, otherLibraries)
    guard !fonts.isEmpty || !libraries.isEmpty else { return }
    if fonts.isEmpty, !librariesMayMove, verdict.findings.allSatisfy({ $0.kind != .pixels }) {
      verdict.notes.append(
        "Libraries, of which no version is known to move anything: \(Words.list(libraries)).")
      return
    }
    let made = fonts.isEmpty ? "Libraries: " : "Letters: "
    var sentence = made + Words.list(fonts.isEmpty ? libraries : fonts)
    // Letters and libraries change no sizes and rates, which are told for themselves.
    let kinds: [FilmFinding.Kind] = [.physics, .views, .pixels]
    let place = verdict.findings.firstIndex { kinds.contains($0.kind) }
    let seen = place.map { verdict.findings[$0] }
    if let seen, let colon = seen.sentence.firstRange(of: ": ") {
      sentence += ": " + seen.sentence[colon.upperBound...]
    }
    if !sentence.hasSuffix(".") { sentence += "." }
    var details = [
      fonts.isEmpty
        ? "That may be all that differs. To compare with the same, verify where it was recorded; to keep "
          + "what is made here, record the scene here."
        : "That may be all that differs. \(gettingLetters); to keep these, record the scene here."
    ]
    if !fonts.isEmpty, !libraries.isEmpty { details.append(Words.list(libraries) + ".") }
    // What differs first has been told; how many frames do has not.
    if let place, let seen, let colon = seen.sentence.firstRange(of: ": ") {
      let count = Words.differing(seen.frameCount ?? 0, of: alignment.pairs.count)
      if let detail = seen.details.firstIndex(where: { $0.hasPrefix(count) }) {
        verdict.findings[place].sentence =
          seen.sentence[..<colon.upperBound] + verdict.findings[place].details.remove(at: detail)
      }
    }
    verdict.findings.insert(
      FilmFinding(
        .surroundings, sentence, details: details, frame: seen?.frame, time: seen?.time,
        view: seen?.view), at: 0)
  }

  /// Says how to get the letters of the reference.
  private var gettingLetters: String {
    guard let namedLetters else {
      return
        "To compare with the same letters, install those files (`flipbook doctor` says how to get"
        + " the ones that Flipbook is made with)"
    }
    return
      "Letters are those of \(namedLetters.folder) here, which \(namedLetters.variable) names: to"
      + " compare with the same letters, unset it or let it name their folder"
  }

  /// Which frames are compared with which.
  var alignment: FrameAlignment {
    guard reference.rate == actual.rate else {
      return FrameAlignment(
        referenceCount: reference.frames.count, rate: Double(reference.rate),
        actualCount: actual.frames.count, rate: Double(actual.rate))
    }
    let (olds, news) = (reference.frames.map(key), actual.frames.map(key))
    let alignment = FrameAlignment(olds, news)
    guard let shift = alignment.shift else { return alignment }
    // Where the films go on as one, what differs for a while is told of the views.
    let rest = min(olds.count, news.count)
    let end = min(shift.frame + shift.count, rest)
    guard end < rest, zip(olds[end..<rest], news[end..<rest]).allSatisfy({ $0 == $1 }) else {
      return alignment
    }
    var direct = alignment
    direct.pairs = (0..<rest).map { FrameAlignment.Pair(reference: $0, actual: $0) }
    direct.shift = nil
    return direct
  }

  /// Returns the fingerprints by which frames are compared.
  private func key(_ frame: RecordedFrame) -> [Fingerprint] {
    [frame.motion(inVersion: reference.motionVersion), frame.drawing]
  }

  private func lengthFindings(_ alignment: FrameAlignment) -> [FilmFinding] {
    FilmLengths(
      reference: FilmLength(reference.frames.count, rate: Double(reference.rate)),
      actual: FilmLength(actual.frames.count, rate: Double(actual.rate)), shift: alignment.shift,
      pause: alignment.shift.flatMap(pause)
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
    let isKnown = !otherFonts.isEmpty || !otherLibraries.isEmpty
    let reason =
      isKnown ? "" : ": the rasterizer, a font or a library changed, and no view did"
    let sentence =
      layers == .pixels
      ? "Pixels: the pictures differ from \(moment)."
      : "Pixels: the same drawing becomes another picture from \(moment)\(reason)."
    return FilmFinding(
      .pixels, sentence,
      details: [
        Words.differing(different.count, of: pairs.count) + ", the last at "
          + "\(Words.moment(reference.time(of: last.reference), frame: last.reference))."
      ],
      frame: first.reference, time: time, frameCount: different.count)
  }
}
