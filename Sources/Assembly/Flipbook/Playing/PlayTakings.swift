import Files
import Filming
import Foundation
import Staging

/// Makes files of what a person did with a scene.
struct PlayTakings {
  /// The name of the scene.
  let name: String
  /// Where films go, as after `-o`; empty for a GIF whose name is not taken.
  let films: [String]
  /// Where scripts go; nil for a file whose name is not taken.
  let script: String?
  /// Pixels a point of films; nil for what each format has by default.
  let scale: Double?
  let interruption: Interruption

  /// Writes a script.
  ///
  /// - Returns: the path.
  /// - Throws: `FileError`.
  func save(_ script: HandScript) throws -> String {
    let path = self.script ?? Self.free("output/\(name)-fingers", ".swift")
    try WholeFile.write(Array(script.swift.utf8), to: path)
    interruption.noteFinished(path)
    return path
  }

  /// Returns what can be done with a script.
  func advice(on path: String) -> String {
    guard SourceRunEnvironment.ofThisProcess != nil else {
      return "Give them to its Scene: fingers: fingers, typing: typing, limit: limit."
    }
    let command = ShellCommand(["render", "--fingers", path, "-o", "film.gif"])
    return "Film them: \(command.text)"
  }

  /// Makes the films of a scene, as `render` does.
  ///
  /// - Returns: the paths.
  /// - Throws: what rendering throws.
  @MainActor
  func film(_ scene: Scene, showsHands: Bool, showsPhysics: Bool) async throws -> [String] {
    let paths =
      films.isEmpty
      ? [Self.free("output/\(name)-played", ".gif")]
      : films.map { $0.replacing("{scene}", with: name) }
    var words = SourceRunEnvironment.ofThisProcess == nil ? [name] : ["--scene", name]
    words += paths.flatMap { ["-o", $0] } + ["--quiet"]
    if let scale { words += ["--scale", "\(scale)"] }
    words.append(showsHands ? "--touches" : "--no-touches")
    if showsPhysics { words.append("--xray") }
    try await RenderCommand.parse(words).run(over: [scene], interruption)
    return paths
  }

  /// Returns a path that nothing has yet.
  private static func free(_ stem: String, _ ending: String) -> String {
    var (path, number) = (stem + ending, 1)
    while Standing(at: path) != .nothing {
      number += 1
      path = "\(stem)-\(number)\(ending)"
    }
    return path
  }
}
