import Testing
import UIKit

@testable import UIKitCore

/// Looks of bars and their items, and who says where a bar stands.
@MainActor @Suite struct BarTypeTests {
  @Test func `an appearance begins with the system's ground, and is copied as it is`() throws {
    let bar = UINavigationBarAppearance()
    let look: UIBarAppearance = bar
    #expect(look.backgroundEffect != nil && look.shadowColor == .separator)
    look.configureWithTransparentBackground()
    #expect(look.backgroundEffect == nil && look.backgroundColor == nil && look.shadowColor == nil)
    look.configureWithOpaqueBackground()
    #expect(look.backgroundEffect == nil && look.backgroundColor != nil)
    look.backgroundColor = .red
    bar.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    let copy = try #require(look.copy() as? UINavigationBarAppearance)
    look.backgroundColor = .blue
    bar.buttonAppearance.normal.titlePositionAdjustment = .zero
    #expect(copy.backgroundColor == .red)
    #expect(copy.buttonAppearance.normal.titlePositionAdjustment.vertical == 2)
  }

  @Test func `buttons and items look as each state says`() {
    let buttons: UIBarButtonItemAppearance = UINavigationBarAppearance().buttonAppearance
    let pressed: UIBarButtonItemStateAppearance = buttons.highlighted
    pressed.titleTextAttributes = [.foregroundColor: UIColor.red]
    #expect(buttons.normal.titleTextAttributes.isEmpty && !pressed.titleTextAttributes.isEmpty)
    buttons.configureWithDefault(for: .plain)
    #expect(pressed.titleTextAttributes.isEmpty)
    let items = UITabBarItemAppearance(style: .inline)
    let selected: UITabBarItemStateAppearance = items.selected
    selected.iconColor = .red
    #expect(items.normal.iconColor == nil && items.looks(in: .selected) === selected)
    items.configureWithDefault(for: .stacked)
    #expect(selected.iconColor == nil)
  }

  @Test func `an item of a bar can be tapped, and has no title unless it gets one`() {
    let items: [UIBarItem] = [UIBarButtonItem(), UITabBarItem()]
    for item in items {
      #expect(item.isEnabled && item.title == nil && item.tag == 0 && item.imageInsets == .zero)
      item.title = "A"
      item.isEnabled = false
      #expect(item.title == "A" && !item.isEnabled)
    }
  }

  @Test func `a delegate says where a bar stands`() {
    final class Saying: NSObject, UIToolbarDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }
    let saying = Saying()
    let toolbar = UIToolbar()
    toolbar.delegate = saying
    let delegate: any UIBarPositioningDelegate = saying
    #expect(toolbar.delegate === saying && delegate.position(for: toolbar) == .topAttached)
  }

  @Test func `what can be chosen in a menu does it, with another command while keys are held`() {
    final class Page: UIViewController {
      var heard: [String] = []
      func copyAll(_ sender: Any?) { heard.append("all") }
    }
    let page = Page()
    var chosen = 0
    let action: any UIMenuLeaf = UIAction(title: "Copy") { _ in chosen += 1 }
    #expect(action.state == .off && action.attributes.isEmpty)
    action.performWithSender(nil, target: nil)
    #expect(chosen == 1)
    let selector = Selector(Page.copyAll(_:))
    let other = UICommandAlternate(title: "Copy All", action: selector, modifierFlags: .alternate)
    let command = UICommand(title: "Copy", action: selector, alternates: [other])
    #expect(command.alternates.first?.title == "Copy All")
    #expect(command.alternates.first?.modifierFlags == .alternate)
    (command as any UIMenuLeaf).performWithSender(nil, target: page)
    #expect(page.heard == ["all"])
    let item = UIMenuItem(title: "Look up", action: selector)
    #expect(item.title == "Look up" && item.action == selector)
  }

  @Test func `a context of a transition knows both of its ends`() throws {
    #expect(UITransitionContextViewKey.from.rawValue == "UITransitionContextFromView")
    #expect(
      UITransitionContextViewControllerKey.to.rawValue == "UITransitionContextToViewController")
    let root = UIViewController()
    try onStage(root: root) { stage in
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: true)
      let coordinator: any UIViewControllerTransitionCoordinator = try #require(
        root.transitionCoordinator)
      var ends: [any UIViewControllerTransitionCoordinatorContext] = []
      coordinator.animate(alongsideTransition: nil) { context in
        #expect(context.viewController(forKey: .from) === root)
        ends.append(context)
      }
      stage.run(frames: 60)
      let context = try #require(ends.first)
      #expect(!context.isCancelled && !context.isInteractive && context.transitionDuration > 0)
    }
  }

  @Test func `a container hears of a size that its content would like to have`() throws {
    final class Outer: UIViewController {
      var heard: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { heard.append(container.preferredContentSize) }
    }
    let (outer, inner) = (Outer(), UIViewController())
    outer.addChild(inner)
    inner.preferredContentSize = CGSize(width: 3, height: 4)
    #expect(outer.heard == [CGSize(width: 3, height: 4)])
    let content: any UIContentContainer = inner
    let room = CGSize(width: 9, height: 9)
    #expect(
      outer.size(forChildContentContainer: content, withParentContainerSize: room) == room)
  }
}
