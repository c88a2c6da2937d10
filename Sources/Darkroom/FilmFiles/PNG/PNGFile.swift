import Pixels

/// Builds the bytes of a PNG file, chunk by chunk.
struct PNGFile {
  enum ColorType: UInt8 {
    case rgb = 2
    case palette = 3
    case rgba = 6

    /// How many bytes a pixel has.
    var bytesPerPixel: Int {
      switch self {
      case .palette: 1
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  /// Where the first chunk behind the head stands: the signature has 8 bytes, the head 25.
  static let endOfHead = 33

  private(set) var bytes: [UInt8] = []

  /// Begins a picture with eight bits a channel or index.
  ///
  /// - Parameters:
  ///   - size: the size of the picture.
  ///   - colorType: what the pixels are.
  ///   - room: how many bytes more are known to follow.
  init(_ size: PixelSize, _ colorType: ColorType, room: Int = 0) {
    bytes.reserveCapacity(room + Self.roomOfHeads)
    bytes += PNGChunks.signature
    addChunk("IHDR") { bytes in
      bytes += PNGChunks.number(size.width) + PNGChunks.number(size.height)
      bytes += [8, colorType.rawValue, 0, 0, 0]
    }
  }

  /// Adds the palette, and its transparency if there is any.
  ///
  /// - Parameter palette: `0xAARRGGBB`; alphas are written up to the last that is not 255.
  mutating func add(palette: [UInt32]) {
    addChunk("PLTE") { bytes in
      for color in palette {
        bytes += [color >> 16, color >> 8, color].map { UInt8(truncatingIfNeeded: $0) }
      }
    }
    if let last = palette.lastIndex(where: { $0 >> 24 != 255 }) {
      addChunk("tRNS") { bytes in bytes += palette[...last].map { UInt8($0 >> 24) } }
    }
  }

  /// What the chunks around the picture take.
  ///
  /// *Units*: bytes.
  private static let roomOfHeads = 100

  /// Adds a chunk that was made before.
  mutating func add(chunk: ArraySlice<UInt8>) { bytes += chunk }

  /// Adds a chunk; `content` appends to the bytes of the file.
  mutating func addChunk(_ name: String, _ content: (inout [UInt8]) -> Void) {
    let start = bytes.count
    bytes += [0, 0, 0, 0] + name.utf8
    content(&bytes)
    let length = bytes.count - start - 8
    bytes.replaceSubrange(start..<start + 4, with: PNGChunks.number(length))
    bytes += PNGChunks.number(Int(CyclicCheck.sum(bytes[(start + 4)...])))
  }

  mutating func finish() -> [UInt8] {
    addChunk("IEND") { _ in }
    return bytes
  }
}
