import Drawing
import Geometry

/// The memory of a bitmap context.
@MainActor
final class BitmapMemory {
  let width: Int
  let height: Int
  let form: PixelForm
  let space: CGColorSpace
  /// Where the first row stands, the upper one.
  nonisolated(unsafe) let start: UnsafeMutablePointer<UInt8>
  /// Whether somebody else may read and write the memory.
  ///
  /// Then it is what the context shows, and each mark is written to it at once. Else drawings stay
  /// drawings.
  private(set) var isWatched: Bool
  private let isOwn: Bool
  /// The rectangle of the space of marks that the pixels show, +y down.
  let bounds: CGRect
  /// Whether +y is up for those who draw.
  let isUpward: Bool

  /// Takes memory of `form.bytesPerRow` times `height` bytes; makes its own where `data` is `nil`.
  ///
  /// `bounds` is the rectangle that an image shows, where +y is down; it is `nil` for a bitmap context,
  /// where a pixel is a unit and +y is up.
  init(
    _ data: UnsafeMutableRawPointer?, width: Int, height: Int, form: PixelForm, space: CGColorSpace,
    bounds: CGRect? = nil
  ) {
    (self.width, self.height, self.form, self.space) = (width, height, form, space)
    self.bounds = bounds ?? CGRect(x: 0, y: 0, width: width, height: height)
    isUpward = bounds == nil
    let count = form.bytesPerRow * height
    isOwn = data == nil
    // Greys and alphas are pixels at once: a drawing would keep its colours.
    isWatched = data != nil || form.colors != 3
    start = (data ?? .allocate(byteCount: count, alignment: 16)).assumingMemoryBound(
      to: UInt8.self)
    if data == nil { start.initialize(repeating: 0, count: count) }
  }

  deinit { if isOwn { start.deallocate() } }

  /// Lets others read and write the memory from now on.
  func watch() { isWatched = true }

  /// The transform from the space of those who draw to that of marks, and back.
  var flip: CGAffineTransform {
    isUpward ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)) : .identity
  }

  /// What lies below marks that are not written yet.
  var ground: [DrawnMark] {
    guard isWatched || !form.hasAlpha else { return [] }
    let pixels = form.pixels(at: start, width: width, height: height)
    let picture = Picture(pixels: pixels, width: width, height: height, size: bounds.size)
    return [
      DrawnMark(
        content: .picture(picture, extent: bounds, opacity: 1), transform: .identity, clips: [])
    ]
  }

  /// Writes pixels, rows from the top.
  func write(_ pixels: [UInt32]) {
    for (index, pixel) in pixels.enumerated() {
      form.write(
        pixel, to: start + (index / width * form.bytesPerRow + index % width * form.bytes))
    }
  }
}
