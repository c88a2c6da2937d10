import UIKit

/// What the file of a film says of it: how long it takes, and how large it is.
///
/// Source: ISO/IEC 14496-12, the boxes `mvhd` and `tkhd`; QuickTime's are the same.
struct MovieFile {
  let duration: CMTime
  /// *Units*: points.
  let size: CGSize

  /// Reads the head of a file; `nil` for one that is not there or is no film.
  init?(_ url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url, options: .alwaysMapped) else {
      return nil
    }
    self.init(FileBytes(data))
  }

  init?(_ bytes: FileBytes) {
    guard
      let movie = Self.boxes(of: bytes, within: 0..<bytes.count).first(where: { $0.name == "moov" })
    else { return nil }
    let parts = Self.boxes(of: bytes, within: movie.content)
    guard let header = parts.first(where: { $0.name == "mvhd" })?.content,
      let version = bytes.number(header.lowerBound, 1)
    else { return nil }
    let place = header.lowerBound + (version == 1 ? 20 : 12)
    guard let scale = bytes.number(place, 4), scale > 0, scale <= Int(Int32.max),
      let length = bytes.number(place + 4, version == 1 ? 8 : 4), length >= 0
    else { return nil }
    duration = CMTime(value: Int64(length), timescale: Int32(scale))
    var size = CGSize.zero
    for track in parts where track.name == "trak" {
      let head = Self.boxes(of: bytes, within: track.content).first { $0.name == "tkhd" }
      guard let end = head?.content.upperBound, let width = bytes.number(end - 8, 4),
        let height = bytes.number(end - 4, 4), width > 0, height > 0
      else { continue }
      // Fractions of 65 536.
      size = CGSize(width: Double(width) / 65_536, height: Double(height) / 65_536)
      break
    }
    self.size = size
  }

  private static func boxes(
    of bytes: FileBytes, within range: Range<Int>
  ) -> [(name: String, content: Range<Int>)] {
    var found: [(name: String, content: Range<Int>)] = []
    var place = range.lowerBound
    while place + 8 <= range.upperBound, found.count < 10_000,
      var size = bytes.number(place, 4), let name = bytes.word(place + 4)
    {
      var head = 8
      if size == 1 {
        guard let long = bytes.number(place + 8, 8) else { break }
        (size, head) = (long, 16)
      } else if size == 0 {
        size = range.upperBound - place
      }
      guard size >= head, size <= range.upperBound - place else { break }
      found.append((name, place + head..<place + size))
      place += size
    }
    return found
  }
}
