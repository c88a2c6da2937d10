/// An error on the stage that is no mistake in a single call.
package enum UIKitError: Error, Hashable, CustomStringConvertible {
  /// The views never stop needing layout; `view` is the one laid out last.
  case layoutDoesNotSettle(view: String, passes: Int)

  package var description: String {
    switch self {
    case .layoutDoesNotSettle(let view, let passes):
      """
      Layout does not settle: after \(passes) passes \(view) still asks for more. Do not call \
      setNeedsLayout, or change a size back and forth, each time in layoutSubviews.
      """
    }
  }
}
