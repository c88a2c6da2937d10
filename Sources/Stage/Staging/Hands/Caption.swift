import Geometry

/// A sentence on what a scene shows, and the chapter that begins with it.
///
/// ```swift
/// Scene("drop-out", "…", captions: [Caption("The rope is cut", at: 3.4)]) { … }
/// ```
public struct Caption: Hashable, Sendable {
  /// What is said.
  package let text: String
  /// When it is said.
  ///
  /// *Units*: seconds since the start of the scene.
  package let start: TimeInterval
  /// How long it stands; `nil` until the next one begins.
  ///
  /// *Units*: seconds.
  package let duration: TimeInterval?

  /// Says something at a moment of the scene.
  ///
  /// - Parameters:
  ///   - text: a short sentence.
  ///   - seconds: when it begins, in seconds since the start of the scene.
  ///   - duration: how long it stands, in seconds; until the next caption begins, or to the end,
  ///     by default.
  public init(_ text: String, at seconds: TimeInterval, for duration: TimeInterval? = nil) {
    self.text = text
    start = seconds
    self.duration = duration
  }

  /// A tolerance for times that are sums, less than any step.
  ///
  /// *Units*: seconds.
  fileprivate static let slack: TimeInterval = 1e-6
}

extension [Caption] {
  /// Returns the caption that stands at a moment: the one that began last, unless it is over.
  ///
  /// - Parameter time: seconds since the start of the scene.
  /// - Returns: nil where none stands.
  package func standing(at time: TimeInterval) -> Caption? {
    var last: Caption?
    for caption in self where caption.start <= time + Caption.slack {
      if let known = last, known.start > caption.start { continue }
      last = caption
    }
    guard let last, let duration = last.duration else { return last }
    return time + Caption.slack < last.start + duration ? last : nil
  }
}
