import Drawing
import Foundation

/// The fonts of an app's own, whose names are read from the files in its bundle.
///
/// Their letters are not drawn: the nearest cut of the fonts here stands in.
enum BundledFonts {
  /// The names of a font that stands in a file.
  struct Names: Hashable, Sendable {
    /// What code calls it: `Lato-Bold`.
    let font: String
    /// Its family: `Lato`.
    let family: String
    let file: String
  }

  /// Those of all files in the bundle, by the files' names.
  static let all = names(in: Bundle.main.resourcePath ?? Bundle.main.bundlePath)

  /// Returns the font of a name, of its family, or of the name of its file; `nil` for none.
  static func font(named name: String) -> Names? {
    all.first { $0.font == name } ?? all.first { $0.family == name }
      ?? all.first { $0.file.split(separator: ".").dropLast().joined(separator: ".") == name }
  }

  /// Reads the names of all fonts in a folder.
  static func names(in folder: String) -> [Names] {
    let files = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? [])
      .compactMap { $0 as? String }
      .filter { name in [".ttf", ".otf", ".ttc"].contains { name.lowercased().hasSuffix($0) } }
    return files.sorted().compactMap { file in
      FileManager.default.contents(atPath: "\(folder)/\(file)").flatMap { data in
        let name = file.split(separator: "/").last.map(String.init) ?? file
        return FontFile(bytes: [UInt8](data)).names(of: name)
      }
    }
  }
}

/// Returns whether a file of these bytes is a font.
package func isFont(_ data: Data) -> Bool { FontFile(bytes: [UInt8](data)).names(of: "") != nil }

/// The bytes of an OpenType or TrueType font.
///
/// Source: OpenType specification, “OpenType font file” and “name — Naming table”.
struct FontFile {
  let bytes: [UInt8]

  private func number(_ place: Int, _ count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private func text(_ place: Int, _ count: Int) -> ArraySlice<UInt8>? {
    place >= 0 && count >= 0 && place + count <= bytes.count ? bytes[place..<place + count] : nil
  }

  /// Returns the names that the file has; `nil` for what is no font.
  func names(of file: String) -> BundledFonts.Names? {
    // A collection begins with the place of its first font.
    let isCollection = text(0, 4).map { $0.elementsEqual(Array("ttcf".utf8)) } == true
    guard let start = isCollection ? number(12, 4) : 0, let count = number(start + 4, 2) else {
      return nil
    }
    for index in 0..<count {
      let entry = start + 12 + 16 * index
      guard let tag = text(entry, 4), let place = number(entry + 8, 4) else { return nil }
      guard tag.elementsEqual(Array("name".utf8)) else { continue }
      let found = names(inTableAt: place)
      guard let font = found[Self.postScript] else { return nil }
      return BundledFonts.Names(
        font: font, family: found[Self.typographicFamily] ?? found[Self.family] ?? font, file: file)
    }
    return nil
  }

  private static let family = 1
  private static let postScript = 6
  private static let typographicFamily = 16

  private func names(inTableAt place: Int) -> [Int: String] {
    guard let count = number(place + 2, 2), let texts = number(place + 4, 2) else { return [:] }
    var found: [Int: String] = [:]
    for index in 0..<count {
      let record = place + 6 + 12 * index
      guard let platform = number(record, 2), let kind = number(record + 6, 2),
        let length = number(record + 8, 2), let offset = number(record + 10, 2),
        let raw = text(place + texts + offset, length), found[kind] == nil
      else { continue }
      // Names of Macs have a byte a letter, the others two.
      let letters = platform == 1 ? Array(raw) : raw.enumerated().filter { $0.0 % 2 == 1 }.map(\.1)
      found[kind] = String(decoding: letters, as: UTF8.self)
    }
    return found
  }
}
