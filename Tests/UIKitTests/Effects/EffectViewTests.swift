import Testing
import UIKit

@MainActor
struct EffectViewTests {
  @Test func `an effect covers what is behind it with its shade, below its content`() throws {
    try onStage { stage in
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
      view.frame = CGRect(0, 0, 100, 50)
      view.contentView.addSubview(UIView(frame: CGRect(0, 0, 10, 10)))
      stage.window.addSubview(view)
      stage.frame()
      #expect(view.contentView.frame == view.bounds)
      #expect(view.subviews.first?.frame == view.bounds)
      #expect(view.subviews.first?.backgroundColor != .clear)
      view.effect = nil
      #expect(view.subviews.first?.backgroundColor == .clear)
    }
  }
}
