import CCairo

/// How the pixels of a surface lie in a picture that is drawn on it upright, as Cairo counts them.
///
/// Source: Cairo, `cairo-matrix.c`, "_cairo_matrix_to_pixman_matrix_offset".
struct PictureMap {
  /// One direction.
  struct Axis {
    /// How many pixels of the picture a pixel covers.
    let step: Double
    /// Where in the picture the first pixel begins.
    var start: Double
    /// How many pixels further the first pixel is that is counted.
    var offset = 0.0

    /// Returns the pixels that a picture with so many pixels may touch.
    fileprivate func pixels(of count: Int) -> Range<Int> {
      let begin = -start * (1 / step)
      let end = Double(count) * (1 / step) + begin
      return Int((begin - 0.5 + 0.5).rounded(.down))..<Int((end + 0.5 + 0.5).rounded(.down))
    }

    /// Whether Cairo takes the mean of all pixels that one covers.
    ///
    /// Of a picture of more than two thirds of its size, or of half of it, it may mix the nearest
    /// four; none is made smaller than to a sixteenth.
    fileprivate var isMean: Bool { step > 1.5 && step < 16 && abs(step - 2) > 0.01 }

    /// Moves the first pixel that is counted.
    fileprivate mutating func move(by distance: Double) {
      offset = -distance
      start = distance * step + start
    }

    /// Finds the places of the middles of some pixels.
    ///
    /// - Parameters:
    ///   - pixels: pixels of the surface.
    ///   - isExact: whether each place is found by itself, or the step is added, which is rounded.
    /// - Returns: places in the picture, in 65,536ths of its pixels.
    func places(_ pixels: Range<Int>, isExact: Bool) -> [Int] {
      let center = Double(pixels.lowerBound) + Double(pixels.count) / 2
      let step = Self.fixed(self.step)
      var start = Self.fixed(self.start)
      func place(_ fixed: Int) -> Int { (step * fixed + (start << 16) + 0x8000) >> 16 }
      // The rounded map has to agree with the map in the middle.
      for _ in 0..<5 {
        var x = Double(place(Self.fixed(center))) / 65_536
        x = (1 / self.step) * x + -self.start * (1 / self.step)
        let error = Self.fixed(self.step * (x - center))
        if error == 0 { break }
        start -= error
      }
      func middle(_ pixel: Int) -> Int { (pixel + Int(offset)) * 65_536 + 0x8000 }
      let first = place(middle(pixels.lowerBound))
      return pixels.map { pixel in
        isExact ? place(middle(pixel)) : first + (pixel - pixels.lowerBound) * step
      }
    }

    /// Returns the nearest 65,536th; of two, the even one.
    private static func fixed(_ value: Double) -> Int {
      Int((value + 0x1.8p36 - 0x1.8p36) * 65_536)
    }
  }

  private(set) var across: Axis
  private(set) var down: Axis
  /// The columns and rows of the surface that the picture changes.
  let columns: Range<Int>
  let rows: Range<Int>
  /// How far the surface's first pixel is from the origin of the context's pixels.
  let origin: (x: Double, y: Double)

  /// Finds how a picture lies; nil where it is turned, is not made smaller, is not seen, or is
  /// clipped along an outline.
  ///
  /// - Parameters:
  ///   - context: its space is the picture's.
  ///   - width: how many columns the picture has.
  ///   - height: how many rows it has.
  init?(of context: OpaquePointer, width: Int, height: Int) {
    guard let surface = cairo_get_group_target(context) else { return nil }
    var (one, other, start) = ((1.0, 0.0), (0.0, 1.0), (0.0, 0.0))
    cairo_device_to_user_distance(context, &one.0, &one.1)
    cairo_device_to_user_distance(context, &other.0, &other.1)
    cairo_device_to_user(context, &start.0, &start.1)
    guard one.1 == 0, other.0 == 0 else { return nil }
    var origin = (x: 0.0, y: 0.0)
    cairo_surface_get_device_offset(surface, &origin.x, &origin.y)
    across = Axis(step: one.0, start: -origin.x * one.0 + start.0)
    down = Axis(step: other.1, start: -origin.y * other.1 + start.1)
    self.origin = origin
    guard across.isMean, down.isMean, across.start.isFinite, down.start.isFinite,
      max(abs(across.start), abs(down.start)) < Self.reach
    else { return nil }

    cairo_save(context)
    cairo_identity_matrix(context)
    let clip = cairo_copy_clip_rectangle_list(context)
    cairo_restore(context)
    defer { cairo_rectangle_list_destroy(clip) }
    guard let clip, clip.pointee.status == CAIRO_STATUS_SUCCESS, clip.pointee.num_rectangles == 1
    else { return nil }
    let part = clip.pointee.rectangles[0]
    let (left, top) = (Int(part.x + origin.x), Int(part.y + origin.y))
    columns = across.pixels(of: width).clamped(to: left..<left + Int(part.width))
    rows = down.pixels(of: height).clamped(to: top..<top + Int(part.height))
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    chooseOffsets()
  }

  /// How far pictures may be from the surface, in their pixels.
  private static let reach = 32_000.0

  /// Counts pixels from where the numbers on both sides are smallest.
  private mutating func chooseOffsets() {
    guard across.start != 0 || down.start != 0 else { return }
    var best = (x: across.start, y: down.start)
    var least = max(abs(best.x), abs(best.y))
    for i in [-1.0, 1] {
      for j in [-1.0, 1] {
        let area = (across.step + i) * (down.step + j)
        guard abs(area) >= Double.ulpOfOne else { continue }
        let x = -(across.start * (down.step + j)) * (1 / area)
        let y = -(down.start * (across.step + i)) * (1 / area)
        guard max(abs(x), abs(y)) < least else { continue }
        (best, least) = ((x, y), max(abs(x), abs(y)))
      }
    }
    across.move(by: best.x.rounded(.down))
    down.move(by: best.y.rounded(.down))
  }
}
