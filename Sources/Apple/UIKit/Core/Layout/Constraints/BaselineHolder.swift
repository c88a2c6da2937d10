/// A view with text, whose baselines constraints can align.
@MainActor
protocol BaselineHolder {
  /// The baseline of the first line, as a share of the view's height and some points.
  var firstBaseline: Share { get }

  /// The baseline of the last line, as a share of the view's height and some points.
  var lastBaseline: Share { get }
}
