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

  @Option(
    help: ArgumentHelp(
      "How much memory scenes may take; 4 GB, or half of what there is, by default.",
      valueName: "size"), transform: MemoryLimit.init(parsing:))
  var memory: MemoryLimit?

  /// How much memory scenes may take.
  var memoryLimit: MemoryLimit { memory ?? .standard }

  func validate() throws {
    guard (0...Self.longestPatience).contains(patience) else {
      throw ValidationError(
        "--patience \(patience) is not between 0 and \(Self.longestPatience) seconds.")
    }
  }

  private static let longestPatience: Double = 86_400
}

/// Whether Swift files are played behind a wall.
struct SandboxOption: ParsableArguments {
  @Flag(
    help: """
      Play Swift files behind a wall: they read their own folder, write what is asked for, and have \
      no network.
      """)
  var sandbox = false
}

extension CompletionKind {
  /// The scenes of the program, Swift files and folders.
  static var scenes: CompletionKind {
    .shellCommand("\(Program.name) list | cut -d ' ' -f 1; ls -d -- *.swift */ 2>/dev/null")
  }
}
