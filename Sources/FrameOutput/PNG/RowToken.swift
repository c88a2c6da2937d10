/// A piece of a row: one pixel several times, or a copy of what was told before.
struct RowToken {
  enum Source: Hashable {
    /// The pixel itself.
    case pixel
    /// What the row above has there.
    case above
    /// What this row had so many pixels before.
    case before(Int32)
  }

  /// The last pixel of the piece.
  var pixel: UInt32
  var length: Int32
  var source: Source

  init(_ pixel: UInt32, length: Int32, from source: Source) {
    self.pixel = pixel
    self.length = length
    self.source = source
  }

  init(_ run: PixelRun) { self.init(run.pixel, length: run.length, from: .pixel) }
}
