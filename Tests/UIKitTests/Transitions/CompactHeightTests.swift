import Testing
import UIKit

@MainActor @Suite struct CompactHeightTests {
  @Test func `a sheet covers the whole of a phone held across`() {
    for (size, isWhole) in [
      (CGSize(width: 568, height: 320), true), (CGSize(width: 320, height: 568), false),
    ] {
      let root = UIViewController()
      let stage = TestStage(size: size, root: root)
      defer { stage.leave() }
      let shown = UIViewController()
      root.present(shown, animated: true)
      stage.run(frames: 90)
      #expect((shown.view.convert(CGPoint.zero, to: nil).y == 0) == isWhole)
    }
  }
}
