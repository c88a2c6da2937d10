import ArgumentParser
import Foundation

/// What a file can hold.
enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  /// A folder of PNG files, one a frame.
  case folder
  case gif, apng, webp, mp4, mov, webm, png, svg, txt, csv, json

  /// What a film can become, the format of the standard output first.
  static let films: [OutputFormat] = [.gif, .apng, .webp, .mp4, .webm, .mov, .folder]

  /// As in a list of what is supported.
  var inWords: String { self == .folder ? "a folder (with a / at the end)" : ".\(rawValue)" }
}

/// Where something is to be written and as what, as one types it after `-o`.
struct OutputPlace: Hashable, Sendable {
  /// The file or the folder; `nil` is the standard output.
  let path: String?
  let format: OutputFormat

  /// - Parameters:
  ///   - text: a file whose extension decides the format, a folder with `/` at its end, or `-`.
  ///   - supported: what the command can write, the format of the standard output first.
  /// - Throws: `ValidationError` that lists what is supported.
  init(_ text: String, among supported: [OutputFormat]) throws {
    guard let standard = supported.first(where: { $0 != .folder }), !text.isEmpty else {
      throw ValidationError("-o takes a file, a folder or -.")
    }
    if text == "-" {
      path = nil
      format = standard
      return
    }
    path = text
    if text.hasSuffix("/") {
      format = .folder
    } else {
      let name = text.split(separator: "/").last ?? ""
      let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
      guard let ending, let known = OutputFormat(rawValue: ending), known != .folder else {
        throw ValidationError("“\(text)” cannot be written: \(Self.advice(supported))")
      }
      format = known
    }
    guard supported.contains(format) else {
      throw ValidationError("“\(text)” cannot be written: \(Self.advice(supported))")
    }
  }

  /// The same with a value in place of `{name}`.
  func replacing(_ name: String, with value: String) -> OutputPlace {
    OutputPlace(path: path?.replacing("{\(name)}", with: value), format: format)
  }

  /// Whether there is a `{name}` in it.
  func mentions(_ name: String) -> Bool { path?.contains("{\(name)}") ?? false }

  /// As in a message.
  var inWords: String { path ?? "the standard output" }

  init(path: String?, format: OutputFormat) {
    self.path = path
    self.format = format
  }

  private static func advice(_ supported: [OutputFormat]) -> String {
    let names = supported.map(\.inWords)
    let all = [names.dropLast().joined(separator: ", ")] + names.suffix(1)
    return "give \(all.filter { !$0.isEmpty }.joined(separator: " or ")), or - for the standard"
      + " output."
  }
}

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

  /// The places of one scene, in the order given.
  ///
  /// - Throws: `ValidationError` where a format is unknown, or two scenes would be written to one
  ///   place.
  func places(among supported: [OutputFormat], scenes: Int) throws -> [OutputPlace] {
    let places = try output.map { try OutputPlace($0, among: supported) }
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
