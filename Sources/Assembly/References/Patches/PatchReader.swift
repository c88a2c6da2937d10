import FilmFiles
import Foundation
import Wording

/// Reads the patches that `PatchText` writes.
package struct PatchReader {
  /// A file that a patch changes.
  package struct Entry: Hashable, Sendable {
    /// The path, from the top of the repository on.
    package let path: String
    /// What git calls the contents before and after.
    let old: String
    let new: String
    fileprivate let content: Content
  }

  fileprivate enum Content: Hashable, Sendable {
    /// The whole file.
    case whole([UInt8])
    /// Lines in place of others: where they begin, counted from 0, those that go and those that come.
    case lines(at: Int, old: [[UInt8]], new: [[UInt8]])
  }

  /// The file, named in errors.
  let path: String
  private var lines: ArraySlice<[UInt8]>
  private let count: Int

  /// Reads the files of a patch.
  ///
  /// - Throws: `PatchError.damaged` for what is no patch of records.
  package static func entries(
    of bytes: [UInt8], at path: String
  ) throws(PatchError) -> [Entry] {
    var reader = PatchReader(bytes, at: path)
    guard reader.lines.first == Array(PatchText.records.utf8) else { throw .noPatch(path: path) }
    reader.lines = reader.lines.dropFirst(2)
    var entries: [Entry] = []
    while reader.lines.first?.elementsEqual(PatchText.end(count: 0)[0].utf8) == false,
      reader.lines.count > 1
    {
      entries.append(try reader.entry())
    }
    let end = PatchText.end(count: entries.count).map { Array($0.utf8) } + [[]]
    guard Array(reader.lines) == end else { throw reader.fault("the patch does not end here") }
    return entries
  }

  private init(_ bytes: [UInt8], at path: String) {
    self.path = path
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    self.lines = lines.map(Array.init)[...]
    count = lines.count
  }

  private func fault(_ reason: String) -> PatchError {
    .damaged(path: path, line: count - lines.count, reason: reason)
  }

  private mutating func next() throws(PatchError) -> String {
    guard let line = lines.popFirst() else { throw fault("the patch ends within a file") }
    return String(decoding: line, as: UTF8.self)
  }

  private mutating func entry() throws(PatchError) -> Entry {
    let head = try next()
    guard head.hasPrefix(Self.head), let path = Self.path(in: head.dropFirst(Self.head.count))
    else {
      throw fault("this does not begin a file")
    }
    var line = try next()
    if ["new file mode ", "deleted file mode "].contains(where: line.hasPrefix) {
      line = try next()
    }
    let names = line.dropFirst("index ".count).prefix { $0 != " " }.split(separator: ".")
    guard line.hasPrefix("index "), names.count == 2,
      names.allSatisfy({ $0.count == GitName.length })
    else { throw fault("this does not name the contents") }
    return Entry(path: path, old: String(names[0]), new: String(names[1]), content: try content())
  }

  private mutating func content() throws(PatchError) -> Content {
    let start = lines.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    if start == PatchText.binary {
      lines.removeFirst()
      return .whole(try literal())
    }
    guard start.hasPrefix("--- ") else { return .whole([]) }
    lines.removeFirst()
    guard try next().hasPrefix("+++ ") else { throw fault("this does not name the file after") }
    return try hunk()
  }

  private mutating func literal() throws(PatchError) -> [UInt8] {
    let head = try next()
    guard head.hasPrefix("literal "), let size = Int(head.dropFirst("literal ".count)),
      0...Self.largest ~= size
    else { throw fault("this does not begin a content") }
    var packed: [UInt8] = []
    while true {
      let line = try next()
      if line.isEmpty { break }
      guard let bytes = Base85.bytes(of: line[...]) else { throw fault("this is no row of bytes") }
      packed += bytes
    }
    guard let content = Zlib.expanded(packed, to: size) else {
      throw fault("the content above is damaged")
    }
    return content
  }

  private mutating func hunk() throws(PatchError) -> Content {
    let head = try next()
    guard
      let numbers = head.wholeMatch(
        of: /@@ -([0-9]{1,9}),([0-9]{1,9}) \+[0-9]{1,9},([0-9]{1,9}) @@/),
      let start = Int(numbers.1), let oldCount = Int(numbers.2), let newCount = Int(numbers.3)
    else { throw fault("this does not begin lines") }
    var (old, new): ([[UInt8]], [[UInt8]]) = ([], [])
    while old.count < oldCount || new.count < newCount {
      guard let line = lines.popFirst(), let sign = line.first else {
        throw fault("lines are missing")
      }
      let rest = Array(line.dropFirst())
      if sign != UInt8(ascii: "+") { old.append(rest) }
      if sign != UInt8(ascii: "-") { new.append(rest) }
      guard " +-".utf8.contains(sign), old.count <= oldCount, new.count <= newCount else {
        throw fault("this is no line of the file")
      }
    }
    return .lines(at: oldCount == 0 ? start : start - 1, old: old, new: new)
  }

  /// Returns the path in `a/path b/path`, where each may stand within quotation marks.
  private static func path(in words: Substring) -> String? {
    let bytes = Array(words.utf8)
    guard bytes.count % 2 == 1 else { return nil }
    // Both have one length and one space between them.
    let (a, b) = (bytes[..<(bytes.count / 2)], bytes[(bytes.count / 2 + 1)...])
    guard let one = unquoted(a), let other = unquoted(b), one.hasPrefix("a/"),
      other.hasPrefix("b/"), one.dropFirst(2) == other.dropFirst(2)
    else { return nil }
    return String(one.dropFirst(2))
  }

  private static func unquoted(_ bytes: ArraySlice<UInt8>) -> String? {
    let quote = UInt8(ascii: "\"")
    guard bytes.first == quote else { return String(validating: bytes, as: UTF8.self) }
    guard bytes.count > 1, bytes.last == quote else { return nil }
    var rest = bytes.dropFirst().dropLast()
    var result: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      guard let next = rest.first else { return nil }
      if next == quote || next == UInt8(ascii: "\\") {
        result.append(next)
        rest = rest.dropFirst()
      } else {
        let digits = String(decoding: rest.prefix(3), as: UTF8.self)
        guard let value = UInt8(digits, radix: 8) else { return nil }
        result.append(value)
        rest = rest.dropFirst(3)
      }
    }
    return String(validating: result, as: UTF8.self)
  }

  private static let head = "diff --git "
  /// *Units*: bytes.
  private static let largest = 268_435_456
}

