/// How many frames a second an animation should have, and how many may do.
///
/// *Units*: frames a second.
///
/// Source: Apple, CAFrameRateRange.
public struct CAFrameRateRange: Hashable, Sendable {
  /// How few frames a second may do; recorded only, for each frame of the stage is on time.
  public var minimum: Float
  /// How many frames a second may do; counts where nothing is preferred, and 0 is no limit.
  public var maximum: Float
  /// 0 for no wish.
  private var preferredOrZero: Float

  /// The number that is wished for; `nil` for none.
  public var preferred: Float? {
    get { preferredOrZero == 0 ? nil : preferredOrZero }
    set { preferredOrZero = newValue ?? 0 }
  }

  /// Makes a range of no limits.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Makes a range, which is not checked; without a preferred number the maximum counts.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    preferredOrZero = preferred ?? 0
  }

  /// As the stage's frames come.
  public static let `default` = CAFrameRateRange()

  /// The number of calls a second that is asked for; 0 for every frame.
  var rate: Float { preferred ?? maximum }
}
