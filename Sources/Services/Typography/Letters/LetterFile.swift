import CCairo
import Foundation
import Synchronization

/// A file of letters or icons that films are made with, as it stands on this machine.
package struct LetterFile: Hashable, Sendable {
  /// The usual name of the font or the icons: `Inter`.
  package let name: String
  /// The name of the file: `Inter.ttf`.
  package let file: String
  /// The version: the one of the table for a pinned file, else what a font says of itself; empty
  /// where a file does not tell.
  package let version: String
  /// SHA-256 of the contents.
  ///
  /// *Shape*: 64 hexadecimal digits.
  package let checksum: String
  /// Whether the contents are those of Flipbook's table; the system's files may have others.
  package let isPinned: Bool
  /// The size; nil for a file that cannot be read, and for one of several.
  ///
  /// *Units*: bytes.
  let size: Int?
  /// Whether it stands in a folder of Flipbook's own; false for the system's.
  package let isInFolder: Bool
  /// Why it cannot be used; nil for a sound file.
  package let fault: LetterFault?

  /// All files of letters and icons that this machine has for films, in the order of the table.
  ///
  /// Reads them wholly, once a process: some 60 megabytes.
  package static var all: [LetterFile] {
    let icons = LetterFolders.icons
    return (LetterFolders.textFonts + LetterFolders.otherFonts + icons)
      .compactMap(LetterFile.init(path:))
      + (icons.isEmpty ? [Icons.ofTheSystem] : [])
      .compactMap(\.self)
  }

  /// Makes the description of a file that the table does not have.
  init(
    name: String, file: String, checksum: String, isInFolder: Bool = false,
    fault: LetterFault? = nil
  ) {
    (self.name, self.file, self.checksum) = (name, file, checksum)
    (self.isInFolder, self.fault) = (isInFolder, fault)
    (version, isPinned, size) = ("", false, nil)
  }

  private static let read = Mutex<[String: LetterFile]>([:])

  /// Reads a file, once a process; nil where there is none.
  init?(path: String) {
    if let known = Self.read.withLock({ $0[path] }) {
      self = known
      return
    }
    let name = String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
    let row = LetterTable.rows.first { $0.file == name }
    let isInFolder = LetterFolders.folders.contains { path == "\($0)/\(name)" }
    if let fault = LetterFault(ofFile: path) {
      var status = stat()
      guard lstat(path, &status) == 0 else { return nil }
      self = LetterFile(
        name: row?.name ?? name, file: name, checksum: "", isInFolder: isInFolder, fault: fault)
      Self.read.withLock { $0[path] = self }
      return
    }
    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
    let checksum = bytes.withUnsafeBytes { SHA256.digits(of: $0) }
    file = name
    size = bytes.count
    self.isInFolder = isInFolder
    fault = name == Icons.file ? nil : LetterFault.ofFont(path, holding: bytes)
    self.checksum = checksum
    isPinned = row?.checksum == checksum
    if let row, row.checksum == checksum {
      (self.name, version) = (row.name, row.version)
    } else {
      let own = Self.ownWords(of: path)
      (self.name, version) = (row?.name ?? own.name ?? name, own.version ?? "")
    }
    Self.read.withLock { $0[path] = self }
  }

  /// Returns the family and the version that a font tells of itself.
  private static func ownWords(of path: String) -> (name: String?, version: String?) {
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, 0, nil, &count) else { return (nil, nil) }
    defer { FcPatternDestroy(pattern) }
    var family: UnsafeMutablePointer<FcChar8>?
    let hasFamily = FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch
    var version: Int32 = 0
    let hasVersion = FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &version) == FcResultMatch
    return (
      hasFamily ? family.map { String(cString: $0) } : nil, hasVersion ? words(version) : nil
    )
  }

  /// Writes a version as fonts number it, in 65536ths, to three decimals.
  private static func words(_ version: Int32) -> String {
    let thousandths = (Int(version) * 1000 + 32_768) / 65_536
    let decimals = String(1000 + thousandths % 1000).dropFirst()
    return "\(thousandths / 1000).\(decimals)"
  }
}
