extension UIDevice {
  /// What the battery does.
  ///
  /// Source: Apple, UIDevice.BatteryState.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  /// Whether the battery is watched: a scene has none, as the simulator.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set { say(newValue, "battery") }
  }

  /// How full the battery is; -1, for nobody knows.
  public var batteryLevel: Float { -1 }

  /// What the battery does; nobody knows.
  public var batteryState: BatteryState { .unknown }

  /// Whether the device feels a face near it: a scene has no such sensor.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set { say(newValue, "proximity sensor") }
  }

  /// Whether a face is near.
  public var proximityState: Bool { false }

  /// What tells devices apart; the same one for every scene.
  public var identifierForVendor: UUID? {
    .init(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 1))
  }

  private func say(_ isAsked: Bool, _ part: String) {
    if isAsked { Log.once("The device of a scene has no \(part): it is not watched.") }
  }

  /// Asks the device to turn, as apps do by the key `orientation`.
  ///
  /// It stays as it is, and the log says so. Any other key stops with Apple's sentence.
  public func setValue(_ value: Any?, forKey key: String) {
    guard key == "orientation" else {
      raise(
        name: "NSUnknownKeyException",
        "[\(self) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
          + "key \(key).")
    }
    let asked = (value as? Int).flatMap(UIDeviceOrientation.init) ?? orientation
    if asked != orientation {
      Log.once(
        "The device of a scene does not turn; give the scene a screen that is wider than high.")
    }
  }
}

extension UITraitCollection {
  /// Whether the screen feels how hard a finger presses: it does not.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}

/// Whether a screen feels how hard a finger presses.
///
/// Source: Apple, UIForceTouchCapability.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
