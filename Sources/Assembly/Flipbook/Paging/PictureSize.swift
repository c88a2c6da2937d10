import Files
import Foundation

/// The size of a picture that was just made.
struct PictureSize: Hashable, Sendable {
  /// *Units*: pixels; those of CSS for an SVG.
  let width: Int
  let height: Int

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Reads the beginning of a file.
  ///
  /// - Throws: `FileError`, and `PageFailure` for anything but a PNG, a GIF or an SVG.
  init(ofFile path: String) throws {
    let bytes = try SourceFile.beginning(of: path, bytes: 2048)
    let text = String(decoding: bytes, as: UTF8.self)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
      func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
      self.init(width: number(16), height: number(20))
    } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      self.init(
        width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
    } else if let found = text.firstMatch(of: #/<svg[^>]*? width="([0-9.]+)" height="([0-9.]+)"/#),
      let width = Double(found.1), let height = Double(found.2)
    {
      self.init(width: Int(width.rounded()), height: Int(height.rounded()))
    } else if let found = text.firstMatch(of: #/<iframe [^>]*width="([0-9]+)" height="([0-9]+)"/#),
      let width = Int(found.1), let height = Int(found.2)
    {
      self.init(width: width, height: height)
    } else {
      throw PageFailure("The size of \(path) cannot be read.")
    }
  }
}
