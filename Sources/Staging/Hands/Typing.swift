import Geometry

/// Letters that are typed where what is typed goes: into the text field that has been tapped.
///
/// A line break is the return key, `\u{8}` takes a letter back.
///
/// ```swift
/// Scene("login", "…", fingers: [.tap("name", at: 0.5)], typing: [Typing("Ada\n", at: 1)]) { … }
/// ```
public struct Typing: Hashable, Sendable {
  let letters: [Character]
  /// Units: seconds.
  let start: TimeInterval
  let pace: TimeInterval

  /// Types letter after letter.
  ///
  /// *Units*: seconds since the start of the scene, and seconds from one letter to the next.
  public init(_ text: String, at seconds: TimeInterval, pace: TimeInterval = 0.1) {
    letters = Array(text)
    start = seconds
    self.pace = max(0, pace)
  }

  /// When the last letter is typed. Units: seconds.
  var end: TimeInterval { start + pace * TimeInterval(max(0, letters.count - 1)) }

  /// The letters typed up to a moment. Units: seconds.
  func count(at time: TimeInterval) -> Int {
    guard time >= start - Self.slack else { return 0 }
    guard pace > 0 else { return letters.count }
    return min(letters.count, Int((time - start) / pace + Self.slack) + 1)
  }

  /// Units: seconds; less than any step.
  private static let slack: TimeInterval = 1e-6
}

/// Letters that are typed while a scene is played.
struct StagedTyping {
  let typing: Typing
  private var done = 0

  init(_ typing: Typing) { self.typing = typing }

  var isFinished: Bool { done == typing.letters.count }

  /// The letters to be typed now.
  mutating func due(at time: TimeInterval) -> String {
    let count = typing.count(at: time)
    defer { done = count }
    return String(typing.letters[done..<max(done, count)])
  }
}
