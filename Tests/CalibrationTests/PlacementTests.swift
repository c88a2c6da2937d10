import Drawing
import Foundation
import Geometry
import Pixels
import Staging
import Testing

@testable import Calibration

@Suite struct PlacementTests {
  private let screen = Screen(width: 200, height: 300, scale: 2)

  private func list(card: CGPoint) -> DisplayList {
    func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ gray: Double)
      -> DrawCommand
    {
      .fill(
        .rectangle(CGRect(x: x, y: y, width: width, height: height)),
        Color(red: gray, green: gray, blue: gray), transform: .identity)
    }
    return DisplayList([
      box(0, 0, 200, 300, 1), box(20, 200, 160, 2, 0.6), box(card.x, card.y, 50, 34, 0.3),
    ])
  }

  /// A moment of a recording in which the card stands somewhere, with a bar over its top.
  private func moment(
    _ placement: Placement, card: CGPoint, scene: CGPoint
  ) throws -> PlacementRefinement.Moment {
    var painter = try ScenePainter(screen, width: 230, height: 320, placement)
    let look = try painter.picture(of: list(card: card))
    let levels = look.levels.enumerated().map { $0 < 230 * 20 ? 60 : $1 }
    return PlacementRefinement.Moment(
      seen: PicturePyramid(
        GrayPicture(width: 230, height: 320, levels: levels), depth: PlacementFinder.depth),
      list: list(card: scene))
  }

  @Test func `a place is found to a twentieth of a pixel where one picture shows another motion`()
    throws
  {
    let truth = Placement(scale: 1.27, x: -11.4, y: -38.7)
    let (first, last) = (CGPoint(x: 30, y: 70), CGPoint(x: 120, y: 240))
    let finder = PlacementFinder(
      screen: screen, first: try moment(truth, card: first, scene: first),
      last: try moment(truth, card: CGPoint(x: 90, y: 160), scene: last))
    let found = try #require(try finder.placement())
    for (x, y) in [(0.0, 0.0), (200.0, 300.0)] {
      let (one, other) = (truth.place(x, y), found.place(x, y))
      #expect(abs(one.x - other.x) < 0.05)
      #expect(abs(one.y - other.y) < 0.05)
    }
  }

  @Test func `pictures of something else have no place`() throws {
    let seen = PicturePyramid(picture(230, 320, pattern), depth: PlacementFinder.depth)
    let moment = PlacementRefinement.Moment(seen: seen, list: list(card: CGPoint(x: 30, y: 70)))
    #expect(
      try PlacementFinder(screen: screen, first: moment, last: moment).placement() == nil)
  }

  @Test func `only what shows the screen is compared`() {
    let placement = Placement(scale: 2, x: 10.2, y: -30)
    #expect(
      placement.shown(of: CGSize(width: 100, height: 50), width: 180, height: 400)
        == PixelRectangle(x: 11, y: 0, width: 169, height: 70))
  }
}
