import Pixels

/// The result of comparing one pixel.
enum DifferenceMark: UInt8, Hashable, Sendable {
  case same
  /// The colours differ by no more than the tolerance.
  case tolerated
  /// The pixel is at an edge that both pictures smooth differently.
  case smoothed
  case different
}

/// The results for the pixels of one part of a picture; all other pixels are the same.
struct DifferenceMarks: Hashable, Sendable {
  let part: PixelRectangle
  /// The marks.
  ///
  /// *Shape*: row by row, one for each pixel of the part.
  let values: [DifferenceMark]

  /// Marks a part of a picture.
  ///
  /// - Precondition: there is one value for each pixel of the part.
  init(_ part: PixelRectangle, _ values: [DifferenceMark]) {
    precondition(values.count == part.area, "\(values.count) marks do not fill \(part)")
    (self.part, self.values) = (part, values)
  }

  /// Calls `body` with the number of each row in the picture and the row's marks.
  ///
  /// The first mark of a row is at `part.x`.
  func forEachRow(_ body: (Int, UnsafeBufferPointer<DifferenceMark>) -> Void) {
    values.withUnsafeBufferPointer { values in
      for y in part.rows {
        let start = (y - part.y) * part.width
        body(y, UnsafeBufferPointer(rebasing: values[start..<start + part.width]))
      }
    }
  }
}
