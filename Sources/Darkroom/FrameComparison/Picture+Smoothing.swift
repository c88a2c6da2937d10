extension Picture {
  /// Returns true when this pixel smooths an edge, in this picture or in the other.
  ///
  /// Few of its neighbours are equal, some are darker and some lighter, and the darkest or the
  /// lightest of them lies in an even area of both pictures.
  ///
  /// Source: Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009), as in
  /// pixelmatch.
  func isSmoothed(_ x: Int, _ y: Int, comparedWith other: Picture) -> Bool {
    // Most pixels lie in areas of one colour, which is found out quickly.
    if isEven(x, y) { return false }
    let here = PixelDistance.brightness(self[x, y])
    var equals = isAtTheEdge(x, y) ? 1 : 0
    var (darkest, lightest) = (0.0, 0.0)
    var (dark, light) = ((x, y), (x, y))
    var isRefused = false
    forEachNeighbor(x, y) { nearX, nearY in
      let step = PixelDistance.brightness(self[nearX, nearY]) - here
      if step == 0 {
        equals += 1
        if equals > 2 { isRefused = true }
      } else if step < darkest {
        (darkest, dark) = (step, (nearX, nearY))
      } else if step > lightest {
        (lightest, light) = (step, (nearX, nearY))
      }
    }
    guard !isRefused, darkest != 0, lightest != 0 else { return false }
    return isEven(dark.0, dark.1) && other.isEven(dark.0, dark.1)
      || isEven(light.0, light.1) && other.isEven(light.0, light.1)
  }

  /// Returns true when at least three neighbours have the same colour.
  private func isEven(_ x: Int, _ y: Int) -> Bool {
    var equals = isAtTheEdge(x, y) ? 1 : 0
    let here = self[x, y]
    forEachNeighbor(x, y) { if self[$0, $1] == here { equals += 1 } }
    return equals > 2
  }

  private func isAtTheEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  private func forEachNeighbor(_ x: Int, _ y: Int, _ body: (Int, Int) -> Void) {
    for nearY in max(0, y - 1)...min(height - 1, y + 1) {
      for nearX in max(0, x - 1)...min(width - 1, x + 1) where (nearX, nearY) != (x, y) {
        body(nearX, nearY)
      }
    }
  }
}
