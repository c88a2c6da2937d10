import Compiling
import Files
import Foundation
import Pages

/// The blocks of a page that are code of its own, as files that can be compiled.
struct PlayedParts: Sendable {
  private let page: Page
  /// The folder of the files.
  private let folder: String
  private let blocks: [String: PageBlock]
  private let used: Set<String>
  /// Names that two blocks have.
  private let twice: Set<String>

  /// Finds the blocks of a page.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - scratch: a folder for their files where no cache is kept.
  init(of page: Page, scratch: String) {
    self.page = page
    let plays = page.blocks.filter { $0.marker.verb == .play }
    var blocks: [String: PageBlock] = [:]
    var twice: Set<String> = []
    for block in plays {
      guard let name = block.marker.words.first else { continue }
      if blocks.updateValue(block, forKey: name) != nil { twice.insert(name) }
    }
    (self.blocks, self.twice) = (blocks, twice)
    used = Set(plays.flatMap(\.marker.parts))
    // A path that stays lets a program that was compiled once be found again.
    let name = PrivateFolder.text(Checksum.of(Array(resolved(page.path).utf8)))
    folder = Self.folder(name) ?? scratch
  }

  private static func folder(_ name: String) -> String? {
    do throws(FileError) {
      guard let pages = try ProgramCache().place?.folder("pages") else { return nil }
      return try PrivateFolder(at: "\(pages)/\(name)", in: pages).path
    } catch {
      return nil
    }
  }

  /// What a line begins with that imports something.
  private static var importing: Regex<Substring> {
    #/\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s/#
  }

  /// Returns true for what can be the name of a block.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || $0 == "_"
      } && !text.hasPrefix("-")
  }

  /// Whether the page has a block of a name.
  func has(_ name: String) -> Bool { blocks[name] != nil }

  /// Whether another block is compiled with the one of a name.
  func isUsed(_ name: String) -> Bool { used.contains(name) }

  /// Returns names with those of the blocks that their markers name, each once.
  ///
  /// - Throws: `PageFailure` where blocks name each other.
  private func whole(_ names: [String]) throws(PageFailure) -> [String] {
    var found: [String] = []
    var open: [String] = []
    func visit(_ name: String) throws(PageFailure) {
      guard !found.contains(name) else { return }
      guard !open.contains(name) else {
        throw PageFailure(
          open.last == name
            ? "The block “\(name)” names itself after --with; leave that out."
            : "The blocks “\(open.last ?? name)” and “\(name)” name each other after --with; leave one out."
        )
      }
      open.append(name)
      for part in blocks[name]?.marker.parts ?? [] { try visit(part) }
      open.removeLast()
      found.append(name)
    }
    for name in names { try visit(name) }
    return found
  }

  /// Writes the files of some blocks, in which each line has the number that it has in the page.
  ///
  /// - Parameter names: those of the blocks, and Swift files from the folder of the page, which stay as they
  ///   are.
  /// - Returns: the paths.
  /// - Throws: `PageFailure` for a name that no block has, or two, and for a file that is not there;
  ///   `FileError`.
  func files(of names: [String]) throws -> [String] {
    try whole(names).map { name in
      if name.hasSuffix(".swift") {
        let path =
          name.hasPrefix("/") ? name : "\(resolved(parentFolder(of: page.path)))/\(name)"
        guard Standing(at: path) == .file else { throw PageFailure("There is no \(name).") }
        return path
      }
      guard let block = blocks[name], Self.isName(name) else {
        throw PageFailure("No block of the page is called “\(name)”.")
      }
      guard !twice.contains(name) else {
        throw PageFailure("Two blocks of the page are called “\(name)”; give one another name.")
      }
      guard let code = PageCode.swift(in: page.body(of: block), page.dialect) else {
        throw PageFailure("The block “\(name)” has no code.")
      }
      var lines = [String](repeating: "", count: block.body.lowerBound + code.first)
      let imports = code.code.contains { $0.prefixMatch(of: Self.importing) != nil }
      if !imports, let last = lines.indices.last { lines[last] = "import UIKit; import Flipbook" }
      let path = "\(folder)/\(name).swift"
      let begin = lines.count
      lines += code.code.enumerated().map { Self.placed($1, in: page.lines[begin + $0]) }
      let text = Array((lines.joined(separator: "\n") + "\n").utf8)
      let isThere = Standing(at: path) == .file
      let isSame = try isThere && SourceFile.bytes(of: path) == text
      if !isSame { try WholeFile.write(text, to: path, isDurable: false) }
      return path
    }
  }

  /// Returns a line of code as far to the right as it stands in its page, so that errors name its columns.
  ///
  /// - Parameters:
  ///   - code: the line.
  ///   - line: the line of the page. Where it writes some signs of the code otherwise, their columns differ.
  /// - Returns: the line of code, behind blanks.
  static func placed(_ code: String, in line: String) -> String {
    let bare = PageLines.bare(line)
    guard !code.isEmpty, bare.hasSuffix(code) else { return code }
    let begin = bare.dropLast(code.count)
    // A tab is one column, as it is for the compiler.
    return begin.allSatisfy(\.isWhitespace)
      ? bare : String(repeating: " ", count: begin.utf8.count) + code
  }

  /// Returns a message of a tool with the page in the place of our files.
  func told(_ message: String) -> String {
    blocks.keys.sorted().reduce(message) { text, name in
      text.replacing("\(folder)/\(name).swift", with: page.path)
        .replacing("Program/\(name).swift:", with: "\(page.path):")
    }
  }
}
