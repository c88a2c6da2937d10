import Files
import Foundation

extension TreeCopy {
  /// A file of a commit.
  struct Entry: Hashable {
    enum Kind { case file, program, link, submodule }

    let kind: Kind
    let number: String
    /// From the top of the repository on.
    let path: String
  }

  /// Returns what a commit holds.
  ///
  /// - Throws: `ProofError`, `FileError`.
  static func entries(of commit: String, _ git: Git) throws -> [Entry] {
    let answer = try git.run(["ls-tree", "-r", "-z", "--full-tree", commit])
    guard answer.code == 0 else { throw ProofError.unreadable(commit: commit, said: answer.errors) }
    return try answer.output.split(separator: 0).compactMap { line in
      // The user's own file of such a name is refused as well.
      guard let text = String(validating: line, as: UTF8.self),
        let tab = text.firstIndex(of: "\t")
      else { return nil }
      let words = text[..<tab].split(separator: " ")
      let path = String(text[text.index(after: tab)...])
      let isOdd = path.split(separator: "/", omittingEmptySubsequences: false).contains {
        !Enclosure.isName(String($0)) || $0.lowercased() == ".git"
      }
      guard words.count == 3, !isOdd else { throw ProofError.oddTree(path: path) }
      let kind: Entry.Kind =
        switch words[0] {
        case "120000": .link
        case "160000": .submodule
        case "100755": .program
        default: .file
        }
      return Entry(kind: kind, number: String(words[2]), path: path)
    }
  }
}
