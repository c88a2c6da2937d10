import Geometry

/// The share of each pixel that lies inside a polygon, found without sorting its sides.
///
/// Each side adds to every pixel that it crosses the share of it that lies to the right, positive
/// where the side goes down and negative where it goes up. Summed along a row, that is the winding
/// number of each pixel, and its mean where sides cross within a pixel. Units: pixels. Source: Raph
/// Levien, "Inside the fastest font renderer in the world", 2016.
struct Cover {
  private let width: Int
  private let height: Int
  private var sums: [Float]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    sums = Array(repeating: 0, count: (width + 2) * height)
  }

  /// Adds a side of the shape.
  ///
  /// A part beyond the left edge counts as if it lay on the edge; parts beyond the other edges do
  /// not count.
  mutating func add(from start: CGPoint, to end: CGPoint) {
    guard start.y != end.y else { return }
    let sign: Double = start.y < end.y ? 1 : -1
    let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let (top, bottom) = (max(upper.y, 0), min(lower.y, Double(height)))
    guard top < bottom else { return }
    var y = top
    var x = upper.x + (top - upper.y) * slope
    for row in Int(top)..<min(height, Int(bottom.rounded(.up))) {
      let nextY = min(Double(row + 1), bottom)
      let nextX = x + (nextY - y) * slope
      add(row, min(x, nextX), max(x, nextX), (nextY - y) * sign)
      (x, y) = (nextX, nextY)
    }
  }

  /// Adds a piece of a side within one row, from `left` to `right`, that is `part` of it high.
  private mutating func add(_ row: Int, _ left: Double, _ right: Double, _ part: Double) {
    let start = row * (width + 2)
    if left < 0 {
      let outside = right <= 0 ? 1 : left / (left - right)
      sums[start] += Float(part * outside)
      if right > 0 { add(row, 0, right, part * (1 - outside)) }
      return
    }
    guard left < Double(width) else { return }
    if right > Double(width) {
      add(row, left, Double(width), part * (Double(width) - left) / (right - left))
      return
    }
    let first = Int(left)
    let last = Int(right)
    if first == last {
      let middle = (left + right) / 2 - Double(first)
      sums[start + first] += Float(part * (1 - middle))
      sums[start + first + 1] += Float(part * middle)
      return
    }
    let density = part / (right - left)
    var covered = 0.0
    for column in first...last {
      let from = max(left, Double(column)) - Double(column)
      let to = min(right, Double(column + 1)) - Double(column)
      // The share of this pixel right of the piece, and what the pixel before passes on.
      let own = density * (to - from) * (1 - (from + to) / 2)
      sums[start + column] += Float(own + covered)
      covered = density * (to - from) - own
    }
    sums[start + last + 1] += Float(covered)
  }

  /// Finds how opaque each pixel is.
  ///
  /// - Returns: 0...255 for each pixel, row after row.
  func levels(isEvenOdd: Bool) -> [UInt8] {
    var levels = [UInt8](repeating: 0, count: width * height)
    for row in 0..<height {
      var sum: Float = 0
      for column in 0..<width {
        sum += sums[row * (width + 2) + column]
        var cover = abs(sum)
        if isEvenOdd {
          cover = cover.truncatingRemainder(dividingBy: 2)
          cover = cover > 1 ? 2 - cover : cover
        }
        levels[row * width + column] = UInt8((min(cover, 1) * 255).rounded())
      }
    }
    return levels
  }
}
