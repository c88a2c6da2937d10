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
    self.init(data)
  }

  init?(_ data: Data) {
    guard
      let movie = Self.boxes(of: data, within: 0..<data.count).first(where: { $0.name == "moov" })
    else { return nil }
    let parts = Self.boxes(of: data, within: movie.content)
    guard let header = parts.first(where: { $0.name == "mvhd" })?.content,
      let version = Self.number(data, header.lowerBound, 1)
    else { return nil }
    let place = header.lowerBound + (version == 1 ? 20 : 12)
    guard let scale = Self.number(data, place, 4), scale > 0, scale <= Int(Int32.max),
      let length = Self.number(data, place + 4, version == 1 ? 8 : 4), length >= 0
    else { return nil }
    duration = CMTime(value: Int64(length), timescale: Int32(scale))
    var size = CGSize.zero
    for track in parts where track.name == "trak" {
      let head = Self.boxes(of: data, within: track.content).first { $0.name == "tkhd" }
      guard let end = head?.content.upperBound, let width = Self.number(data, end - 8, 4),
        let height = Self.number(data, end - 4, 4), width > 0, height > 0
      else { continue }
      // Fractions of 65 536.
      size = CGSize(width: Double(width) / 65_536, height: Double(height) / 65_536)
      break
    }
    self.size = size
  }

  private static func boxes(
    of data: Data, within range: Range<Int>
  ) -> [(name: String, content: Range<Int>)] {
    var found: [(name: String, content: Range<Int>)] = []
    var place = range.lowerBound
    while place + 8 <= range.upperBound, found.count < 10_000,
      var size = number(data, place, 4), let name = word(data, place + 4)
    {
      var head = 8
      if size == 1 {
        guard let long = number(data, place + 8, 8) else { break }
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

  private static func number(_ data: Data, _ place: Int, _ length: Int) -> Int? {
    guard place >= 0, place <= data.count - length else { return nil }
    let start = data.startIndex + place
    return data[start..<start + length].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func word(_ data: Data, _ place: Int) -> String? {
    guard place >= 0, place <= data.count - 4 else { return nil }
    let start = data.startIndex + place
    return String(decoding: data[start..<start + 4], as: UTF8.self)
  }
}