extension PatchReader.Entry {
  /// Returns the content after the patch.
  ///
  /// - Parameter standing: what stands there; `nil` for nothing.
  /// - Returns: the content; `nil` for none.
  /// - Throws: `PatchError.otherFile` where something else stands there than the patch was made of.
  package func content(after standing: Data?) throws(PatchError) -> Data? {
    guard GitName.of(standing) != new else { return standing }
    guard GitName.of(standing) == old else {
      throw standing == nil ? .nothingThere(path: path) : .otherFile(path: path)
    }
    let made = made(of: standing ?? Data())
    let result = new.allSatisfy({ $0 == "0" }) ? nil : made
    guard GitName.of(result) == new else { throw .otherFile(path: path) }
    return result
  }

  private func made(of standing: Data) -> Data {
    switch content {
    case .whole(let bytes): return Data(bytes)
    case .lines(let start, let gone, let come):
      let newline = UInt8(ascii: "\n")
      var lines = standing.split(separator: newline, omittingEmptySubsequences: false).map(
        Array.init)
      guard start >= 0, start + gone.count <= lines.count else { return standing }
      lines.replaceSubrange(start..<start + gone.count, with: come)
      return Data(lines.joined(separator: [newline]))
    }
  }
}

/// Why a patch of records could not be taken.
package enum PatchError: Error, Hashable, CustomStringConvertible {
  /// A file that `verify --patch` did not write.
  case noPatch(path: String)
  case damaged(path: String, line: Int, reason: String)
  /// A file that is no part of a reference, or that stands out of the repository.
  case foreign(path: String, file: String)
  /// A record that the patch changes, and that does not stand here.
  case nothingThere(path: String)
  /// References that were changed before another one could not be.
  case half(changed: [String], reason: String)
  /// A record that is another one than the patch was made from.
  case otherFile(path: String)

  package var description: String {
    switch self {
    case .noPatch(let path):
      "\(path) is no patch of records. Give a file that `verify --patch` wrote; others are for `git apply`"
    case .damaged(let path, let line, let reason):
      "\(path):\(line): \(reason); nothing was changed. Take the patch again from where it was made"
    case .foreign(let path, let file):
      "\(path) changes \(file), which is no file of a reference here; nothing was changed"
    case .nothingThere(let path):
      "There is no \(path) here, which the patch changes; nothing was changed. Paths of a patch begin at the top"
        + " of the repository or, where there is none, in the folder in which `accept` is called"
    case .half(let changed, let reason):
      "\(reason). Changed were \(Words.list(changed)), and the others were not: `git checkout` brings them back"
    case .otherFile(let path):
      "\(path) is another file here than the one that the patch was made from; nothing was changed. Take"
        + " the commit that the patch is of, or record the scene anew"
    }
  }
}
