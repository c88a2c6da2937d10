import Drawing
import Testing
import UIKit

@testable import Staging

/// What is seen where an app gives no colour.
@MainActor @Suite struct AppGroundTests {
  private final class Clear: UIResponder, UIApplicationDelegate {
    let window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  private final class Ring: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
  }

  private let black = Color(red: 0, green: 0, blue: 0)

  /// The colours of a picture's fills, from the back to the front.
  private func fills(_ list: DisplayList) -> [Color] {
    list.commands.flatMap { command -> [Color] in
      switch command {
      case .fill(_, let color, _): [color]
      case .group(let content, _, _, _): fills(content)
      default: []
      }
    }
  }

  @Test func `an app's window without a colour is black, and a controller by itself white`() throws
  {
    let stage = try Stage(Scene("app", "", app: Clear.self))
    #expect(fills(stage.snapshot()).first == black)
    stage.perform { stage.window.backgroundColor = .green }
    #expect(fills(stage.snapshot()) == [Color(red: 0, green: 1, blue: 0)])
    let alone = try Stage(Scene("alone", "") { UIViewController() })
    #expect(!fills(alone.snapshot()).contains(black))
  }

  @Test func `what an opaque view draws without a colour stands on black`() throws {
    var ring: Ring?
    let stage = try Stage(
      Scene("ring", "") {
        let controller = UIViewController()
        let made = Ring(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        controller.view.addSubview(made)
        ring = made
        return controller
      })
    let view = try #require(ring)
    func isOnBlack(_ change: () -> Void) throws -> Bool {
      stage.perform(change)
      try stage.advance()
      return fills(stage.snapshot()).contains(black)
    }
    #expect(try isOnBlack {})
    #expect(try !isOnBlack { view.backgroundColor = .clear })
    #expect(try isOnBlack { view.backgroundColor = nil })
    #expect(try !isOnBlack { view.isOpaque = false })
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    label.text = "Word"
    #expect(
      try !isOnBlack {
        label.textColor = .green
        view.superview?.addSubview(label)
      })
  }
}
