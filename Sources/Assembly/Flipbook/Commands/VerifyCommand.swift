import ArgumentParser
import Files
import Filming
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
      change is printed. Without --appearance, --device, --size, --orientation and --content-size, a \
      scene is compared in its own settings and in all that were recorded of it. With --shard, N runs \
      share the scenes, and `report --merge` makes one result of the files of their --blob.
      """)

  @OptionGroup var references: ReferenceOptions
  @OptionGroup var settings: SettingOptions

  @Option(help: "What decides: motion, pixels or all.")
  var on = ComparedLayers.all

  @Option(help: "Frames a second; those of the reference by default.")
  var fps: Int?

  /// Compares of the scenes in Swift files only those that have a reference.
  @Flag(help: .hidden) var recorded = false

  /// Writes what was found there, and no reports: those of several programs are written together.
  @Option(help: .hidden) var part: String?

  @OptionGroup var tolerance: ToleranceOptions
  @OptionGroup var reports: ReportOptions
  @OptionGroup var outcomes: OutcomeOptions

  @Option(
    help: ArgumentHelp("Compare the I-th of N equal shares of the scenes only.", valueName: "I/N"))
  var shard: String?

  @Option(
    help: ArgumentHelp(
      "Write a file from which `report --merge` makes all reports.", valueName: "path"))
  var blob: String?

  @OptionGroup var jobs: JobsOption
  @OptionGroup var sources: SourceOptions
  @OptionGroup var walls: SandboxOption
  @OptionGroup var messages: MessageOptions

  var words: [String] { references.scenes }
  var isWalled: Bool { walls.sandbox }
  var places: [String] {
    [reports.junit, blob].compactMap { $0 } + reports.pages + outcomes.places
  }
  var writesData: Bool { reports.json || outcomes.annotations != nil }
  var store: ReferenceStore? { references.place.store }
  var playsSeveral: Bool { true }
  var width: Int { jobs.jobs }
  var console: Console { messages.console }

  func validate() throws {
    if let fps { try FilmOptions.check(recorded: fps) }
    if on == .motion, let option = tolerance.givenOption {
      throw ValidationError(
        "\(option) is for pictures, and --on motion compares none; leave it out.")
    }
    _ = try share
    try outcomes.check(
      reports, and: [("blob", blob)], references: references.place.references)
  }

  private var share: Shard? {
    get throws { try shard.map { try ShardOption.share($0) } }
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
    let all = try references.plays(from: gallery, chosen, in: settings, takesRecorded: true)
    let plays = try share.map(all.share) ?? all
    references.place.store.removeAbandoned()
    let known = KnownPictures()
    var turns = Turns<VerifiedScene>(of: self, among: plays.scenes, interruption)
    for scene in try turns.mine(of: plays.shown, scene: \.name) {
      do {
        for found in turns.shared(FoundPictures.self) { known.add(found) }
        let found = try await verify(scene, of: all, known)
        try turns.share(known.found)
        turns.results.append(found)
        if !reports.json { try VerdictLines.tell(found.verdict, messages) }
      } catch {
        try turns.take(error, of: scene, console)
        turns.results.append(failed(scene, of: all, "\(error)", at: error))
      }
    }
    guard try turns.end() else { return }
    let survey = try survey(beside: gallery)
    let outcome = try outcome(of: all, plays, turns, survey)
    if !reports.json { try VerdictLines.tell(accept: outcome.accept(), messages) }
    tellOrphans(survey, plays)
    for fault in outcome.faults { console.report(fault) }
    if let part {
      try outcome.write(to: part)
    } else {
      try write(outcome)
    }
    try outcome.end(of: plays.scenes.map(\.name))
  }

  private func write(_ outcome: VerifyOutcome) throws {
    try outcome.write(reports, outcomes)
    if let blob { try outcome.write(to: blob) }
  }

  private func survey(beside scenes: [Scene]) throws(ReferenceError) -> ReferenceSurvey {
    try ReferenceSurvey(store: references.place.store, scenes: scenes.map(\.name))
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

  /// Whether something is written that tells of all scenes.
  private var writesOne: Bool {
    reports.json || reports.junit != nil || reports.report != nil || outcomes.annotations != nil
      || blob != nil || !outcomes.places.isEmpty
  }

  var partOption: String? { writesOne ? "--part" : nil }

  func join(_ parts: [String], faults: [String]) throws {
    // A program that did not compile has left none, and has said why.
    let found = try parts.filter { Standing(at: $0) == .file }.map { try VerifyOutcome(at: $0) }
    if !found.isEmpty { try write(VerifyOutcome(joining: found, faults: faults)) }
  }

  func tellUncompiled(_ messages: [String]) throws {
    guard writesOne || part != nil else { return }
    let folder = references.place.store.folder
    var outcome = VerifyOutcome(
      title: "\(Program.name) verify", share: nil, subjects: [], count: 0, folder: folder)
    outcome.faults = messages.map { message in
      // As annotations have it: from the top of the repository on.
      guard let end = message.firstIndex(of: ":") else { return message }
      return WorkTree.path(String(message[..<end])) + message[end...]
    }
    if let part { try outcome.write(to: part) } else { try write(outcome) }
  }

  func unnamedFiles(beside scenes: [Scene]) throws -> UnnamedFiles? {
    guard references.scenes.isEmpty, sources.scene.isEmpty else { return nil }
    let survey = try survey(beside: scenes)
    let unnamed = try survey.unnamedFiles(with: ["--recorded"], takesNew: false)
    let groups = unnamed?.groups ?? []
    if groups.count + (unnamed?.own.isEmpty == false ? 1 : 0) > 1, writesOne, walls.sandbox {
      let files = Words.list(groups.map { Words.list($0) })
      throw ValidationError(
        "The references in \(references.place.references)/ are of \(files), each a program of its own, which"
          + " behind a wall write no reports together. Name the files of one.")
    }
    return unnamed
  }
}

extension ReferencePlace {
  /// Returns the arguments that name the folder; none for the usual one.
  static func arguments(_ folder: String) -> [String] {
    folder == standard ? [] : ShellCommand.option("--references", folder)
  }
}
