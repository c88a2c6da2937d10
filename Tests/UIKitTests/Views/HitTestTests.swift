import Testing
import UIKit

@MainActor @Suite struct HitTestTests {
  private let parent = UIView(frame: CGRect(0, 0, 100, 100))
  private let back = UIView(frame: CGRect(10, 10, 40, 40))
  private let front = UIView(frame: CGRect(30, 30, 40, 40))

  init() {
    parent.addSubview(back)
    parent.addSubview(front)
  }

  @Test func `the view in front is hit where two overlap`() {
    #expect(parent.hitTest(CGPoint(35, 35), with: nil) === front)
    #expect(parent.hitTest(CGPoint(15, 15), with: nil) === back)
    #expect(parent.hitTest(CGPoint(90, 90), with: nil) === parent)
    #expect(parent.hitTest(CGPoint(100, 50), with: nil) == nil)
  }

  @Test func `the order of depth does not change who is hit`() {
    back.layer.zPosition = 5
    #expect(parent.hitTest(CGPoint(35, 35), with: nil) === front)
  }

  @Test(arguments: ["hidden", "faint", "idle"])
  func `what cannot be touched is passed over with all inside it`(reason: String) {
    let inner = UIView(frame: CGRect(0, 0, 40, 40))
    front.addSubview(inner)
    #expect(parent.hitTest(CGPoint(35, 35), with: nil) === inner)
    switch reason {
    case "hidden": front.isHidden = true
    case "faint": front.alpha = 0.009
    default: front.isUserInteractionEnabled = false
    }
    #expect(parent.hitTest(CGPoint(35, 35), with: nil) === back)
  }

  @Test func `what lies outside its superview is drawn and not hit`() {
    let inner = UIView(frame: CGRect(30, 0, 40, 40))
    front.addSubview(inner)
    #expect(parent.hitTest(CGPoint(75, 35), with: nil) === parent)
  }

  @Test func `a turned view is hit where it is seen`() {
    front.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(parent.hitTest(CGPoint(50, 25), with: nil) === front)
    #expect(parent.hitTest(CGPoint(67, 67), with: nil) === parent)
  }

  @Test func `a view decides for itself what is inside it`() {
    final class Round: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        UIBezierPath(ovalIn: bounds).contains(point)
      }
    }
    let round = Round(frame: CGRect(0, 0, 100, 100))
    parent.addSubview(round)
    #expect(parent.hitTest(CGPoint(1, 1), with: nil) === parent)
    #expect(parent.hitTest(CGPoint(50, 1), with: nil) === round)
  }

  @Test func `a scene finds what is under a point of the screen`() throws {
    try onStage { stage in
      let second = UIWindow(frame: CGRect(100, 100, 50, 50))
      second.makeKeyAndVisible()
      stage.window.addSubview(parent)
      #expect(stage.runtime.hitTest(CGPoint(120, 120)) === second)
      #expect(stage.runtime.hitTest(CGPoint(35, 35)) === front)
      #expect(stage.runtime.hitTest(CGPoint(-1, 5)) == nil)
      second.isHidden = true
      #expect(stage.runtime.hitTest(CGPoint(120, 120)) === stage.window)
    }
  }
}
