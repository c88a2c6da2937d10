extension Int {
  /// Rounds a number towards zero; one that is too large becomes the nearest there is, and NaN 0.
  package init(saturating number: Double) {
    self =
      number.isNaN ? 0 : Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }
}
