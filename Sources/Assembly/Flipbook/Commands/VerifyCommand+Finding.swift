import Compiling
import Files
import Foundation
import References
import Staging
import Streams

extension VerifyCommand {
  /// What accepts scenes as they are now.
  private var record: RecordLine {
    var arguments = ["record"] + ReferencePlace.arguments(references.place.references)
    if let fps, fps != 60 { arguments += ["--fps", "\(fps)"] }
    arguments += sources.arguments() + (walls.sandbox ? ["--sandbox"] : [])
    return RecordLine(
      program: Program.words.first ?? Program.name, arguments: arguments,
      files: SourceRunEnvironment.ofThisProcess?.words)
  }

  /// Whether pages are made, which takes time.
  private var makesPages: Bool { reports.report != nil || blob != nil || part != nil }
  /// Whether what differs is recorded anew.
  private var makesChanges: Bool { outcomes.patch != nil || blob != nil }

  /// Returns the command that accepts a scene in one setting.
  private func accept(_ scene: Scene, of plays: ReferenceOptions.Plays) -> String {
    ShellCommand(record.arguments, scenes: plays.names(of: [scene]), ofFiles: record.files)
      .text(of: record.program)
  }

  /// Plays a scene and compares it.
  @MainActor
  func verify(
    _ scene: Scene, of plays: ReferenceOptions.Plays, _ known: KnownPictures
  ) async throws -> VerifiedScene {
    let store = references.place.store
    let isOneOfSeveral = plays.isInSeveralSettings(scene)
    let draft = makesPages ? try DraftFolder.temporary() : nil
    defer { draft?.cancel() }
    let page = draft.map { "\($0.whole)/page.html" }
    let (verdict, pictures) = try await SceneVerification(
      scene: scene, store: store, rate: fps, layers: on,
      comparer: tolerance.comparer(jobs: jobs.share), isLenient: tolerance.isLenient,
      known: known
    ).outcome(
      report: page, acceptCommand: accept(scene, of: plays),
      showsPictures: isOneOfSeveral && makesPages)
    var found = VerifiedScene(
      index: plays.index(of: scene), reference: scene.referenceName, words: scene.setting.columns,
      verdict: verdict, isOneOfSeveral: isOneOfSeveral)
    found.pictures = pictures
    if let page, Standing(at: page) == .file {
      found.page = String(decoding: try SourceFile.bytes(of: page), as: UTF8.self)
    }
    let place = WorkTree.path(store.folder)
    found.places = verdict.findings.map { store.row(of: $0, in: scene.referenceName, at: place) }
    if makesChanges, !verdict.isSame { found.changes = try await changes(of: scene) }
    return found
  }

  /// Records a scene as it is now, beside its reference.
  ///
  /// - Returns: what would change.
  @MainActor
  private func changes(of scene: Scene) async throws -> [RecordChange] {
    let store = references.place.store
    let draft = try DraftFolder.temporary()
    defer { draft.cancel() }
    let old = try store.record(of: scene.referenceName)
    var recorder = SceneRecorder(scene)
    recorder.rate = fps ?? old?.rate ?? recorder.rate
    recorder.jobs = jobs.share
    recorder.place = ReferenceSurvey.place(in: store)
    let other = ReferenceStore(draft.whole)
    try await recorder.keep(in: other, frames: old.map(KeyFrames.init(of:)) ?? .keys)
    return try store.changes(
      of: scene.referenceName, to: other, at: WorkTree.path(store.folder))
  }

  /// Returns what is known of a scene that could not be compared.
  func failed(
    _ scene: Scene, of plays: ReferenceOptions.Plays, _ sentence: String,
    at error: (any Error)? = nil
  ) -> VerifiedScene {
    var verdict = FilmVerdict(of: scene)
    verdict.findings = [FilmFinding(.error, sentence)]
    var found = VerifiedScene(
      index: plays.index(of: scene), reference: scene.referenceName, words: scene.setting.columns,
      verdict: verdict, isOneOfSeveral: plays.isInSeveralSettings(scene))
    if case .damaged(let path, let line, _) = error as? ReferenceError {
      found.places = [RecordPlace(path: WorkTree.path(path), line: line)]
    }
    return found
  }

  /// Returns what is known of a scene whose code ended its program.
  private func crashed(_ scene: Scene, of plays: ReferenceOptions.Plays) -> VerifiedScene {
    guard let crash = PlayEnvironment.ofThisProcess?.handover.crash(of: scene.name) else {
      return failed(scene, of: plays, "“\(scene.title)” ended the program.")
    }
    var found = failed(scene, of: plays, crash.sentence)
    if let path = crash.path {
      found.places = [RecordPlace(path: WorkTree.path(path), line: crash.line ?? 1)]
    }
    return found
  }

  /// Returns what all plays have found.
  func outcome(
    of all: ReferenceOptions.Plays, _ plays: ReferenceOptions.Plays, _ turns: Turns<VerifiedScene>,
    _ survey: ReferenceSurvey
  ) throws -> VerifyOutcome {
    var outcome = VerifyOutcome(
      title: "\(Program.name) verify",
      share: try shard.map { try ShardOption.share($0) }.map {
        VerifyOutcome.Share(number: $0.number, count: $0.count)
      },
      subjects: all.scenes.map {
        VerifyOutcome.Subject(name: $0.name, usual: all.usualNames(of: $0), record: record)
      }, count: all.shown.count, folder: references.place.store.folder)
    // Only shares are compared by it, whose files are merged.
    if blob != nil { outcome.basis = try basis(of: all) }
    outcome.results = turns.results
    let known = Set(turns.results.map(\.verdict.name))
    outcome.crashed = plays.shown.filter {
      turns.failed.names.contains($0.name) && !known.contains($0.title)
    }.map { crashed($0, of: all) }
    outcome.failed = turns.failed.names
    outcome.faults =
      references.scenes.isEmpty && SourceRunEnvironment.ofThisProcess == nil
      ? try survey.faults() : []
    return outcome
  }
}

extension VerifyCommand {
  /// Returns a number for all that decides over the verdicts but for the program itself.
  private func basis(of all: ReferenceOptions.Plays) throws -> UInt64 {
    var words = [
      on.rawValue, fps.map { "\($0)" } ?? "", "\(tolerance.tolerance)", "\(tolerance.window)",
      tolerance.maxDiff.map { "\($0)" } ?? "", tolerance.maxWindow.map { "\($0)" } ?? "",
    ]
    let store = references.place.store
    for scene in all.shown { words.append(try store.ledgerText(of: scene.referenceName) ?? "") }
    for word in SourceRunEnvironment.ofThisProcess?.words ?? [] {
      let whole = word.hasPrefix("/") ? word : "\(WorkTree.current)/\(word)"
      for path in SourceFiles.code(at: whole) {
        words.append(String(decoding: try SourceFile.bytes(of: path), as: UTF8.self))
      }
    }
    return Checksum.of(Array(words.map { "\($0.utf8.count) \($0)" }.joined().utf8))
  }
}

extension ReferenceSurvey {
  /// Where the scenes of this program stand, as their references say it.
  static func place(in store: ReferenceStore) -> ScenePlace {
    SourceRunEnvironment.ofThisProcess.map { .files(files(named: $0.words, in: store)) }
      ?? .program(Program.name)
  }
}
