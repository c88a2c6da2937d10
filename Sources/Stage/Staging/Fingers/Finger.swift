import Geometry

/// The script of one finger during a scene, written as one would say it.
///
/// ```swift
/// Finger.touch("square", at: 1.2)
///   .wait(0.1)
///   .move(along: [CGPoint(x: 100, y: 300), CGPoint(x: 160, y: 200)], over: 0.3, .easeIn)
///   .lift()
/// ```
///
/// A finger is sampled once every 1/60 s. A touch begins with the first sample at or after its time;
/// how long a wait or a move takes is rounded up to whole samples. The sample that ends the last
/// move also lifts the finger, so that a gesture sees the speed that the finger had.
public struct Finger: Hashable, Sendable {
  /// The touches of the finger, in the order in which they happen.
  var strokes: [Stroke] = []

  /// How often a finger is sampled.
  ///
  /// *Units*: samples a second.
  package static let sampleRate = 60

  /// Puts the finger down at a time of the scene.
  ///
  /// - Parameters:
  ///   - target: what the finger touches.
  ///   - seconds: when it touches, in seconds since the start of the scene.
  ///   - file: the file to name in messages.
  ///   - line: the line to name in messages.
  /// - Returns: the finger on the screen, which has to be lifted.
  public static func touch(
    _ target: Target, at seconds: TimeInterval, file: String = #fileID, line: Int = #line
  ) -> FingerDown {
    Finger().touch(target, at: seconds, file: file, line: line)
  }

  /// Touches for a tenth of a second.
  ///
  /// - Parameters:
  ///   - target: what the finger touches.
  ///   - seconds: when it touches, in seconds since the start of the scene.
  ///   - file: the file to name in messages.
  ///   - line: the line to name in messages.
  /// - Returns: the finger, lifted.
  public static func tap(
    _ target: Target, at seconds: TimeInterval, file: String = #fileID, line: Int = #line
  ) -> Finger {
    Finger().tap(target, at: seconds, file: file, line: line)
  }

  /// Touches for a time without moving.
  ///
  /// - Parameters:
  ///   - target: what the finger touches.
  ///   - seconds: when it touches, in seconds since the start of the scene.
  ///   - duration: how long it touches, in seconds.
  ///   - file: the file to name in messages.
  ///   - line: the line to name in messages.
  /// - Returns: the finger, lifted.
  public static func press(
    _ target: Target, at seconds: TimeInterval, for duration: TimeInterval,
    file: String = #fileID, line: Int = #line
  ) -> Finger {
    Finger().press(target, at: seconds, for: duration, file: file, line: line)
  }

  /// Puts the finger down again at a time of the scene.
  ///
  /// - Parameters:
  ///   - target: what the finger touches.
  ///   - seconds: when it touches, in seconds since the start of the scene.
  ///   - file: the file to name in messages.
  ///   - line: the line to name in messages.
  /// - Returns: the finger on the screen, which has to be lifted.
  public func touch(
    _ target: Target, at seconds: TimeInterval, file: String = #fileID, line: Int = #line
  ) -> FingerDown {
    FingerDown(
      before: self,
      stroke: Stroke(target: target, seconds: seconds, source: SourceLine(file: file, line: line)))
  }

  /// Touches again for a tenth of a second.
  ///
  /// - Parameters:
  ///   - target: what the finger touches.
  ///   - seconds: when it touches, in seconds since the start of the scene.
  ///   - file: the file to name in messages.
  ///   - line: the line to name in messages.
  /// - Returns: the finger, lifted.
  public func tap(
    _ target: Target, at seconds: TimeInterval, file: String = #fileID, line: Int = #line
  ) -> Finger {
    press(target, at: seconds, for: Self.tapDuration, file: file, line: line)
  }

