import Pixels

extension Frame {
  /// Returns the pixels of a part.
  ///
  /// *Shape*: `part.area` pixels, row by row.
  func pixels(in part: PixelRectangle) -> [UInt32] {
    pixels.withUnsafeBufferPointer { pixels in
      [UInt32](unsafeUninitializedCapacity: part.area) { target, count in
        for row in part.rows {
          let start = row * size.width + part.x
          let line = UnsafeBufferPointer(rebasing: pixels[start..<start + part.width])
          _ = target[count...].initialize(fromContentsOf: line)
          count += part.width
        }
      }
    }
  }
}
