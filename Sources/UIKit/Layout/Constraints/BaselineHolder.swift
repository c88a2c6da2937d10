/// A view with text, by whose lines constraints can place it.
@MainActor
protocol BaselineHolder {
  /// Where the first line stands, as far as the view's height says.
  var firstBaseline: Share { get }

  /// Where the last line stands, as far as the view's height says.
  var lastBaseline: Share { get }
}
