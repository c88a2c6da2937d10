/// Reads the segments of a JPEG file.
struct JPEGReader {
  private let bytes: [UInt8]
  private let largestArea: Int
  private var place = 0
  private(set) var frame = JPEGFrame()
  private(set) var orientation = 1
  private var hasFrame = false
  private var hasScan = false
  private var steps = [[Int]?](repeating: nil, count: 4)
  private var codes = JPEGCodes()
  /// How many units lie between two restarts of the codes; 0 for none.
  private var restart = 0
  private var isJFIF = false
  private var adobe: Int?

  init(_ bytes: [UInt8], largestArea: Int) {
    (self.bytes, self.largestArea) = (bytes, largestArea)
  }

  /// What the components mean.
  ///
  /// Source: the Independent JPEG Group's library, `default_decompress_parms`.
  var colors: JPEGColors {
    switch frame.components.count {
    case 1: return .gray
    case 4: return adobe == 2 ? .ycck : .cmyk
    default:
      if isJFIF { return .ycc }
      if let adobe { return adobe == 0 ? .rgb : .ycc }
      return frame.components.map(\.id) == [0x52, 0x47, 0x42] ? .rgb : .ycc
    }
  }

  /// Reads all segments.
  mutating func read() throws(PictureFileError) {
    guard JPEGPicture.begins(bytes) else { throw .jpeg("it does not begin as one") }
    place = 2
    while let marker = nextMarker() {
      switch marker {
      case 0xD9:
        guard hasScan else { throw .jpeg("it ends before its picture") }
        return
      case 0x01, 0xD0...0xD8: continue
      case 0xC4, 0xC0...0xC2, 0xDB, 0xDA, 0xDD, 0xE0, 0xE1, 0xEE:
        try readSegment(marker)
      case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        throw .jpeg("it is compressed without loss or by arithmetic codes")
      default: _ = try segment()
      }
    }
    // A file that breaks off shows what it has, as on iOS.
    guard hasScan else { throw .jpeg("it ends before its picture") }
  }

  private mutating func nextMarker() -> UInt8? {
    while place + 1 < bytes.count {
      if bytes[place] == 0xFF, bytes[place + 1] != 0, bytes[place + 1] != 0xFF {
        place += 2
        return bytes[place - 1]
      }
      place += 1
    }
    return nil
  }

  /// Returns the bytes of the segment that begins here, without its length.
  private mutating func segment() throws(PictureFileError) -> ArraySlice<UInt8> {
    guard place + 2 <= bytes.count else { throw .jpeg("a segment is cut off") }
    let length = Int(bytes[place]) << 8 | Int(bytes[place + 1])
    guard length >= 2, place + length <= bytes.count else { throw .jpeg("a segment is cut off") }
    defer { place += length }
    return bytes[place + 2..<place + length]
  }

  private mutating func readSegment(_ marker: UInt8) throws(PictureFileError) {
    let content = Array(try segment())
    switch marker {
    case 0xC4: try codes.read(content)
    case 0xDB: try readSteps(content)
    case 0xDD:
      guard content.count >= 2 else { throw .jpeg("a segment is cut off") }
      restart = Int(content[0]) << 8 | Int(content[1])
    case 0xDA: try readScan(content)
    case 0xE0: isJFIF = isJFIF || content.starts(with: Array("JFIF\0".utf8))
    case 0xE1: orientation = ExifOrientation.read(content) ?? orientation
    case 0xEE:
      if content.count >= 12, content.starts(with: Array("Adobe".utf8)) { adobe = Int(content[11]) }
    default: try readFrame(content, isProgressive: marker == 0xC2)
    }
  }

  private mutating func readSteps(_ content: [UInt8]) throws(PictureFileError) {
    var at = 0
    while at < content.count {
      let (precision, index) = (Int(content[at] >> 4), Int(content[at] & 15))
      let size = precision == 0 ? 64 : 128
      guard index < 4, at + 1 + size <= content.count else { throw .jpeg("its steps are cut off") }
      var table = [Int](repeating: 0, count: 64)
      for k in 0..<64 {
        table[JPEGOrder.ofRows[k]] =
          precision == 0
          ? Int(content[at + 1 + k])
          : Int(content[at + 1 + 2 * k]) << 8 | Int(content[at + 2 + 2 * k])
      }
      steps[index] = table
      at += 1 + size
    }
  }

