import Files

/// A program or a library as the linker wrote it; only what tells one build from another is read.
///
/// Source: the ELF specification, version 1.2, and `elf(5)`, for 64 bits and the low byte first.
struct ObjectFile {
  private let path: String
  /// The beginning of the file: the headers and, if it has one, the build ID.
  private let page: [UInt8]

  /// Reads the beginning of a file.
  ///
  /// - Throws: `FileError.cannotRead`.
  init(at path: String) throws(FileError) {
    self.path = path
    page = try SourceFile.beginning(of: path, bytes: 4096)
  }

  /// Returns a checksum of the build.
  ///
  /// It is computed from the build ID; without one, from the part of the file that is loaded; for a
  /// file of another format, from all of it. Debugging information, three quarters of a Swift
  /// program, does not count, since it changes no film.
  ///
  /// - Throws: `FileError.cannotRead`.
  func checksum() throws(FileError) -> UInt64 {
    if let buildID { return Checksum.of(Array(page[buildID])) }
    return try Checksum.ofFile(at: path, upTo: loadedBytes).checksum
  }

  /// A segment in the program headers.
  private struct Segment {
    let kind: Int
    let bytes: Range<Int>
  }

  private var segments: [Segment] {
    guard page.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = word(at: 32, bytes: 8),
      let size = word(at: 54, bytes: 2), let count = word(at: 56, bytes: 2)
    else { return [] }
    return (0..<count).compactMap { index in
      let header = table + index * size
      guard let kind = word(at: header, bytes: 4), let start = word(at: header + 8, bytes: 8),
        let length = word(at: header + 32, bytes: 8)
      else { return nil }
      return Segment(kind: kind, bytes: start..<(start + length))
    }
  }

  /// The end of the part that is loaded; `nil` when it is not known.
  private var loadedBytes: Int? {
    segments.filter { $0.kind == Self.loaded }.map(\.bytes.upperBound).max()
  }

  /// Where the build ID stands.
  private var buildID: Range<Int>? {
    for segment in segments where segment.kind == Self.notes {
      var note = segment.bytes.lowerBound
      while note < segment.bytes.upperBound, let nameLength = word(at: note, bytes: 4),
        let length = word(at: note + 4, bytes: 4), let kind = word(at: note + 8, bytes: 4)
      {
        let start = note + 12 + (nameLength + 3) / 4 * 4
        guard start + length <= page.count else { break }
        if kind == 3, page[(note + 12)...].starts(with: Array("GNU\0".utf8)) {
          return start..<(start + length)
        }
        note = start + (length + 3) / 4 * 4
      }
    }
    return nil
  }

  /// Returns a number on the first page; `nil` beyond the page or above what a file can have.
  private func word(at place: Int, bytes: Int) -> Int? {
    guard place + bytes <= page.count else { return nil }
    let value = page[place..<(place + bytes)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value < 1 << 48 ? Int(value) : nil
  }

  private static let loaded = 1
  private static let notes = 4
}
