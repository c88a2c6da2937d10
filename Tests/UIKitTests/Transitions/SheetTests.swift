import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
@Suite struct SheetTests {
  /// Logs what a sheet tells.
  private final class Log: UISheetPresentationControllerDelegate {
    var lines: [String] = []
    var mayDismiss = true

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      lines.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")
    }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { mayDismiss }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      lines.append("will dismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      lines.append("did dismiss")
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { lines.append("attempt") }
  }

  private func show(
    _ stage: TestStage, _ root: UIViewController, _ log: Log,
    _ prepare: (UISheetPresentationController) -> Void
  ) throws -> (UIViewController, UISheetPresentationController) {
    let modal = UIViewController()
    let sheet = try #require(modal.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.delegate = log
    prepare(sheet)
    root.present(modal, animated: true)
    try stage.runtime.layOut()
    stage.run(frames: 40)
    return (modal, sheet)
  }

  /// On a phone of 568 points with a status bar of 20: 538 at most, 269 for medium.
  @Test func `a sheet rests at its least detent, and a finger takes it to the next`() throws {
    let root = UIViewController()
    let log = Log()
    try onStage(root: root) { stage in
      let (modal, sheet) = try show(stage, root, log) { _ in }
      #expect(sheet.presentedView?.frame == CGRect(0, 299, 320, 269))
      #expect(modal.view.bounds.size == CGSize(width: 320, height: 269))
      stage.drag(from: CGPoint(160, 320), to: CGPoint(160, 120), moves: 10)
      stage.run(frames: 40)
      #expect(sheet.presentedView?.frame == CGRect(0, 30, 320, 538))
      #expect(log.lines == ["com.apple.UIKit.large"])
      #expect(root.view.transform.a < 1)
      stage.drag(from: CGPoint(160, 50), to: CGPoint(160, 560), moves: 10)
      stage.run(frames: 40)
      #expect(log.lines.suffix(2) == ["will dismiss", "did dismiss"])
      #expect(root.presentedViewController == nil)
      #expect(root.view.transform.isIdentity)
    }
  }

  @Test func `a sheet that is modal comes back`() throws {
    let root = UIViewController()
    let log = Log()
    try onStage(root: root) { stage in
      let (modal, sheet) = try show(stage, root, log) { $0.detents = [.medium()] }
      modal.isModalInPresentation = true
      stage.drag(from: CGPoint(160, 320), to: CGPoint(160, 560), moves: 6)
      stage.run(frames: 40)
      #expect(log.lines.allSatisfy { $0 == "attempt" })
      #expect(sheet.presentedView?.frame.height == 269)
      #expect(root.presentedViewController === modal)
    }
  }

  @Test func `what is behind gets touches up to the largest undimmed detent`() throws {
    let root = UIViewController()
    let log = Log()
    try onStage(root: root) { stage in
      let (modal, sheet) = try show(stage, root, log) {
        $0.largestUndimmedDetentIdentifier = .medium
      }
      #expect(stage.window.hitTest(CGPoint(160, 100), with: nil) === root.view)
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
      #expect(sheet.presentedView?.frame.height == 538)
      stage.run(frames: 40)
      #expect(stage.window.hitTest(CGPoint(160, 10), with: nil) !== root.view)
      stage.tap(CGPoint(160, 15))
      stage.run(frames: 40)
      #expect(modal.presentingViewController == nil)
    }
  }

