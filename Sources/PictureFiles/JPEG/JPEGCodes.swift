/// The Huffman codes of a file.
struct JPEGCodes {
  private(set) var dc = [JPEGCode?](repeating: nil, count: 4)
  private(set) var ac = [JPEGCode?](repeating: nil, count: 4)

  /// Reads a segment of codes.
  mutating func read(_ content: [UInt8]) throws(PictureFileError) {
    var at = 0
    while at < content.count {
      let (kind, index) = (content[at] >> 4, Int(content[at] & 15))
      guard index < 4, at + 17 <= content.count else { throw .jpeg("its codes are cut off") }
      let counts = content[at + 1..<at + 17].map(Int.init)
      let sum = counts.reduce(0, +)
      guard sum <= 256, at + 17 + sum <= content.count else { throw .jpeg("its codes are cut off") }
      let code = try JPEGCode(counts: counts, values: Array(content[at + 17..<at + 17 + sum]))
      if kind == 0 { dc[index] = code } else { ac[index] = code }
      at += 17 + sum
    }
  }
}

/// A Huffman code.
struct JPEGCode {
  /// The greatest code of each length, and -1 where there is none.
  private(set) var greatest = [Int](repeating: -1, count: 18)
  /// What to add to a code of a length for the place of its value.
  private(set) var shift = [Int](repeating: 0, count: 18)
  private(set) var values: [UInt8]
  /// For each 8 bits the length of the code that they begin with, and its value; 0 for longer codes.
  private(set) var quick = [UInt16](repeating: 0, count: 256)

  /// Makes a code of how many codes each length has, from 1 on, and their values.
  init(counts: [Int], values: [UInt8]) throws(PictureFileError) {
    self.values = values
    var (code, place) = (0, 0)
    for length in 1...16 {
      let count = counts[length - 1]
      guard code + count <= 1 << length else { throw .jpeg("its codes are too many") }
      shift[length] = place - code
      if length <= 8 {
        for index in 0..<count {
          let first = (code + index) << (8 - length)
          let entry = UInt16(length) << 8 | UInt16(values[place + index])
          for rest in 0..<(1 << (8 - length)) { quick[first + rest] = entry }
        }
      }
      place += count
      code += count
      if count > 0 { greatest[length] = code - 1 }
      code <<= 1
    }
  }
}

/// Reads bits of the coded part of a file, up to the next marker; after it there are only zeros.
struct JPEGBits {
  private let bytes: [UInt8]
  private(set) var place: Int
  private var bits: UInt64 = 0
  private var count = 0
  private(set) var isAtMarker = false

  init(_ bytes: [UInt8], from place: Int) { (self.bytes, self.place) = (bytes, place) }

  private mutating func fill() {
    while count <= 48 {
      var byte: UInt8 = 0
      if !isAtMarker {
        if place >= bytes.count {
          isAtMarker = true
        } else if bytes[place] == 0xFF {
          if place + 1 < bytes.count, bytes[place + 1] == 0 {
            byte = 0xFF
            place += 2
          } else {
            isAtMarker = true
          }
        } else {
          byte = bytes[place]
          place += 1
        }
      }
      bits = bits << 8 | UInt64(byte)
      count += 8
    }
  }

  /// Reads a number of bits, 0...16.
  mutating func read(_ size: Int) -> Int {
    guard size > 0 else { return 0 }
    if count < size { fill() }
    count -= size
    return Int(truncatingIfNeeded: bits >> UInt64(count)) & ((1 << size) - 1)
  }

  /// Reads a value of a code; 0 for bits that are none.
  mutating func read(_ code: JPEGCode) -> Int {
    if count < 16 { fill() }
    let entry = code.quick[Int(truncatingIfNeeded: bits >> UInt64(count - 8)) & 255]
    if entry > 0 {
      count -= Int(entry >> 8)
      return Int(entry & 255)
    }
    for length in 9...16 {
      let found = Int(truncatingIfNeeded: bits >> UInt64(count - length)) & ((1 << length) - 1)
      guard found <= code.greatest[length] else { continue }
      count -= length
      let index = found + code.shift[length]
      return code.values.indices.contains(index) ? Int(code.values[index]) : 0
    }
    count -= 16
    return 0
  }

  /// Reads a difference of a number of bits, whose first one is its sign.
  mutating func difference(_ size: Int) -> Int {
    guard size > 0 else { return 0 }
    let size = min(size, 16)
    let value = read(size)
    return value < 1 << (size - 1) ? value - (1 << size) + 1 : value
  }

  /// Goes to the next marker; skips it if it is one of restart.
  mutating func restart() {
    (bits, count) = (0, 0)
    isAtMarker = false
    while place + 1 < bytes.count {
      if bytes[place] == 0xFF, bytes[place + 1] != 0, bytes[place + 1] != 0xFF { break }
      place += 1
    }
    if place + 1 < bytes.count, 0xD0...0xD7 ~= bytes[place + 1] {
      place += 2
    } else {
      isAtMarker = true
    }
  }
}
