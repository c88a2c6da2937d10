import ArgumentParser
import Compiling
import Files
import References
import Staging
import Streams

/// A command over scenes, which Swift files may stand for.
protocol SceneCommand: GalleryCommand {
  /// The names of scenes, or Swift files and folders.
  var words: [String] { get }
  var sources: SourceOptions { get }
  /// Whether other scenes may be left when one has crashed.
  var playsSeveral: Bool { get }
  /// How many plays may be done at once, where each needs one processor most of the time.
  var width: Int { get }
  /// The Swift files that the command is about where it names nothing.
  ///
  /// - Parameter scenes: the scenes of the program.
  /// - Returns: the files, and what else it is about; `nil` where it is about the program's scenes.
  /// - Throws: `ReferenceError`, or `ValidationError` where they do not go together.
  func unnamedFiles(beside scenes: [Scene]) throws -> UnnamedFiles?
  /// The places that it writes to, as typed or as usual: files, and folders with a `/` at their end.
  var places: [String] { get }
  /// Whether its standard output is for programs: no text of a scene may stand in it.
  var writesData: Bool { get }
  /// The references that it compares with or writes; `nil` for a command without them.
  var store: ReferenceStore? { get }
  /// Whether it writes references.
  var writesReferences: Bool { get }
  /// Whether Swift files are played behind a wall.
  var isWalled: Bool { get }
  /// The option after which a program leaves what it found, where those of several programs are told
  /// together; `nil` for a command of which each tells its own.
  var partOption: String? { get }
  /// Writes the reports of a command whose Swift files did not compile.
  ///
  /// - Parameter messages: the compiler's, a line each.
  /// - Throws: what writing them throws.
  func tellUncompiled(_ messages: [String]) throws
  /// Tells together what several programs have found.
  ///
  /// - Parameters:
  ///   - parts: the files that they were to leave.
  ///   - faults: why references could not be compared whose scenes are not here.
  /// - Throws: what writing it throws.
  func join(_ parts: [String], faults: [String]) throws
}

extension SceneCommand {
  var playsSeveral: Bool { false }
  var width: Int { 1 }
  var places: [String] { [] }
  var writesData: Bool { places.contains("-") }
  var store: ReferenceStore? { nil }
  var writesReferences: Bool { false }
  var isWalled: Bool { false }
  var partOption: String? { nil }

  func join(_ parts: [String], faults: [String]) throws {}

  func tellUncompiled(_ messages: [String]) throws {}

  func unnamedFiles(beside scenes: [Scene]) throws -> UnnamedFiles? { nil }

  /// Returns the words that name Swift files or folders.
  ///
  /// - Throws: `ValidationError` where names of scenes stand among them, or options for files
  ///   without one.
  func sourceWords(among scenes: [Scene]) throws(ValidationError) -> [String] {
    let files = words.filter { word in
      SourceFiles.isSource(word) && !scenes.contains { $0.name == word }
        && !ReferenceWord.namesReference(word, among: scenes)
    }
    if files.isEmpty {
      try sources.checkUnused(isWalled: isWalled)
    } else {
      try SourceOptions.check(words, areAll: files)
    }
    let read = files.filter { Standing(at: $0) == .file }.map(resolved)
    if let place = places.first(where: { read.contains(resolved($0)) }) {
      throw ValidationError(
        "\(place) is a file that is played, and would be written over. Give another place.")
    }
    if isWalled { try Sandbox.check(places + [store?.folder].compactMap { $0 }) }
    return files
  }
}