  @Test func `a controller without a style is presented on a sheet`() throws {
    let root = UIViewController()
    try onStage(root: root) { stage in
      let modal = UIViewController()
      root.present(modal, animated: true)
      stage.run(frames: 60)
      #expect(modal.presentationController is UISheetPresentationController)
      #expect(modal.view.convert(modal.view.bounds, to: nil) == CGRect(0, 30, 320, 538))
      #expect(root.view.window === stage.window)
      stage.drag(from: CGPoint(160, 60), to: CGPoint(160, 540), moves: 10)
      stage.run(frames: 60)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func `a sheet may fade in and out`() throws {
    let root = UIViewController()
    try onStage(root: root) { stage in
      let modal = UIViewController()
      modal.modalTransitionStyle = .crossDissolve
      root.present(modal, animated: true)
      stage.run(frames: 10)
      let sheet = try #require(modal.presentationController?.presentedView)
      #expect(sheet.frame.minY == 30)
      let seen = sheet.layer.presentation()?.opacity ?? 0
      #expect(seen > 0 && seen < 1)
    }
  }

  @Test func `a swipe to the side on a sheet is for what stands on it`() throws {
    let root = UIViewController()
    try onStage(root: root) { stage in
      let (modal, sheet) = try show(stage, root, Log()) { _ in }
      let count = Counter()
      let swipe = UISwipeGestureRecognizer(target: count, action: Selector(Counter.add))
      modal.view.addGestureRecognizer(swipe)
      stage.drag(from: CGPoint(100, 400), to: CGPoint(220, 410), moves: 6)
      stage.run(frames: 20)
      #expect(count.count == 1)
      #expect(sheet.presentedView?.frame == CGRect(0, 299, 320, 269))
    }
  }

  @MainActor private final class Counter: NSObject {
    var count = 0
    func add() { count += 1 }
  }

  /// Shows a list of 2000 points on a sheet.
  private func showList(
    _ stage: TestStage, _ root: UIViewController, _ detents: [UISheetPresentationController.Detent]
  ) -> (UIScrollView, UISheetPresentationController?) {
    let modal = UIViewController()
    let list = UIScrollView(frame: CGRect(0, 0, 320, 538))
    list.contentSize = CGSize(width: 320, height: 2000)
    modal.view.addSubview(list)
    modal.sheetPresentationController?.detents = detents
    root.present(modal, animated: true)
    stage.run(frames: 60)
    return (list, modal.sheetPresentationController)
  }

  @Test func `a pull down at the upper edge of a list takes the sheet along`() throws {
    let root = UIViewController()
    try onStage(root: root) { stage in
      let (list, _) = showList(stage, root, [.large()])
      stage.drag(from: CGPoint(160, 100), to: CGPoint(160, 540), moves: 10)
      stage.run(frames: 60)
      #expect(list.contentOffset.y == 0)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func `a list that is scrolled keeps the pull`() throws {
    let root = UIViewController()
    try onStage(root: root) { stage in
      let (list, _) = showList(stage, root, [.large()])
      list.contentOffset.y = 300
      stage.drag(from: CGPoint(160, 100), to: CGPoint(160, 300), moves: 10)
      stage.run(frames: 120)
      #expect(list.contentOffset.y < 300)
      #expect(root.presentedViewController != nil)
    }
  }

  @Test func `a pull up on a list makes the sheet larger before the list scrolls`() throws {
    let root = UIViewController()
    try onStage(root: root) { stage in
      let (list, sheet) = showList(stage, root, [.medium(), .large()])
      stage.drag(from: CGPoint(160, 500), to: CGPoint(160, 200), moves: 10)
      stage.run(frames: 60)
      #expect(sheet?.selectedDetentIdentifier == .large)
      #expect(list.contentOffset.y == 0)
      stage.drag(from: CGPoint(160, 500), to: CGPoint(160, 200), moves: 10)
      stage.run(frames: 60)
      #expect(list.contentOffset.y > 0)
      sheet?.selectedDetentIdentifier = .medium
      sheet?.prefersScrollingExpandsWhenScrolledToEdge = false
      list.contentOffset.y = 0
      stage.run(frames: 60)
      stage.drag(from: CGPoint(160, 500), to: CGPoint(160, 400), moves: 10)
      stage.run(frames: 60)
      #expect(sheet?.selectedDetentIdentifier == .medium)
      #expect(list.contentOffset.y > 0)
    }
  }
}
