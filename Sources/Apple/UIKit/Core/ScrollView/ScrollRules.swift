/// A scroll view whose class has rules of its own for scrolling, as lists and wheels do.
@MainActor
package protocol ScrollRules: UIScrollView {
  /// Called before the bounds change, or right after where only the transform decides their size.
  func boundsWillChange(to newBounds: CGRect)

  /// Called after the bounds may have changed, before anybody is told.
  func boundsDidChange(from old: CGRect)

  /// Returns the offset at which content comes to rest after the fingers have lifted.
  ///
  /// *Units*: points, and points a second for the velocity.
  ///
  /// - Parameters:
  ///   - proposed: where it would come to rest by itself.
  ///   - velocity: how fast the fingers have let it go.
  /// - Returns: `proposed` unless the class says otherwise.
  func rest(for proposed: CGPoint, velocity: CGPoint) -> CGPoint
}

extension ScrollRules {
  /// Does nothing: the class keeps nothing that depends on the bounds.
  package func boundsWillChange(to newBounds: CGRect) {}
  /// Does nothing: the class keeps nothing that depends on the bounds.
  package func boundsDidChange(from old: CGRect) {}
  /// Returns `proposed`: content rests where it comes to rest by itself.
  package func rest(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
}

extension UIScrollView {
  /// The view itself where its class has rules of its own.
  var ruler: (any ScrollRules)? { self as? any ScrollRules }
}
