import Pixels

/// What a viewer shows while the pictures of an APNG come one after another.
struct APNGCanvas {
  private(set) var frame: Frame
  private var last: APNGControl?
  /// The canvas before the last picture, if that is to be restored.
  private var before: Frame?

  init(_ size: PixelSize) { frame = Frame(size: size, filledWith: 0) }

  /// Draws the next picture of the animation.
  ///
  /// - Precondition: the part lies within the canvas and has the picture's size.
  mutating func draw(_ picture: Frame, _ control: APNGControl) {
    switch last?.disposal {
    case .clear: last.map { clear($0.part) }
    // The first picture has nothing before it to restore.
    case .restore: before.map { frame = $0 }
    case .keep, nil: break
    }
    before = control.disposal == .restore ? frame : nil
    let (part, width) = (control.part, frame.size.width)
    frame.withMutablePixels { ground in
      for y in 0..<part.height {
        let (start, place) = (y * part.width, (part.y + y) * width + part.x)
        for x in 0..<part.width {
          let pixel = picture.pixels[start + x]
          ground[place + x] = control.isLaidOver ? Self.lay(pixel, over: ground[place + x]) : pixel
        }
      }
    }
    last = control
  }

  private mutating func clear(_ part: PixelRectangle) {
    for y in part.rows {
      for x in part.columns { frame[x, y] = 0 }
    }
  }

  /// Blends a pixel over another.
  ///
  /// Source: the standard's integer formula for straight alpha.
  private static func lay(_ pixel: UInt32, over ground: UInt32) -> UInt32 {
    let (alpha, below) = (pixel >> 24, ground >> 24)
    if alpha == 255 || below == 0 { return pixel }
    if alpha == 0 { return ground }
    let (mine, others) = (alpha * 255, (255 - alpha) * below)
    let whole = mine + others
    return [16, 8, 0].reduce((whole / 255) << 24) { result, shift in
      let level = ((pixel >> shift & 255) * mine + (ground >> shift & 255) * others) / whole
      return result | level << shift
    }
  }
}
