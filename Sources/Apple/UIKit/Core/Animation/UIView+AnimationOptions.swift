extension UIView {
  /// The options of an animation.
  ///
  /// Source: Apple, UIView.AnimationOptions; the raw values are Apple's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays subviews out within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets touches reach the views while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Changes nothing: animations that run are always added to, so that one begins where a view is
    /// seen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after it has run, which takes as long again.
    ///
    /// Without `repeat` the new values are seen at once after that.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration within another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve within another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Lets changes within a transition be animated on their own.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the two views of a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Keeps its own options within another animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// How fast the animation goes along its way: slow at both ends unless another curve is given.
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Fades from the old content to the new one; for `UIView.transition`.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns the view about its vertical axis; seen from the front, both directions look the same.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns the view about its vertical axis.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Rolls the old content up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Lets the new content come down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Turns the view about its horizontal axis.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns the view about its horizontal axis.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// As many frames as the scene has.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// As many frames as the scene has; a film of 60 frames a second shows 60.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)

    /// The options that count while the animation runs.
    var ofBatch: AnimationBatch.Options {
      var options: AnimationBatch.Options = []
      if contains(.repeat) { options.insert(.repeat) }
      if contains(.autoreverse) { options.insert(.autoreverse) }
      if contains(.allowUserInteraction) { options.insert(.allowUserInteraction) }
      return options
    }

    /// Whether the curve is the keyboard's.
    var isOfKeyboard: Bool { rawValue >> 16 & 7 == 7 }

    var curve: TimingCurve {
      switch rawValue >> 16 & 7 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      case 7: .system
      default: .easeInOut
      }
    }
  }

  /// The pace of an animation.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear
    /// That of the keyboard: a number that its notifications tell and that Apple has no name for.
    case keyboard = 7

    var curve: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      case .keyboard: .system
      }
    }
  }
}
