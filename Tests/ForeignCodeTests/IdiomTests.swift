import ForeignCode
import Staging
import Testing
import UIKit

@MainActor
struct IdiomTests {
  @Test func `idioms of public samples work as on a phone`() throws {
    let stage = try Stage { IdiomsController() }
    let controller = try #require(stage.window.rootViewController as? IdiomsController)
    #expect(
      controller.notes == ["progress 0.0", "label 6", "text 3", "Anna Hanna", "phone"])
    try stage.advance(frames: 12)
    #expect(controller.notes.suffix(3) == ["progress 0.5", "no network", "wall"])
    stage.perform {
      #expect(UIApplication.shared.windows.last === controller.overlay)
      #expect(controller.overlay.windowLevel > .alert)
    }
  }

  @Test func `extensions of apps return what Apple's factories give as their own`() throws {
    _ = try Stage {
      let names = madeByFactories().map { "\(type(of: $0))" }
      #expect(names.count == 33)
      // Those of an app's class are of that class.
      #expect(
        names.filter { $0.hasPrefix("Plain") }.sorted() == [
          "PlainAnimator", "PlainButton", "PlainItem", "PlainItem",
        ])
      return UIViewController()
    }
  }

  @Test func `classes of apps override UIKit's initializers and inherit the others`() throws {
    _ = try Stage {
      let names = madeByInitializers()
      #expect(names.count == 92)
      #expect(!names.contains { $0.hasPrefix("UI") || $0.hasPrefix("NS") })
      return UIViewController()
    }
  }
}
