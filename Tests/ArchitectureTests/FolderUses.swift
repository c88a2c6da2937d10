import Foundation

/// A place where a file uses what another folder of its room declares.
struct FolderUse: Hashable, CustomStringConvertible {
  let file: String
  let line: Int
  let name: String
  let from: String
  let to: String

  var description: String { "\(file):\(line): uses \(name) of \(to), which \(from) may not" }
}

/// Finds what the folders of a room use of one another.
///
/// It sees types and functions that stand at the beginning of a line, by their names. It does not
/// see what an extension adds to a type of another module.
///
/// - Parameters:
///   - files: the paths and texts of the room's files.
///   - plan: the room's folders.
/// - Returns: each use of one folder by another.
func folderUses(in files: [(path: String, text: String)], of plan: FolderPlan) -> [FolderUse] {
  var folders: [String: Set<String>] = [:]
  for (path, text) in files {
    guard let folder = plan.folder(of: path) else { continue }
    for name in declarations(in: text) { folders[name, default: []].insert(folder) }
  }
  var uses: [FolderUse] = []
  for (path, text) in files {
    guard let from = plan.folder(of: path) else { continue }
    for (index, line) in lines(of: text).enumerated() {
      for name in Set(words(in: line)) {
        guard let owners = folders[name], !owners.contains(from) else { continue }
        uses += owners.map {
          FolderUse(file: path, line: index + 1, name: name, from: from, to: $0)
        }
      }
    }
  }
  return uses.sorted { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
}

/// Returns the names of what a file declares for others.
private func declarations(in text: String) -> [String] {
  lines(of: text).compactMap { line in
    let pattern =
      /^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:package|public|open|final|indirect)\s+)*(?:struct|class|enum|protocol|actor|typealias|func)\s+(\w+)/
    return line.firstMatch(of: pattern).map { String($0.1) }
  }
}

/// Returns the lines of a file without comments.
private func lines(of text: String) -> [Substring] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }
}

private func words(in line: Substring) -> [String] {
  line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
}
