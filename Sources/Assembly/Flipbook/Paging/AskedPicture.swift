import ArgumentParser
import Foundation
import Pages
import Wording

/// What the words of a marker ask of a command, as the command itself reads them.
struct AskedPicture: Sendable {
  /// The verb of the command.
  let verb: String
  /// Its words, without those of the marker's own.
  var words: [String]
  /// The scenes or files among them.
  let names: [String]
  /// *Units*: pixels a point; `nil` for the format's own.
  private(set) var scale: Double?
  private(set) var hasAppearance = false
  /// Whether several films stand in one.
  private(set) var isTogether = false
  /// The first moment of the film.
  ///
  /// *Units*: seconds.
  ///
  /// `nil` where the marker does not say so.
  private(set) var from: Double?
  /// How many frames a second were asked for; `nil` for the format's own.
  private(set) var rate: Int?
  /// Whether the film plays at the scene's own pace.
  var isSteady: Bool {
    !words.contains { word in ["--slow", "--speed"].contains { word.hasPrefix($0) } }
  }
  /// Which share of the frames is kept: every so many.
  private(set) var every = 1
  /// The scenes that are named among those of files.
  private(set) var scenes: [String] = []
  /// The words by which other commands play the same.
  private(set) var playing: [String] = []
  private(set) var screen: [String] = []
  /// The words that ask `describe` for what the film shows alone.
  private(set) var span: [String] = []
  /// The files among the words, where they are played behind a wall.
  private(set) var walledPaths: [String] = []

  /// Reads words.
  ///
  /// - Parameters:
  ///   - verb: the marker's.
  ///   - words: those of the command; files stand for the name of a block.
  /// - Throws: `PageFailure` with what the command says of them.
  init(_ verb: PageMarker.Verb, _ words: [String]) throws(PageFailure) {
    self.words = words
    let hasBoth = zip(words, words.dropFirst()).contains { $0 == ("--appearance", "both") }
    if hasBoth || words.contains("--appearance=both") {
      throw PageFailure("Light and dark are both made by themselves; leave out --appearance.")
    }
    switch verb {
    case .film, .play:
      self.verb = "render"
      let command = try Self.parsed(RenderCommand.self, words)
      let refused = [
        ("--all", command.all), ("--json", command.json), ("--dry-run", command.dryRun),
        ("--force", command.force), ("--quiet", command.messages.quiet),
        ("--verbose", command.verbose), ("--shard", command.shard.shard != nil),
      ]
      if let option = refused.first(where: \.1)?.0 {
        throw PageFailure("A marker makes one picture of one scene; leave out \(option).")
      }
      names = command.scenes
      scale = command.scale.scale
      hasAppearance = command.appearance.appearance != nil
      from = command.film.givenFrom
      (rate, every) = (command.film.fps, command.film.every)
      isTogether = command.beside != nil || command.vary != nil
      take(command)
      screen = command.screen.arguments
      if let from { span += ["--from", Words.exact(from)] }
      if let to = command.film.to { span += ["--to", Words.exact(to)] }
    case .still:
      self.verb = "still"
      let command = try Self.parsed(StillCommand.self, words)
      names = command.scene
      guard command.at.seconds.count == 1 else {
        throw PageFailure("A marker makes one picture; give one moment after --at.")
      }
      scale = command.scale.scale
      hasAppearance = command.appearance.appearance != nil
      take(command)
      screen = command.screen.arguments
    case .strip:
      self.verb = "strip"
      let command = try Self.parsed(StripCommand.self, words)
      names = command.scene
      scale = command.scale
      hasAppearance = command.appearance.appearance != nil
      take(command)
      screen = command.screen.arguments
    case .plot:
      self.verb = "trace"
      let command = try Self.parsed(TraceCommand.self, words)
      names = command.scene
      scale = command.scale.scale
      hasAppearance = true
      take(command)
      screen = command.screen.arguments
    case .says:
      self.verb = "describe"
      let command = try Self.parsed(DescribeCommand.self, words)
      names = command.scene
      if command.json { throw PageFailure("A page has sentences; leave out --json.") }
      take(command)
    case .verdict:
      self.verb = "record"
      let command = try Self.parsed(RecordCommand.self, words)
      let refused = [
        ("--references", command.references.place.references != ReferencePlace.standard),
        ("--frames", command.frames != .keys), ("--quiet", command.messages.quiet),
      ]
      if let option = refused.first(where: \.1)?.0 {
        throw PageFailure("A verdict stores nothing and says all; leave out \(option).")
      }
      names = command.words
      take(command)
    case .proof:
      self.verb = "proof"
      let command = try Self.parsed(ProofCommand.self, words)
      names = command.scenes
      if command.json { throw PageFailure("A page has a picture; leave out --json.") }
    case .code:
      self.verb = ""
      names = words
    }
    guard names.count > 0 || verb == .proof else {
      throw PageFailure("The marker names no scene; name one, or Swift files.")
    }
  }

  /// What makes a command tell of itself in place of working.
  private static let helps: Set = ["--help", "-h", "--help-hidden", "-help", "--version"]

  private mutating func take(_ command: some SceneCommand) {
    let sources = command.sources
    scenes = sources.scene
    playing = sources.chosen + sources.arguments()
    if command.isWalled {
      playing.append("--sandbox")
      walledPaths = names + sources.without + [sources.fingers, sources.packages].compactMap { $0 }
    }
  }

  /// Returns the words with the paths of a folder made whole, for a command that works elsewhere.
  func words(_ words: [String], from folder: String) -> [String] {
    words.map { word in
      walledPaths.contains(word) && !word.hasPrefix("/") ? "\(folder)/\(word)" : word
    }
  }

  private static func parsed<Command: ParsableCommand>(
    _ command: Command.Type, _ words: [String]
  ) throws(PageFailure) -> Command {
    if let help = words.first(where: { Self.helps.contains($0) }) {
      throw PageFailure("A page tells of no options; leave out \(help).")
    }
    do {
      return try command.parse(words)
    } catch {
      let lines = command.message(for: error).split(separator: "\n")
      let message = String(lines.first ?? "The words of the marker are not understood.")
      // The command does not know the marker's own options, and may name others that are near.
      guard let unknown = message.firstMatch(of: #/^Unknown option '(--[^']+)'/#) else {
        throw PageFailure(message)
      }
      let own = nearestNamesAsked(
        for: String(unknown.1), among: PageMarker.options, otherwise: "")
      throw PageFailure(own.isEmpty ? message : "\(unknown.0). \(own)")
    }
  }
}
