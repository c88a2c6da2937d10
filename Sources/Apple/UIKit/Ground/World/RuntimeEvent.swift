/// An event on the stage that no picture shows.
package enum RuntimeEvent: Hashable, Sendable {
  /// A dynamic animator resumes or pauses.
  case animator(AnimatorChange)
  /// A collision behaviour tells its delegate that an item begins or ceases to touch something.
  ///
  /// `point` is where a contact begins, in points of the animator's space; `nil` where it ends.
  case contact(item: Party, other: Party, phase: ContactPhase, point: CGPoint?)
  /// A controller came or went, or its transition was cancelled; `controller` is its type.
  case transition(Transition, controller: String, didComplete: Bool)
  /// An impact that a finger would feel; `intensity` is 0...1, where it is given.
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat?)
  /// A success, warning or error that a finger would feel.
  case notification(UINotificationFeedbackGenerator.FeedbackType)
  /// A change of selection that a finger would feel.
  case selection

  /// The changes of an animator.
  package enum AnimatorChange: Hashable, Sendable { case resumes, pauses }

  /// The transitions of a controller.
  package enum Transition: Hashable, Sendable { case presentation, dismissal, push, pop, tab }

  /// The changes of a contact.
  package enum ContactPhase: Hashable, Sendable { case began, ended }

  /// A party to a contact.
  package enum Party: Hashable, Sendable {
    /// A view, by its `accessibilityIdentifier`.
    case view(String)
    /// An item without a name.
    case item(type: String)
    /// A boundary, by its identifier as text.
    case boundary(String)
    /// The boundary that the bounds of the animator's reference view make.
    case referenceBounds
  }
}

/// An event and its time.
package struct TimedEvent: Hashable, Sendable {
  /// When it happened.
  ///
  /// *Units*: seconds since launch, in virtual time.
  package let time: TimeInterval
  /// What happened.
  package let event: RuntimeEvent
}

extension World {
  /// Records that an event happens now.
  package func record(_ event: RuntimeEvent) {
    shown.events.append(TimedEvent(time: time, event: event))
  }
}
