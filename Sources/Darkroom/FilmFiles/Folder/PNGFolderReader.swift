import Files
import Foundation

/// Reads a folder of PNG files as a film, in the order of their names.
///
/// Digits in names are compared as numbers: `frame-9.png` comes before `frame-10.png`. Files with
/// other endings are ignored.
final class PNGFolderReader: FilmReader {
  private let folder: String
  private let names: [String]
  private let rate: Double
  private var position = 0
  private var budget: PixelBudget

  init(_ folder: String, rate: Double, _ budget: PixelBudget) throws(FilmFileError) {
    self.folder = folder
    self.rate = rate
    self.budget = budget
    names = try Self.names(in: folder)
    guard !names.isEmpty else {
      throw .cannotRead(path: folder, reason: "there is no PNG in this folder; give another")
    }
  }

  var knownDurations: [TimeInterval]? { Array(repeating: 1 / rate, count: names.count) }

  func next() throws(FilmFileError) -> FilmImage? {
    guard position < names.count else { return nil }
    defer { position += 1 }
    let path = "\(folder)/\(names[position])"
    let file = try onDisk(SourceFile.bytes(of: path))
    budget.add(bytes: file.count)
    try budget.spend(Self.area(of: file))
    return FilmImage(
      index: position, time: Double(position) / rate, duration: 1 / rate,
      content: .file(file, path: path))
  }

  /// Returns how many pixels a file announces; whether that is true shows when it is decoded.
  private static func area(of file: [UInt8]) -> Int {
    guard file.count >= 24 else { return 0 }
    let sides = [16, 20].map { file[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
    return min(sides[0] * min(sides[1], FilmLimits.largestArea), FilmLimits.largestArea)
  }

  private static func names(in folder: String) throws(FilmFileError) -> [String] {
    guard let stream = opendir(folder) else {
      throw .cannotRead(path: folder, reason: String(cString: strerror(errno)))
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.first != ".", name.lowercased().hasSuffix(".png") else { continue }
      names.append(name)
      guard names.count <= FilmLimits.mostFrames else {
        throw .cannotRead(
          path: folder, reason: "there are more than \(FilmLimits.mostFrames) PNG; give fewer")
      }
    }
    return names.map { (name: $0, key: NumberedName($0)) }
      .sorted { $0.key < $1.key }
      .map(\.name)
  }
}

/// A file name in which digits are compared as numbers.
struct NumberedName: Comparable {
  private let name: String
  private let parts: [Part]

  private enum Part: Equatable {
    case number(String)
    case text(String)
  }

  init(_ name: String) {
    self.name = name
    parts = name.utf8.reduce(into: []) { parts, byte in
      let character = String(UnicodeScalar(byte))
      let isDigit = (48...57).contains(byte)
      switch parts.last {
      case .number(let digits) where isDigit: parts[parts.count - 1] = .number(digits + character)
      case .text(let text) where !isDigit: parts[parts.count - 1] = .text(text + character)
      default: parts.append(isDigit ? .number(character) : .text(character))
      }
    }
  }

  static func < (one: NumberedName, other: NumberedName) -> Bool {
    for (first, second) in zip(one.parts, other.parts) where first != second {
      switch (first, second) {
      case (.number(let first), .number(let second)):
        let (short, long) = (first.drop { $0 == "0" }, second.drop { $0 == "0" })
        if short.count != long.count { return short.count < long.count }
        if short != long { return short < long }
      case (.number, .text): return true
      case (.text, .number): return false
      case (.text(let first), .text(let second)): return first < second
      }
    }
    return one.parts.count != other.parts.count
      ? one.parts.count < other.parts.count : one.name < other.name
  }

  static func == (one: NumberedName, other: NumberedName) -> Bool { one.name == other.name }
}
