import Testing
import UIKit

@testable import Staging

/// Scenes in which nothing but a ground is seen.
@MainActor @Suite struct EmptinessTests {
  private func cause(_ fill: @escaping @MainActor (UIViewController) -> Void) throws -> String? {
    let stage = try Stage(
      Scene("empty", "") {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        fill(controller)
        return controller
      })
    guard case .empty(let cause) = stage.emptiness else { return nil }
    return cause
  }

  private static let frame = CGRect(x: 10, y: 10, width: 50, height: 50)

  @Test func `the likely cause is told`() throws {
    #expect(try cause { _ in } == "there are no views in the view of `UIViewController`")
    let hidden = try cause {
      let view = UIView(frame: Self.frame)
      view.backgroundColor = .red
      view.isHidden = true
      $0.view.addSubview(view)
    }
    #expect(hidden == "`UIView` in the view of `UIViewController` is hidden")
    let clear = try cause {
      let view = UIView(frame: Self.frame)
      view.backgroundColor = .red
      view.alpha = 0
      $0.view.addSubview(view)
    }
    #expect(clear?.hasSuffix("has an alpha of 0") == true)
    let small = try cause {
      let view = UIView()
      view.backgroundColor = .red
      view.translatesAutoresizingMaskIntoConstraints = false
      $0.view.addSubview(view)
      view.topAnchor.constraint(equalTo: $0.view.topAnchor).isActive = true
    }
    #expect(small?.hasSuffix("has no size: 0×0 points") == true)
    let away = try cause {
      let view = UIView(frame: Self.frame.offsetBy(dx: 0, dy: 1000))
      view.backgroundColor = .red
      $0.view.addSubview(view)
    }
    #expect(away?.hasSuffix("stands outside of the screen, at 10, 1010") == true)
    let white = try cause {
      let label = UILabel(frame: Self.frame)
      label.text = "Hi"
      label.textColor = .white
      $0.view.addSubview(label)
    }
    #expect(white?.hasSuffix("has no colour, or that of its ground") == true)
  }

  @Test func `what is seen is not called empty`() throws {
    let square = try cause {
      let view = UIView(frame: Self.frame)
      view.backgroundColor = .red
      $0.view.addSubview(view)
    }
    #expect(square == nil)
    let text = try cause {
      let label = UILabel(frame: Self.frame)
      label.text = "Hi"
      $0.view.addSubview(label)
    }
    #expect(text == nil)
  }
}
