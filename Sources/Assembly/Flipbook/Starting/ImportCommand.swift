import ArgumentParser
import Compiling
import Files
import Foundation
import Streams
import Wording

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Write the files of an app, rewritten, as a package of scenes that one can keep.",
    discussion: """
      Objective-C's words are rewritten and every line stays where it was. REPORT.md says what is \
      filmed, and what means something else than on iOS.
      """)

  @Argument(
    help: "Swift files, or a folder of them.", completion: .file(extensions: ["swift"]))
  var files: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The package to make.", valueName: "folder"),
    completion: .directory)
  var output: String

  @OptionGroup var clone: CloneOption
  @OptionGroup var messages: MessageOptions

  func run() throws {
    do {
      try write()
    } catch let error as CompilingError {
      if !error.messages.isEmpty { messages.console.say(error.messages) }
      messages.console.fail("\(error)")
    } catch let error as NewFileError {
      messages.console.fail("\(error)")
    } catch let error as FileError {
      messages.console.fail("\(error)")
    }
  }

  private func write() throws {
    let path = withoutTrailingSlashes(output)
    guard Standing(ofLinkAt: path) == .nothing else { throw NewFileError.isThere(path) }
    let last = path.split(separator: "/").last.map(String.init) ?? path
    let name = String(last.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
    guard name.first?.isLetter == true else { throw NewFileError.noName(last) }
    let manifest = StartingFile(type: name, scene: "", clone: try clone.folder()).importManifest
    let sources = try SourceFiles(files)
    // What is left out may be why something is missing.
    for note in sources.notes { messages.console.note(note) }
    let rewritten = try ProgramMaker(beside: Program.path).rewritten(sources)
    let folder = try WholeFolder(at: path)
    let package = Enclosure(folder.content)
    func put(_ text: String, at place: String) throws {
      guard package.path(place) != nil else { throw NewFileError.leadsOut(place) }
      try WholeFile.write(Array(text.utf8), to: "\(folder.content)/\(place)", isDurable: false)
    }
    for file in rewritten.files { try put(file.text, at: "Sources/\(name)/\(file.path)") }
    // Another name: where the package's files are filmed again, there is a `FlipbookEntry` too.
    let taken = Set(rewritten.files.map(\.path))
    var entryName = "\(name)Scenes"
    while taken.contains("\(entryName).swift") { entryName += "s" }
    let entry = rewritten.entry.replacing("FlipbookEntry", with: entryName)
    try put(entry, at: "Sources/\(name)/\(entryName).swift")
    try put(manifest, at: "Package.swift")
    try put(".build/\noutput/\nPackage.resolved\n", at: ".gitignore")
    try put(report(of: rewritten), at: "REPORT.md")
    try folder.publish { _ in false }
    for warning in rewritten.warnings { messages.console.note(warning) }
    messages.console.note(
      """
      Wrote \(path)/ with \(Words.count(rewritten.files.count, "file")); it films \(rewritten.subject).
        \(ShellWords.line([Program.words.first ?? Program.name, "render", path, "--all"]))
      """)
  }

  private func report(of sources: RewrittenSources) -> String {
    let changed =
      sources.warnings.isEmpty
      ? "Nothing means something else than on iOS, as far as the rewriter knows.\n"
      : "What means something else than on iOS:\n\n"
        + sources.warnings.map { "- \($0)\n" }.joined()
    return """
      # Imported files

      \(Words.count(sources.files.count, "file")). Filmed: \(sources.subject).

      \(changed)
      """
  }
}

/// The clone of Flipbook that a package depends on.
struct CloneOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The clone of Flipbook that the package depends on; the one that this program was built in by \
      default.
      """,
      valueName: "folder"), completion: .directory)
  var flipbook: String?

  /// Returns the clone.
  ///
  /// - Throws: `NewFileError.noClone`.
  func folder() throws(NewFileError) -> String {
    if let flipbook {
      guard FlipbookClone.stands(at: flipbook) else { throw .noClone(flipbook) }
      return resolved(flipbook)
    }
    guard let folder = FlipbookClone.folder(above: Program.path) else { throw .noClone(nil) }
    return folder
  }
}
