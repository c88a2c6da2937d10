/// The kinds of attachment.
enum AttachmentKind: Hashable, Sendable {
  /// A rod or a spring between a point of an item and the anchor.
  case distanceToAnchor(UIOffset)
  /// A rod or a spring between points of two items.
  case distance(UIOffset, UIOffset)
  /// A weld: two items move as one.
  case fixed
  /// A hinge: two items turn about a common point.
  case pin
  /// A slider: two items move along an axis.
  case sliding(CGVector)
  /// A slider between an item and the anchor.
  case slidingToAnchor(CGVector)
  /// A rope between points of two items.
  case limit(UIOffset, UIOffset)

  /// Whether the attachment ties an item to the anchor, not to another item.
  var isToAnchor: Bool {
    switch self {
    case .distanceToAnchor, .slidingToAnchor: true
    case .distance, .fixed, .pin, .sliding, .limit: false
    }
  }

  /// The range of the attachment unless it is set.
  var defaultRange: UIFloatRange {
    switch self {
    case .pin, .sliding, .slidingToAnchor: .infinite
    case .distanceToAnchor, .distance, .fixed, .limit: .zero
    }
  }
}

/// The numbers that an attachment is made with.
struct AttachmentDefinition: Hashable, Sendable {
  /// How far apart the two points are held, in points; nil for their distance when they are
  /// attached.
  var length: CGFloat?
  /// How fast a spring oscillates, in hertz; 0 for a rod.
  var frequency: CGFloat
  /// The damping ratio of a spring; 1 is critical.
  var damping: CGFloat
  /// How much a hinge resists turning, in N·m.
  var frictionTorque: CGFloat
  /// How far a hinge may turn, in radians, or a slider may move, in points.
  var range: UIFloatRange

  /// The limits of a joint; nil for none.
  ///
  /// Logs a range that does not contain 0, which sets no limits.
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

  /// The largest limit that a joint gets; larger ones are cut to it.
  private static let largestLimit: CGFloat = 1e6
}
