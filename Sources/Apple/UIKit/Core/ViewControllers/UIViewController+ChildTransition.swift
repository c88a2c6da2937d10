extension UIView.AnimationOptions {
  /// Whether a transition of the whole container is asked for.
  var turnsContainer: Bool { rawValue >> 20 & 7 != 0 }
}
