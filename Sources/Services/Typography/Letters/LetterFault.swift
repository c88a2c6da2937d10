import Foundation
import Synchronization
import Wording

/// Why a file of letters or icons cannot be used, found before a library opens it.
///
/// A library would wait for a pipe, and draw what it finds of a file that is cut off.
package enum LetterFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// A folder, a pipe or a device stands at the path.
  case notPlain
  /// The system does not open it, for its own `reason`: as a link that leads to itself.
  case unreadable(reason: String)
  /// A table of the font ends behind the end of the file.
  ///
  /// *Units*: bytes.
  case cutOff(end: Int, size: Int)
  /// It has no table of contents of a font.
  case noFont
  /// It has none of the pictures for which it is asked.
  case noPictures

  package var description: String {
    switch self {
    case .notPlain: "it is no plain file"
    case .unreadable(let reason): reason
    case .cutOff(let end, let size):
      "it is cut off: it has \(size) bytes, and its tables reach to byte \(end)"
    case .noFont: "it is no font"
    case .noPictures: "it has no pictures of letters"
    }
  }

  /// Finds what is wrong with the file itself; nil where it is a plain one that can be opened.
  package init?(ofFile path: String) {
    var status = stat()
    if stat(path, &status) != 0 {
      self = .unreadable(reason: String(cString: strerror(errno)))
    } else if status.st_mode & S_IFMT != S_IFREG {
      self = .notPlain
    } else if access(path, R_OK) != 0 {
      self = .unreadable(reason: String(cString: strerror(errno)))
    } else {
      return nil
    }
  }

  /// Finds what is wrong with a font file; nil where all tables of all its faces are within it.
  ///
  /// Source: OpenType, "Organization of an OpenType Font": the table directory, and the header of a
  /// collection.
  package init?(ofFont path: String) {
    if let fault = LetterFault(ofFile: path) {
      self = fault
      return
    }
    do throws(LetterFault) {
      try Self.check(path)
      return nil
    } catch {
      self = error
    }
  }

  /// Looks at a font file once a process, however many texts are set in it.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - bytes: what it holds, where that was read already.
  /// - Returns: what is wrong with it; nil where all tables of all its faces are within it.
  package static func ofFont(_ path: String, holding bytes: Data? = nil) -> LetterFault? {
    if let known = found.withLock({ $0[path] }) { return known }
    let fault: LetterFault?
    if let bytes {
      do throws(LetterFault) {
        try check(bytes)
        fault = nil
      } catch {
        fault = error
      }
    } else {
      fault = LetterFault(ofFont: path)
    }
    found.withLock { $0[path] = .some(fault) }
    return fault
  }

  private static let found = Mutex<[String: LetterFault?]>([:])

  private static func check(_ bytes: Data) throws(LetterFault) {
    try check(size: bytes.count) { place, count in
      (0..<count).map { number in
        let word = bytes[
          bytes.startIndex + place + 4 * number..<bytes.startIndex + place + 4 * number + 4]
        return word.reduce(0) { $0 << 8 | UInt32($1) }
      }
    }
  }

  private static func check(_ path: String) throws(LetterFault) {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(reason: String(cString: strerror(errno))) }
    defer { close(file) }
    try check(size: Int(lseek(file, 0, SEEK_END))) { place, count throws(LetterFault) in
      var words = [UInt32](repeating: 0, count: count)
      guard pread(file, &words, 4 * count, place) == 4 * count else {
        throw .unreadable(reason: String(cString: strerror(errno)))
      }
      return words.map(UInt32.init(bigEndian:))
    }
  }

  /// Looks at the tables of contents.
  ///
  /// - Parameters:
  ///   - size: how many bytes the file has.
  ///   - read: returns numbers of four bytes from a place on, which are in the file.
  /// - Throws: what is wrong with the font, or what `read` throws.
  private static func check(
    size: Int, _ read: (_ place: Int, _ count: Int) throws(LetterFault) -> [UInt32]
  ) throws(LetterFault) {
    func words(_ place: Int, _ count: Int) throws(LetterFault) -> [UInt32] {
      guard place + 4 * count <= size else { throw .cutOff(end: place + 4 * count, size: size) }
      return try read(place, count)
    }
    guard size >= 12 else { throw .noFont }
    let start = try words(0, 3)
    var faces = [0]
    if start[0] == collection {
      faces = try words(12, Int(start[2] & 0xFFFF)).map(Int.init)
    }
    for face in faces {
      let head = try words(face, 2)
      guard kinds.contains(head[0]) else { throw .noFont }
      let count = Int(head[1] >> 16)
      let tables = try words(face + 12, 4 * count)
      for table in 0..<count {
        let end = Int(tables[4 * table + 2]) + Int(tables[4 * table + 3])
        guard end <= size else { throw .cutOff(end: end, size: size) }
      }
    }
  }

  /// `ttcf`.
  private static let collection: UInt32 = 0x7474_6366
  /// The first words of a face: 1.0, `OTTO` and `true`.
  private static let kinds: Set<UInt32> = [0x0001_0000, 0x4F54_544F, 0x7472_7565]
}

extension LetterFolders {
  /// Returns what gets a file again that cannot be used.
  package static func mending(of path: String) -> String {
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    if isNamedByVariable, folders.contains(folder) {
      return
        "\(variable) names its folder: unset that, or get the file again by "
        + "\(Words.code(ShellWords.line(["Packaging/letters", folder]))) in a clone of Flipbook"
    }
    if folders.contains(folder) {
      return "remove it, and run `make setup` in a clone of Flipbook, which gets it again, or "
        + "`flipbook doctor --fix`"
    }
    return "it is the system's: install the package again that it came with"
  }
}
