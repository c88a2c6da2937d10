import PlaygroundSupport
import Staging
import Testing
import UIKit

@testable import PlaygroundSupport

@MainActor
struct PlaygroundTests {
  /// Plays a page whose statements are `page`.
  private func stage(_ page: @escaping @MainActor () -> Void) throws -> Stage {
    try Stage {
      page()
      return PlaygroundPage.current.scene as? UIViewController ?? UIViewController()
    }
  }

  /// A controller whose view moves for two seconds.
  private final class Mover: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(square)
      UIView.animate(withDuration: 2) { square.center.x = 100 }
    }
  }

  @Test func `a page without a live view has no scene and does not run on`() throws {
    let stage = try stage {}
    stage.perform {
      #expect(PlaygroundPage.current.liveView == nil)
      #expect(PlaygroundPage.current.scene == nil)
      #expect(!PlaygroundPage.current.needsIndefiniteExecution)
    }
  }

  @Test func `a live view is a view or a controller, and lets the page run on`() throws {
    let stage = try stage { PlaygroundPage.current.liveView = Mover() }
    stage.perform {
      #expect(PlaygroundPage.current.needsIndefiniteExecution)
      #expect(PlaygroundPage.current.scene is Mover)
      let label = UILabel()
      PlaygroundPage.current.setLiveView(label)
      #expect(PlaygroundPage.current.scene === label)
    }
    try stage.advanceToEnd()
    #expect(stage.time.seconds > 2)
  }

  @Test func `every stage has a page of its own`() throws {
    let first = try stage { PlaygroundPage.current.liveView = Mover() }
    let second = try stage {}
    second.perform { #expect(PlaygroundPage.current.liveView == nil) }
    first.perform { #expect(PlaygroundPage.current.liveView != nil) }
  }

  @Test func `a page that finishes its execution ends with that frame`() throws {
    let stage = try stage {
      PlaygroundPage.current.liveView = Mover()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        PlaygroundPage.current.finishExecution()
      }
    }
    try stage.advanceToEnd()
    #expect(abs(stage.time.seconds - 0.5) < 1e-6)
  }

  @Test func `a page that does not run on has one picture`() throws {
    let stage = try stage {
      PlaygroundPage.current.liveView = Mover()
      PlaygroundPage.current.needsIndefiniteExecution = false
    }
    #expect(stage.isFinished)
  }
}
