import Foundation
import Pixels

extension PixelRectangle {
  /// The smallest part outside of which two pictures of one size are equal; nothing if they are
  /// equal everywhere.
  init?(wherePicture picture: Frame, differsFrom other: Frame) {
    let (width, height) = (picture.size.width, picture.size.height)
    let found = picture.pixels.withUnsafeBufferPointer { picture in
      other.pixels.withUnsafeBufferPointer { other -> PixelRectangle? in
        guard let picture = picture.baseAddress, let other = other.baseAddress else { return nil }
        func isEqual(_ row: Int) -> Bool {
          memcmp(picture + row * width, other + row * width, width * 4) == 0
        }
        guard let top = (0..<height).first(where: { !isEqual($0) }) else { return nil }
        var bottom = height - 1
        while isEqual(bottom) { bottom -= 1 }
        var (left, right) = (width, -1)
        for row in top...bottom {
          let (one, two) = (picture + row * width, other + row * width)
          var column = 0
          while column < left, one[column] == two[column] { column += 1 }
          left = column
          column = width - 1
          while column > right, one[column] == two[column] { column -= 1 }
          right = column
        }
        return PixelRectangle(
          x: left, y: top, width: right - left + 1, height: bottom - top + 1)
      }
    }
    guard let found else { return nil }
    self = found
  }
}
