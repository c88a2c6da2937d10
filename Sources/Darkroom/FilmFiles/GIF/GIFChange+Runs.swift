import Pixels

extension Frame {
  /// Returns the pixels of `part` as runs of equal ones.
  func runs(in part: PixelRectangle, translucency: Translucency) -> [GIFChange.Run] {
    var runs: [GIFChange.Run] = []
    pixels.withUnsafeBufferPointer { pixels in
      var last = pixels[part.y * size.width + part.x]
      var length = 0
      for row in part.rows {
        for column in part.columns {
          let pixel = pixels[row * size.width + column]
          if pixel == last, length < GIFChange.Run.longest {
            length += 1
          } else {
            runs.append(GIFChange.Run(translucency.color(of: last), length: length))
            (last, length) = (pixel, 1)
          }
        }
      }
      runs.append(GIFChange.Run(translucency.color(of: last), length: length))
    }
    return runs
  }
}
