import FilmFiles
import Staging

/// One of several equal shares of the work.
package struct Shard: Hashable, Sendable {
  /// The number of this share, from 1.
  let number: Int
  package let count: Int

  package init(number: Int, count: Int) { (self.number, self.count) = (number, count) }

  /// The share as a user types it.
  package var text: String { "\(number)/\(count)" }

  /// Returns which frames of a scene's film are in this share.
  func frames(of scene: String) -> FrameShare { FrameShare(number, of: count, film: scene) }

  /// Returns every `count`-th of some scenes.
  package func scenes(among scenes: [Scene]) -> [Scene] {
    scenes.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}
