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
      change is printed.
      """)

  @OptionGroup var references: ReferenceOptions

  @Option(help: "What decides: motion, pixels or all.")
  var on = ComparedLayers.all

  @Option(help: "Frames a second; those of the reference by default.")
  var fps: Int?

  @OptionGroup var tolerance: ToleranceOptions
  @OptionGroup var reports: ReportOptions
  @OptionGroup var jobs: JobsOption
  @OptionGroup var sources: SourceOptions
  @OptionGroup var walls: SandboxOption
  @OptionGroup var messages: MessageOptions

  var words: [String] { references.scenes }
  var isWalled: Bool { walls.sandbox }
  var places: [String] { [reports.junit, reports.report].compactMap { $0 } }
  var store: ReferenceStore? { references.place.store }
  var playsSeveral: Bool { true }
  var console: Console { messages.console }

  func validate() throws {
    if let fps { try FilmOptions.check(fps: fps) }
  }

  func run(over gallery: [Scene], _ interruption: Interruption) async throws {
    let selected = try references.selected(from: gallery, sources.scene)
    try reports.check(scenes: selected.count)
    references.place.store.removeAbandoned()
    var turns = Turns<FilmVerdict>(among: selected, interruption)
    for scene in turns.mine(of: selected, scene: \.name) {
      do {
        let verdict = try await verify(scene)
        turns.results.append(verdict)
        if !reports.json { try tell(verdict) }
      } catch {
        try turns.take(error, of: scene, console)
      }
    }
    guard try turns.end() else { return }
    let verdicts = turns.results
    let differing = verdicts.filter { !$0.isSame }.map(\.name)
    let accept = differing.isEmpty ? nil : acceptCommand(differing)
    if let accept, !reports.json, !messages.quiet {
      try StandardOutput.write("If this is meant to be so: \(accept)\n")
    }
    try tellOrphans(gallery)
    try reports.write(verdicts, title: "\(Program.name) verify", accept: accept)
    try turns.failed.check()
    if !differing.isEmpty { throw ExitCode(1) }
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

  private func tellOrphans(_ gallery: [Scene]) throws {
    let survey = ReferenceSurvey(store: references.place.store, scenes: gallery.map(\.name))
    let gone = try survey.orphans().compactMap {
      if case .gone(let name, _) = $0 { name } else { nil }
    }
    guard !gone.isEmpty else { return }
    let command = ShellCommand(["prune"] + ReferencePlace.arguments(references.place.references))
    console.note(
      "There is no scene for \(Words.list(gone.map { "“\($0)”" })) any more; to remove what is kept: "
        + command.text)
  }

  func unnamedFiles(beside scenes: [Scene]) throws -> [ReferenceSurvey.Group] {
    guard references.scenes.isEmpty, sources.scene.isEmpty else { return [] }
    let survey = ReferenceSurvey(store: references.place.store, scenes: scenes.map(\.name))
    let groups = try survey.groups()
    let writesOne =
      reports.json || reports.junit != nil || reports.report?.contains("{scene}") == false
    if groups.count + (try survey.recorded().isEmpty ? 0 : 1) > 1, writesOne {
      let files = Words.list(groups.map { Words.list($0.files) })
      throw ValidationError(
        "The references in \(references.place.references)/ are of \(files), each a program of its own, and "
          + "--json, --junit and a --report without {scene} tell of one. Name the files of one.")
    }
    return groups
  }

  func scenesBesideFiles(_ scenes: [Scene]) throws -> [String] {
    try ReferenceSurvey(store: references.place.store, scenes: scenes.map(\.name)).recorded()
  }

  /// Returns the command that accepts the scenes as they are now.
  private func acceptCommand(_ scenes: [String]) -> String {
    var arguments = ["record"] + ReferencePlace.arguments(references.place.references)
    if let fps, fps != 60 { arguments += ["--fps", "\(fps)"] }
    if let fingers = sources.fingers { arguments += ShellCommand.option("--fingers", fingers) }
    return ShellCommand(arguments, scenes: scenes).text
  }

  @MainActor
  private func verify(_ scene: Scene) async throws -> FilmVerdict {
    try await SceneVerification(
      scene: scene, store: references.place.store, rate: fps, layers: on,
      comparer: tolerance.comparer(jobs: jobs.jobs), isLenient: tolerance.isLenient
    ).verdict(report: reports.path(scene: scene.name), acceptCommand: acceptCommand([scene.name]))
  }
}

extension ReferencePlace {
  /// Returns the arguments that name the folder; none for the usual one.
  static func arguments(_ folder: String) -> [String] {
    folder == standard ? [] : ShellCommand.option("--references", folder)
  }
}
