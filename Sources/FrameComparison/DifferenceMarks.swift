import Pixels

/// What became of one pixel.
enum DifferenceMark: UInt8, Hashable, Sendable {
  case same
  /// Another value, nearer than the tolerance.
  case tolerated
  /// At an edge that is smoothed in another way.
  case smoothed
  case different
}

/// What became of the pixels of a part of a picture; all others are the same.
struct DifferenceMarks: Hashable, Sendable {
  let part: PixelRectangle
  /// *Shape*: row by row, one a pixel of the part.
  let values: [DifferenceMark]

  /// - Precondition: there is one value a pixel of the part.
  init(_ part: PixelRectangle, _ values: [DifferenceMark]) {
    precondition(values.count == part.area, "\(values.count) marks do not fill \(part)")
    (self.part, self.values) = (part, values)
  }

  /// Calls `body` with every row's number in the picture and its marks, of which the first is at `part.x`.
  func forEachRow(_ body: (Int, UnsafeBufferPointer<DifferenceMark>) -> Void) {
    values.withUnsafeBufferPointer { values in
      for y in part.rows {
        let start = (y - part.y) * part.width
        body(y, UnsafeBufferPointer(rebasing: values[start..<start + part.width]))
      }
    }
  }
}