  private mutating func readFrame(
    _ content: [UInt8], isProgressive: Bool
  ) throws(PictureFileError) {
    guard !hasFrame else { throw .jpeg("it has two pictures") }
    guard content.count >= 6, content[0] == 8 else { throw .jpeg("it has not 8 bits a sample") }
    frame.height = Int(content[1]) << 8 | Int(content[2])
    frame.width = Int(content[3]) << 8 | Int(content[4])
    frame.isProgressive = isProgressive
    let count = Int(content[5])
    guard frame.width > 0, frame.height > 0 else { throw .jpeg("it says no size") }
    guard frame.width <= largestArea / frame.height else {
      throw .tooLarge(width: frame.width, height: frame.height, limit: largestArea)
    }
    guard [1, 3, 4].contains(count), content.count >= 6 + 3 * count else {
      throw .jpeg("it has \(count) components")
    }
    for index in 0..<count {
      var component = JPEGComponent()
      component.id = Int(content[6 + 3 * index])
      component.across = Int(content[7 + 3 * index] >> 4)
      component.down = Int(content[7 + 3 * index] & 15)
      component.table = Int(content[8 + 3 * index])
      guard 1...4 ~= component.across, 1...4 ~= component.down, component.table < 4 else {
        throw .jpeg("a component has a size that there is not")
      }
      frame.components.append(component)
    }
    try layOut()
    hasFrame = true
  }

  private mutating func layOut() throws(PictureFileError) {
    frame.across = frame.components.map(\.across).max() ?? 1
    frame.down = frame.components.map(\.down).max() ?? 1
    let unitColumns = (frame.width + 8 * frame.across - 1) / (8 * frame.across)
    let unitRows = (frame.height + 8 * frame.down - 1) / (8 * frame.down)
    for index in frame.components.indices {
      var component = frame.components[index]
      guard frame.across % component.across == 0, frame.down % component.down == 0 else {
        throw .jpeg("its components are not whole parts of one another")
      }
      component.width = (frame.width * component.across + frame.across - 1) / frame.across
      component.height = (frame.height * component.down + frame.down - 1) / frame.down
      component.columns = unitColumns * component.across
      component.rows = unitRows * component.down
      component.coefficients = [Int16](repeating: 0, count: component.columns * component.rows * 64)
      frame.components[index] = component
    }
  }

  private mutating func readScan(_ content: [UInt8]) throws(PictureFileError) {
    guard hasFrame, let count = content.first.map(Int.init), 1...4 ~= count,
      content.count >= 4 + 2 * count
    else { throw .jpeg("its codes have no picture") }
    var parts: [JPEGScan.Part] = []
    for index in 0..<count {
      let id = Int(content[1 + 2 * index])
      guard let found = frame.components.firstIndex(where: { $0.id == id }),
        !parts.contains(where: { $0.component == found })
      else { throw .jpeg("its codes are of no component") }
      let tables = content[2 + 2 * index]
      parts.append(
        JPEGScan.Part(component: found, dc: Int(tables >> 4) & 3, ac: Int(tables & 15) & 3))
      if let table = steps[frame.components[found].table] { frame.components[found].steps = table }
    }
    let at = 1 + 2 * count
    var scan = JPEGScan(
      parts: parts, codes: codes, restart: restart,
      band: (Int(content[at]), min(63, Int(content[at + 1]))),
      high: Int(content[at + 2] >> 4), low: min(13, Int(content[at + 2] & 15)))
    guard !frame.isProgressive || scan.isPossible else { throw .jpeg("its codes are of no band") }
    place = try scan.read(bytes, from: place, into: &frame)
    hasScan = true
  }
}

/// The order in which a block's coefficients are written.
enum JPEGOrder {
  /// The place in rows of the coefficient that is written as the `k`th.
  static let ofRows = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20,
    13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59,
    52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
  ]
}
