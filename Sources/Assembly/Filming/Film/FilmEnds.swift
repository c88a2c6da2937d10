import Foundation

/// How a film begins and ends.
package struct FilmEnds: Hashable, Sendable {
  /// How much longer the first frame stands.
  ///
  /// *Units*: seconds.
  var lead: Double
  /// How much longer the last frame stands.
  ///
  /// *Units*: seconds.
  var hold: Double
  /// Whether the film goes on backwards, to its second frame.
  var bounces: Bool

  /// Leaves a film as it is, unless an end is given.
  package init(lead: Double = 0, hold: Double = 0, bounces: Bool = false) {
    (self.lead, self.hold, self.bounces) = (lead, hold, bounces)
  }

  /// Returns how many more frames the first one and the last one stand, when each stands so many
  /// seconds.
  func frames(lasting duration: TimeInterval) -> (lead: Int, hold: Int) {
    (Int((lead / duration).rounded()), Int((hold / duration).rounded()))
  }
}
