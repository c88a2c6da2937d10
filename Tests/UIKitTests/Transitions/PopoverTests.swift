import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct PopoverTests {
  /// Answers how a popover is adapted, and logs what it is told.
  private final class Judge: UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var mayDismiss = true
    var lines: [String] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { style }

    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
      lines.append("prepare")
    }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      mayDismiss
    }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      lines.append("attempt")
    }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      lines.append("gone")
    }
  }

  private func present(
    _ stage: TestStage, from source: UIView, _ judge: Judge
  ) throws -> UIViewController {
    let modal = UIViewController()
    modal.modalPresentationStyle = .popover
    modal.preferredContentSize = CGSize(width: 120, height: 80)
    let popover = try #require(modal.popoverPresentationController)
    popover.sourceView = source
    popover.delegate = judge
    stage.window.rootViewController?.present(modal, animated: true)
    stage.run(frames: 30)
    return modal
  }

  @Test func `a bubble stands below what it belongs to, and its arrow points up`() throws {
    let root = UIViewController()
    try onStage(root: root) { stage in
      let source = stage.view(CGRect(140, 100, 40, 40), in: root.view)
      let judge = Judge()
      let modal = try present(stage, from: source, judge)
      #expect(modal.popoverPresentationController?.arrowDirection == .up)
      #expect(
        modal.popoverPresentationController?.presentedView?.frame == CGRect(100, 140, 120, 93))
      #expect(modal.view.convert(modal.view.bounds, to: nil) == CGRect(100, 153, 120, 80))
      #expect(judge.lines == ["prepare"])
      stage.tap(CGPoint(160, 200))
      stage.run(frames: 30)
      #expect(root.presentedViewController === modal)
      judge.mayDismiss = false
      stage.tap(CGPoint(20, 500))
      stage.run(frames: 30)
      #expect(judge.lines == ["prepare", "attempt"])
      judge.mayDismiss = true
      stage.tap(CGPoint(20, 500))
      stage.run(frames: 30)
      #expect(judge.lines == ["prepare", "attempt", "gone"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func `near the lower edge the bubble stands above, kept on the screen`() throws {
    let root = UIViewController()
    try onStage(root: root) { stage in
      let source = stage.view(CGRect(290, 520, 30, 30), in: root.view)
      let modal = try present(stage, from: source, Judge())
      #expect(modal.popoverPresentationController?.arrowDirection == .down)
      #expect(
        modal.popoverPresentationController?.presentedView?.frame == CGRect(190, 427, 120, 93))
    }
  }

  @Test func `on a phone a popover is a sheet unless its delegate says otherwise`() throws {
    let root = UIViewController()
    try onStage(root: root) { stage in
      let source = stage.view(CGRect(140, 100, 40, 40), in: root.view)
      let judge = Judge()
      judge.style = .automatic
      let modal = try present(stage, from: source, judge)
      #expect(modal.presentationController is UISheetPresentationController)
      #expect(modal.view.window != nil)
    }
  }

  @Test func `a bubble without a place to belong to is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let root = UIViewController()
        try onStage(root: root) { stage in
          let modal = UIViewController()
          modal.modalPresentationStyle = .popover
          let judge = Judge()
          modal.popoverPresentationController?.delegate = judge
          root.present(modal, animated: false)
          stage.run(frames: 3)
        }
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("should have a non-nil sourceView or barButtonItem set"))
  }
}
