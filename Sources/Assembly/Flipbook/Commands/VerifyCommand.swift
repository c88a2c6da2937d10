import ArgumentParser
import Foundation
import References
import Staging
import Streams
import Wording

struct VerifyCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare scenes with what was recorded of them, and fail where they differ.",
    discussion: """
      Says which layer differs (the physics, the views or the pixels), which view, from when and by how \
      much. Exit code 1 where anything differs or there is no reference; the command that accepts the \
      change is printed. Without --appearance, --device, --size and --content-size, a scene is compared \
      in its own settings and in all that were recorded of it.
      """)

  @OptionGroup var references: ReferenceOptions
  @OptionGroup var settings: SettingOptions

  @Option(help: "What decides: motion, pixels or all.")
  var on = ComparedLayers.all

  @Option(help: "Frames a second; those of the reference by default.")
  var fps: Int?

  /// Compares of the scenes in Swift files only those that have a reference.
  @Flag(help: .hidden) var recorded = false

  @OptionGroup var tolerance: ToleranceOptions
  @OptionGroup var reports: ReportOptions
  @OptionGroup var jobs: JobsOption
  @OptionGroup var sources: SourceOptions
  @OptionGroup var walls: SandboxOption
  @OptionGroup var messages: MessageOptions

  var words: [String] { references.scenes }
  var isWalled: Bool { walls.sandbox }
  var places: [String] { [reports.junit].compactMap { $0 } + reports.pages }
  var store: ReferenceStore? { references.place.store }
  var playsSeveral: Bool { true }
  var width: Int { jobs.jobs }
  var console: Console { messages.console }

  func validate() throws {
    if let fps { try FilmOptions.check(fps: fps) }
  }

  func run(over gallery: [Scene], _ interruption: Interruption) async throws {
    var chosen = sources.scene
    if recorded, let words = SourceRunEnvironment.ofThisProcess?.words {
      let survey = try survey(beside: gallery)
      chosen = survey.recorded(ofFiles: words)
      if chosen.isEmpty {
        tellOrphans(survey, ReferenceOptions.Plays())
        throw ExitCode(1)
      }
    }
    let plays = try references.plays(from: gallery, chosen, in: settings, takesRecorded: true)
    try reports.check(scenes: plays.scenes.count)
    references.place.store.removeAbandoned()
    let known = KnownPictures()
    var turns = Turns<GridCell>(of: self, among: plays.scenes, interruption)
    for scene in try turns.mine(of: plays.shown, scene: \.name) {
      do {
        for found in turns.shared(FoundPictures.self) { known.add(found) }
        let cell = try await verify(scene, in: plays, known)
        try turns.share(known.found)
        turns.results.append(cell)
        if !reports.json { try tell(cell.verdict) }
      } catch {
        try turns.take(error, of: scene, console)
        var verdict = FilmVerdict(of: scene)
        verdict.findings = [FilmFinding(.error, "\(error)")]
        turns.results.append(
          GridCell(words: scene.setting.columns, verdict: verdict, page: nil, pictures: nil))
      }
    }
    guard try turns.end() else { return }
    let verdicts = turns.results.map(\.verdict)
    let differing = Set(verdicts.filter { !$0.isSame && !$0.isError }.map(\.name))
    let accept =
      differing.isEmpty
      ? nil : acceptCommand(plays.names(of: plays.shown.filter { differing.contains($0.title) }))
    if let accept, !reports.json, !messages.quiet {
      try StandardOutput.write("If this is meant to be so: \(accept)\n")
    }
    let survey = try survey(beside: gallery)
    tellOrphans(survey, plays)
    let faults =
      references.scenes.isEmpty && SourceRunEnvironment.ofThisProcess == nil
      ? try survey.faults() : []
    for fault in faults { console.report(fault) }
    try writeGrids(turns.results.filter { !$0.verdict.isError }, of: plays)
    let all = verdicts + crashes(of: plays, among: turns, verdicts) + missed(faults)
    try reports.write(all, title: "\(Program.name) verify", accept: accept)
    try turns.failed.check("compared")
    if !faults.isEmpty { throw ExitCode(2) }
    if !differing.isEmpty { throw ExitCode(1) }
  }

  private func survey(beside scenes: [Scene]) throws(ReferenceError) -> ReferenceSurvey {
    try ReferenceSurvey(store: references.place.store, scenes: scenes.map(\.name))
  }

  /// Returns verdicts on the scenes that ended the program, which could leave none.
  private func crashes(
    of plays: ReferenceOptions.Plays, among turns: Turns<GridCell>, _ verdicts: [FilmVerdict]
  ) -> [FilmVerdict] {
    plays.shown.filter { scene in
      turns.failed.names.contains(scene.name) && !verdicts.contains { $0.name == scene.title }
    }.map { scene in
      var verdict = FilmVerdict(of: scene)
      verdict.findings = [FilmFinding(.error, "“\(scene.title)” ended the program.")]
      return verdict
    }
  }

  /// Returns a verdict on references that could not be compared, whose scenes are not here.
  private func missed(_ faults: [String]) -> [FilmVerdict] {
    guard !faults.isEmpty else { return [] }
    var verdict = FilmVerdict(references.place.store.folder)
    verdict.findings = faults.map { FilmFinding(.error, $0) }
    return [verdict]
  }

  private func tell(_ verdict: FilmVerdict) throws {
    if verdict.isSame {
      if !messages.quiet {
        try StandardOutput.write(
          ([verdict.name + ": same."] + verdict.notes.map { "  " + $0 }).joined(separator: "\n")
            + "\n")
      }
      return
    }
    let lines = ["\(verdict.name): differs."] + verdict.lines.map { "  " + $0 }
    try StandardOutput.write(lines.joined(separator: "\n") + "\n")
  }

  private func tellOrphans(_ survey: ReferenceSurvey, _ plays: ReferenceOptions.Plays) {
    let store = survey.store
    for case .unknown(let scene, let word) in survey.references.map(\.setting)
    where plays.scenes.contains(where: { $0.name == scene }) {
      console.note(
        "\(store.folder(of: "\(scene),\(word)"))/ is not compared: “\(word)” is no setting that this"
          + " version knows.")
    }
    var gone: [String] = []
    for case .gone(let name, _) in survey.orphans {
      let scene = ReferenceStore.Name(name).scene
      if !gone.contains(scene) { gone.append(scene) }
    }
    if !gone.isEmpty { console.note(ReferenceSurvey.words(ofGone: gone, in: store)) }
  }

  /// Writes the pages of scenes that were compared in several settings, and those of others that were
  /// written earlier and are the same now; removes the pages of settings that are the same now.
  private func writeGrids(_ cells: [GridCell], of plays: ReferenceOptions.Plays) throws {
    for scene in plays.scenes {
      let own = cells.filter { $0.verdict.scene == scene.name }
      let differing = Set(own.filter { !$0.verdict.isSame }.map(\.verdict.name))
      guard let path = reports.path(scene: scene.name), !own.isEmpty else { continue }
      if plays.isInSeveralSettings(scene) {
        for cell in own where cell.verdict.isSame {
          let page = GridPage.path(of: cell.words.compactMap { $0 }, beside: path)
          if page != path { try WrittenPage(at: page)?.remove() }
        }
      } else if !differing.isEmpty || WrittenPage(at: path) == nil {
        continue
      }
      let accept =
        differing.isEmpty
        ? nil
        : acceptCommand(plays.names(of: plays.shown.filter { differing.contains($0.title) }))
      try GridPage(scene: scene.name, cells: own, acceptCommand: accept).write(to: path)
    }
  }

  func unnamedFiles(beside scenes: [Scene]) throws -> UnnamedFiles? {
    guard references.scenes.isEmpty, sources.scene.isEmpty else { return nil }
    let survey = try survey(beside: scenes)
    let unnamed = try survey.unnamedFiles(with: ["--recorded"], takesNew: false)
    let groups = unnamed?.groups ?? []
    let writesOne =
      reports.json || reports.junit != nil || reports.report?.contains("{scene}") == false
    if groups.count + (unnamed?.own.isEmpty == false ? 1 : 0) > 1, writesOne {
      let files = Words.list(groups.map { Words.list($0) })
      throw ValidationError(
        "The references in \(references.place.references)/ are of \(files), each a program of its own, and "
          + "--json, --junit and a --report without {scene} tell of one. Name the files of one.")
    }
    return unnamed
  }

  /// Returns the command that accepts the scenes as they are now.
  private func acceptCommand(_ scenes: [String]) -> String {
    var arguments = ["record"] + ReferencePlace.arguments(references.place.references)
    if let fps, fps != 60 { arguments += ["--fps", "\(fps)"] }
    if let fingers = sources.fingers { arguments += ShellCommand.option("--fingers", fingers) }
    return ShellCommand(arguments, scenes: scenes).text
  }

  @MainActor
  private func verify(
    _ scene: Scene, in plays: ReferenceOptions.Plays, _ known: KnownPictures
  ) async throws -> GridCell {
    let isOneOfSeveral = plays.isInSeveralSettings(scene)
    let path = reports.path(scene: scene, isOneOfSeveral: isOneOfSeveral)
    let outcome = try await SceneVerification(
      scene: scene, store: references.place.store, rate: fps, layers: on,
      comparer: tolerance.comparer(jobs: jobs.share), isLenient: tolerance.isLenient,
      known: known
    ).outcome(
      report: path, acceptCommand: acceptCommand(plays.names(of: [scene])),
      showsPictures: isOneOfSeveral && path != nil)
    let hasPage = isOneOfSeveral && outcome.verdict.findings.contains { $0.kind != .noReference }
    return GridCell(
      words: scene.setting.columns, verdict: outcome.verdict,
      page: hasPage ? path.map { String($0.split(separator: "/").last ?? "") } : nil,
      pictures: outcome.pictures)
  }
}

extension ReferencePlace {
  /// Returns the arguments that name the folder; none for the usual one.
  static func arguments(_ folder: String) -> [String] {
    folder == standard ? [] : ShellCommand.option("--references", folder)
  }
}
