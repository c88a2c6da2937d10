import ArgumentParser
import Compiling
import Files
import Foundation
import Streams
import UIKit
import Wording

/// How Swift files are filmed that stand where a scene's name could.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Which scene of the Swift files; may be given several times where a command takes many.",
      valueName: "name"))
  var scene: [String] = []

  @Option(
    help: ArgumentHelp(
      "A Swift file more, whose fingers, limit, screen, typing and tilts are those of the scenes.",
      valueName: "file"), completion: .file(extensions: ["swift"]))
  var fingers: String?

  @Option(
    help: ArgumentHelp(
      "A file of those that are named that is left out, with what needs it; may be given several"
        + " times.",
      valueName: "file"), completion: .file(extensions: ["swift"]))
  var without: [String] = []

  @Option(
    help: ArgumentHelp(
      "A folder of checked-out packages, of which those are compiled along that the files import.",
      valueName: "folder"), completion: .directory)
  var packages: String?

  @Option(
    help: ArgumentHelp(
      "The iOS that apps are told by #available, UIDevice and ProcessInfo: 17, 18 or 26; 18 by"
        + " default.",
      discussion: "It changes no looks: docs/files.md says of which iOS they are.",
      valueName: "version"),
    transform: SystemVersion.init(parsing:))
  var os: SystemVersion?

  @Option(
    help: ArgumentHelp(
      "How long one frame may take, in seconds of real time; 0 is for ever.", valueName: "seconds"))
  var patience: Double = SourceOptions.usualPatience

  @Option(
    help: ArgumentHelp(
      "How much memory scenes may take; 4 GB, or half of what there is, by default.",
      valueName: "size"), transform: MemoryLimit.init(parsing:))
  var memory: MemoryLimit?

  /// The words that ask another process for the same scenes of files.
  var chosen: [String] { scene.flatMap { ShellCommand.option("--scene", $0) } }

  /// Returns the words that ask another process to play the same files in the same way.
  ///
  /// - Parameter path: returns a path as that process finds it.
  /// - Returns: options with their values.
  func arguments(_ path: (String) -> String = { $0 }) -> [String] {
    // What is left out may be named by the end of its path.
    let without = without.map { Standing(at: $0) == .nothing ? $0 : path($0) }
    var words: [String] = []
    if let fingers { words += ShellCommand.option("--fingers", path(fingers)) }
    for file in without { words += ShellCommand.option("--without", file) }
    if let packages { words += ShellCommand.option("--packages", path(packages)) }
    if let os { words += ["--os", "\(os.rawValue)"] }
    if patience != Self.usualPatience { words += ["--patience", Words.exact(patience)] }
    if let memory { words += ["--memory", "\(memory.bytes)B"] }
    return words
  }

  /// How much memory scenes may take.
  var memoryLimit: MemoryLimit { memory ?? .standard }

  func validate() throws {
    guard (0...Self.longestPatience).contains(patience) else {
      throw ValidationError(
        "--patience \(patience) is not between 0 and \(Self.longestPatience) seconds.")
    }
  }

  /// Checks that nothing is asked for that Swift files alone have.
  ///
  /// - Throws: `ValidationError`.
  func checkUnused(isWalled: Bool) throws(ValidationError) {
    guard scene.isEmpty else {
      throw ValidationError("--scene is for Swift files; give the name of the scene without it.")
    }
    guard fingers == nil else {
      throw ValidationError("--fingers is for Swift files; a scene has its own.")
    }
    guard without.isEmpty else {
      throw ValidationError(
        "--without is for Swift files; a scene of a program has all of its own.")
    }
    guard packages == nil else {
      throw ValidationError("--packages is for Swift files; a program has its own in its manifest.")
    }
    guard os == nil else {
      throw ValidationError(
        "--os is for Swift files; #available in \(Program.name) was answered when it was compiled.")
    }
    guard !isWalled else {
      throw ValidationError(
        "--sandbox is for Swift files; the scenes of \(Program.name) are its own code. Leave it"
          + " out.")
    }
  }

  /// Checks that all words are files where some are.
  ///
  /// - Throws: `ValidationError`.
  static func check(_ words: [String], areAll files: [String]) throws(ValidationError) {
    guard let name = words.first(where: { !files.contains($0) }) else { return }
    throw ValidationError(
      "“\(name)” is no Swift file, and \(files[0]) is. Give names of scenes or Swift files, not"
        + " both.")
  }

  /// *Units*: seconds.
  private static let usualPatience: Double = 10
  private static let longestPatience: Double = 86_400
}

extension SystemVersion {
  /// Reads a version of iOS.
  ///
  /// - Throws: `ValidationError` that says what can be given.
  init(parsing text: String) throws(ValidationError) {
    guard let known = Int(text).flatMap(Self.init) else {
      throw ValidationError("there is no iOS “\(text)” here; give 17, 18 or 26.")
    }
    self = known
  }
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
