import Foundation
import Wording

/// What was made of a scene.
package struct FilmSummary: Hashable, Sendable, Codable {
  /// The name of the scene.
  package let scene: String
  /// How long the film plays.
  ///
  /// *Units*: seconds.
  package let duration: Double
  /// The files and folders, in the order in which they were asked for.
  package let media: [Medium]
  /// The share of the frames that was made, such as 1/4; `nil` for all.
  package let shard: String?
  /// How the scene ended; `nil` when it came to rest, or was not played.
  package let ending: String?
  /// Whether it shows one colour throughout; `nil` where it shows something, or was not made.
  package var isBlank: Bool?
  /// How long it took to make.
  ///
  /// *Units*: seconds of the real clock.
  package let elapsed: Double
  /// How many frames were made in a second, everything included; `nil` when nothing had to be made.
  package let framesPerSecond: Double?

  /// Sums up a film that was just made.
  ///
  /// - Parameters:
  ///   - scene: the name of the scene, or of all of them.
  ///   - duration: how long it plays, in seconds.
  ///   - media: what was written.
  ///   - elapsed: how long it took to make, in seconds of the real clock.
  package init(scene: String, duration: Double, media: [Medium], elapsed: Double) {
    self.init(
      scene: scene, duration: duration, media: media, shard: nil, ending: nil, elapsed: elapsed,
      framesPerSecond: nil)
  }

  init(
    scene: String, duration: Double, media: [Medium], shard: String?, ending: String?,
    elapsed: Double, framesPerSecond: Double?
  ) {
    (self.scene, self.duration, self.media) = (scene, duration, media)
    (self.shard, self.ending) = (shard, ending)
    (self.elapsed, self.framesPerSecond) = (elapsed, framesPerSecond)
  }

  /// A file or folder that was written.
  package struct Medium: Hashable, Sendable, Codable {
    /// Where it stands, or `the standard output`.
    package let path: String
    /// How many frames it has; of a folder, how many were made here.
    package let frames: Int
    /// The size of a frame.
    ///
    /// *Units*: pixels.
    package let width: Int
    /// The height of a frame, in pixels.
    package let height: Int
    /// How many bytes it has; of a folder, its frames made here together.
    package let bytes: Int
    /// The quality that was given up to make it small enough, in words; `nil` for none.
    package let givenUp: String?
    /// Whether it was up to date and not made again.
    package let isUnchanged: Bool

    /// Tells of what was written.
    package init(
      path: String, frames: Int, width: Int, height: Int, bytes: Int, givenUp: String? = nil,
      isUnchanged: Bool = false
    ) {
      (self.path, self.frames, self.width, self.height) = (path, frames, width, height)
      (self.bytes, self.givenUp, self.isUnchanged) = (bytes, givenUp, isUnchanged)
    }

    /// All about the medium: `output/flick.gif: 124 frames of 320×568, 38 kB`.
    package var line: String {
      "\(path): \(frames) frames of \(width)×\(height), \(Words.size(bytes))"
    }

    /// The medium in a summary: `output/flick/ (240 frames of 640×1136)`.
    package var inWords: String {
      path.hasSuffix("/")
        ? "\(path) (\(frames) frames of \(width)×\(height))"
        : "\(path) (\(Words.size(bytes)))"
    }
  }

  /// The scene and its media in one line.
  package var line: String {
    let name = scene + (shard.map { ", share \($0)" } ?? "")
    let film = "\(name): \(Words.hundredths(duration)) s in "
    guard let framesPerSecond else {
      return film + media.map(\.inWords).joined(separator: ", ")
        + "; unchanged, not rendered again (--force does)"
    }
    let places = media.map { $0.inWords + ($0.isUnchanged ? " unchanged" : "") }
    return film + places.joined(separator: ", ")
      + "; took \(Words.hundredths(elapsed)) s, \(Int(framesPerSecond.rounded())) frames/s"
      + (ending.map { "; \($0)" } ?? "")
  }
}
