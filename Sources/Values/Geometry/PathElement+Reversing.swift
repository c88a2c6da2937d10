import Foundation

extension [PathElement] {
  /// The same line from its end to its start: the subpaths in the opposite order, each reversed.
  package var drawnBackwards: [PathElement] {
    var subpaths: [[PathElement]] = []
    var start = CGPoint.zero
    for element in self {
      if case .move(let point) = element {
        start = point
        subpaths.append([element])
      } else if case .close? = subpaths.last?.last {
        subpaths.append([.move(start), element])
      } else {
        subpaths[subpaths.count - 1].append(element)
      }
    }
    return subpaths.reversed().flatMap(\.subpathDrawnBackwards)
  }

  /// One subpath reversed; of its elements only the first is a move.
  private var subpathDrawnBackwards: [PathElement] {
    let isClosed = last == .close
    let strokes = isClosed ? Array(dropLast()) : self
    let points = strokes.compactMap(\.endPoint)
    guard let end = points.last else { return self }
    var backwards: [PathElement] = [.move(end)]
    for index in strokes.indices.dropFirst().reversed() {
      switch strokes[index] {
      case .quadCurve(_, let control):
        backwards.append(.quadCurve(points[index - 1], control: control))
      case .curve(_, let control1, let control2):
        backwards.append(.curve(points[index - 1], control1: control2, control2: control1))
      case .move, .line, .close:
        backwards.append(.line(points[index - 1]))
      }
    }
    return isClosed ? backwards + [.close] : backwards
  }
}
