import Foundation

extension [PathElement] {
  /// How many dashes and gaps a subpath has at most.
  private static var mostDashes: Double { 200_000 }

  /// The elements of each subpath; one that has a `close` ends with it.
  package var subpaths: [[PathElement]] {
    var subpaths: [[PathElement]] = []
    var current: [PathElement] = []
    var start = CGPoint.zero
    func isDrawn(_ elements: [PathElement]) -> Bool { elements.count > 1 }
    for element in self {
      switch element {
      case .move(let point):
        if isDrawn(current) { subpaths.append(current) }
        current = [element]
        start = point
      case .close:
        subpaths.append(current + [.close])
        current = [.move(start)]
      case .line, .quadCurve, .curve: current.append(element)
      }
    }
    if isDrawn(current) { subpaths.append(current) }
    return subpaths
  }

  /// Returns the dashes along a path, each a subpath of its own.
  ///
  /// *Units*: points.
  ///
  /// - Parameters:
  ///   - lengths: the lengths of dashes and gaps in turn.
  ///   - phase: where in the lengths each subpath begins.
  /// - Returns: the dashes; the path itself where the lengths describe none, and a subpath that
  ///   would have more than 100,000 dashes.
  package func dashed(_ lengths: [CGFloat], phase: CGFloat) -> [PathElement] {
    // An odd number of lengths is taken twice, as in Core Graphics.
    let lengths = (lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths).map(Double.init)
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else {
      return self
    }
    var begin = Double(phase).truncatingRemainder(dividingBy: period)
    if begin < 0 { begin += period }
    return subpaths.flatMap { subpath in
      let pieces = PathPieces(subpath)
      guard pieces.length / period * Double(lengths.count) < Self.mostDashes else { return subpath }
      var dashes: [PathElement] = []
      var (place, index) = (-begin, 0)
      while place < pieces.length {
        let end = place + lengths[index]
        if index.isMultiple(of: 2), end > 0 {
          dashes += pieces.part(from: Swift.max(place, 0), to: end)
        }
        (place, index) = (end, (index + 1) % lengths.count)
      }
      return dashes
    }
  }
}
