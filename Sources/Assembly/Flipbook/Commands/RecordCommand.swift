import ArgumentParser
import Foundation
import References
import Staging
import Streams
import Wording

struct RecordCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Store how scenes move and look, to verify it later.",
    discussion: """
      Each scene gets a folder of text that is made to be committed: a ledger with a line a frame, the \
      motion and the looks of every view with a name, what acted on them, and some frames. One line a \
      scene says what changed since the last time. Without --appearance, --device, --size, \
      --orientation and --content-size, the settings of a scene itself are recorded, and again all that were recorded before.
      """)

  @OptionGroup var references: ReferenceOptions
  @OptionGroup var settings: SettingOptions

  @Option(help: "The frames that are kept as pictures: all, keys (two a second) or none.")
  var frames = KeyFrames.keys

  @Option(
    help: """
      Frames a second: 60 or a part of it, as 30, or 120 and its multiples for twice as many steps.
      """)
  var fps = 60

  @OptionGroup var jobs: JobsOption
  @OptionGroup var sources: SourceOptions
  @OptionGroup var walls: SandboxOption
  @OptionGroup var messages: MessageOptions

  var words: [String] { references.scenes }
  var isWalled: Bool { walls.sandbox }
  var places: [String] { ["\(references.place.store.folder)/{scene}"] }
  var writesReferences: Bool { true }
  var store: ReferenceStore? { references.place.store }
  var playsSeveral: Bool { true }
  var width: Int { jobs.jobs }
  var console: Console { messages.console }

  func validate() throws { try FilmOptions.check(recorded: fps) }

  func run(over gallery: [Scene], _ interruption: Interruption) async throws {
    let plays = try references.plays(
      from: gallery, sources.scene, in: settings, takesRecorded: false)
    var turns = Turns<String>(of: self, among: plays.scenes, interruption)
    for scene in try turns.mine(of: plays.shown, scene: \.name) {
      do {
        let line = try await record(scene)
        if !messages.quiet { try StandardOutput.write(line + "\n") }
        interruption.noteFinished(references.place.store.folder(of: scene.referenceName))
      } catch {
        try turns.take(error, of: scene, console)
      }
    }
    if try turns.end() { try turns.failed.check() }
  }

  func unnamedFiles(beside scenes: [Scene]) throws -> UnnamedFiles? {
    guard references.scenes.isEmpty, sources.scene.isEmpty else { return nil }
    return try ReferenceSurvey(store: references.place.store, scenes: scenes.map(\.name))
      .unnamedFiles(takesNew: true)
  }

  @MainActor
  private func record(_ scene: Scene) async throws -> String {
    let store = references.place.store
    var old: FilmRecord?
    var trouble: String?
    do throws(ReferenceError) {
      old = try store.record(of: scene.referenceName)
    } catch {
      trouble = "\(error)"
    }
    var recorder = SceneRecorder(scene)
    recorder.rate = fps
    recorder.jobs = jobs.share
    recorder.place = ReferenceSurvey.place(in: store)
    let record = try await recorder.keep(in: store, frames: frames)
    let length = "\(Words.count(record.frames.count, "frame")), \(record.rate) a second"
    if let trouble {
      return
        "\(scene.title): recorded anew, \(length). The one before could not be read: \(trouble)."
    }
    guard let old else { return "\(scene.title): new, \(length)." }
    let verdict = RecordComparison(old, record).verdict
    if verdict.isSame {
      return old.isOfOlderVersion
        ? "\(scene.title): unchanged, and kept in this version's format, \(length)."
        : "\(scene.title): unchanged, \(length)."
    }
    return
      (["\(scene.title): changed, \(length)."] + verdict.findings.flatMap(\.lines).map { "  " + $0 })
      .joined(separator: "\n")
  }
}

extension FilmOptions {
  /// Checks the rate of a record.
  ///
  /// - Throws: `ValidationError` for one at which nothing is played, and for one at which frames stand between
  ///   the steps of a scene.
  static func check(recorded fps: Int) throws {
    guard (1...mostFrames).contains(fps) else {
      throw ValidationError("--fps \(fps) is not between 1 and \(mostFrames).")
    }
    guard 60.isMultiple(of: fps) || fps.isMultiple(of: 60) else {
      throw ValidationError(
        "--fps \(fps) would record some steps twice and others not at all: a scene makes 60 steps a second."
          + " Give 60 or a part of it, as 30, or a multiple, of which 120 and its own have 120 steps."
      )
    }
  }
}
