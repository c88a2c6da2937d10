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
  var tellsAtTheEnd: Bool { reports.json }
  var console: Console { messages.console }

  func validate() throws {
    if let fps { try FilmOptions.check(fps: fps) }
  }

  func run(over gallery: [Scene], _ interruption: Interruption) async throws {
    let selected = try references.selected(from: gallery, sources.scene)
    try reports.check(scenes: selected.count)
    references.place.store.removeAbandoned()
    var verdicts: [FilmVerdict] = []
    var failed = FailedScenes(among: selected)
    for scene in selected {
      do {
        let verdict = try await verify(scene)
        verdicts.append(verdict)
        if !reports.json { try tell(verdict) }
      } catch {
        try failed.take(error, of: scene, console)
      }
    }
    let differing = verdicts.filter { !$0.isSame }.map(\.name)
    let accept = differing.isEmpty ? nil : acceptCommand(differing)
    if let accept, !reports.json, !messages.quiet {
      try StandardOutput.write("If this is meant to be so: \(accept)\n")
    }
    try tellOrphans(gallery)
    try reports.write(verdicts, title: "\(Program.name) verify", accept: accept)
    try failed.check()
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
    let orphans = try references.place.store.orphans(among: gallery.map(\.name))
    guard !orphans.isEmpty else { return }
    let command = ShellCommand(["prune"] + ReferencePlace.arguments(references.place))
    console.note(
      "There is no scene for \(Words.list(orphans.map { "“\($0)”" })) any more; to remove what is kept: "
        + command.text)
  }

  /// Returns the command that accepts the scenes as they are now.
  private func acceptCommand(_ scenes: [String]) -> String {
    var arguments = ["record"] + ReferencePlace.arguments(references.place)
    if let fps, fps != 60 { arguments += ["--fps", "\(fps)"] }
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
  static func arguments(_ place: ReferencePlace) -> [String] {
    place.references == standard ? [] : ["--references", place.references]
  }
}
