import Testing

@testable import UIKitCore

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

  @Test func `without being asked for, a sheet is none`() throws {
    let root = UIViewController()
    try onStage(root: root) { stage in
      let modal = UIViewController()
      root.present(modal, animated: false)
      try stage.runtime.layOut()
      stage.run(frames: 2)
      #expect(modal.sheetPresentationController == nil)
      #expect(root.view.window == nil)
    }
  }
}
