extension UIEvent {
  /// What an event is about.
  ///
  /// Source: Apple, UIEvent.EventType.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }

  /// What a motion or a remote control asks for.
  ///
  /// Source: Apple, UIEvent.EventSubtype.
  public enum EventSubtype: Int, Sendable { case none, motionShake }

  /// What the event is about: fingers or keys.
  public var type: EventType { self is UIPressesEvent ? .presses : .touches }

  /// Returns the places where a finger was since the last event: the finger itself, for the fingers of
  /// a scene have one place a frame.
  ///
  /// Source: Apple, UIEvent.coalescedTouches(for:).
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Returns the places to which a finger is expected to go: none.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  /// What the event asks for: nothing, as of all fingers.
  public var subtype: EventSubtype { .none }
}
