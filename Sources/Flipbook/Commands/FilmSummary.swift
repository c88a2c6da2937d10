import Foundation

/// What became of a scene.
struct FilmSummary: Hashable, Sendable, Encodable {
  let scene: String
  /// How long the film plays. *Units*: seconds.
  let duration: Double
  let media: [Medium]
  /// Which share of the frames it is, as in 1/4; `nil` for all.
  let shard: String?
  /// Says how the scene ended; `nil` where it came to rest, or was not played.
  let ending: String?
  /// How long it took to make. *Units*: seconds of the real clock.
  let elapsed: Double
  /// How fast it was made, with everything counted; `nil` where nothing had to be made.
  let framesPerSecond: Double?

  /// A file or folder that was written.
  struct Medium: Hashable, Sendable, Encodable {
    let path: String
    let frames: Int
    /// Units: pixels.
    let width: Int
    let height: Int
    let bytes: Int
    /// What it has less of than was asked for, to be small enough; `nil` where it has all.
    let givenUp: String?
    /// Whether it was there already.
    let isUnchanged: Bool

    /// Everything of it: `output/flick.gif: 124 frames of 320×568, 38 kB`.
    var line: String {
      "\(path): \(frames) frames of \(width)×\(height), \(FilmSummary.size(bytes))"
    }

    /// As in a summary: `output/flick/ (240 frames of 640×1136)`.
    var inWords: String {
      path.hasSuffix("/")
        ? "\(path) (\(frames) frames of \(width)×\(height))"
        : "\(path) (\(FilmSummary.size(bytes)))"
    }
  }

  /// As one says it: `38 kB`.
  static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) B"
    case ..<1_000_000: "\(Int((Double(bytes) / 1000).rounded())) kB"
    default: "\((Double(bytes) / 100_000).rounded() / 10) MB"
    }
  }

  /// The scene in one line.
  var line: String {
    let name = scene + (shard.map { ", share \($0)" } ?? "")
    let film = "\(name): \(Self.decimal(duration)) s in "
    guard let framesPerSecond else {
      return film + media.map(\.inWords).joined(separator: ", ")
        + "; unchanged, not rendered again (--force does)"
    }
    let places = media.map { $0.inWords + ($0.isUnchanged ? " unchanged" : "") }
    return film + places.joined(separator: ", ")
      + "; took \(Self.decimal(elapsed)) s, \(Int(framesPerSecond.rounded())) frames/s"
      + (ending.map { "; \($0)" } ?? "")
  }

  /// With at most two decimals.
  private static func decimal(_ seconds: Double) -> String {
    "\((seconds * 100).rounded() / 100)"
  }
}
