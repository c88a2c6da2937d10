import ArgumentParser
import Filming
import Foundation
import Markup
import Staging
import Streams
import Wording

struct DescribeCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Tell in words what a scene shows and how it moves.",
    discussion: """
      At most \(DescriptionText.mostLines) lines: the views of the last picture with their places, texts \
      and traits; what moves when, how far, how fast, beyond its end or beyond the screen; how views \
      follow fingers; texts that are cut, hidden or faint; what is clipped, covered or too small to \
      touch; constraints that broke; and handlers that were never called. It ends with commands that \
      tell more. What is found is no failure: the exit code is 0.
      """)

  @Argument(
    help: "The name of the scene; or Swift files, or a folder of them.",
    completion: .scenes)
  var scene: [String]

  @Option(
    help: ArgumentHelp(
      "The moment of which views and findings are told, in seconds; the end by default.",
      valueName: "seconds"))
  var at: Double?

  @Option(
    help: ArgumentHelp(
      "Tell only of the views with this identifier, label, text or type, and of what is in them.",
      valueName: "name"))
  var view: String?

  @Option(help: "The first moment of which motion is told, in seconds.")
  var from: Double = 0

  @Option(
    help: "The last moment of which motion is told, in seconds; the scene is played no further.")
  var to: Double?

  @Flag(help: "Write all of it as JSON; docs/description.schema.json says how.")
  var json = false

  @Flag(help: "Tell only what moves and what fingers do, a sentence a line.")
  var motion = false

  @OptionGroup var screen: ScreenOptions
  @OptionGroup var appearance: OneAppearanceOption
  @OptionGroup var sources: SourceOptions
  @OptionGroup var walls: SandboxOption
  @OptionGroup var messages: MessageOptions

  var words: [String] { scene }
  var isWalled: Bool { walls.sandbox }
  var writesData: Bool { json }
  var console: Console { messages.console }

  func validate() throws {
    let times = FilmOptions.times
    for (name, seconds) in [("at", at), ("from", from), ("to", to)] {
      if let seconds, !times.contains(seconds) {
        throw ValidationError(
          "--\(name) \(Words.exact(seconds)) is not a time; give seconds from 0 to"
            + " \(Words.exact(times.upperBound)).")
      }
    }
    if motion, json { throw ValidationError("Give --motion or --json, not both.") }
    if motion, at != nil {
      throw ValidationError(
        "--at is the moment of views and findings, and --motion tells of none; leave one of them out."
      )
    }
    if let to, !(to >= from) {
      throw ValidationError(
        "--to \(Words.exact(to)) is no time from --from \(Words.exact(from)) on; give a later one.")
    }
    if let to, let at, at > to {
      throw ValidationError(
        "--at \(Words.exact(at)) comes after --to \(Words.exact(to)); give an earlier one.")
    }
  }

  func run(over scenes: [Scene], _ interruption: Interruption) async throws {
    let chosen = try SceneSelection(scenes: scenes, chosen: sources.scene).scene(among: scene)
    let shown = appearance.applied(to: screen.applied(to: chosen))
    let description = try await SceneDescription(
      of: shown, DescribedPart(at: at, from: from, to: to ?? .infinity, view: view),
      contentSize: ContentSize.name(of: shown.contentSizeCategory))
    guard !motion else {
      return try StandardOutput.write(description.motionSentences.map { $0 + "\n" }.joined())
    }
    let data =
      json
      ? try JSONText.lines(of: description)
      : Data(DescriptionText(description, questions: questions(about: description)).text.utf8)
    try StandardOutput.write(data)
  }

  /// What one may ask next, as commands over the same scene, shown in the same way.
  private func questions(about description: SceneDescription) -> [DescriptionText.Question] {
    var questions: [DescriptionText.Question] = []
    func ask(_ question: String, _ verb: String, _ options: [String]) {
      let command = ShellCommand([verb] + options, scenes: [description.scene])
      questions.append(.init(question, command.text))
    }
    let described = settings + playing
    if view == nil, let name = viewToAskAbout(in: description) {
      ask(
        "What \(Words.code(name)) is and does", "describe",
        ShellCommand.option("--view", name) + described)
    }
    let moment = description.motions.first.map { motion in
      motion.parts[0].fastestAt.seconds
    }
    if let moment, at == nil, moment <= to ?? .infinity {
      ask("How it is on its way", "describe", ["--at", Self.short(moment)] + described)
    }
    if screen.contentSize == nil {
      ask(
        "Which texts are cut when they are large", "describe",
        ["--content-size", "accessibility-extra-large"] + described)
    }
    ask(
      "A picture of it", "still",
      ["--at", Self.short(description.at.seconds)] + settings + playing)
    ask("All places as numbers", "trace", described)
    return questions
  }

  /// A time that is at the frame or shortly after it, so that the frame is the one that is shown.
  private static func short(_ seconds: Double) -> String {
    Words.exact((seconds * 1000).rounded(.up) / 1000)
  }

  /// The identifier of a view that is seen and moves, or else of any that is seen.
  private func viewToAskAbout(in description: SceneDescription) -> String? {
    let named = description.views.filter { $0.identifier != nil && $0.opacity > 0 }
    let moving = Set(description.motions.map(\.view))
    return (named.first { moving.contains($0.name) } ?? named.first)?.identifier
  }

  /// The options by which the scene is shown.
  private var settings: [String] {
    screen.arguments + (appearance.appearance.map { ["--appearance", $0.rawValue] } ?? [])
  }

  /// The options by which Swift files are played.
  private var playing: [String] {
    sources.arguments() + (walls.sandbox ? ["--sandbox"] : [])
  }
}
