import Drawing
import Foundation
import Pixels
import Rasterizer
import Staging

/// Finds to a small share of a pixel where a scene's screen lies in a recording.
struct PlacementRefinement {
  /// The scene's screen.
  let screen: Screen

  /// A picture of the recording and what the scene draws at that moment.
  struct Moment {
    let seen: PicturePyramid
    let list: DisplayList
  }

  /// A place, and how alike the pictures are there, -1...1.
  struct Result: Hashable, Sendable {
    let placement: Placement
    let likeness: Double
  }

  /// Returns a better place.
  ///
  /// - Parameters:
  ///   - start: a place that is off by little.
  ///   - moments: what is compared, all at one place.
  ///   - coarsest: the smallest pictures that are compared: 0 for the recording's own, 1 for those
  ///     half as large, and so on.
  ///   - finest: the largest pictures that are compared.
  ///   - rounds: how many times the scene is drawn anew where it was found.
  /// - Returns: the place; `nil` where the pictures do not tell it.
  /// - Throws: `RasterizerError` where the scene cannot be drawn.
  func refined(
    _ start: Placement, over moments: [Moment], coarsest: Int, finest: Int = 0, rounds: Int = 3
  ) throws(RasterizerError) -> Result? {
    var placement = start
    for round in 0..<rounds {
      let looks = try looks(moments, at: placement, depth: coarsest + 1)
      let middle = moments[0].seen.whole
      var warp = Warp(
        centerX: Double(middle.width) / 2, centerY: Double(middle.height) / 2)
      let deepest = round == 0 ? coarsest : min(coarsest, finest + 1)
      for level in stride(from: deepest, through: finest, by: -1) {
        let factor = Double(1 << level)
        let pairs = pairs(moments, looks, placement, level)
        guard !pairs.isEmpty else { continue }
        let registration = Registration(
          freedom: .scale, tolerance: level > 1 ? Self.coarseTolerance : Self.fineTolerance)
        guard let match = registration.match(pairs, from: warp.reduced(by: factor)) else {
          return nil
        }
        warp = match.warp.reduced(by: 1 / factor)
      }
      let zoom = 1 + warp.stretchX
      placement = Placement(
        scale: placement.scale * zoom,
        x: warp.centerX + warp.dx + zoom * (placement.x - warp.centerX),
        y: warp.centerY + warp.dy + zoom * (placement.y - warp.centerY))
      guard placement.scale > start.scale / 2, placement.scale < start.scale * 2 else { return nil }
    }
    guard let likeness = try likeness(of: placement, over: moments, level: finest) else {
      return nil
    }
    return Result(placement: placement, likeness: likeness)
  }

  /// Returns how alike the pictures are where the screen lies at a place; `nil` for too little to
  /// say.
  ///
  /// - Throws: `RasterizerError` where the scene cannot be drawn.
  func likeness(
    of placement: Placement, over moments: [Moment], level: Int
  ) throws(RasterizerError) -> Double? {
    let looks = try looks(moments, at: placement, depth: level + 1)
    return Registration().localLikeness(
      pairs(moments, looks, placement, level), Warp(centerX: 0, centerY: 0))
  }

  private func looks(
    _ moments: [Moment], at placement: Placement, depth: Int
  ) throws(RasterizerError) -> [PicturePyramid] {
    var looks: [PicturePyramid] = []
    for moment in moments {
      let whole = moment.seen.whole
      var painter = try ScenePainter(
        screen, width: whole.width, height: whole.height, placement)
      looks.append(PicturePyramid(try painter.picture(of: moment.list), depth: depth))
    }
    return looks
  }

  private func pairs(
    _ moments: [Moment], _ looks: [PicturePyramid], _ placement: Placement, _ level: Int
  ) -> [Registration.Pair] {
    zip(moments, looks).compactMap { moment, look in
      guard level < moment.seen.levels.count, level < look.levels.count else { return nil }
      let seen = moment.seen.levels[level]
      let look = look.levels[level]
      return Registration.Pair(
        look: look, seen: seen,
        part: placement.reduced(by: Double(1 << level)).shown(
          of: screen.size, width: seen.width, height: seen.height),
        mask: OutlineMask(look, reach: Self.reach))
    }
  }

  /// How near an outline of the scene a pixel counts, in pixels of the compared pictures.
  private static let reach = 6
  /// *Units*: levels; far from its place, what belongs together differs much.
  private static let coarseTolerance = 200.0
  private static let fineTolerance = 60.0
}
