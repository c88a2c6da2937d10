import UIKit

/// The playground page whose statements run: what it shows, and for how long.
///
/// Source: Apple, PlaygroundPage.
@preconcurrency @MainActor
public final class PlaygroundPage {
  /// The page that runs on the present stage.
  public static var current: PlaygroundPage {
    let layers = LayerRuntime.current
    return layers.stage.part { PlaygroundPage(on: layers) }
  }

  private weak var layers: LayerRuntime?

  private init(on layers: LayerRuntime) { self.layers = layers }

  /// What the page shows; setting one lets the page run on after its statements.
  public var liveView: (any PlaygroundLiveViewable)? {
    didSet { if liveView != nil { needsIndefiniteExecution = true } }
  }

  /// Sets what the page shows.
  public func setLiveView(_ newLiveView: (any PlaygroundLiveViewable)?) { liveView = newLiveView }

  /// Whether the page runs on after its last statement; its film ends where this becomes false.
  public var needsIndefiniteExecution = false {
    didSet { layers?.stage.isOver = !needsIndefiniteExecution }
  }

  /// Ends the page's film with the present frame.
  ///
  /// Apple's ends the process at once. This one returns: the call that is under way goes on to its
  /// end, and nothing is called any more after this frame.
  public func finishExecution() { layers?.stage.isOver = true }

  /// The controller or the view that a scene of the page shows; `nil` while there is no live view.
  ///
  /// A stage asks for it once the page's statements are through. Where the page has set
  /// `needsIndefiniteExecution` back to false by then, the scene has one picture.
  package var scene: UIResponder? {
    switch liveView?.playgroundLiveViewRepresentation {
    case .view(let view): view
    case .viewController(let controller): controller
    case nil: nil
    }
  }
}
