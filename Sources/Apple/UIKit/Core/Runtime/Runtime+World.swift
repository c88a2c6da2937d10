// Hands on what is asked most of the world.
extension Runtime {
  /// The state that the layers of the stage share.
  package var layers: LayerRuntime { world.layers }

  /// The screen that the windows are shown on.
  package var screen: UIScreen { world.screen }

  /// The traits of everything on the stage that says nothing else itself.
  package var traits: UITraitCollection { world.traits }

  /// The present time.
  ///
  /// *Units*: seconds since launch, in virtual time.
  package var time: TimeInterval { world.time }

  /// The notification centre.
  package var notifications: NotificationCenter { world.notifications }

  /// Returns the stage's object of a class, made when it is first asked for.
  package func part<Part: AnyObject>(_ make: () -> Part) -> Part { world.part(make) }

  /// Records that an event happens now.
  package func record(_ event: RuntimeEvent) { world.record(event) }

  /// Makes a call after some seconds, before the passes of the first frame at or after that moment.
  ///
  /// - Parameters:
  ///   - seconds: The delay; less than 0 counts as 0.
  ///   - call: What to do.
  /// - Returns: a token to take the call back with.
  @discardableResult
  package func schedule(
    after seconds: TimeInterval, _ call: @escaping @MainActor () -> Void
  ) -> VirtualTimers.Token { world.schedule(after: seconds, call) }

  /// Makes a call that may cause itself; stops where too many are nested.
  func call(_ kind: ViewCall, _ name: @autoclosure () -> String, _ body: () -> Void) {
    world.call(kind, name(), body)
  }
}
