import Testing
import UIKit

@MainActor
struct TwoFingerTests {
  /// Logs what the recognizers of two fingers report.
  @MainActor
  private final class Ear: NSObject {
    var states: [UIGestureRecognizer.State] = []
    var scale: CGFloat = 0
    var rotation: CGFloat = 0

    func pinched(_ pinch: UIPinchGestureRecognizer) {
      states.append(pinch.state)
      scale = pinch.scale
    }

    func turned(_ turn: UIRotationGestureRecognizer) {
      states.append(turn.state)
      rotation = turn.rotation
    }
  }

  /// Fingers 100 points apart are recognized as a pinch at 110; 220 is twice as much.
  @Test func `a pinch counts from where it was seen to begin`() throws {
    try onStage { stage in
      let ear = Ear()
      stage.window.addGestureRecognizer(
        UIPinchGestureRecognizer(target: ear, action: Selector(Ear.pinched(_:))))
      stage.frame((1, .began, CGPoint(100, 200)), (2, .began, CGPoint(200, 200)))
      stage.frame((2, .moved, CGPoint(205, 200)))
      #expect(ear.states.isEmpty)
      stage.frame((2, .moved, CGPoint(210, 200)))
      stage.frame((2, .moved, CGPoint(250, 200)))
      stage.frame((1, .moved, CGPoint(30, 200)))
      #expect(abs(ear.scale - 2) < 1e-12)
      stage.frame((1, .ended, CGPoint(30, 200)), (2, .ended, CGPoint(250, 200)))
      #expect(ear.states == [.began, .changed, .changed, .ended])
    }
  }

  @Test func `a rotation adds up the turns of two fingers, the shorter way each`() throws {
    try onStage { stage in
      let ear = Ear()
      stage.window.addGestureRecognizer(
        UIRotationGestureRecognizer(target: ear, action: Selector(Ear.turned(_:))))
      func finger(at angle: CGFloat) -> CGPoint {
        CGPoint(160 + 100 * cos(angle), 300 + 100 * sin(angle))
      }
      stage.frame((1, .began, CGPoint(160, 300)), (2, .began, finger(at: 2.8)))
      for angle in [3.0, 3.2, 3.4, 3.8] { stage.frame((2, .moved, finger(at: angle))) }
      #expect(abs(ear.rotation - 0.8) < 1e-9)
      #expect(ear.states == [.began, .changed, .changed, .changed])
    }
  }

  @Test(arguments: [(CGFloat(5), true), (CGFloat(60), false)])
  func `only a finger from the edge drags from the edge`(x: CGFloat, isSeen: Bool) throws {
    try onStage { stage in
      let edge = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
      edge.edges = .left
      stage.window.addGestureRecognizer(edge)
      stage.drag(from: CGPoint(x, 200), to: CGPoint(x + 100, 200), moves: 4, lifts: false)
      #expect((edge.state == .changed) == isSeen)
    }
  }
}
