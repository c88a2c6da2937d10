import Foundation
import Synchronization

/// The shapes of symbols: Bootstrap Icons.
package enum Icons {
  /// The file of all icons, each of which is an element with its name.
  static let file = "bootstrap-icons.svg"

  /// Where Debian's `bootstrap-icons` keeps its files, one an icon.
  private static let folder = "/usr/share/bootstrap-icons/svg"

  /// Where icons are looked for, for a sentence.
  package static var places: String {
    ((LetterFolders.folders.map { "\($0)/\(file)" }) + [folder]).joined(separator: " or ")
  }

  /// Why the file of icons cannot be read, in words; nil where it can, or where there is none.
  package static let fault: String? = LetterFolders.path(of: file).flatMap { path in
    LetterFault(ofFile: path).map {
      "The file of icons \(path) cannot be read: \($0); \(LetterFolders.mending(of: path))."
    }
  }

  /// Returns the elements of an icon in SVG; nil where there is none of the name, or where the file
  /// has a fault.
  package static func shape(of name: String) -> String? {
    guard fault == nil else { return nil }
    guard let sheet else {
      return FileManager.default.contents(atPath: "\(folder)/\(name).svg")
        .map { String(decoding: $0, as: UTF8.self) }
    }
    return known.withLock { known in
      if let shape = known[name] { return shape }
      guard let start = sheet.range(of: Data(" id=\"\(name)\">".utf8)),
        let end = sheet.range(of: Data("</symbol>".utf8), in: start.upperBound..<sheet.endIndex)
      else { return nil }
      let shape = String(decoding: sheet[start.upperBound..<end.lowerBound], as: UTF8.self)
      known[name] = shape
      return shape
    }
  }

  /// The system's icons as one file, where the pinned one is missing; nil where it has none.
  static let ofTheSystem: LetterFile? = {
    let files =
      (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
    guard !files.isEmpty else { return nil }
    var bytes = Data()
    for file in files {
      bytes += Data("\(file)\n".utf8)
      bytes += FileManager.default.contents(atPath: "\(folder)/\(file)") ?? Data()
    }
    let checksum = bytes.withUnsafeBytes { SHA256.digits(of: $0) }
    return LetterFile(name: "Bootstrap Icons", file: folder, checksum: checksum)
  }()

  private static let sheet = (fault == nil ? LetterFolders.path(of: file) : nil)
    .flatMap { FileManager.default.contents(atPath: $0) }

  private static let known = Mutex<[String: String]>([:])
}
