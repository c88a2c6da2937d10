/// Which pixels a disc or a ring covers around the corner of four pixels, in steps.
struct StampMask: Sendable {
  /// Pixels side by side that are covered alike.
  struct Run: Sendable {
    /// The place of the first one, from the upper left corner of the mask.
    let x: Int
    let y: Int
    let count: Int
    /// 1...`steps`, the last for pixels that are covered wholly.
    let step: Int
  }

  /// What a mask is made of.
  ///
  /// *Units*: eighths of a pixel.
  struct Key: Hashable, Sendable {
    let radius: Int
    let hole: Int
  }

  /// How many steps an edge has: more make more colours and longer films, and look hardly smoother.
  static let steps = 2
  /// The largest radius.
  ///
  /// *Units*: eighths of a pixel.
  static let largest = 8 * 4096

  /// Half of a side of the mask.
  ///
  /// *Units*: pixels.
  let reach: Int
  /// *Shape*: row after row, each from the left.
  let runs: [Run]

  /// - Precondition: the radius is at most `largest`.
  init(_ key: Key) {
    precondition(key.radius <= Self.largest, "the stamp is too large")
    let reach = (max(0, key.radius) + 7) / 8
    self.reach = reach
    var runs: [Run] = []
    for y in 0..<2 * reach {
      let right = Self.steps(from: reach, y: y < reach ? reach - 1 - y : y - reach, key)
      var x = 0
      while x < 2 * reach {
        func step(_ x: Int) -> Int { right[x < reach ? reach - 1 - x : x - reach] }
        let start = x
        while x < 2 * reach, step(x) == step(start) { x += 1 }
        if step(start) > 0 { runs.append(Run(x: start, y: y, count: x - start, step: step(start))) }
      }
    }
    self.runs = runs
  }

  /// Returns the steps of the pixels of a row from the middle to the right.
  ///
  /// Sixteen points of each pixel are looked at.
  private static func steps(from reach: Int, y: Int, _ key: Key) -> [Int] {
    var counts = [Int](repeating: 0, count: reach)
    for line in stride(from: 8 * y + 1, to: 8 * y + 8, by: 2) {
      // Points stand at odd eighths; those up to the hole's edge are left out.
      let (outer, inner) = (pointCount(key.radius, line), pointCount(key.hole, line))
      for x in inner / 4..<max(inner, outer + 3) / 4 {
        counts[x] += min(4, outer - 4 * x) - max(0, min(4, inner - 4 * x))
      }
    }
    return counts.map { ($0 * steps + 8) / 16 }
  }

  /// Returns how many points of a line lie in a circle, from the middle to the right.
  private static func pointCount(_ radius: Int, _ line: Int) -> Int {
    let rest = radius * radius - line * line
    guard radius > 0, rest > 0 else { return 0 }
    return (Int(Double(rest).squareRoot()) + 1) / 2
  }
}
