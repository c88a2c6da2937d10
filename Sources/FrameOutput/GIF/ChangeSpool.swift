import Pixels

/// The changed part of one frame after another, kept on disk until the palette is known.
struct ChangeSpool {
  /// What one frame changes.
  struct Change {
    /// How many frames come before.
    let index: Int
    let part: PixelRectangle
    /// The pixels of the part, row by row: how many times in the top byte, the colour below.
    let runs: [UInt32]
  }

  private static let headerLength = 6
  private static let longestRun = 255

  private let file: SpoolFile
  private(set) var count = 0
  private var isReading = false

  /// - Throws: `FrameOutputError.cannotWrite`.
  init(for path: String, among places: UnfinishedPlaces) throws(FrameOutputError) {
    file = try SpoolFile(for: path, among: places)
  }

  mutating func append(_ change: Change) throws(FrameOutputError) {
    let part = change.part
    try file.write(
      [change.index, part.x, part.y, part.width, part.height, change.runs.count].map(UInt32.init))
    try file.write(change.runs)
    count += 1
  }

  /// The next change in the order in which they came; there are `count`.
  mutating func next() throws(FrameOutputError) -> Change {
    if !isReading {
      try file.rewind()
      isReading = true
    }
    let header = try file.read(Self.headerLength).map(Int.init)
    return Change(
      index: header[0],
      part: PixelRectangle(x: header[1], y: header[2], width: header[3], height: header[4]),
      runs: try file.read(header[5]))
  }

  /// Pixels of `part` that repeat, told as one.
  static func runs(of frame: Frame, in part: PixelRectangle) -> [UInt32] {
    var runs: [UInt32] = []
    frame.pixels.withUnsafeBufferPointer { pixels in
      var color = pixels[part.y * frame.size.width + part.x] & 0xFF_FFFF
      var length = 0
      for row in part.y..<part.y + part.height {
        let start = row * frame.size.width + part.x
        for place in start..<start + part.width {
          let pixel = pixels[place] & 0xFF_FFFF
          if pixel == color, length < longestRun {
            length += 1
          } else {
            runs.append(UInt32(length) << 24 | color)
            (color, length) = (pixel, 1)
          }
        }
      }
      runs.append(UInt32(length) << 24 | color)
    }
    return runs
  }
}