  /// Touches again for a time without moving.
  ///
  /// - Parameters:
  ///   - target: what the finger touches.
  ///   - seconds: when it touches, in seconds since the start of the scene.
  ///   - duration: how long it touches, in seconds.
  ///   - file: the file to name in messages.
  ///   - line: the line to name in messages.
  /// - Returns: the finger, lifted.
  public func press(
    _ target: Target, at seconds: TimeInterval, for duration: TimeInterval,
    file: String = #fileID, line: Int = #line
  ) -> Finger {
    touch(target, at: seconds, file: file, line: line).wait(duration).lift()
  }

  /// The duration of a calm tap; UIKit still takes one of 0.75 s.
  ///
  /// *Units*: seconds.
  private static let tapDuration: TimeInterval = 0.1
}

/// A finger that lies on the screen and has to be lifted.
public struct FingerDown: Hashable, Sendable {
  let before: Finger
  var stroke: Stroke

  /// Keeps the finger still.
  ///
  /// - Parameter seconds: how long it keeps still, in seconds.
  /// - Returns: the finger on the screen.
  public func wait(_ seconds: TimeInterval) -> FingerDown {
    adding(Move(course: .stay, duration: seconds))
  }

  /// Moves straight to a target, whose place is looked up when the move begins.
  ///
  /// - Parameters:
  ///   - target: where the finger goes.
  ///   - seconds: how long the move takes, in seconds.
  ///   - easing: how the speed changes along the move.
  /// - Returns: the finger on the screen.
  public func move(
    to target: Target, over seconds: TimeInterval, _ easing: Easing = .linear
  ) -> FingerDown {
    adding(Move(course: .to(target), duration: seconds, easing: easing))
  }

  /// Moves straight by a distance.
  ///
  /// - Parameters:
  ///   - offset: the way from where the finger is, in points of the screen.
  ///   - seconds: how long the move takes, in seconds.
  ///   - easing: how the speed changes along the move.
  /// - Returns: the finger on the screen.
  public func move(
    by offset: CGVector, over seconds: TimeInterval, _ easing: Easing = .linear
  ) -> FingerDown {
    move(along: [offset], over: seconds, easing)
  }

  /// Moves on a smooth curve through points of the screen and stops at the last.
  ///
  /// - Parameters:
  ///   - points: the points in order, from the upper left corner of the screen.
  ///   - seconds: how long the move takes, in seconds.
  ///   - easing: how the speed changes along the move.
  /// - Returns: the finger on the screen.
  public func move(
    along points: [CGPoint], over seconds: TimeInterval, _ easing: Easing = .linear
  ) -> FingerDown {
    adding(Move(course: .through(points), duration: seconds, easing: easing))
  }

  /// Moves on a smooth curve through points given from where the finger is when the move begins.
  ///
  /// - Parameters:
  ///   - offsets: the points in order, each from where the move begins, in points of the screen.
  ///   - seconds: how long the move takes, in seconds.
  ///   - easing: how the speed changes along the move.
  /// - Returns: the finger on the screen.
  public func move(
    along offsets: [CGVector], over seconds: TimeInterval, _ easing: Easing = .linear
  ) -> FingerDown {
    adding(Move(course: .throughOffsets(offsets), duration: seconds, easing: easing))
  }

  /// Is at one point of the screen after the other, a new one every 1/60 s.
  ///
  /// So `flipbook play` writes down what a hand did.
  ///
  /// - Parameter points: the points in order, in points from the upper left corner of the screen.
  /// - Returns: the finger on the screen.
  public func follow(_ points: [(x: CGFloat, y: CGFloat)]) -> FingerDown {
    adding(
      Move(
        course: .samples(points.map { CGPoint(x: $0.x, y: $0.y) }),
        duration: TimeInterval(points.count) / TimeInterval(Finger.sampleRate)))
  }

  /// Takes the finger off the screen.
  ///
  /// - Returns: the finger, which can touch again.
  public func lift() -> Finger { Finger(strokes: before.strokes + [stroke]) }

  private func adding(_ move: Move) -> FingerDown {
    var longer = self
    longer.stroke.moves.append(move)
    return longer
  }
}
