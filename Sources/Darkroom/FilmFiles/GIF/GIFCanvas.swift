import Pixels

/// What a viewer shows while the images of a GIF come one after another.
struct GIFCanvas {
  private(set) var frame: Frame
  private(set) var isUntouched = true
  private var last: (part: PixelRectangle, disposal: GIFDisposal)?
  private var before: Frame

  init(_ size: PixelSize) throws(FilmFileError) {
    frame = Frame(size: size, filledWith: 0)
    before = frame
  }

  mutating func draw(_ image: GIFImage) {
    switch last?.disposal {
    case .clear: forEachPlace(of: last?.part) { frame, x, y, _ in frame[x, y] = 0 }
    case .restore: frame = before
    case .keep, nil: break
    }
    before = frame
    forEachPlace(of: image.part) { frame, x, y, place in
      let pixel = image.pixels[place]
      if pixel != 0 { frame[x, y] = pixel }
    }
    last = (image.part, image.disposal)
    isUntouched = false
  }

  private mutating func forEachPlace(
    of part: PixelRectangle?, _ body: (_ frame: inout Frame, _ x: Int, _ y: Int, Int) -> Void
  ) {
    guard let part else { return }
    for row in 0..<part.height where (0..<frame.size.height).contains(part.y + row) {
      for column in 0..<part.width where (0..<frame.size.width).contains(part.x + column) {
        body(&frame, part.x + column, part.y + row, row * part.width + column)
      }
    }
  }
}
