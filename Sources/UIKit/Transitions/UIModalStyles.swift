/// How a presented controller stands over the one that presents it.
///
/// Source: Apple, UIModalPresentationStyle; the raw values are Apple's.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; the presenting view leaves the window.
  case fullScreen = 0
  /// As the transitioning delegate says; the presenting view stays.
  case custom = 4
  /// Over the whole screen; the presenting view stays and may be seen through.
  case overFullScreen = 5
  /// `fullScreen`, as on a phone before its sheets.
  case automatic = -2
}

/// How a controller comes and goes when no delegate animates it.
///
/// Source: Apple, UIModalTransitionStyle; the raw values are Apple's.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom and back down.
  case coverVertical = 0
  /// Fades in and out.
  case crossDissolve = 2
}

/// Which of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that is seen before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one that is seen after.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that is seen before.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The one that is seen after.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
