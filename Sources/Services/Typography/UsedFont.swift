import CCairo
import Drawing
import Foundation

/// A file in which letters or icons of a film are set.
package struct UsedFont: Hashable, Sendable {
  /// The name of the file without its extension, such as `Inter-Medium`.
  package let name: String
  /// The version that the font tells of itself: `4.0`; empty where it tells none.
  package let version: String
  /// The sum that the font itself has in its `head`, its size, and the first digits of the SHA-256 of
  /// the whole file, with dashes between them; of icons, those digits alone.
  ///
  /// Records of older versions have the sum and the size alone, which tell nothing of a damaged file.
  ///
  /// Source: OpenType, "head", checksumAdjustment.
  package let checksum: String

  /// Finds the files in which a text is set: those of its typefaces, then those of letters that they
  /// lack.
  ///
  /// - Throws: `TypographyError.fontMissing` or `.fontUnreadable`.
  package static func used(by run: TextRun) throws(TypographyError) -> [UsedFont] {
    var paths: [(path: String, face: Int32)] = []
    for typeface in [run.font] + run.spans.map(\.font) {
      paths.append((try FontFile(for: typeface).path, 0))
    }
    let turn = Shaping.Turn()
    for font in try FontContext.of(run, in: turn).fallbacks {
      paths += font.installedFiles.map { ($0, font.face) }
    }
    return paths.compactMap { UsedFont(path: $0.path, face: $0.face, in: turn) }
  }

  /// The file, or the system's files, of icons; nil where there is none.
  package static var icons: UsedFont? {
    let file = LetterFolders.icons.first.flatMap(LetterFile.init(path:)) ?? Icons.ofTheSystem
    return file.map {
      UsedFont(
        name: stem(of: Icons.file), version: $0.version, checksum: "\($0.checksum.prefix(16))")
    }
  }

  private init(name: String, version: String, checksum: String) {
    (self.name, self.version, self.checksum) = (name, version, checksum)
  }

  /// Returns the name of a file without its folder and its extension.
  static func stem(of path: String) -> String {
    let file = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return String(file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex))
  }

  /// Asks a font file; nil where it cannot be read.
  private init?(path: String, face: Int32, in turn: borrowing Shaping.Turn) {
    guard let font = Self.face(path, face) else { return nil }
    defer { FT_Done_Face(font) }
    name = Self.stem(of: path)
    var head = [UInt8](repeating: 0, count: 12)
    var length = FT_ULong(head.count)
    guard FT_Load_Sfnt_Table(font, Self.headTable, 0, &head, &length) == 0 else { return nil }
    let revision = Int(head[4]) << 24 | Int(head[5]) << 16 | Int(head[6]) << 8 | Int(head[7])
    version = Self.words(revision)
    let sum = head[8..<12].map { String(UInt16($0) + 256, radix: 16).dropFirst() }.joined()
    guard let file = LetterFile(path: path), let size = file.size else { return nil }
    checksum = "\(sum)-\(size)-\(file.checksum.prefix(16))"
  }

  /// Opens a face of a file; nil where it cannot be read.
  private static func face(_ path: String, _ face: Int32) -> FT_Face? {
    do throws(TypographyError) {
      var font: FT_Face?
      let status = FT_New_Face(try FreeType.ofThisThread(), path, FT_Long(face), &font)
      return status == 0 ? font : nil
    } catch {
      return nil
    }
  }

  /// Writes a version as fonts number it, in 65536ths, with at most three decimals: `4.0`, `2.042`.
  private static func words(_ revision: Int) -> String {
    "\(Double((revision * 1000 + 32_768) / 65_536) / 1000)"
  }

  private static let headTable = FT_ULong(0x6865_6164)
}
