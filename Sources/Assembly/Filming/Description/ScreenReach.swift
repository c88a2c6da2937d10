import Foundation
import Geometry
import Wording

/// How far a rectangle reaches beyond the edges of a screen.
struct ScreenReach: Hashable {
  /// Beyond the left, upper, right and lower edge; below 0 inside.
  ///
  /// *Units*: points.
  let sides: [Double]
  /// The sides beyond which all of it lies.
  let outside: [Int]
  /// Whether none of the rectangle lies on the screen.
  var isOutside: Bool { !outside.isEmpty }

  init(_ box: CGRect, on screen: CGRect) {
    sides = [
      Double(screen.minX - box.minX), Double(screen.minY - box.minY),
      Double(box.maxX - screen.maxX), Double(box.maxY - screen.maxY),
    ]
    // What has no area and lies on an edge is on the screen.
    let isFar = [
      box.maxX <= screen.minX && box.minX < screen.minX,
      box.maxY <= screen.minY && box.minY < screen.minY,
      box.minX >= screen.maxX && box.maxX > screen.maxX,
      box.minY >= screen.maxY && box.maxY > screen.maxY,
    ]
    outside = isFar.indices.filter { isFar[$0] }
  }

  /// The side beyond which it reaches farthest; `nil` where all of it is on the screen.
  var farthest: (side: Int, points: Double)? {
    let found = sides.enumerated().max { $0.element < $1.element }
    guard let found, found.element > Self.least else { return nil }
    return (found.offset, found.element)
  }

  /// How far it reaches beyond all sides: `34 pt beyond the bottom and 5 pt beyond the left edge`.
  var words: String {
    let parts = sides.enumerated().filter { $0.element > Self.least }.map {
      "\(Words.said($0.element)) pt beyond \(Self.names[$0.offset])"
    }
    return Words.list(parts, most: 4)
  }

  static let names = ["the left edge", "the top", "the right edge", "the bottom"]
  /// What counts as beyond an edge.
  ///
  /// *Units*: points.
  static let least = 0.5
}
