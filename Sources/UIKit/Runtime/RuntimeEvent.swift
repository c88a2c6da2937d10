/// Something that happens on the stage and that the picture does not tell.
package enum RuntimeEvent: Hashable, Sendable {
  /// A dynamic animator goes on or comes to rest.
  case animator(AnimatorChange)
  /// A collision behaviour tells its delegate that an item begins or ceases to touch something.
  ///
  /// `point` is where a contact begins; nothing where it ends. *Space*: the animator's, in points.
  case contact(item: Party, other: Party, phase: ContactPhase, point: CGPoint?)
  /// A controller came or went, or did not after all; `controller` is its type.
  case transition(Transition, controller: String, didComplete: Bool)
  /// An impact that a finger would feel. `intensity` is 0...1, where it is given.
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat?)
  /// A success, warning or error that a finger would feel.
  case notification(UINotificationFeedbackGenerator.FeedbackType)
  /// Another selection that a finger would feel.
  case selection

  /// What becomes of an animator.
  package enum AnimatorChange: Hashable, Sendable { case resumes, pauses }

  /// How a controller comes or goes.
  package enum Transition: Hashable, Sendable { case presentation, dismissal, push, pop }

  /// What becomes of a contact.
  package enum ContactPhase: Hashable, Sendable { case began, ended }

  /// Who takes part in a contact.
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

/// An event and its moment.
package struct TimedEvent: Hashable, Sendable {
  /// Units: seconds since launch, in virtual time.
  package let time: TimeInterval
  package let event: RuntimeEvent
}

extension Runtime {
  /// Writes down that something happens now.
  package func record(_ event: RuntimeEvent) {
    events.append(TimedEvent(time: time, event: event))
  }
}
