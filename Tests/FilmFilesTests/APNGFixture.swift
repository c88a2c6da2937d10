import Pixels

@testable import FilmFiles
@testable import FrameComparison

/// An animated PNG, built by hand from the standard.
struct APNGFixture {
  struct Picture {
    var frame: Frame
    var x = 0
    var y = 0
    var delay = (numerator: 1, denominator: 60)
    /// 0 keeps the part, 1 clears it, 2 restores it.
    var disposal: UInt8 = 0
    /// 0 replaces what is there, 1 blends over it.
    var blending: UInt8 = 0
  }

  var pictures: [Picture]
  /// A separate picture for viewers that cannot animate.
  var still: Frame?
  var promised: Int?
  var firstSequenceNumber = 0

  init(_ pictures: [Picture], still: Frame? = nil) {
    self.pictures = pictures
    self.still = still
  }

  /// Returns the chunks by name and content, in order.
  func chunks() throws -> [(name: String, content: [UInt8])] {
    var sequence = firstSequenceNumber
    func number() -> [UInt8] {
      defer { sequence += 1 }
      return PNGChunks.number(sequence)
    }
    let canvas = still ?? pictures[0].frame
    var header = try Self.chunks(of: canvas)[0]
    header.content.replaceSubrange(8..<13, with: [8, 6, 0, 0, 0])
    var chunks = [header]
    chunks.append(
      ("acTL", PNGChunks.number(promised ?? pictures.count) + PNGChunks.number(0)))
    if let still {
      chunks += try Self.chunks(of: Self.withAlpha(still)).filter { $0.name == "IDAT" }
    }
    for (index, picture) in pictures.enumerated() {
      let frame = picture.frame
      chunks.append(
        (
          "fcTL",
          number() + PNGChunks.number(frame.size.width) + PNGChunks.number(frame.size.height)
            + PNGChunks.number(picture.x) + PNGChunks.number(picture.y)
            + PNGChunks.number(picture.delay.numerator).suffix(2)
            + PNGChunks.number(picture.delay.denominator).suffix(2)
            + [picture.disposal, picture.blending]
        ))
      for part in try Self.chunks(of: Self.withAlpha(frame)) where part.name == "IDAT" {
        let isFirst = index == 0 && still == nil
        chunks.append(isFirst ? part : ("fdAT", number() + part.content))
      }
    }
    return chunks + [("IEND", [])]
  }

  func bytes() throws -> [UInt8] { Self.file(try chunks()) }

  static func file(_ chunks: [(name: String, content: [UInt8])]) -> [UInt8] {
    PNGChunks.signature + chunks.flatMap { PNGChunks.chunk($0.name, $0.content) }
  }

  static func chunks(of frame: Frame) throws -> [(name: String, content: [UInt8])] {
    var chunks = PNGChunks(try PNGEncoder().bytes(of: frame))
    var found: [(name: String, content: [UInt8])] = []
    while let chunk = try chunks.next() { found.append((chunk.name, Array(chunk.content))) }
    return found
  }

  /// Returns the frame as RGBA in rows without filter, stored without compression.
  private static func withAlpha(_ frame: Frame) -> RawPicture { RawPicture(frame: frame) }

  private static func chunks(of picture: RawPicture) throws -> [(name: String, content: [UInt8])] {
    [("IDAT", picture.stream)]
  }
}

/// The pixels of a picture as zlib's format stores them.
private struct RawPicture {
  let frame: Frame

  var stream: [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<frame.size.height {
      rows.append(0)
      for x in 0..<frame.size.width {
        let pixel = frame[x, y]
        rows += [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      }
    }
    var (one, two) = (UInt32(1), UInt32(0))
    for byte in rows {
      one = (one + UInt32(byte)) % 65_521
      two = (two + one) % 65_521
    }
    var stream: [UInt8] = [0x78, 0x01]
    var rest = rows[...]
    while !rest.isEmpty {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(65_535)
      let count = UInt16(block.count)
      stream += [rest.isEmpty ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
      stream += [UInt8(~count & 255), UInt8(~count >> 8)] + block
    }
    return stream + PNGChunks.number(Int(two << 16 | one))
  }
}
