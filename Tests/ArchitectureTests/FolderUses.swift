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
/// Seen are types by their names, and functions where they are called, that stand at the beginning of
/// a line; what an extension adds to a type of somebody else's is not.
///
/// - Parameters:
///   - files: the paths and texts of the room's files.
///   - room: from the root of the repository.
/// - Returns: each use of one folder by another, in order.
func folderUses(in files: [(path: String, text: String)], of room: String) -> [FolderUse] {
  var folders: [Word: Set<String>] = [:]
  for (path, text) in files {
    guard let folder = folder(of: path, in: room) else { continue }
    for name in declarations(in: text) { folders[name, default: []].insert(folder) }
  }
  var uses: [FolderUse] = []
  for (path, text) in files {
    guard let from = folder(of: path, in: room) else { continue }
    for (index, line) in lines(of: text).enumerated() {
      for word in Set(words(in: line)) {
        guard let owners = folders[word], !owners.contains(from) else { continue }
        uses += owners.map {
          FolderUse(file: path, line: index + 1, name: word.name, from: from, to: $0)
        }
      }
    }
  }
  return uses.sorted { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
}

/// The folder of a room that a file stands in.
///
/// - Returns: `nil` for a file that stands in no folder of the room.
func folder(of file: String, in room: String) -> String? {
  guard file.hasPrefix(room + "/") else { return nil }
  let parts = file.dropFirst(room.count + 1).split(separator: "/")
  return parts.count > 1 ? String(parts[0]) : nil
}

/// A name in a line of code.
private struct Word: Hashable {
  let name: String
  /// Whether it names a function, or may.
  let isFunction: Bool
}

/// The names of what a file declares for others.
private func declarations(in text: String) -> [Word] {
  lines(of: text).compactMap { line in
    guard let first = line.utf8.first, isInName(first) || first == UInt8(ascii: "@") else {
      return nil
    }
    let pattern =
      /^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:package|public|open|final|indirect)\s+)*(struct|class|enum|protocol|actor|typealias|func)\s+(\w+)/
    return line.firstMatch(of: pattern).map {
      Word(name: String($0.2), isFunction: $0.1 == "func")
    }
  }
}

/// Returns the lines of a file without comments.
private func lines(of text: String) -> [Substring] {
  text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { bytes in
    let line = Substring(bytes)
    return line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }
}

/// Every name of a line as that of a type, and once more as a function's where it is called.
private func words(in line: Substring) -> [Word] {
  line.utf8.split { !isInName($0) }.flatMap { word in
    let name = String(Substring(word))
    let isCalled = line.utf8[word.endIndex...].first == UInt8(ascii: "(")
    return [Word(name: name, isFunction: false)]
      + (isCalled ? [Word(name: name, isFunction: true)] : [])
  }
}

/// Whether a byte stands in names; those of letters beyond ASCII do.
private func isInName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
    true
  default: false
  }
}
