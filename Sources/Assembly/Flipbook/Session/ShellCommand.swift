import Streams
import Wording

/// A command line to be typed into a shell, which runs this program.
struct ShellCommand {
  let arguments: [String]

  /// Makes a command over scenes.
  ///
  /// - Parameters:
  ///   - arguments: the command and its options.
  ///   - scenes: names of scenes, which may begin like an option. In a program of Swift files the files
  ///     come first, and the scenes are options.
  init(_ arguments: [String], scenes: [String] = []) {
    self.init(arguments, scenes: scenes, ofFiles: SourceRunEnvironment.ofThisProcess?.words)
  }

  /// Makes a command over scenes.
  ///
  /// - Parameters:
  ///   - arguments: the command and its options.
  ///   - scenes: names of scenes.
  ///   - files: the Swift files that they stand in; `nil` for scenes of the program.
  init(_ arguments: [String], scenes: [String], ofFiles files: [String]?) {
    if let files {
      self.init(
        options: arguments + scenes.flatMap { Self.option("--scene", $0) }, words: files)
    } else {
      self.init(options: arguments, words: scenes)
    }
  }

  /// Makes a command over references in a folder.
  ///
  /// - Parameters:
  ///   - arguments: the command and its options.
  ///   - place: the folder of the references.
  ///   - words: Swift files.
  init(_ arguments: [String], place: String, words: [String]) {
    self.init(options: arguments + ReferencePlace.arguments(place), words: words)
  }

  private init(options: [String], words: [String]) {
    let isLikeOptions = words.contains { $0.hasPrefix("-") }
    let first = isLikeOptions ? options.count : min(1, options.count)
    let mark = isLikeOptions ? ["--"] : []
    arguments = [Array(options[..<first]), mark, words, Array(options[first...])].flatMap(\.self)
  }

  /// Returns an option with its value, which may begin like an option.
  static func option(_ name: String, _ value: String) -> [String] {
    value.hasPrefix("-") ? ["\(name)=\(value)"] : [name, value]
  }

  var text: String { text(of: Program.words.first ?? Program.name) }

  /// Returns the command of a program, by the name that it is called by.
  func text(of program: String) -> String { ShellWords.line([program] + arguments) }
}
