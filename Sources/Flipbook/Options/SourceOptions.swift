import ArgumentParser
import Compiling
import Foundation
import Streams

/// How Swift files are filmed that stand where a scene's name could.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Which scene of the Swift files; may be given several times.", valueName: "name"))
  var scene: [String] = []

  @Option(
    help: ArgumentHelp(
      "A Swift file more, whose fingers, limit, screen, typing and tilts are those of the scenes.",
      valueName: "file"), completion: .file(extensions: ["swift"]))
  var fingers: String?

  @Option(
    help: ArgumentHelp(
      "How long one frame may take, in seconds of real time; 0 is for ever.", valueName: "seconds"))
  var patience: Double = 10

  func validate() throws {
    guard (0...Self.longestPatience).contains(patience) else {
      throw ValidationError(
        "--patience \(patience) is not between 0 and \(Self.longestPatience) seconds.")
    }
  }

  private static let longestPatience: Double = 86_400
}

extension CompletionKind {
  /// The scenes of the program, Swift files and folders.
  static var scenes: CompletionKind {
    .shellCommand("\(Program.name) list | cut -d ' ' -f 1; ls -d -- *.swift */ 2>/dev/null")
  }
}
