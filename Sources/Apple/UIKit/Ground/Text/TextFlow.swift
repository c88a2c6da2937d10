/// What the lines of a text keep clear of, and who has a say in where they stand.
///
/// *Space*: that of the lines' container, whose ends are a padding away from those of the lines.
@MainActor
package struct TextFlow {
  /// Where no line stands.
  var shapes: [FlowShape] = []
  /// The distance of letters from both ends of each piece of a line.
  ///
  /// *Units*: points.
  var padding: CGFloat = 0
  /// Who is asked about each line; `nil` for nobody.
  weak var judge: (any LineJudge)?

  /// Returns true where nothing stands in the way from a height on.
  func isFree(below top: CGFloat) -> Bool { shapes.allSatisfy { $0.box.maxY <= top } }

  /// Returns the parts of a strip that no shape takes, from the left.
  ///
  /// *Units*: points.
  func freeParts(from top: CGFloat, to bottom: CGFloat, width: CGFloat) -> [ClosedRange<CGFloat>] {
    let taken = shapes.flatMap { $0.parts(from: top, to: bottom) }
      .sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var free: [ClosedRange<CGFloat>] = []
    var start: CGFloat = 0
    for part in taken {
      if part.lowerBound > start { free.append(start...min(part.lowerBound, width)) }
      start = max(start, part.upperBound)
      if start >= width { break }
    }
    if start < width { free.append(start...width) }
    return free
  }
}

/// Has a say in where lines are broken and where they stand.
///
/// *Units*: UTF-16 units of the text; points.
@MainActor
protocol LineJudge: AnyObject {
  /// Returns whether a line may end before a character.
  func breaksLine(before character: Int) -> Bool
  /// Returns where a line is to stand.
  func place(of line: LineProposal, _ characters: NSRange) -> LineProposal
  /// Returns the space below a line that ends with a character.
  func lineSpace(after character: Int, _ line: CGRect) -> CGFloat
  /// Returns the space below a paragraph that ends with a character.
  func paragraphSpace(after character: Int, _ line: CGRect) -> CGFloat
}

/// Where a line is about to stand.
struct LineProposal {
  var line: CGRect
  var used: CGRect
  /// From the upper edge of the line, in points.
  var baseline: CGFloat
}

/// An area that lines keep clear of.
struct FlowShape {
  /// The corners of its outlines, curves as chords.
  private let outlines: [[CGPoint]]
  private let isEvenOdd: Bool
  let box: CGRect

  @MainActor
  init(_ path: UIBezierPath) {
    outlines = path.cgPath.elements.flattened(tolerance: 0.1)
    isEvenOdd = path.usesEvenOddFillRule
    box = outlines.joined().reduce(CGRect.null) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Returns the parts of a strip that the shape takes, which may overlap.
  ///
  /// It looks at heights that are at most a point apart.
  func parts(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
    guard !box.isNull, box.minY < bottom, box.maxY > top else { return [] }
    let (first, last) = (max(top, box.minY), min(bottom, box.maxY))
    let steps = max(1, Int((last - first).rounded(.up)))
    // Not at the very ends, where outlines only touch.
    let slack = min(Self.slack, (last - first) / 2)
    return (0...steps).flatMap { step in
      let share = CGFloat(step) / CGFloat(steps)
      return parts(at: min(max(first + (last - first) * share, first + slack), last - slack))
    }
  }

  private func parts(at height: CGFloat) -> [ClosedRange<CGFloat>] {
    var crossings: [(place: CGFloat, turn: Int)] = []
    for points in outlines {
      for (start, end) in zip(points, points.dropFirst() + points.prefix(1))
      where (start.y <= height) != (end.y <= height) {
        let share = (height - start.y) / (end.y - start.y)
        crossings.append((start.x + (end.x - start.x) * share, start.y < end.y ? 1 : -1))
      }
    }
    crossings.sort { ($0.place, $0.turn) < ($1.place, $1.turn) }
    var parts: [ClosedRange<CGFloat>] = []
    var turns = 0
    var start: CGFloat = 0
    for crossing in crossings {
      let wasInside = isInside(turns)
      turns += isEvenOdd ? 1 : crossing.turn
      if !wasInside, isInside(turns) { start = crossing.place }
      if wasInside, !isInside(turns) { parts.append(start...max(start, crossing.place)) }
    }
    return parts
  }

  private func isInside(_ turns: Int) -> Bool { isEvenOdd ? turns % 2 != 0 : turns != 0 }

  /// *Units*: points.
  private static let slack: CGFloat = 0.01
}
