/// Something that a finger would feel; a scene has it written down among its events.
///
/// Source: Apple, UIFeedbackGenerator.
@MainActor
open class UIFeedbackGenerator: NSObject {
  /// By what it finds the stage that it was made on.
  fileprivate let layers = LayerRuntime.current

  public override init() { super.init() }

  /// Wakes the device's motor, of which a scene has none: nothing is written down.
  open func prepare() {}
}

/// A tap that something gave as it hit something else.
///
/// Source: Apple, UIImpactFeedbackGenerator.
@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy or how hard what hits is.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) { self.style = style }

  /// A medium one.
  public override convenience init() { self.init(style: .medium) }

  /// Lets the finger feel an impact; an event of the kind `impact`.
  open func impactOccurred() { layers.stage.record(.impact, "\(style)") }

  /// Lets the finger feel an impact of some strength (0...1; values outside are cut); an event of the
  /// kind `impact`.
  open func impactOccurred(intensity: CGFloat) {
    let strength = min(max(intensity, 0), 1)
    layers.stage.record(.impact, "\(style), intensity \(describe(strength))")
  }
}

/// Says how something went.
///
/// Source: Apple, UINotificationFeedbackGenerator.
@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Lets the finger feel how it went; an event of the kind `notification`.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    layers.stage.record(.notification, "\(notificationType)")
  }
}

/// Says that another thing is selected now.
///
/// Source: Apple, UISelectionFeedbackGenerator.
@MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets the finger feel the change; an event of the kind `selection`.
  open func selectionChanged() { layers.stage.record(.selection, "changed") }
}

extension RuntimeEvent.Kind {
  /// An impact that a finger would feel; its style and, where given, its intensity.
  package static let impact = RuntimeEvent.Kind(rawValue: "impact")
  /// A success, warning or error that a finger would feel.
  package static let notification = RuntimeEvent.Kind(rawValue: "notification")
  /// Another selection that a finger would feel.
  package static let selection = RuntimeEvent.Kind(rawValue: "selection")
}
