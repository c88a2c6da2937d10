import Geometry
import UIKit

/// Letters that are typed into the first responder: the text field that was tapped.
///
/// A line break is the return key; `\u{8}` deletes a letter. `\u{1B}` is the escape key, `\u{F700}` to
/// `\u{F703}` are the arrows up, down, left and right, for `keyCommands` and `pressesBegan`.
///
/// ```swift
/// Scene("login", "…", fingers: [.tap("name", at: 0.5)], typing: [Typing("Ada\n", at: 1)]) { … }
/// ```
public struct Typing: Hashable, Sendable {
  let letters: [Character]
  /// When the first letter is typed.
  ///
  /// *Units*: seconds since the start of the scene.
  let start: TimeInterval
  let pace: TimeInterval
  /// The keys that are held meanwhile.
  let modifiers: UIKeyModifierFlags

  /// Types letter after letter.
  ///
  /// - Parameters:
  ///   - text: the letters.
  ///   - seconds: when the first letter is typed, in seconds since the start of the scene.
  ///   - pace: the time from one letter to the next, in seconds.
  ///   - modifiers: the keys that are held meanwhile, as those of a `UIKeyCommand`.
  public init(
    _ text: String, at seconds: TimeInterval, pace: TimeInterval = 0.1,
    holding modifiers: UIKeyModifierFlags = []
  ) {
    self.modifiers = modifiers
    letters = Array(text)
    start = seconds
    self.pace = max(0, pace)
  }

  /// Returns how many letters are typed up to a moment, in seconds since the start of the scene.
  func count(at time: TimeInterval) -> Int {
    guard time >= start - Self.slack else { return 0 }
    guard pace > 0 else { return letters.count }
    return min(letters.count, Int((time - start) / pace + Self.slack) + 1)
  }

  /// A tolerance for times that are sums, less than any step.
  ///
  /// *Units*: seconds.
  private static let slack: TimeInterval = 1e-6
}

/// Letters that are typed while a scene is played.
struct StagedTyping {
  let typing: Typing
  private var done = 0

  init(_ typing: Typing) { self.typing = typing }

  var isFinished: Bool { done == typing.letters.count }

  /// Returns the letters that are typed since the last call.
  mutating func due(at time: TimeInterval) -> String {
    let count = typing.count(at: time)
    defer { done = count }
    return String(typing.letters[done..<max(done, count)])
  }
}
