import ArgumentParser
import Filming

/// Where a command writes to.
struct OutputOption: ParsableArguments {
  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "Where to write; may be given several times.",
      discussion: """
        The extension decides the format, a trailing / is a folder, - is the standard output. \
        {scene} stands for the scene's name.
        """,
      valueName: "path"))
  var output: [String] = []

  /// Returns the places of one scene, in the order given.
  ///
  /// - Throws: `ValidationError` when a format is unknown, or two scenes would be written to one
  ///   place.
  func places<Format: PlaceFormat>(
    _: Format.Type, scenes: Int
  ) throws -> [OutputPlace<Format>] {
    let places = try output.map { try OutputPlace<Format>($0) }
    for place in places where scenes > 1 && !place.mentions("scene") {
      throw ValidationError(
        "\(place.inWords) cannot hold \(scenes) scenes. Put {scene} into the path, which stands for"
          + " the scene's name, as in films/{scene}.gif.")
    }
    if let twice = places.enumerated().first(where: { places[..<$0.offset].contains($0.element) }) {
      throw ValidationError("\(twice.element.inWords) is given twice after -o.")
    }
    return places
  }
}
