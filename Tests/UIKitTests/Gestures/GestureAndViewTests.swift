import Testing
import UIKit

/// What a view is told of touches that recognizers watch as well.
@MainActor @Suite struct GestureAndViewTests {
  final class Pad: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began \(touches.map(\.phase))")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("moved \(touches.map(\.phase))")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended \(touches.map(\.phase))")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled \(touches.map(\.phase))")
    }
    func take() -> [String] {
      defer { log = [] }
      return log.map { String($0.prefix { $0 != " " }) }
    }
  }

  private let pad = Pad(frame: CGRect(0, 0, 100, 100))
  private let pan = UIPanGestureRecognizer()

  private func drag(_ stage: TestStage, to end: CGPoint) {
    stage.window.addSubview(pad)
    stage.at(1, (1, .began, CGPoint(50, 50)))
    stage.at(1.1, (1, .moved, CGPoint(52, 50)))
    stage.at(1.2, (1, .moved, end))
    stage.at(1.3, (1, .moved, CGPoint(0, 0)))
    stage.at(1.4, (1, .ended, CGPoint(0, 0)))
  }

  @Test func `a recognized gesture takes its fingers from the view`() throws {
    try onStage { stage in
      pad.addGestureRecognizer(pan)
      drag(stage, to: CGPoint(90, 50))
      #expect(pad.log.last == "cancelled [UIKitCore.UITouch.Phase.cancelled]")
      #expect(pad.take() == ["began", "moved", "cancelled"])
    }
  }

  @Test func `a gesture that takes nothing lets the view hear all`() throws {
    try onStage { stage in
      pan.cancelsTouchesInView = false
      pad.addGestureRecognizer(pan)
      drag(stage, to: CGPoint(90, 50))
      #expect(pad.take() == ["began", "moved", "moved", "moved", "ended"])
    }
  }

  @Test func `a gesture that fails lets the view hear the lift at once`() throws {
    try onStage { stage in
      pad.addGestureRecognizer(pan)
      stage.window.addSubview(pad)
      stage.at(1, (1, .began, CGPoint(50, 50)))
      stage.at(1.1, (1, .ended, CGPoint(50, 50)))
      #expect(pad.take() == ["began", "ended"])
    }
  }

  @Test func `a tap takes the lift`() throws {
    try onStage { stage in
      pad.addGestureRecognizer(UITapGestureRecognizer())
      stage.window.addSubview(pad)
      stage.at(1, (1, .began, CGPoint(50, 50)))
      stage.at(1.1, (1, .ended, CGPoint(50, 50)))
      #expect(pad.take() == ["began", "cancelled"])
    }
  }

  @Test(arguments: [true, false])
  func `a lift waits for a second tap`(delays: Bool) throws {
    try onStage { stage in
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      tap.delaysTouchesEnded = delays
      pad.addGestureRecognizer(tap)
      stage.window.addSubview(pad)
      stage.at(1, (1, .began, CGPoint(50, 50)))
      stage.at(1.1, (1, .ended, CGPoint(50, 50)))
      #expect(pad.take() == (delays ? ["began"] : ["began", "ended"]))
      stage.at(1.5)
      #expect(pad.take() == (delays ? ["ended"] : []))
      stage.at(2, (1, .began, CGPoint(50, 50)))
      stage.at(2.1, (1, .ended, CGPoint(50, 50)))
      stage.at(2.2, (1, .began, CGPoint(50, 50)))
      stage.at(2.3, (1, .ended, CGPoint(50, 50)))
      #expect(
        pad.take()
          == (delays
            ? ["began", "began", "cancelled"] : ["began", "ended", "began", "cancelled"]))
    }
  }

  @Test func `a view hears of delayed fingers once the gesture has failed`() throws {
    try onStage { stage in
      let tap = UITapGestureRecognizer()
      tap.delaysTouchesBegan = true
      pad.addGestureRecognizer(tap)
      stage.window.addSubview(pad)
      stage.at(1, (1, .began, CGPoint(50, 50)))
      stage.at(1.1, (1, .moved, CGPoint(60, 50)))
      #expect(pad.log.isEmpty)
      stage.at(1.2, (1, .moved, CGPoint(99, 50)))
      #expect(pad.log == ["began [UIKitCore.UITouch.Phase.began]"])
      stage.at(1.3, (1, .ended, CGPoint(99, 50)))
      #expect(pad.take() == ["began", "ended"])
      stage.at(2, (1, .began, CGPoint(50, 50)))
      stage.at(2.1, (1, .ended, CGPoint(50, 50)))
      #expect(pad.take() == [])
    }
  }

  @Test func `a finger of a gesture that was recognized on a view around is taken too`() throws {
    try onStage { stage in
      stage.window.addGestureRecognizer(pan)
      drag(stage, to: CGPoint(90, 50))
      #expect(pad.take() == ["began", "moved", "cancelled"])
    }
  }

  @Test func `a finger knows who watches it`() throws {
    try onStage { stage in
      pad.addGestureRecognizer(pan)
      stage.window.addSubview(pad)
      stage.at(1, (1, .began, CGPoint(50, 50)))
      #expect(stage.runtime.touchesDown.first?.gestureRecognizers == [pan])
    }
  }
}
