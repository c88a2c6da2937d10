extension UIEvent {
  /// What an event is about.
  ///
  /// Source: Apple, UIEvent.EventType.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl }

  /// What a motion or a remote control asks for.
  ///
  /// Source: Apple, UIEvent.EventSubtype.
  public enum EventSubtype: Int, Sendable { case none, motionShake }

  /// What the event is about: fingers, for there are no others in a scene.
  public var type: EventType { .touches }

  /// What the event asks for: nothing, as of all fingers.
  public var subtype: EventSubtype { .none }
}
