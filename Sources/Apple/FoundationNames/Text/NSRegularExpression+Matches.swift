extension NSRegularExpression {
  /// Calls a block with each match at once, as `enumerateMatches` does on Apple's platforms.
  ///
  /// Foundation's method keeps the block here, so that `self` has to be written in it; files that are
  /// rewritten call this one.
  public func eachMatch(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stops = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stops.boolValue {
      block(match, [], &stops)
    }
  }
}
