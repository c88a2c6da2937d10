import ArgumentParser
import Filming

extension PaneRun {
  /// Finds what a command names that makes one film of several.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - option: the option by which it asks for that.
  /// - Returns: the name of a scene, or a file.
  /// - Throws: `ValidationError` for a command with which the option does not go.
  static func onlyScene(of command: RenderCommand, _ option: String) throws -> String {
    guard let name = command.scenes.first, command.scenes.count == 1, !command.all else {
      throw ValidationError("\(option) is for one scene; name one, or one file.")
    }
    let others = [
      ("--shard", command.shard.shard != nil), ("--dry-run", command.dryRun),
      ("--sandbox", command.isWalled),
    ]
    if let other = others.first(where: \.1)?.0 {
      throw ValidationError("\(option) makes one film of several; leave out \(other).")
    }
    guard command.appearance.appearance != .both else {
      throw ValidationError(
        "\(option) makes one film; give --appearance light or dark, or leave it out.")
    }
    return name
  }

  /// Returns where a command writes such a film.
  ///
  /// - Throws: `ValidationError` for none, and for a place that cannot hold it.
  static func places(
    of command: RenderCommand, _ option: String
  ) throws -> [OutputPlace<RenderFormat>] {
    let places = try command.outputs.places(RenderFormat.self, scenes: 1)
    let isMotionAlone = places.contains { $0.ofFilm == nil && $0.format != .motion(.svg) }
    guard !places.isEmpty, !isMotionAlone else {
      throw ValidationError(
        "\(option) makes a film of pixels or an SVG; give one, as in -o both.gif.")
    }
    let films = places.compactMap(\.ofFilm)
    try command.checkRate(of: films)
    try command.checkPlays(of: places)
    try command.checkFormats(of: places)
    if command.pictures.maxSize != nil, !films.contains(where: \.format.isOneFile) {
      throw ValidationError(
        "--max-size is for films of pixels in one file; give one, as in -o film.gif.")
    }
    return places
  }

  /// Returns the words of a command without those that are for the whole film alone.
  static func wordsOfPane(_ words: [String]) -> [String] {
    let flags: Set = ["--json", "--quiet", "-q", "--verbose", "-v", "--force"]
    return PairedWords.without(
      [
        "--beside", "--vary", "-o", "--output", "--max-size", "--scale", "--quality",
        "--compression",
      ]
        + flags, flags: flags, words)
  }
}
