import UIKit

/// An event of a scene that no picture shows, such as an impact that a finger would feel.
public struct StageEvent: Hashable, Sendable, CustomStringConvertible {
  /// The time of the step in which it happened.
  ///
  /// *Units*: seconds since launch.
  public let time: TimeInterval
  /// What happened, as data.
  package let event: RuntimeEvent

  /// Makes an event; `time` in seconds since launch.
  package init(time: TimeInterval, _ event: RuntimeEvent) {
    self.time = time
    self.event = event
  }

  /// Makes the event of a contact between two views, to compare with.
  ///
  /// - Parameters:
  ///   - item: the name of one view.
  ///   - other: the name of the other view.
  ///   - time: the time of the step, in seconds since launch.
  ///   - begins: whether the two begin to touch; otherwise they cease to.
  /// - Returns: the event.
  public static func contact(
    _ item: String, with other: String, at time: TimeInterval, begins: Bool = true
  ) -> StageEvent {
    StageEvent(
      time: time,
      .contact(
        item: .view(item), other: .view(other), phase: begins ? .began : .ended, point: nil))
  }

  /// The kind of event, in one word, such as `impact`.
  public var kind: String { event.kind }

  /// What happened, and to whom.
  public var description: String { event.words }
}

extension Stage {
  /// The events so far that no picture shows, in order.
  public var events: [StageEvent] {
    runtime.world.events.map { StageEvent(time: $0.time, $0.event) }
  }
}

extension RuntimeEvent {
  /// The named views of a contact, one or two; none for other events.
  package var viewsInContact: [String] {
    guard case .contact(let item, let other, _, _) = self else { return [] }
    return [item, other].compactMap { party in
      if case .view(let name) = party { name } else { nil }
    }
  }

  /// The names of the two that begin to touch: of views, boundaries or types; `nil` for other
  /// events.
  var partiesOfBeginningContact: (String, String)? {
    guard case .contact(let item, let other, .began, _) = self else { return nil }
    return (item.name, other.name)
  }
}
