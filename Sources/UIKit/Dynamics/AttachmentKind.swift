/// The ways of tying items.
enum AttachmentKind: Hashable, Sendable {
  /// A rod or a spring between a point of an item and the anchor.
  case distanceToAnchor(UIOffset)
  /// A rod or a spring between points of two items.
  case distance(UIOffset, UIOffset)
  case fixed
  case pin
  case sliding(CGVector)
  case slidingToAnchor(CGVector)
  case limit(UIOffset, UIOffset)

  var isToAnchor: Bool {
    switch self {
    case .distanceToAnchor, .slidingToAnchor: true
    case .distance, .fixed, .pin, .sliding, .limit: false
    }
  }

  var defaultRange: UIFloatRange {
    switch self {
    case .pin, .sliding, .slidingToAnchor: .infinite
    case .distanceToAnchor, .distance, .fixed, .limit: .zero
    }
  }
}

/// What an attachment wants. Units: points, hertz, ratio of damping, N·m, radians or points.
struct AttachmentDefinition: Hashable, Sendable {
  /// Nothing for the distance at the moment of attaching.
  var length: CGFloat?
  var frequency: CGFloat
  var damping: CGFloat
  var frictionTorque: CGFloat
  var range: UIFloatRange

  /// The range as limits of a joint; nothing where there are none.
  @MainActor var limits: ClosedRange<CGFloat>? {
    guard !range.isInfinite else { return nil }
    guard range.minimum <= 0, range.maximum >= 0 else {
      Log.once(
        "The attachment range \(range.minimum)...\(range.maximum) does not contain 0 "
          + "and is taken as infinite")
      return nil
    }
    return max(range.minimum, -Self.largestLimit)...min(range.maximum, Self.largestLimit)
  }

  /// Beyond it a limit is none.
  private static let largestLimit: CGFloat = 1e6
}
