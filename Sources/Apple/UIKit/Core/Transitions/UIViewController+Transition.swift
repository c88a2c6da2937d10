extension UIViewController {
  /// How a controller comes and goes, be it pushed or presented.
  ///
  /// Source: Apple, UIViewController.Transition.
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    /// What the transition is.
    enum Kind {
      case style(UIModalTransitionStyle)
      case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
    }

    let kind: Kind

    private init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    /// Slides up from the bottom; of a pushed controller, as it always comes.
    public static var coverVertical: Transition { Transition(.style(.coverVertical)) }
    /// Turns over.
    public static var flipHorizontal: Transition { Transition(.style(.flipHorizontal)) }
    /// Fades.
    public static var crossDissolve: Transition { Transition(.style(.crossDissolve)) }
    /// Curls a page up.
    public static var partialCurl: Transition { Transition(.style(.partialCurl)) }

    /// Grows out of a view, and goes back into one.
    ///
    /// - Parameters:
    ///   - options: how it looks.
    ///   - sourceViewProvider: returns the view, each time that the controller comes or goes; `nil`
    ///     for the middle of the screen.
    /// - Returns: the transition.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { Self(.zoom(options ?? ZoomOptions(), sourceViewProvider)) }

    /// How a zoom looks.
    ///
    /// Source: Apple, UIViewController.Transition.ZoomOptions.
    @preconcurrency @MainActor
    public final class ZoomOptions: NSObject {
      /// The colour over what is below while the controller comes; `nil` for a faint black.
      public var dimmingColor: UIColor?
      /// The effect over what is below; `nil` for none.
      public var dimmingVisualEffect: UIVisualEffect?
      /// Returns the part of the controller's view that comes out of the other view and goes back
      /// into it; `nil` for its upper part.
      ///
      /// *Space*: the controller's view, in points.
      public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
      /// Is asked whether a finger may drag the controller back; never called, for none may here.
      public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

      public override init() { super.init() }
    }

    /// Whose part a zoom aligns with another view.
    ///
    /// Source: Apple, UIZoomTransitionAlignmentRectContext.
    @preconcurrency @MainActor
    public final class AlignmentRectContext: NSObject {
      /// The controller that is seen below.
      public let sourceViewController: UIViewController
      /// The controller that grows.
      public let zoomedViewController: UIViewController
      /// The view out of which it grows.
      public let sourceView: UIView

      init(_ source: UIViewController, _ zoomed: UIViewController, _ view: UIView) {
        (sourceViewController, zoomedViewController, sourceView) = (source, zoomed, view)
        super.init()
      }
    }

    /// How a finger begins to drag a controller back.
    ///
    /// Source: Apple, UIZoomTransitionInteractionContext.
    @preconcurrency @MainActor
    public final class InteractionContext: NSObject {
      /// Where the finger is, in the controller's view.
      ///
      /// *Units*: points.
      public let location: CGPoint
      /// How fast it is.
      ///
      /// *Units*: points a second.
      public let velocity: CGVector
      /// Whether the transition would begin.
      public let willBegin: Bool

      init(_ location: CGPoint, _ velocity: CGVector, willBegin: Bool) {
        (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
        super.init()
      }
    }

    /// Between whom a zoom goes.
    ///
    /// Source: Apple, UIViewController.Transition.ZoomSourceViewProviderContext.
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
      /// The controller that is seen below.
      public let sourceViewController: UIViewController
      /// The controller that grows.
      public let zoomedViewController: UIViewController

      init(_ source: UIViewController, _ zoomed: UIViewController) {
        (sourceViewController, zoomedViewController) = (source, zoomed)
        super.init()
      }
    }
  }

  /// Returns the zoom by which the controller comes or goes; `nil` for another transition.
  func zoom(isComing: Bool) -> ZoomTransition? {
    guard case .zoom(let options, let provider)? = preferredTransition?.kind else { return nil }
    return ZoomTransition(options, provider, isComing: isComing)
  }
}
