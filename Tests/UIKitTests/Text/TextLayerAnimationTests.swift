import Drawing
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround

@MainActor @Suite struct TextLayerAnimationTests {
  @Test func `size and colour of a text layer are animated`() throws {
    try onStage { stage in
      let layer = CATextLayer()
      #expect(layer.fontSize == 36 && layer.foregroundColor == CGColor(gray: 1, alpha: 1))
      layer.string = "Text"
      layer.frame = CGRect(0, 0, 200, 100)
      stage.window.layer.addSublayer(layer)
      let size = CABasicAnimation(keyPath: "fontSize")
      (size.fromValue, size.toValue, size.duration) = (20, 40, 1)
      layer.add(size, forKey: nil)
      let color = CABasicAnimation(keyPath: "foregroundColor")
      color.fromValue = UIColor.black.cgColor
      color.toValue = UIColor.white.cgColor
      color.duration = 1
      layer.add(color, forKey: nil)
      stage.at(0.5)
      let run = try #require(
        stage.runtime.snapshot().commands.lazy.compactMap {
          if case .text(let run, _) = $0 { run } else { nil }
        }.first)
      // Half of the way in half of the time.
      #expect(abs(run.font.size - 30) < 0.5)
      #expect(abs(run.color.red - 0.5) < 0.05)
      #expect(layer.fontSize == 36)
      layer.foregroundColor = nil
      #expect(layer.foregroundColor == nil)
    }
  }
}
