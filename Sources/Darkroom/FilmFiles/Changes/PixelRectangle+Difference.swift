import Foundation
import Pixels

extension PixelRectangle {
  /// Returns the smallest part of this one that holds every difference between two pictures.
  ///
  /// - Parameters:
  ///   - picture: *Shape*: rows of `width` pixels, as many as this part needs.
  ///   - other: the picture that it is compared with, of the same shape.
  ///   - width: the width of both pictures.
  /// - Returns: `nil` when the pictures are equal in this part.
  func difference(
    of picture: UnsafePointer<UInt32>, from other: UnsafePointer<UInt32>, width: Int
  ) -> PixelRectangle? {
    func isEqual(_ row: Int) -> Bool {
      memcmp(picture + row * width + x, other + row * width + x, self.width * 4) == 0
    }
    guard let top = rows.first(where: { !isEqual($0) }) else { return nil }
    var bottom = rows.upperBound - 1
    while isEqual(bottom) { bottom -= 1 }
    var (left, right) = (columns.upperBound, x - 1)
    for row in top...bottom {
      let (one, two) = (picture + row * width, other + row * width)
      var column = x
      while column < left, one[column] == two[column] { column += 1 }
      left = column
      column = columns.upperBound - 1
      while column > right, one[column] == two[column] { column -= 1 }
      right = column
    }
    return PixelRectangle(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
