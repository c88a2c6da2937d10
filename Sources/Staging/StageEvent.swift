import UIKit

/// Something that happened while a scene was played and that the picture does not tell: an impact
/// that a finger would feel, for one.
public struct StageEvent: Hashable, Sendable, CustomStringConvertible {
  /// When the step was made in which it happened. *Units*: seconds since launch.
  public let time: TimeInterval
  /// What happened, as data.
  package let event: RuntimeEvent

  package init(time: TimeInterval, _ event: RuntimeEvent) {
    self.time = time
    self.event = event
  }

  /// A contact by hand, to compare with.
  ///
  /// - Parameters:
  ///   - item: the name of a view, as `other` is.
  ///   - begins: whether the two begin to touch; otherwise they cease to.
  public static func contact(
    _ item: String, with other: String, at time: TimeInterval, begins: Bool = true
  ) -> StageEvent {
    StageEvent(
      time: time,
      .contact(
        item: .view(item), other: .view(other), phase: begins ? .began : .ended, point: nil))
  }

  /// What sort of thing happened, in one word, such as `impact`.
  public var kind: String { event.kind }

  /// What exactly happened, and to whom.
  public var description: String { event.words }
}

extension Stage {
  /// What happened so far that the picture does not tell, in order.
  public var events: [StageEvent] {
    runtime.events.map { StageEvent(time: $0.time, $0.event) }
  }
}

extension RuntimeEvent {
  /// The views with a name that touch or cease to; none where it is no contact.
  package var viewsInContact: [String] {
    guard case .contact(let item, let other, _, _) = self else { return [] }
    return [item, other].compactMap { party in
      if case .view(let name) = party { name } else { nil }
    }
  }

  /// The names of two that begin to touch, of views, boundaries or types; `nil` for all else.
  var partiesOfBeginningContact: (String, String)? {
    guard case .contact(let item, let other, .began, _) = self else { return nil }
    return (item.name, other.name)
  }
}
