import Drawing
import Foundation
import Pixels
import Rasterizer

/// Finds where a scene's screen may lie in a picture, without knowing anything of it.
///
/// Both pictures are made very small; every scale and every place is tried.
struct PlacementSearch {
  /// A picture of the recording.
  let seen: GrayPicture
  /// What the scene draws at that moment.
  let list: DisplayList
  /// The size of the scene's screen, in points.
  let screen: CGSize

  /// A place, and how alike the pictures are there.
  struct Candidate: Hashable, Sendable {
    let placement: Placement
    /// -1...1; less where less of the picture shows the screen.
    let score: Double
  }

  /// Finds the best places.
  ///
  /// - Parameter count: how many.
  /// - Returns: the places, each of another scale, the best first.
  /// - Throws: `RasterizerError` where the scene cannot be drawn.
  func candidates(_ count: Int) throws(RasterizerError) -> [Candidate] {
    var (small, reduction) = (seen, 1.0)
    while min(small.width, small.height) >= Self.mostSide {
      (small, reduction) = (small.halved, reduction * 2)
    }
    let zooms = Self.zooms(of: small, screen)
    var found: [Candidate] = []
    var scale = zooms.lowerBound
    while scale <= zooms.upperBound {
      if let best = try best(in: small, scale: scale) {
        found.append(
          Candidate(
            placement: best.placement.reduced(by: 1 / reduction), score: best.score))
      }
      scale *= Self.step
    }
    return Array(found.sorted { $0.score > $1.score }.prefix(count))
  }

  /// Returns the scales at which a screen may be in a picture, in pixels a point.
  static func zooms(of picture: GrayPicture, _ screen: CGSize) -> ClosedRange<Double> {
    let across = Double(picture.width) / Double(screen.width)
    let down = Double(picture.height) / Double(screen.height)
    return min(across, down) * leastZoom...max(across, down) * mostZoom
  }

  /// Returns the best place of the screen at one scale.
  private func best(in small: GrayPicture, scale: Double) throws(RasterizerError) -> Candidate? {
    let rasterizer = Rasterizer(size: screen, scale: scale)
    let look = GrayPicture(try rasterizer.frame(of: list))
    var best: Candidate?
    let leastWidth = Int(Double(min(look.width, small.width)) * Self.leastOverlap)
    let leastHeight = Int(Double(min(look.height, small.height)) * Self.leastOverlap)
    guard leastWidth > 2, leastHeight > 2 else { return nil }
    let mask = OutlineMask(look, reach: Self.reach)
    var marks: [Mark] = []
    look.withSampler { levels in
      for row in 0..<look.height {
        for column in 0..<look.width where mask.contains(column, row) {
          marks.append(Mark(column: column, row: row, level: Int(levels.level(column, row))))
        }
      }
    }
    small.withSampler { seen in
      for y in (leastHeight - look.height)...(small.height - leastHeight) {
        for x in (leastWidth - look.width)...(small.width - leastWidth) {
          guard let score = likeness(of: marks, in: seen, x, y), score > (best?.score ?? -1)
          else { continue }
          best = Candidate(
            placement: Placement(scale: scale, x: Double(x), y: Double(y)), score: score)
        }
      }
    }
    return best
  }

  /// A pixel of the scene near an outline.
  private struct Mark {
    let column: Int
    let row: Int
    let level: Int
  }

  /// Returns the correlation of marks with what is seen in their places, and less where many are
  /// not in the picture; `nil` where most are not.
  private func likeness(
    of marks: [Mark], in seen: GraySampler, _ x: Int, _ y: Int
  ) -> Double? {
    var (a, b, aa, bb, ab, count) = (0, 0, 0, 0, 0, 0)
    for mark in marks {
      let (column, row) = (mark.column + x, mark.row + y)
      guard column >= 0, row >= 0, column < seen.width, row < seen.height else { continue }
      let other = Int(seen.levels[row * seen.width + column])
      count &+= 1
      a &+= mark.level
      b &+= other
      aa &+= mark.level &* mark.level
      bb &+= other &* other
      ab &+= mark.level &* other
    }
    guard count >= Self.leastMarks, Double(count) >= Self.leastShare * Double(marks.count) else {
      return nil
    }
    let all = Double(count)
    let (one, other) = (
      Double(aa) - Double(a) * Double(a) / all, Double(bb) - Double(b) * Double(b) / all
    )
    guard one > Self.leastSpread, other > Self.leastSpread else { return nil }
    return (Double(ab) - Double(a) * Double(b) / all) / (one * other).squareRoot()
      * (1 - Self.costOfBorders * (1 - all / Double(marks.count)))
  }

  /// *Units*: pixels; the smaller side of the picture that is searched.
  private static let mostSide = 48
  /// How much smaller than a picture the screen may be in it, and how much larger.
  private static let leastZoom = 0.7
  private static let mostZoom = 1.5
  /// The ratio of one scale to the next.
  private static let step = 1.025
  /// How much of the width and height has to overlap.
  private static let leastOverlap = 0.7
  /// How near an outline a pixel counts, in pixels.
  private static let reach = 2
  private static let leastMarks = 9
  /// How many of the pixels near outlines have to be in the picture.
  private static let leastShare = 0.6
  /// How much of the likeness is lost where nothing of the scene is in the picture.
  private static let costOfBorders = 0.5
  /// *Units*: levels squared.
  private static let leastSpread = 50.0
}
