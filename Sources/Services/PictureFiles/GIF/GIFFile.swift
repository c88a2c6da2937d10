/// The parts of a GIF file, found without decoding a pixel.
///
/// Source: CompuServe, Graphics Interchange Format, version 89a.
package struct GIFFile: Hashable, Sendable {
  /// The width in pixels of what all pictures are drawn on.
  package let width: Int
  /// The height in pixels of what all pictures are drawn on.
  package let height: Int
  /// How often the pictures are shown again: 0 for ever; `nil` where the file does not say.
  package let loopCount: Int?
  /// The pictures, in the order in which they are shown.
  package let pictures: [Picture]
  /// Whether the file has a table of colours for all of its pictures.
  package let hasGlobalColors: Bool

  /// A picture, which is drawn over those before it.
  package struct Picture: Hashable, Sendable {
    let (left, top, width, height): (Int, Int, Int, Int)
    let isInterlaced: Bool
    /// The colours, `0xAARRGGBB`; the one that is clear is 0.
    let colors: [UInt32]
    /// What becomes of the picture before the next is drawn: 2 clears its place, 3 undoes it.
    let disposal: Int
    /// How long the picture is shown.
    ///
    /// *Units*: hundredths of a second.
    package let delay: Int
    /// The bits of the first code, less one.
    let codeSize: Int
    let data: [UInt8]
  }

  /// Returns true when bytes begin as those of a GIF file.
  package static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("GIF8".utf8)) }

  /// Finds the parts; a file that breaks off has the pictures that are whole, and the first one.
  ///
  /// - Throws: `PictureFileError.damaged` or `.tooLarge`.
  package init(
    _ bytes: [UInt8], largestArea: Int = PNGPicture.largestArea
  ) throws(PictureFileError) {
    guard Self.begins(bytes), bytes.count >= 13 else {
      throw .damaged(format: "GIF", reason: "it is none")
    }
    var reader = ByteReader(bytes, from: 6)
    (width, height) = (reader.number(), reader.number())
    guard width > 0, height > 0 else {
      throw .damaged(format: "GIF", reason: "it has no size")
    }
    guard width <= largestArea / height else {
      throw .tooLarge(format: "GIF", width: width, height: height, limit: largestArea)
    }
    let flags = reader.byte()
    reader.skip(2)
    hasGlobalColors = flags & 0x80 != 0
    let global = hasGlobalColors ? reader.colors(2 << (flags & 7)) : []
    var (loops, control, found): (Int?, Control, [Picture]) = (nil, Control(), [])
    blocks: while !reader.isAtEnd {
      switch reader.byte() {
      case 0x21:
        switch reader.byte() {
        case 0xF9: control = Control(reader.blocks())
        case 0xFF: loops = Self.loops(reader.blocks()) ?? loops
        default: _ = reader.blocks()
        }
      case 0x2C:
        let picture = Picture(&reader, global, control)
        // The last picture of a file that breaks off is left out, unless it is the only one.
        if reader.isAtEnd, !found.isEmpty { break blocks }
        if picture.codeSize <= 11 { found.append(picture) }
        control = Control()
      case 0: continue
      default: break blocks
      }
    }
    guard !found.isEmpty else { throw .damaged(format: "GIF", reason: "there is no picture in it") }
    (loopCount, pictures) = (loops, found)
  }

  /// Reads what Netscape added: how often the pictures are shown.
  private static func loops(_ data: [UInt8]) -> Int? {
    guard data.count >= 14, data.starts(with: Array("NETSCAPE2.0".utf8)), data[11] == 1 else {
      return nil
    }
    return Int(data[12]) | Int(data[13]) << 8
  }

  /// How the next picture is shown: the last control block before it says so.
  fileprivate struct Control {
    var disposal = 0
    var delay = 0
    var clearColor: Int?

    init() {}

    init(_ data: [UInt8]) {
      guard data.count >= 4 else { return }
      disposal = Int(data[0] >> 2 & 7)
      delay = Int(data[1]) | Int(data[2]) << 8
      if data[0] & 1 != 0 { clearColor = Int(data[3]) }
    }
  }
}

extension GIFFile.Picture {
  fileprivate init(_ reader: inout ByteReader, _ global: [UInt32], _ control: GIFFile.Control) {
    (left, top) = (reader.number(), reader.number())
    (width, height) = (reader.number(), reader.number())
    let flags = reader.byte()
    isInterlaced = flags & 0x40 != 0
    var colors = flags & 0x80 != 0 ? reader.colors(2 << (flags & 7)) : global
    if let clear = control.clearColor, colors.indices.contains(clear) { colors[clear] = 0 }
    self.colors = colors
    (disposal, delay) = (control.disposal, control.delay)
    codeSize = reader.byte()
    data = reader.blocks()
  }
}

/// Reads bytes one after the other; behind the end there are zeros.
private struct ByteReader {
  private let bytes: [UInt8]
  private var place: Int

  init(_ bytes: [UInt8], from place: Int) { (self.bytes, self.place) = (bytes, place) }

  var isAtEnd: Bool { place >= bytes.count }

  mutating func skip(_ count: Int) { place += count }

  mutating func byte() -> Int {
    defer { place += 1 }
    return place < bytes.count ? Int(bytes[place]) : 0
  }

  /// Reads two bytes, the lower one first.
  mutating func number() -> Int {
    let low = byte()
    return low | byte() << 8
  }

  mutating func colors(_ count: Int) -> [UInt32] {
    (0..<count).map { _ in
      (0..<3).reduce(0xFF) { color, _ in color << 8 | UInt32(byte()) }
    }
  }

  /// Reads blocks, each behind its length, until one of none.
  mutating func blocks() -> [UInt8] {
    var all: [UInt8] = []
    while place < bytes.count {
      let count = byte()
      guard count > 0 else { break }
      let end = min(place + count, bytes.count)
      all += bytes[min(place, end)..<end]
      place += count
    }
    return all
  }
}
