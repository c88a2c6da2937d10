import Synchronization

/// Keeps the pixels of an outline, so that a text that stands still, or moves by whole pixels, is
/// rasterized once.
final class KeptGlyphs: Sendable {
  /// How an outline lies on the pixels, apart from whole pixels.
  struct Key: Hashable {
    /// Pixels a point.
    let scale: SIMD2<Double>
    /// *Units*: pixels, 0..<1.
    let offset: SIMD2<Double>
  }

  /// How opaque the pixels are.
  struct Mask {
    let key: Key
    /// The place of the first pixel, whole pixels from the one in which the text's space begins.
    let left: Double
    let top: Double
    let width: Int
    let height: Int
    /// *Shape*: rows from the top, `stride` bytes each.
    let levels: [UInt8]
    let stride: Int
  }

  private let mask = Mutex<Mask?>(nil)

  /// Larger texts are rasterized anew each time.
  ///
  /// As many texts are kept as `TextInk` keeps.
  static let mostBytes = 32_768

  /// Returns what is kept for a key; nil for nothing.
  subscript(key: Key) -> Mask? { mask.withLock { $0?.key == key ? $0 : nil } }

  /// Keeps a mask in place of the one before, unless it is too large.
  func keep(_ new: Mask) {
    guard new.levels.count <= Self.mostBytes else { return }
    mask.withLock { $0 = new }
  }
}
