import Filming
import Staging
import Wording

/// Plays a scene and compares it with its reference.
@MainActor
package struct SceneVerification {
  let scene: Scene
  let store: ReferenceStore
  /// The frame rate; `nil` for that of the reference.
  ///
  /// *Units*: frames a second.
  let rate: Int?
  let layers: ComparedLayers
  let comparer: FilmComparer
  /// Whether pictures may differ within a tolerance, so that their fingerprints tell nothing.
  let isLenient: Bool
  /// The pictures that other plays have drawn.
  let known: KnownPictures?

  /// Prepares to compare a scene with its reference; plays nothing yet.
  package init(
    scene: Scene, store: ReferenceStore, rate: Int?, layers: ComparedLayers,
    comparer: FilmComparer, isLenient: Bool, known: KnownPictures? = nil
  ) {
    self.known = known
    (self.scene, self.store, self.rate) = (scene, store, rate)
    (self.layers, self.comparer, self.isLenient) = (layers, comparer, isLenient)
  }

  /// Plays the scene and returns what differs.
  ///
  /// - Parameters:
  ///   - report: returns where a report is to be written; evaluated only if anything differs.
  ///   - acceptCommand: what to type to accept the scene as it is now.
  /// - Returns: the differences; none when the scene is as recorded.
  /// - Throws: `StagingError`, `FilmError`, `ReferenceError` or `FilmFileError`.
  package func verdict(
    report: @autoclosure () throws -> String? = nil, acceptCommand: String? = nil
  ) async throws -> FilmVerdict {
    try await outcome(report: report(), acceptCommand: acceptCommand).verdict
  }

  /// Plays the scene and returns what differs, with pictures for the page of all settings.
  ///
  /// - Parameters:
  ///   - report: returns where a report is to be written; evaluated only if anything differs.
  ///   - acceptCommand: what to type to accept the scene as it is now.
  ///   - showsPictures: whether pictures are made.
  /// - Returns: the differences, and pictures where there are key frames.
  /// - Throws: `StagingError`, `FilmError`, `ReferenceError` or `FilmFileError`.
  package func outcome(
    report: @autoclosure () throws -> String? = nil, acceptCommand: String? = nil,
    showsPictures: Bool = false
  ) async throws -> (verdict: FilmVerdict, pictures: GridCell.Pictures?) {
    guard let reference = try store.record(of: scene.referenceName) else {
      // A scene that cannot be shown, as by its name, cannot be recorded either.
      _ = try Stage(scene, rate: FilmTiming().rate, tuning: nil)
      var verdict = FilmVerdict(of: scene)
      verdict.findings = [
        FilmFinding(
          .noReference,
          "There is no reference of “\(scene.title)” in \(store.folder)/ to compare with.")
      ]
      return (verdict, nil)
    }
    if reference.keyStride > 0 {
      try store.check(ReferenceStore.keysName, of: scene.referenceName)
    }
    let found = KeyComparison.Findings()
    // Known pictures are not drawn, and could not be shown.
    let known = showsPictures ? nil : self.known
    let (record, hasKeys) = try await play(reference, known, into: found)
    var verdict = FilmVerdict(of: scene)
    let compared = RecordComparison(reference, record, on: layers).verdict
    (verdict.findings, verdict.notes) = (compared.findings, compared.notes)
    if isLenient, hasKeys {
      verdict.findings.removeAll { $0.kind == .pixels }
      // What both were made with is told as the cause of what is still told.
      if verdict.findings.allSatisfy({ $0.kind == .surroundings }) { verdict.findings = [] }
    }
    if layers.includePixels, hasKeys { note(found.all, reference, in: &verdict) }
    if !verdict.isSame, let report = try report() {
      try await FilmReport(verdict: verdict, acceptCommand: acceptCommand).write(
        to: report, of: scene, reference, record, keys: store.keys(of: scene.referenceName),
        heat: found.heat, jobs: comparer.jobs)
    }
    guard showsPictures, let shown = found.shown else { return (verdict, nil) }
    return (verdict, try GridCell.Pictures(shown, time: reference.time(of: shown.frame)))
  }

  private func play(
    _ reference: FilmRecord, _ known: KnownPictures?, into found: KeyComparison.Findings
  ) async throws -> (record: FilmRecord, hasKeys: Bool) {
    var recorder = SceneRecorder(scene)
    recorder.rate = rate ?? reference.rate
    recorder.jobs = comparer.jobs
    recorder.drawsPictures = layers.includePixels
    recorder.known = known
    let hasKeys = reference.keyStride > 0 && recorder.rate == reference.rate
    guard hasKeys, layers.includePixels else { return (try await recorder.record(), false) }
    recorder.isWanted = { frame, pixels in
      guard frame.isMultiple(of: reference.keyStride) else { return false }
      guard reference.frames.indices.contains(frame), reference.frames[frame].pixels == pixels
      else { return true }
      found.noteKnown(frame)
      return false
    }
    let path = store.keys(of: scene.referenceName)
    return try await KeyFrameReader.reading(path) {
      let keys = KeyComparison(
        try KeyFrameReader(path, stride: reference.keyStride, rate: reference.rate),
        of: reference.frames.map(\.pixels), stride: reference.keyStride, comparer: comparer,
        into: found)
      let output = FilmOutput(
        keys, scale: Double(scene.screen.scale), stride: reference.keyStride)
      return (try await recorder.record(into: [output]), true)
    }
  }

  /// Adds what the key frames show to the verdict.
  private func note(
    _ differences: [FilmComparer.Difference], _ reference: FilmRecord,
    in verdict: inout FilmVerdict
  ) {
    let different = differences.filter(\.isTooMuch)
    guard let first = different.first else { return }
    let frame = first.pair.reference
    let moment = Words.moment(reference.time(of: frame), frame: frame)
    let place = first.bounds.map { ", within \($0.inWords)" } ?? ""
    let sentence =
      "Of the key frames, \(different.count) differ\(different.count == 1 ? "s" : ""), first that at "
      + "\(moment): \(Words.count(first.differentCount, "pixel")) (\(Words.percent(first.share)))"
      + "\(place)."
    if let finding = verdict.findings.lastIndex(where: {
      [.physics, .views, .pixels, .missingFrames, .extraFrames].contains($0.kind)
    }) {
      verdict.findings[finding].details.append(sentence)
    } else {
      verdict.findings.append(
        FilmFinding(
          .pixels, "Pixels: " + sentence, frame: frame, time: reference.time(of: frame),
          frameCount: different.count))
    }
  }
}
