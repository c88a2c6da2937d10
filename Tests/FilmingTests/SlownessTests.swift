import Drawing
import Foundation
import Geometry
import Rasterizer
import Testing

@testable import Filming

/// A render that takes long says why.
@Suite struct SlownessTests {
  private let square = DrawCommand.fill(
    .rectangle(CGRect(x: 10, y: 10, width: 60, height: 60)), .black, transform: .identity)

  private var shadow: DrawCommand {
    .shadow(
      of: DisplayList([square]),
      Shadow(color: .black, blur: 8, offset: CGVector(dx: 0, dy: 4)))
  }

  private func group(_ commands: [DrawCommand]) -> DrawCommand {
    .group(DisplayList(commands), clip: nil, transform: .identity, opacity: 0.5)
  }

  /// Shows times to a watch one after another, with a clock that found these times of passes.
  private func slowness(
    after seconds: Double, played: Double, of longest: Double, passes: [FilmPass: Double],
    picture: DisplayList
  ) throws -> Slowness? {
    try SlownessWatch.slowness(
      after: seconds, at: played, of: longest, passes, picture: picture
    ) { () throws(RasterizerError) in
      try DrawingCosts(size: CGSize(width: 100, height: 100), scale: 1)
    }
  }

  @Test func `the pass that takes most is told, and what it draws`() throws {
    let found = try slowness(
      after: 2, played: 1, of: 32, passes: [.rasterize: 97, .encode: 2, .write: 1],
      picture: DisplayList([square, group([shadow, shadow, square]), shadow]))
    let told = try #require(found)
    #expect(
      told.sentence(about: "cards")
        == "cards takes up to 64 s: rasterize 97 %, most of it for shadows of 3 views.")
  }

  @Test func `a pass that draws nothing is told by its name`() throws {
    let found = try slowness(
      after: 4, played: 1, of: 5, passes: [.stage(.layout): 3, .encode: 1],
      picture: DisplayList([shadow]))
    #expect(found?.sentence(about: "list") == "list takes up to 20 s: layout 75 %.")
  }

  @Test(arguments: [(1.9, 0.1, 60.0), (2, 1, 5), (9, 9.5, 10), (3, 0, 60)])
  func `nothing is told of a film that is fast, or not known to be slow`(
    after: Double, played: Double, longest: Double
  ) throws {
    #expect(
      try slowness(
        after: after, played: played, of: longest, passes: [.rasterize: 1],
        picture: DisplayList([shadow])) == nil)
  }

  @Test func `a picture without a kind keeps all else`() {
    let list = DisplayList([square, group([shadow, square])])
    #expect(list.without(.shadows) == DisplayList([square, group([square])]))
    #expect(list.without(.groups) == DisplayList([square, shadow, square]))
    #expect(list.without(.shapes) == DisplayList([group([shadow])]))
    #expect(list.count(of: .shapes) == 2)
    #expect(list.count(of: .shadows) == 1)
  }
}
