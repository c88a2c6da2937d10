import Testing
import UIKit

@testable import UIKitCore

/// Pointers, which a screen for fingers has not: what is asked for is kept, and nobody is asked.
@MainActor @Suite struct PointerTypeTests {
  @Test func `an interaction knows its view, and asks nobody`() throws {
    final class Asked: NSObject, UIPointerInteractionDelegate {
      var heard = 0
      func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
      ) { heard += 1 }
    }
    try onStage { stage in
      let view = stage.view(CGRect(0, 0, 40, 40))
      let asked = Asked()
      let interaction = UIPointerInteraction(delegate: asked)
      view.addInteraction(interaction)
      #expect(interaction.view === view && interaction.isEnabled)
      let region = UIPointerRegion(rect: CGRect(1, 2, 3, 4), identifier: "a")
      #expect(region.rect == CGRect(1, 2, 3, 4) && region.identifier == AnyHashable("a"))
      let request = UIPointerRegionRequest()
      #expect(request.location == .zero && request.modifiers == UIKeyModifierFlags())
      let delegate: any UIPointerInteractionDelegate = asked
      let answer = delegate.pointerInteraction(
        interaction, regionFor: request, defaultRegion: region)
      #expect(answer === region)
      stage.frame((1, .began, CGPoint(5, 5)))
      stage.frame((1, .ended, CGPoint(5, 5)))
      #expect(asked.heard == 0)
      view.removeInteraction(interaction)
      #expect(interaction.view == nil)
    }
  }

  @Test func `a style is of an effect or a shape`() {
    #expect(UIPointerEffect.TintMode.underlay.rawValue == 2)
    #expect(UIPointerShape.defaultCornerRadius == 8)
    let shape = UIPointerShape.roundedRect(CGRect(0, 0, 10, 10))
    if case .roundedRect(_, let radius) = shape { #expect(radius == 8) }
    let preview = UITargetedPreview(
      view: UIView(), parameters: UIPreviewParameters(),
      target: UIPreviewTarget(container: UIView(), center: CGPoint(3, 4)))
    let effect = UIPointerEffect.hover(preview)
    if case .hover(_, let tint, let hasShadow, let scales) = effect {
      #expect(tint == .overlay && !hasShadow && scales)
    } else {
      Issue.record("a hover was made")
    }
  }

  @Test func `a hover is the system's unless it is said otherwise, and needs no shape`() {
    let plain = UIHoverStyle()
    #expect(plain.effect is UIHoverAutomaticEffect && plain.shape == nil && plain.isEnabled)
    let effect: any UIHoverEffect = .highlight
    let style = UIHoverStyle(effect: effect, shape: UIShape.rect(cornerRadius: 4))
    #expect(style.effect is UIHoverHighlightEffect && style.shape != nil)
    let view = UIView()
    view.hoverStyle = style
    #expect(view.hoverStyle === style)
  }

  @Test func `a recognizer of hovers never begins, and a pan takes no wheel`() throws {
    try onStage { stage in
      let view = stage.view(CGRect(0, 0, 40, 40))
      let hover = UIHoverGestureRecognizer()
      view.addGestureRecognizer(hover)
      stage.frame((1, .began, CGPoint(5, 5)))
      #expect(hover.state == .possible && hover.zOffset == 0)
      stage.frame((1, .ended, CGPoint(5, 5)))
      #expect(UIPanGestureRecognizer().allowedScrollTypesMask == UIScrollTypeMask())
      #expect(UIScrollTypeMask.all.rawValue == 3)
    }
  }

  @Test func `no finger presses hard`() throws {
    final class Hearing: NSObject, UIPreviewInteractionDelegate {
      var heard = 0
      func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
      ) { heard += 1 }
      func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { heard += 1 }
    }
    try onStage { stage in
      let view = stage.view(CGRect(10, 20, 40, 60))
      let hearing = Hearing()
      let interaction = UIPreviewInteraction(view: view)
      interaction.delegate = hearing
      stage.frame((1, .began, CGPoint(20, 40)))
      stage.run(frames: 60)
      #expect(hearing.heard == 0 && interaction.location(in: nil) == CGPoint(20, 30))
      #expect(interaction.location(in: stage.window) == CGPoint(30, 50))
    }
  }

  @Test func `actions of a preview keep their titles and their handlers`() {
    var done: [String] = []
    let action = UIPreviewAction(title: "Share", style: .default) { item, _ in
      done.append(item.title)
    }
    let group = UIPreviewActionGroup(title: "More", style: .destructive, actions: [action])
    let items: [any UIPreviewActionItem] = [action, group]
    action.handler(action, UIViewController())
    #expect(items.map(\.title) == ["Share", "More"] && done == ["Share"])
    #expect(UIPreviewAction.Style.destructive.rawValue == 2)
  }

  @Test func `a registered view is looked at by nobody`() throws {
    final class Giving: NSObject, UIViewControllerPreviewingDelegate {
      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        viewControllerForLocation location: CGPoint
      ) -> UIViewController? { UIViewController() }
      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        commit viewControllerToCommit: UIViewController
      ) {}
    }
    let root = UIViewController()
    try onStage(root: root) { _ in
      let giving = Giving()
      let context: any UIViewControllerPreviewing = root.registerForPreviewing(
        with: giving, sourceView: root.view)
      #expect(context.sourceView === root.view && context.delegate === giving)
      root.unregisterForPreviewing(withContext: context)
    }
  }
}
