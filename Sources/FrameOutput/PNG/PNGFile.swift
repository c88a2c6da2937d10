import CPNG
import Pixels

/// The bytes of a PNG file, chunk by chunk.
struct PNGFile {
  enum ColorType: UInt8 {
    case rgb = 2
    case palette = 3
    case rgba = 6
  }

  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Begins a picture of eight bits a number.
  init(_ size: PixelSize, _ colorType: ColorType) {
    addChunk("IHDR") { bytes in
      bytes += Self.bigEndian(UInt32(size.width)) + Self.bigEndian(UInt32(size.height))
      bytes += [8, colorType.rawValue, 0, 0, 0]
    }
  }

  /// - Parameter palette: `0xAARRGGBB`; alphas are told as far as one is not 255.
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

  /// Adds a chunk; `content` appends to the bytes of the file.
  mutating func addChunk(_ name: String, _ content: (inout [UInt8]) -> Void) {
    let start = bytes.count
    bytes += [0, 0, 0, 0] + name.utf8
    content(&bytes)
    let length = bytes.count - start - 8
    bytes.replaceSubrange(start..<start + 4, with: Self.bigEndian(UInt32(length)))
    let sum = bytes.withUnsafeBufferPointer { bytes in
      crc32(0, bytes.baseAddress.map { $0 + start + 4 }, UInt32(length + 4))
    }
    bytes += Self.bigEndian(UInt32(truncatingIfNeeded: sum))
  }

  mutating func finish() -> [UInt8] {
    addChunk("IEND") { _ in }
    return bytes
  }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [number >> 24, number >> 16, number >> 8, number].map { UInt8(truncatingIfNeeded: $0) }
  }
}
