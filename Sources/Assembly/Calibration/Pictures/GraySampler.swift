/// Reads a picture between its pixels.
///
/// *Space*: pixels from the upper left corner of the picture; the middle of the first pixel is at
/// 0.5, 0.5.
struct GraySampler {
  let width: Int
  let height: Int
  let levels: UnsafeBufferPointer<UInt8>

  /// Returns the level of a whole pixel, which has to be in the picture.
  @inline(__always)
  func level(_ column: Int, _ row: Int) -> Double { Double(levels[row * width + column]) }

  /// Returns the level at a place, mixed evenly of the four pixels around it; `nil` where these are
  /// not all in the picture.
  @inline(__always)
  func level(at x: Double, _ y: Double) -> Double? {
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    guard left >= 0, top >= 0, left < Double(width - 1), top < Double(height - 1) else {
      return nil
    }
    let (across, down) = (x - 0.5 - left, y - 0.5 - top)
    let place = Int(top) * width + Int(left)
    let upper = Double(levels[place]) * (1 - across) + Double(levels[place + 1]) * across
    let lower =
      Double(levels[place + width]) * (1 - across) + Double(levels[place + width + 1]) * across
    return upper * (1 - down) + lower * down
  }

  /// Returns the level at a place and how it changes to the right and down, in levels a pixel;
  /// `nil` near the edges of the picture.
  @inline(__always)
  func slope(at x: Double, _ y: Double) -> (level: Double, across: Double, down: Double)? {
    guard let level = level(at: x, y), let left = self.level(at: x - 1, y),
      let right = self.level(at: x + 1, y), let above = self.level(at: x, y - 1),
      let below = self.level(at: x, y + 1)
    else { return nil }
    return (level, (right - left) / 2, (below - above) / 2)
  }
}
