import FilmFiles
import Staging

/// One of several equal shares of the work.
package struct Shard: Hashable, Sendable {
  /// The number of this share, from 1.
  package let number: Int
  /// How many shares there are.
  package let count: Int

  /// Makes one share of several, counted from 1.
  package init(number: Int, count: Int) { (self.number, self.count) = (number, count) }

  /// The share as a user types it.
  package var text: String { "\(number)/\(count)" }

  /// Returns which frames of a scene's film are in this share.
  func frames(of scene: String) -> FrameShare { FrameShare(number, of: count, film: scene) }

  /// Returns every `count`-th of some scenes.
  ///
  /// - Parameters:
  ///   - scenes: the scenes.
  ///   - first: which share has the first scene, counted from 0.
  /// - Returns: those of this share.
  package func scenes(among scenes: [Scene], from first: Int = 0) -> [Scene] {
    scenes.enumerated().filter { ($0.offset + first) % count == number - 1 }.map(\.element)
  }
}
