/// The pixels of a picture near which anything is drawn.
///
/// Where a scene is of one colour, a recording may show what it likes, such as a status bar.
struct OutlineMask: Hashable, Sendable {
  private let width: Int
  private let isNear: [Bool]

  /// Finds the pixels near outlines.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - reach: how near, in pixels to the side and up and down.
  init(_ picture: GrayPicture, reach: Int) {
    width = picture.width
    let (columns, rows) = (picture.width, picture.height)
    var near = [Bool](repeating: false, count: columns * rows)
    picture.withSampler { levels in
      for row in 1..<max(rows - 1, 1) {
        for column in 1..<max(columns - 1, 1) {
          let across = abs(levels.level(column + 1, row) - levels.level(column - 1, row))
          let down = abs(levels.level(column, row + 1) - levels.level(column, row - 1))
          near[row * columns + column] = across + down >= Self.leastSlope
        }
      }
    }
    for row in 0..<rows {
      Self.widen(&near, from: row * columns, step: 1, count: columns, reach)
    }
    for column in 0..<columns {
      Self.widen(&near, from: column, step: columns, count: rows, reach)
    }
    isNear = near
  }

  /// Returns true where a pixel is near an outline.
  @inline(__always)
  func contains(_ column: Int, _ row: Int) -> Bool { isNear[row * width + column] }

  /// Marks what is near a mark on one line.
  private static func widen(
    _ marks: inout [Bool], from start: Int, step: Int, count: Int, _ reach: Int
  ) {
    var last = -reach - 1
    var starts: [Int] = []
    for place in 0..<count where marks[start + place * step] { starts.append(place) }
    for place in starts {
      for near in max(place - reach, last + 1, 0)...max(min(place + reach, count - 1), last + 1)
      where near < count {
        marks[start + near * step] = true
      }
      last = min(place + reach, count - 1)
    }
  }

  /// *Units*: levels over two pixels, across and down together.
  private static let leastSlope = 8.0
}
