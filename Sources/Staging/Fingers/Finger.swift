import Geometry

/// What one finger does during a scene, written as one would say it:
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
  /// In the order in which they happen.
  var strokes: [Stroke] = []

  /// Units: samples a second.
  package static let sampleRate = 60

  /// Puts the finger down `seconds` after the start.
  public static func touch(
    _ target: Target, at seconds: TimeInterval, file: String = #fileID, line: Int = #line
  ) -> FingerDown {
    Finger().touch(target, at: seconds, file: file, line: line)
  }

  /// Touches for a tenth of a second.
  public static func tap(
    _ target: Target, at seconds: TimeInterval, file: String = #fileID, line: Int = #line
  ) -> Finger {
    Finger().tap(target, at: seconds, file: file, line: line)
  }

  /// Touches for `duration` seconds without moving.
  public static func press(
    _ target: Target, at seconds: TimeInterval, for duration: TimeInterval,
    file: String = #fileID, line: Int = #line
  ) -> Finger {
    Finger().press(target, at: seconds, for: duration, file: file, line: line)
  }

  /// Puts the finger down again, `seconds` after the start of the scene.
  public func touch(
    _ target: Target, at seconds: TimeInterval, file: String = #fileID, line: Int = #line
  ) -> FingerDown {
    FingerDown(
      before: self,
      stroke: Stroke(target: target, seconds: seconds, source: SourceLine(file: file, line: line)))
  }

  /// Touches again for a tenth of a second.
  public func tap(
    _ target: Target, at seconds: TimeInterval, file: String = #fileID, line: Int = #line
  ) -> Finger {
    press(target, at: seconds, for: Self.tapDuration, file: file, line: line)
  }

  /// Touches again, for `duration` seconds without moving.
  public func press(
    _ target: Target, at seconds: TimeInterval, for duration: TimeInterval,
    file: String = #fileID, line: Int = #line
  ) -> Finger {
    touch(target, at: seconds, file: file, line: line).wait(duration).lift()
  }

  /// Units: seconds. A calm tap; UIKit still takes one of 0.75 s.
  private static let tapDuration: TimeInterval = 0.1
}

/// A finger that lies on the screen and has to be lifted.
public struct FingerDown: Hashable, Sendable {
  let before: Finger
  var stroke: Stroke

  /// Keeps still for `seconds`.
  public func wait(_ seconds: TimeInterval) -> FingerDown {
    adding(Move(course: .stay, duration: seconds))
  }

  /// Moves straight to `target`, which is looked for when the move begins.
  public func move(
    to target: Target, over seconds: TimeInterval, _ easing: Easing = .linear
  ) -> FingerDown {
    adding(Move(course: .to(target), duration: seconds, easing: easing))
  }

  /// Moves straight, by so many points.
  public func move(
    by offset: CGVector, over seconds: TimeInterval, _ easing: Easing = .linear
  ) -> FingerDown {
    move(along: [offset], over: seconds, easing)
  }

  /// Moves on a smooth curve through `points` of the screen, in order, and stops at the last.
  public func move(
    along points: [CGPoint], over seconds: TimeInterval, _ easing: Easing = .linear
  ) -> FingerDown {
    adding(Move(course: .through(points), duration: seconds, easing: easing))
  }

  /// Moves on a smooth curve through points that are told from where the finger is now.
  public func move(
    along offsets: [CGVector], over seconds: TimeInterval, _ easing: Easing = .linear
  ) -> FingerDown {
    adding(Move(course: .throughOffsets(offsets), duration: seconds, easing: easing))
  }

  /// Takes the finger off the screen.
  public func lift() -> Finger { Finger(strokes: before.strokes + [stroke]) }

  private func adding(_ move: Move) -> FingerDown {
    var longer = self
    longer.stroke.moves.append(move)
    return longer
  }
}
