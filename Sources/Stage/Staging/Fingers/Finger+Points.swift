import UIKit

/// Points of the screen as targets: `Finger.tap(CGPoint(x: 100, y: 50), at: 1)`.
extension Finger {
  /// Puts the finger down on a point, in points from the upper left corner of the screen.
  ///
  /// - Parameters:
  ///   - point: what the finger touches.
  ///   - seconds: when it touches, in seconds since the start of the scene.
  ///   - file: the file to name in messages.
  ///   - line: the line to name in messages.
  /// - Returns: the finger on the screen, which has to be lifted.
  public static func touch(
    _ point: CGPoint, at seconds: TimeInterval, file: String = #fileID, line: Int = #line
  ) -> FingerDown {
    touch(.point(point), at: seconds, file: file, line: line)
  }

  /// Touches a point for a tenth of a second.
  ///
  /// - Parameters:
  ///   - point: what the finger touches.
  ///   - seconds: when it touches, in seconds since the start of the scene.
  ///   - file: the file to name in messages.
  ///   - line: the line to name in messages.
  /// - Returns: the finger, lifted.
  public static func tap(
    _ point: CGPoint, at seconds: TimeInterval, file: String = #fileID, line: Int = #line
  ) -> Finger {
    tap(.point(point), at: seconds, file: file, line: line)
  }

  /// Touches a point for a time without moving.
  ///
  /// - Parameters:
  ///   - point: what the finger touches.
  ///   - seconds: when it touches, in seconds since the start of the scene.
  ///   - duration: how long it touches, in seconds.
  ///   - file: the file to name in messages.
  ///   - line: the line to name in messages.
  /// - Returns: the finger, lifted.
  public static func press(
    _ point: CGPoint, at seconds: TimeInterval, for duration: TimeInterval,
    file: String = #fileID, line: Int = #line
  ) -> Finger {
    press(.point(point), at: seconds, for: duration, file: file, line: line)
  }

  /// Puts the finger down again, on a point.
  ///
  /// - Parameters:
  ///   - point: what the finger touches.
  ///   - seconds: when it touches, in seconds since the start of the scene.
  ///   - file: the file to name in messages.
  ///   - line: the line to name in messages.
  /// - Returns: the finger on the screen, which has to be lifted.
  public func touch(
    _ point: CGPoint, at seconds: TimeInterval, file: String = #fileID, line: Int = #line
  ) -> FingerDown {
    touch(.point(point), at: seconds, file: file, line: line)
  }

  /// Touches again, a point for a tenth of a second.
  ///
  /// - Parameters:
  ///   - point: what the finger touches.
  ///   - seconds: when it touches, in seconds since the start of the scene.
  ///   - file: the file to name in messages.
  ///   - line: the line to name in messages.
  /// - Returns: the finger, lifted.
  public func tap(
    _ point: CGPoint, at seconds: TimeInterval, file: String = #fileID, line: Int = #line
  ) -> Finger {
    tap(.point(point), at: seconds, file: file, line: line)
  }

  /// Touches again, a point for a time without moving.
  ///
  /// - Parameters:
  ///   - point: what the finger touches.
  ///   - seconds: when it touches, in seconds since the start of the scene.
  ///   - duration: how long it touches, in seconds.
  ///   - file: the file to name in messages.
  ///   - line: the line to name in messages.
  /// - Returns: the finger, lifted.
  public func press(
    _ point: CGPoint, at seconds: TimeInterval, for duration: TimeInterval,
    file: String = #fileID, line: Int = #line
  ) -> Finger {
    press(.point(point), at: seconds, for: duration, file: file, line: line)
  }
}

extension FingerDown {
  /// Moves straight to a point, in points from the upper left corner of the screen.
  ///
  /// - Parameters:
  ///   - point: where the finger goes.
  ///   - seconds: how long the move takes, in seconds.
  ///   - easing: how the speed changes along the move.
  /// - Returns: the finger on the screen.
  public func move(
    to point: CGPoint, over seconds: TimeInterval, _ easing: Easing = .linear
  ) -> FingerDown {
    move(to: .point(point), over: seconds, easing)
  }
}
