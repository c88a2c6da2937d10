import ArgumentParser
import Compiling
import Files
import Foundation
import Streams
import Wording

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a file of one screen to begin with.",
    discussion: """
      NAME.swift is UIKit code with a named view, and a scene with a finger. With --package it becomes \
      a package of that name, with tests, references and a file for CI.
      """)

  @Argument(help: "A name of letters and digits, such as Bounce.")
  var name: String

  /// Whether a package is written and not a single file.
  @Flag(help: "Write a package.")
  var package = false

  @OptionGroup var clone: CloneOption
  @OptionGroup var messages: MessageOptions

  func validate() throws {
    let isPlain = name.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
    }
    guard isPlain, let first = name.first, first.isLetter else {
      throw ValidationError(
        "“\(name)” cannot name a type. Give letters and digits, a letter first, as in Bounce.")
    }
    guard package || clone.flipbook == nil else {
      throw ValidationError("--flipbook is for --package; a single file depends on nothing.")
    }
  }

  func run() throws {
    do {
      if package {
        try writePackage()
      } else {
        try writeFile()
      }
    } catch let error as NewFileError {
      messages.console.fail("\(error)")
    } catch let error as FileError {
      messages.console.fail("\(error)")
    }
  }

  private func writeFile() throws {
    let path = "\(type).swift"
    guard Standing(ofLinkAt: path) == .nothing else { throw NewFileError.isThere(path) }
    try WholeFile.write(Array(StartingFile(type: type, scene: scene).text.utf8), to: path)
    messages.console.note(
      """
      Wrote \(path). Film it, or let a page follow while you change it:
        \(ShellWords.line([program, "render", path, "-o", "\(scene).gif"]))
        \(ShellWords.line([program, "watch", path]))
      """)
  }

  /// The program as it was called.
  private var program: String { Program.words.first ?? Program.name }
  /// The program as it is called from another folder.
  private var elsewhere: String { program.contains("/") ? Program.path : program }

  private func writePackage() throws {
    guard Standing(ofLinkAt: type) == .nothing else { throw NewFileError.isThere(type) }
    let clone = try clone.folder()
    let folder = try WholeFolder(at: type)
    let origin = CloneOrigin(of: clone)
    let parts = StartingFile(type: type, scene: scene, clone: clone, origin: origin)
    for (path, text) in parts.package {
      try WholeFile.write(Array(text.utf8), to: "\(folder.content)/\(path)", isDurable: false)
    }
    try folder.publish { _ in false }
    let isRecorded = try record()
    messages.console.note(
      """
      Wrote \(type)/. Film it at once, or build it, which takes some minutes the first time:
        cd \(type)
        \(ShellWords.line([elsewhere, "render", "Sources/\(type)Scenes", "-o", "\(scene).gif"]))
      \(isRecorded ? "" : "  swift run \(type) record --references \(parts.references)\n")\
        swift test
      """)
    if origin.address.isEmpty {
      messages.console.note(
        """
        \(clone) has no origin: say in \(type)/.github/workflows/films.yml where CI clones it from.
        """)
    }
  }

  /// Records the package's scene, where files can be compiled here.
  ///
  /// - Returns: false where they cannot.
  private func record() throws -> Bool {
    let draft = try DraftFolder.temporary()
    defer { draft.cancel() }
    let references = StartingFile(type: type, scene: scene).references
    let run = try ToolRun(
      Program.path,
      [
        "record", "\(type)/Sources/\(type)Scenes", "--references", "\(type)/\(references)",
        "--quiet",
      ], in: draft.whole)
    return run.code == 0
  }

  /// The name of a type: as given, with a capital.
  private var type: String { name.prefix(1).uppercased() + name.dropFirst() }

  /// The name of the scene: small letters, with a hyphen before each capital.
  private var scene: String {
    var text = ""
    for character in type {
      if character.isUppercase, !text.isEmpty { text += "-" }
      text += character.lowercased()
    }
    return text
  }
}

/// Why nothing new was written.
enum NewFileError: Error, Hashable, CustomStringConvertible {
  case isThere(String)
  case noClone(String?)
  case noName(String)
  case leadsOut(String)

  var description: String {
    switch self {
    case .isThere(let path): "\(path) is there already. Give another name, or move it away."
    case .noClone(let folder?):
      "There is no clone of Flipbook at \(folder). Give its folder, which has a Package.swift."
    case .noName(let name):
      "“\(name)” cannot name a package. Give a folder whose name begins with a letter of A to Z."
    case .leadsOut(let path):
      "\(path) leads out of the package; nothing was written. Give the folder above all files."
    case .noClone(nil):
      "This program was not built in a clone of Flipbook. Say with --flipbook where one is."
    }
  }
}
