import Testing
import UIKit

@MainActor @Suite struct ViewTouchTests {
  /// Logs its touches as "began 1@(x, y)", with the numbers of the fingers.
  final class Pad: UIView {
    var log: [String] = []

    private func note(_ what: String, _ touches: Set<UITouch>) {
      let places = touches.map { touch in
        let place = touch.location(in: self)
        return "\(touch.phase == .began ? "new " : "")(\(place.x), \(place.y))"
      }
      log.append(what + " " + places.sorted().joined(separator: " "))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches)
    }
  }

  private let pad = Pad(frame: CGRect(100, 100, 50, 50))

  @Test func `a finger stays with the view in which it came down`() throws {
    try onStage { stage in
      stage.window.addSubview(pad)
      stage.at(0.1, (1, .began, CGPoint(110, 120)))
      stage.at(0.2, (1, .moved, CGPoint(200, 300)))
      stage.at(0.3, (1, .moved, CGPoint(200, 300)))
      stage.at(0.4, (1, .ended, CGPoint(201, 300)))
      #expect(
        pad.log == [
          "began new (10.0, 20.0)", "moved (100.0, 200.0)", "ended (101.0, 200.0)",
        ])
      #expect(!stage.runtime.isWaiting)
    }
  }

  @Test func `fingers of one moment come in one call`() throws {
    try onStage { stage in
      pad.isMultipleTouchEnabled = true
      stage.window.addSubview(pad)
      stage.at(0.1, (1, .began, CGPoint(100, 100)), (2, .began, CGPoint(110, 100)))
      stage.at(0.2, (1, .moved, CGPoint(101, 100)), (2, .cancelled, CGPoint(110, 100)))
      #expect(
        pad.log == [
          "began new (0.0, 0.0) new (10.0, 0.0)", "moved (1.0, 0.0)", "cancelled (10.0, 0.0)",
        ])
    }
  }

  @Test func `what one finger did twice comes in two calls`() throws {
    try onStage { stage in
      stage.window.addSubview(pad)
      stage.at(0.1, (1, .began, CGPoint(100, 100)), (1, .ended, CGPoint(100, 100)))
      #expect(pad.log == ["began new (0.0, 0.0)", "ended (0.0, 0.0)"])
    }
  }

  @Test func `a second finger is not heard by a view that takes one`() throws {
    try onStage { stage in
      stage.window.addSubview(pad)
      stage.at(0.1, (1, .began, CGPoint(100, 100)))
      stage.at(0.2, (2, .began, CGPoint(120, 100)))
      stage.at(0.3, (2, .ended, CGPoint(120, 100)))
      #expect(pad.log == ["began new (0.0, 0.0)"])
    }
  }

  @Test func `fingers that come down while the app ignores them are not heard`() throws {
    try onStage { stage in
      stage.window.addSubview(pad)
      let application = UIApplication.shared
      application.beginIgnoringInteractionEvents()
      application.beginIgnoringInteractionEvents()
      application.endIgnoringInteractionEvents()
      stage.at(0.1, (1, .began, CGPoint(100, 100)))
      application.endIgnoringInteractionEvents()
      stage.at(0.2, (1, .moved, CGPoint(120, 100)))
      stage.at(0.3, (2, .began, CGPoint(110, 100)))
      #expect(pad.log == ["began new (10.0, 0.0)"])
      #expect(application.windows == [stage.window] && application.keyWindow === stage.window)
      #expect(stage.window.next === application)
    }
  }

  @Test func `what a view does not take goes to the next responder`() throws {
    try onStage { stage in
      let inner = UIView(frame: pad.bounds)
      pad.addSubview(inner)
      stage.window.addSubview(pad)
      stage.at(0.1, (1, .began, CGPoint(100, 100)))
      #expect(pad.log == ["began new (0.0, 0.0)"])
    }
  }

  @Test func `quick touches in one place count as taps`() throws {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    try onStage { stage in
      let view = Counter(frame: stage.window.bounds)
      stage.window.addSubview(view)
      @MainActor func tap(_ time: TimeInterval, _ point: CGPoint) {
        stage.at(time, (1, .began, point))
        stage.at(time + 0.1, (1, .ended, point))
      }
      tap(1, CGPoint(10, 10))
      tap(1.4, CGPoint(10, 54))
      tap(1.8, CGPoint(10, 100))
      tap(2.26, CGPoint(10, 100))
      #expect(view.counts == [1, 2, 1, 1])
    }
  }

  @Test func `touches know where they were before`() throws {
    final class Tracker: UIView {
      var step = CGPoint.zero
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
        step = CGPoint(now.x - before.x, now.y - before.y)
      }
    }
    try onStage { stage in
      let view = Tracker(frame: CGRect(0, 0, 100, 100))
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      stage.window.addSubview(view)
      stage.at(0, (1, .began, CGPoint(50, 50)))
      stage.at(0.1, (1, .moved, CGPoint(60, 70)))
      #expect(view.step == CGPoint(5, 10))
    }
  }

  @Test func `a set of fingers has one order`() throws {
    var orders: Set<[CGFloat]> = []
    for _ in 0..<20 {
      try onStage { stage in
        pad.isMultipleTouchEnabled = true
        stage.window.addSubview(pad)
        stage.at(
          0, (3, .began, CGPoint(103, 100)), (1, .began, CGPoint(101, 100)),
          (2, .began, CGPoint(102, 100)), (5, .began, CGPoint(105, 100)))
        let touches = Set(stage.runtime.touchesDown)
        orders.insert(touches.map { $0.location(in: nil).x })
      }
    }
    #expect(orders.count == 1)
  }
}
