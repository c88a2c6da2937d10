import FilmFiles
import Staging

/// One of several equal shares of the work.
package struct Shard: Hashable, Sendable {
  /// From 1.
  let number: Int
  package let count: Int

  package init(number: Int, count: Int) { (self.number, self.count) = (number, count) }

  /// As one types it.
  package var text: String { "\(number)/\(count)" }

  /// Which frames of the film of a scene are in it.
  func frames(of scene: String) -> FrameShare { FrameShare(number, of: count, film: scene) }

  /// Every N-th of some scenes.
  package func scenes(among scenes: [Scene]) -> [Scene] {
    scenes.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}
