/// Where a text stands whose font is made smaller to fit.
///
/// Source: Apple, UIBaselineAdjustment.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the larger font.
  case alignBaselines
  /// In the middle of the label.
  case alignCenters
  /// From the top of the larger text on.
  case none
}
