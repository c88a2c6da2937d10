import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct ModalStyleTests {
  /// A controller with a child that defines a context.
  private func family() -> (UIViewController, UIViewController) {
    let (root, child) = (UIViewController(), UIViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.view.frame = CGRect(20, 100, 200, 300)
    child.view.autoresizingMask = []
    return (root, child)
  }

  @Test func `a controller over the current context covers the one that defines it`() throws {
    let (root, child) = family()
    child.definesPresentationContext = true
    try onStage(root: root) { stage in
      let modal = UIViewController()
      modal.modalPresentationStyle = .overCurrentContext
      child.present(modal, animated: false)
      stage.run(frames: 3)
      #expect(modal.presentingViewController === child)
      #expect(modal.view.convert(modal.view.bounds, to: nil) == CGRect(20, 100, 200, 300))
      #expect(child.view.window != nil)
      modal.dismiss(animated: false)
      stage.run(frames: 3)
      #expect(child.presentedViewController == nil)
      #expect(modal.view.window == nil)
    }
  }

  @Test func `in the current context the covered view leaves and comes back`() throws {
    let (root, child) = family()
    child.definesPresentationContext = true
    try onStage(root: root) { stage in
      let modal = UIViewController()
      modal.modalPresentationStyle = .currentContext
      child.present(modal, animated: false)
      stage.run(frames: 3)
      #expect(child.view.window == nil)
      #expect(root.view.window != nil)
      child.dismiss(animated: false)
      stage.run(frames: 3)
      #expect(child.view.superview === root.view)
      #expect(child.view.frame == CGRect(20, 100, 200, 300))
    }
  }

  @Test func `without a context the whole screen is covered`() throws {
    let (root, child) = family()
    try onStage(root: root) { stage in
      let modal = UIViewController()
      modal.modalPresentationStyle = .overCurrentContext
      child.present(modal, animated: false)
      stage.run(frames: 3)
      #expect(modal.presentingViewController === root)
      #expect(modal.view.frame == stage.window.bounds)
    }
  }

  @Test func `a child dismisses what a parent presents`() throws {
    let (root, child) = family()
    try onStage(root: root) { stage in
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      child.present(modal, animated: false)
      stage.run(frames: 3)
      child.dismiss(animated: false)
      stage.run(frames: 3)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func `a flip turns the screen over within three quarters of a second`() throws {
    let root = UIViewController()
    try onStage(root: root) { stage in
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      modal.modalTransitionStyle = .flipHorizontal
      var hasCome = false
      root.present(modal, animated: true) { hasCome = true }
      stage.run(frames: 20)
      #expect(!hasCome)
      #expect(stage.window.layer.contentTransition != nil)
      stage.run(frames: 30)
      #expect(hasCome)
      #expect(root.view.window == nil)
      root.dismiss(animated: true)
      stage.run(frames: 60)
      #expect(root.view.window != nil)
      #expect(modal.view.window == nil)
    }
  }

  @Test func `a partial curl leaves the page rolled up until it is dismissed`() throws {
    let root = UIViewController()
    try onStage(root: root) { stage in
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      modal.modalTransitionStyle = .partialCurl
      var ends: [String] = []
      root.present(modal, animated: true) { ends.append("presented") }
      stage.run(frames: 20)
      let layer = try #require(modal.view.superview?.layer)
      let curl = try #require(layer.contentTransition)
      #expect(curl.turn == .curl(way: CGVector.lowerRightCorner, comesDown: false))
      #expect(curl.progress > 0 && curl.progress < 0.45)
      stage.run(frames: 60)
      #expect(ends == ["presented"])
      #expect(layer.contentTransition?.progress == 0.45)
      modal.dismiss(animated: true) { ends.append("dismissed") }
      stage.run(frames: 20)
      #expect(curl.progress > 0 && curl.progress < 0.45)
      stage.run(frames: 60)
      #expect(ends == ["presented", "dismissed"])
      #expect(modal.view.window == nil)
      #expect(root.view.window != nil)
    }
  }

  @Test func `the raw values are Apple's`() {
    let styles: [UIModalPresentationStyle] = [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
      .overFullScreen, .overCurrentContext, .popover,
    ]
    #expect(styles.map(\.rawValue) == [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7])
    let turns: [UIModalTransitionStyle] = [
      .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
    ]
    #expect(turns.map(\.rawValue) == [0, 1, 2, 3])
  }
}
