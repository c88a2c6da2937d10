import Drawing
import Geometry
import Pixels
import Rasterizer
import Staging
import Testing
import UIKit

/// A small picture that shows one behaviour and is kept in `docs/pictures/`.
struct Picture: Sendable, CustomTestStringConvertible {
  /// The name of its file, without its ending.
  let name: String
  /// The command or property that it shows.
  let subject: String
  /// What is to be seen, as one sentence.
  let sentence: String
  private let list: @MainActor @Sendable () throws -> DisplayList

  var testDescription: String { name }

  /// Units: points.
  static let side = 48.0
  /// Units: pixels a point.
  private static let scale = 2.0

  /// A picture of drawing commands.
  init(
    _ name: String, of subject: String, _ sentence: String,
    commands: @escaping @Sendable () -> [DrawCommand]
  ) {
    (self.name, self.subject, self.sentence) = (name, subject, sentence)
    list = { DisplayList(commands()) }
  }

  /// A picture of what is put into the root view of a screen.
  init(
    _ name: String, showing subject: String, _ sentence: String,
    views: @escaping @MainActor @Sendable (UIView) -> Void
  ) {
    (self.name, self.subject, self.sentence) = (name, subject, sentence)
    list = {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
      views(root)
      let screen = Screen(width: Self.side, height: Self.side, scale: Self.scale)
      return try Stage(showing: root, screen: screen).snapshot()
    }
  }

  /// The picture as it is drawn now.
  @MainActor
  func frame() throws -> Frame {
    try Rasterizer(size: CGSize(width: Self.side, height: Self.side), scale: Self.scale)
      .frame(of: list())
  }
}
