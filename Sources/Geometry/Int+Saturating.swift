extension Int {
  /// The whole number towards zero from a number, the nearest there is where it is too large, 0
  /// where it is none.
  package init(saturating number: Double) {
    self =
      number.isNaN ? 0 : Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }
}
