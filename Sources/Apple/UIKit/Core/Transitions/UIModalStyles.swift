/// How a presented controller stands over the one that presents it.
///
/// Source: Apple, UIModalPresentationStyle; the raw values are Apple's.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; the presenting view leaves the window.
  case fullScreen = 0
  /// On a sheet that leaves the presenting view in sight behind it.
  case pageSheet = 1
  /// The same as `pageSheet`, as it is on phones.
  case formSheet = 2
  /// Over the nearest controller around the presenting one that defines a context; its view leaves.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller says; the presenting view stays.
  case custom = 4
  /// Over the whole screen; the presenting view stays and may be seen through.
  case overFullScreen = 5
  /// Over the nearest controller around the presenting one that defines a context; its view stays
  /// and may be seen through.
  case overCurrentContext = 6
  /// In a bubble beside what it belongs to; on a phone as its delegate says, else on a sheet.
  case popover = 7
  /// As UIKit's own controllers prefer, and `pageSheet` for all others, as since iOS 13.
  case automatic = -2
  /// Not adapted: what a delegate answers to keep a popover a popover on a phone.
  case none = -1
}

/// How a controller comes and goes when no delegate animates it.
///
/// Source: Apple, UIModalTransitionStyle; the raw values are Apple's.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom and back down.
  case coverVertical = 0
  /// Turns over about its vertical axis.
  case flipHorizontal = 1
  /// Fades in and out.
  case crossDissolve = 2
  /// Stops with a sentence: no page is curled here.
  case partialCurl = 3
}

/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is seen before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is seen after it.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is seen before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is seen after it.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
