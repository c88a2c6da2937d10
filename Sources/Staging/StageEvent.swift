import UIKit

/// Something that happened while a scene was played and that the picture does not tell: an impact
/// that a finger would feel, for one.
public struct StageEvent: Hashable, Sendable, CustomStringConvertible {
  /// When the step was made in which it happened. *Units*: seconds since launch.
  public let time: TimeInterval
  /// What sort of thing happened, in one word, such as `impact`.
  public let kind: String
  /// What exactly happened, and to whom.
  public let description: String

  public init(time: TimeInterval, kind: String, description: String) {
    self.time = time
    self.kind = kind
    self.description = description
  }
}

extension Stage {
  /// What happened so far that the picture does not tell, in order.
  public var events: [StageEvent] {
    runtime.events.map {
      StageEvent(time: $0.time, kind: $0.kind.rawValue, description: $0.description)
    }
  }
}
