extension UIScreen {
  /// How a screen with edges that cannot be seen shows its picture.
  ///
  /// Source: Apple, UIScreen.OverscanCompensation.
  public enum OverscanCompensation: Int, Sendable { case scale, insetBounds, none }

  /// Whether a reference mode for colours is on.
  ///
  /// Source: Apple, UIScreen.ReferenceDisplayModeStatus.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    case notSupported, notEnabled, limited, enabled
  }

  /// How far the edges are that cannot be seen; this screen has none.
  ///
  /// *Units*: points.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }

  /// Whether a reference mode for colours is on; the screen has none.
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
}
