import Geometry

/// What the hands of a person do in one step of a stage.
struct HandMoment: Hashable, Sendable {
  /// What a finger does.
  struct Sample: Hashable, Sendable {
    /// The number of the finger, from 1.
    let finger: Int
    let event: FingerEvent
  }

  /// What each finger does that is on the screen, or comes to it.
  ///
  /// *Shape*: in the order of the fingers' numbers; one sample a finger.
  var samples: [Sample] = []
  /// The letters that are typed.
  var letters = ""
}

/// What a person does, whenever it comes.
package enum HandInput: Hashable, Sendable {
  /// A pointer comes down, moves or goes; its number is the person's own.
  ///
  /// *Units*: points of the screen.
  case down(pointer: Int, CGPoint)
  case move(pointer: Int, CGPoint)
  case up(pointer: Int)
  /// Every pointer goes.
  case release
  /// Letters are typed; a line break is the return key, `\u{8}` deletes.
  case keys(String)
  /// A wheel is turned over a point: a finger drags by so much.
  ///
  /// *Units*: points of the screen.
  case scroll(dx: Double, dy: Double, at: CGPoint)
  /// A pinch makes something so many times as large.
  ///
  /// *Units*: `by` has no unit; `at` is in points of the screen.
  case pinch(by: Double, at: CGPoint)
}
