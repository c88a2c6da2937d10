import Geometry

/// What a finger does from touching the screen until it is lifted.
struct Stroke: Hashable, Sendable {
  let target: Target
  /// When the finger touches.
  ///
  /// *Units*: seconds since the start of the scene.
  let seconds: TimeInterval
  let source: SourceLine
  var moves: [Move] = []

  /// The sample at which the finger touches, at least 1.
  ///
  /// A touch at 0 s belongs to the first step after the first picture.
  var firstSample: Int {
    max(1, FrameTime(atOrAfter: seconds, rate: Finger.sampleRate).frame)
  }

  /// The sample at which the finger is lifted, at least one after the first.
  var lastSample: Int { firstSample + max(1, moves.reduce(0) { $0 + $1.samples }) }
}

/// A part of a stroke: one move, or one wait.
struct Move: Hashable, Sendable {
  enum Course: Hashable, Sendable {
    case stay
    case to(Target)
    case through([CGPoint])
    case throughOffsets([CGVector])
    /// One point a sample.
    case samples([CGPoint])
  }

  let course: Course
  /// How long the move takes.
  ///
  /// *Units*: seconds.
  let duration: TimeInterval
  var easing = Easing.linear

  /// How long the move takes, in samples; only a wait of no time takes none.
  var samples: Int {
    if case .samples(let points) = course { return points.count }
    let least = course == .stay ? 0 : 1
    return max(least, FrameTime(atOrAfter: duration, rate: Finger.sampleRate).frame)
  }
}

/// A line of the author's code.
public struct SourceLine: Hashable, Sendable, CustomStringConvertible {
  /// The module and the file, as in `SceneCatalog/FlickScene.swift`.
  public let file: String
  /// The number of the line, from 1.
  public let line: Int

  public var description: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}
