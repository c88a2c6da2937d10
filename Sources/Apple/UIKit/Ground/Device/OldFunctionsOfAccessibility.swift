// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Functions of Swift 4 that became members of `UIAccessibility`.

/// Returns false: nobody has asked for less motion.
@preconcurrency @MainActor
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// Returns false: nobody has asked that nothing shines through.
@preconcurrency @MainActor
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

/// Returns false: nobody has asked to hear the screen.
@preconcurrency @MainActor
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// Returns false: nobody has asked for switches.
@preconcurrency @MainActor
public func UIAccessibilityIsSwitchControlRunning() -> Bool {
  UIAccessibility.isSwitchControlRunning
}

/// Returns false: nobody has asked for bold text.
@preconcurrency @MainActor
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

/// Returns false: nobody has asked for darker colours.
@preconcurrency @MainActor
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool {
  UIAccessibility.isDarkerSystemColorsEnabled
}

/// Returns false: nobody has asked for inverted colours.
@preconcurrency @MainActor
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }

/// Returns false: nobody has asked for a grey screen.
@preconcurrency @MainActor
public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }

/// `UIAccessibility.post(notification:argument:)`: nobody listens.
@preconcurrency @MainActor
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }
