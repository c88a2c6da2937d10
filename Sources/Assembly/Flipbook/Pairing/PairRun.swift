import ArgumentParser
import Compiling
import FilmFiles
import Files
import Filming
import Foundation
import Markup
import Streams
import Wording

/// Makes one film of two scenes beside each other, each in processes of its own.
@MainActor
struct PairRun {
  private let command: RenderCommand
  /// The scene on the right, or Swift files.
  private let other: String
  /// The words of the command line without the program's name, and without what is the pair's alone.
  private let words: [String]
  private let place: OutputPlace<RenderFormat>

  /// Reads a command; `nil` for one that makes no pair.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - words: the words of the command line without the program's name.
  /// - Throws: `ValidationError` for a pair that cannot be made.
  init?(_ command: RenderCommand, _ words: [String]) throws {
    guard let other = command.beside else { return nil }
    (self.command, self.other) = (command, other)
    guard command.scenes.count == 1, !command.all else {
      throw ValidationError("--beside sets one scene beside another; name one, or one file.")
    }
    guard command.shard.shard == nil, !command.dryRun else {
      throw ValidationError("--beside makes a film of two; leave out --shard and --dry-run.")
    }
    guard command.appearance.appearance != .both else {
      throw ValidationError(
        "--beside makes one film; give --appearance light or dark, or leave it out.")
    }
    let places = try command.outputs.places(RenderFormat.self, scenes: 1)
    guard let place = places.first, places.count == 1, place.path != nil, Self.canBe(place.format)
    else {
      throw ValidationError(
        "--beside makes one file of pixels or an SVG; give one, as in -o both.gif.")
    }
    self.place = place
    self.words = Self.without(
      ["--beside", "-o", "--output", "--max-size", "--json", "--quiet", "-q", "--verbose", "-v"],
      flags: ["--json", "--quiet", "-q", "--verbose", "-v"], words)
  }

  private static func canBe(_ format: RenderFormat) -> Bool {
    switch format {
    case .film(let film): film.isOneFile && film != .html
    case .motion(let motion): motion == .svg
    }
  }

  /// Returns words without some options, and without the values of those that are no flags.
  static func without(
    _ options: [String], flags: Set<String>, _ words: [String]
  ) -> [String] {
    var (left, isValue) = ([String](), false)
    for word in words {
      if isValue {
        isValue = false
      } else if options.contains(word) {
        isValue = !flags.contains(word)
      } else if !options.contains(where: { word.hasPrefix("\($0)=") }) {
        left.append(word)
      }
    }
    return left
  }

  /// The words that film the other scene.
  private var otherWords: [String] {
    let name = command.scenes[0]
    guard SourceFiles.isSource(name), !SourceFiles.isSource(other) else {
      return words.map { $0 == name ? other : $0 }
    }
    // The same files, and another scene in them.
    return Self.without(["--scene"], flags: [], words) + ["--scene", other]
  }

  /// Makes the film, and says what was written.
  ///
  /// - Throws: `PageFailure` where a scene cannot be filmed, `FilmError`, `FileError`.
  func run() async throws {
    let start = ContinuousClock.now
    let draft = try DraftFolder.temporary()
    defer { draft.cancel() }
    let isSVG = place.format == .motion(.svg)
    var sides = try [(words, "left"), (otherWords, "right")].map { words, name in
      try side(words, to: "\(draft.whole)/\(name).\(isSVG ? "svg" : "apng")")
    }
    let longest = sides.map(\.duration).max() ?? 0
    if isSVG {
      // Each begins anew by itself: the shorter one stands as long as the other one moves.
      for index in sides.indices where longest - sides[index].duration > Self.slack {
        let hold = command.play.hold + longest - sides[index].duration
        sides[index] = try side(
          (index == 0 ? words : otherWords) + ["--hold", Words.exact(hold)], to: sides[index].path)
      }
    }
    let panes = sides.map { side in
      BesidePane(
        title: side.scene, path: side.path,
        size: CGSize(width: Double(side.width), height: Double(side.height)))
    }
    let title = sides.map(\.scene).joined(separator: " and ")
    let path = place.replacing("scene", with: sides[0].scene).path ?? ""
    let bytes = try await write(panes, title, isSVG, to: path)
    let layout = BesideLayout(of: panes)
    let summary = Summary(
      scene: title, duration: longest,
      media: [
        .init(
          path: path, frames: Int((longest * Double(BesideFilm.rate)).rounded()),
          width: Int(layout.size.width.rounded(.up)), height: Int(layout.size.height.rounded(.up)),
          bytes: bytes, isUnchanged: false)
      ], elapsed: (ContinuousClock.now - start) / .seconds(1))
    if command.json {
      try StandardOutput.write(json: [summary])
    } else if !command.messages.quiet {
      try StandardOutput.write(
        "\(title): \(Words.hundredths(longest)) s in \(path) (\(Words.size(bytes)))\n")
    }
  }

  private func write(
    _ panes: [BesidePane], _ title: String, _ isSVG: Bool, to path: String
  ) async throws -> Int {
    if isSVG {
      guard let drawing = try BesideSVG(panes, title: title, sentence: "") else {
        throw PageFailure("A film of the two is gone.")
      }
      try drawing.write(to: path)
      return drawing.text.utf8.count
    }
    guard case .film(let format) = place.format else { return 0 }
    let limit =
      command.pictures.maxSize ?? ByteSize(bytes: .max, description: "any size")
    let made = try await BesideFilm(panes, title: title, sentence: "", jobs: command.jobs.jobs)
      .write(to: path, as: format, within: limit)
    if let givenUp = made.givenUp {
      command.console.note("\(path): to be small enough, it has \(givenUp).")
    }
    return made.bytes
  }

  /// One of the two films.
  private struct Side {
    let scene: String
    let path: String
    /// *Units*: seconds.
    let duration: Double
    /// *Units*: points.
    let width: Int
    let height: Int
  }

  private func side(_ words: [String], to path: String) throws -> Side {
    let more = ["--scale", "1", "--quiet", "--json", "-o", path]
    let outcome = try PageTool().run(
      words + more, in: FileManager.default.currentDirectoryPath)
    guard outcome.code == 0 else { throw PageFailure(outcome) }
    let list = try JSONDecoder().decode([FilmSummary].self, from: Data(outcome.output.utf8))
    guard let film = list.first, let medium = film.media.first else {
      throw PageFailure("Nothing is said of \(path).")
    }
    return Side(
      scene: film.scene, path: path, duration: film.duration, width: medium.width,
      height: medium.height)
  }

  /// What `--json` says, as of other films.
  private struct Summary: Encodable {
    let scene: String
    let duration: Double
    let media: [Medium]
    let elapsed: Double

    struct Medium: Encodable {
      let path: String
      let frames: Int
      let width: Int
      let height: Int
      let bytes: Int
      let isUnchanged: Bool
    }
  }

  /// How much shorter a film may be that is as long as another one.
  ///
  /// *Units*: seconds.
  private static let slack = 0.005
}
