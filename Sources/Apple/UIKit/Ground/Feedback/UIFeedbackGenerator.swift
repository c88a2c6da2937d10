/// Feedback that a finger would feel; a scene records it as an event.
///
/// Source: Apple, UIFeedbackGenerator.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Finds the stage on which the generator was made.
  fileprivate let layers = LayerRuntime.current

  public override init() { super.init() }

  /// Would wake the device's motor; records nothing.
  open func prepare() {}
}

/// Feedback for one thing hitting another.
///
/// Source: Apple, UIImpactFeedbackGenerator.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy or hard the things are.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  private let style: FeedbackStyle

  /// Makes a generator of impacts of a style.
  public init(style: FeedbackStyle) { self.style = style }

  /// Makes a generator of medium impacts.
  public override convenience init() { self.init(style: .medium) }

  /// Records an event of the kind `impact`.
  open func impactOccurred() { layers.world.record(.impact(style, intensity: nil)) }

  /// Records an event of the kind `impact`, with its strength.
  ///
  /// - Parameter intensity: The strength, 0...1; values outside are clamped.
  open func impactOccurred(intensity: CGFloat) {
    layers.world.record(.impact(style, intensity: min(max(intensity, 0), 1)))
  }

  /// Records an event of the kind `impact`, without its place.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }

  /// Records an event of the kind `impact`, with its strength and without its place.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}

/// Feedback for how something went.
///
/// Source: Apple, UINotificationFeedbackGenerator.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Records an event of the kind `notification`.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    layers.world.record(.notification(notificationType))
  }

  /// Records an event of the kind `notification`, without its place.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}

/// Feedback for a changed selection.
///
/// Source: Apple, UISelectionFeedbackGenerator.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Records an event of the kind `selection`.
  open func selectionChanged() { layers.world.record(.selection) }

  /// Records an event of the kind `selection`, without its place.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
