import Files
import Foundation

/// A place that a program behind a wall may write to: a file, or a folder of frames.
struct WalledPlace: Hashable, Sendable {
  /// The path below the folder in which the command was given; `{…}` stands for a name.
  private let parts: [String]
  private let isFolder: Bool

  /// Reads a place as it stands after `-o`.
  init(_ text: String) {
    parts = text.split(separator: "/").map(String.init).filter { $0 != "." }
    isFolder = text.hasSuffix("/")
  }

  /// Copies what stands there in a folder to where it belongs, whole.
  ///
  /// - Throws: `FileError`, `SandboxError.framesInTheWay`, `.exchanged`.
  func publish(from work: String) throws {
    for path in Self.paths(of: parts[...], in: work) {
      if isFolder {
        try Self.publishFrames(path, from: work)
      } else {
        try Self.check("\(work)/\(path)", path)
        let file = try WholeFile(at: path)
        try Self.copy("\(work)/\(path)", into: file)
        try file.finish()
      }
    }
  }

  /// Checks that a file is still one: the program may have put a link in its place.
  private static func check(_ file: String, _ path: String) throws(SandboxError) {
    guard Standing(ofLinkAt: file) == .file else { throw .exchanged(path) }
  }

  /// Returns the paths below a folder that a pattern means, in order; links are not followed.
  private static func paths(of parts: ArraySlice<String>, in folder: String) -> [String] {
    guard let first = parts.first else { return [] }
    let found = FolderEntry.all(in: folder)
      .filter { isMeant($0.name, by: first) && (parts.count == 1 || $0.isFolder) }
      .map(\.name).sorted()
    guard parts.count > 1 else { return found }
    return found.flatMap { name in
      paths(of: parts.dropFirst(), in: "\(folder)/\(name)").map { "\(name)/\($0)" }
    }
  }

  /// Finds whether a name is one that a pattern means.
  ///
  /// What stands for a name is a name itself: it neither is hidden nor leads elsewhere.
  static func isMeant(_ name: String, by pattern: String) -> Bool {
    guard !name.hasPrefix("."), !name.contains("\u{FFFD}") else { return false }
    let fixed = pattern.split(separator: /\{[a-z]+\}/, omittingEmptySubsequences: false)
    guard let first = fixed.first, let last = fixed.last, fixed.count > 1 else {
      return name == pattern
    }
    guard name.hasPrefix(first), name.hasSuffix(last),
      name.count > fixed.reduce(0, { $0 + $1.count })
    else { return false }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    for text in fixed.dropFirst().dropLast() where !text.isEmpty {
      guard let place = rest.range(of: text) else { return false }
      rest = rest[place.upperBound...]
    }
    return true
  }

  private static func publishFrames(_ path: String, from work: String) throws {
    let frames = FolderEntry.all(in: "\(work)/\(path)").map(\.name)
      .filter { $0.wholeMatch(of: /frame-[0-9]{5,9}\.png/) != nil }.sorted()
    guard !frames.isEmpty else { return }
    for name in frames { try check("\(work)/\(path)/\(name)", "\(path)/\(name)") }
    guard FolderEntry.all(in: path).isEmpty else { throw SandboxError.framesInTheWay(path) }
    let folder = try WholeFolder(at: path)
    for name in frames {
      let file = try WholeFile(at: "\(folder.content)/\(name)")
      try copy("\(work)/\(path)/\(name)", into: file)
      try file.finish(isDurable: false)
    }
    try folder.publish { _ in false }
  }

  /// Copies a file of any size.
  private static func copy(_ path: String, into file: WholeFile) throws(FileError) {
    let source = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard source >= 0 else {
      throw .cannotRead(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(source) }
    var piece = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = read(source, &piece, piece.count)
      guard count >= 0 else {
        throw .cannotRead(path: path, reason: String(cString: strerror(errno)))
      }
      if count == 0 { return }
      try file.write(Array(piece[..<count]))
    }
  }
}
