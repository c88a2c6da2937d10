import Drawing
import Foundation
import Rasterizer
import Staging

import func Arithmetic.log

/// Finds where a scene's screen lies in a recording by its first and its last picture.
///
/// Before a scene starts and after it has come to rest it mostly looks the same, whatever its
/// parameters are.
struct PlacementFinder {
  /// The scene's screen.
  let screen: Screen
  /// The recording's first picture, with the scene's.
  let first: PlacementRefinement.Moment
  /// The recording's last picture, with the scene's.
  let last: PlacementRefinement.Moment

  /// Returns the place; `nil` where neither picture looks like the scene.
  ///
  /// - Throws: `RasterizerError` where the scene cannot be drawn.
  func placement() throws(RasterizerError) -> Placement? {
    let refinement = PlacementRefinement(screen: screen)
    var best: (placement: Placement, score: Double, first: Double, last: Double)?
    for placement in try candidates() {
      for moment in [first, last] {
        guard
          let found = try refinement.refined(
            placement, over: [moment], coarsest: Self.depth - 1, finest: 1),
          PlacementSearch.zooms(of: first.seen.whole, screen.size).contains(found.placement.scale)
        else { continue }
        let one = try refinement.likeness(of: found.placement, over: [first], level: 1) ?? 0
        let other = try refinement.likeness(of: found.placement, over: [last], level: 1) ?? 0
        let score = Self.worth(of: one) * Self.weightOfTheFirst + Self.worth(of: other)
        if score > (best?.score ?? 0) { best = (found.placement, score, one, other) }
      }
    }
    guard let best, max(best.first, best.last) >= Self.leastLikeness else { return nil }
    // Of two pictures that are not alike in the same way, one shows another motion.
    let worth = max(best.first, best.last) - Self.leewayOfLikeness
    let moments = (best.first >= worth ? [first] : []) + (best.last >= worth ? [last] : [])
    let found = try refinement.refined(best.placement, over: moments, coarsest: 2)
    return found?.placement ?? best.placement
  }

  /// Returns how much a likeness is worth: one that is nearly whole is worth more than two halves,
  /// which another scale may bring about.
  private static func worth(of likeness: Double) -> Double {
    -log(min(max(1 - likeness, 0), 1) + leastDoubt)
  }

  /// The places to begin with: the whole screen without a margin, and what a search finds.
  private func candidates() throws(RasterizerError) -> [Placement] {
    let whole = first.seen.whole
    let across = Double(whole.width) / Double(screen.size.width)
    let down = Double(whole.height) / Double(screen.size.height)
    var places = [Placement(scale: (across + down) / 2, x: 0, y: 0)]
    for moment in [first, last] {
      let search = PlacementSearch(seen: moment.seen.whole, list: moment.list, screen: screen.size)
      places += try search.candidates(Self.candidatesOfEach).map(\.placement)
    }
    return places
  }

  /// How many times smaller pictures there are of those that are compared here.
  static let depth = 5
  private static let candidatesOfEach = 4
  private static let leastDoubt = 0.02
  /// A scene starts as it does, but may end elsewhere.
  private static let weightOfTheFirst = 1.5
  /// How alike a scene and its recording are at least.
  private static let leastLikeness = 0.6
  private static let leewayOfLikeness = 0.05
}
