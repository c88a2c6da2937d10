import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

/// Code that calls itself through UIKit stops with a sentence, before the stack is full.
@Suite struct CausingCallTests {
  private static func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a view that lays itself out in its layout is told so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Restless: UIView {
        override func layoutSubviews() {
          setNeedsLayout()
          layoutIfNeeded()
        }
      }
      Restless().layoutIfNeeded()
    }
    #expect(
      Self.said(result).hasPrefix(
        "layoutIfNeeded of <Restless: frame = (0 0; 0 0)> comes within 100"))
    #expect(Self.said(result).contains("Do not call layoutIfNeeded in layoutSubviews"))
  }

  @Test func `a notification that is posted in its own observer is named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let center = NotificationCenter()
      let name = NSNotification.Name("again")
      _ = center.addObserver(forName: name, object: nil, queue: nil) { _ in
        center.post(name: name, object: nil)
      }
      center.post(name: name, object: nil)
    }
    #expect(Self.said(result).hasPrefix("The notification again comes within 1000 others"))
  }

  @Test func `a value that is changed in its own observer stops`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UIView()
      let observation = view.observe(\.center) { view, _ in view.center.x += 1 }
      view.center.x += 1
      observation.invalidate()
    }
    #expect(Self.said(result).contains("Do not change a value in its own observer."))
  }

  @Test func `an event that is sent in its own action stops`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let button = UIButton()
      button.addAction(
        UIAction { [unowned button] _ in button.sendActions(for: .touchDown) }, for: .touchDown)
      button.sendActions(for: .touchDown)
    }
    #expect(Self.said(result).contains("Do not send a control's event in its own action."))
  }

  @MainActor
  @Test func `notifications that cause one another are passed on up to the limit`() {
    let center = NotificationCenter()
    var heard = 0
    let limit = Limit.callDepth
    let tokens = (1...limit).map { index in
      center.addObserver(
        forName: NSNotification.Name("\(index)"), object: nil, queue: nil
      ) { _ in
        heard += 1
        if index < limit { center.post(name: NSNotification.Name("\(index + 1)"), object: nil) }
      }
    }
    center.post(name: NSNotification.Name("1"), object: nil)
    #expect(heard == limit)
    for token in tokens { center.removeObserver(token) }
    center.post(name: NSNotification.Name("1"), object: nil)
    #expect(heard == limit)
  }
}
