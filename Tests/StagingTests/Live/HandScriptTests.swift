import Drawing
import Geometry
import SeededNumbers
import Testing
import UIKit

@testable import Staging

/// What was done, as a script that does it again.
@MainActor
@Suite struct HandScriptTests {
  /// A list to scroll, a square to pinch and turn, a field to type into, a counter of its touches.
  private final class Playground: UIViewController, UIGestureRecognizerDelegate {
    let square = UIView(frame: CGRect(x: 90, y: 60, width: 140, height: 140))
    let field = UITextField(frame: CGRect(x: 20, y: 230, width: 280, height: 40))
    let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 320, height: 268))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      square.backgroundColor = .orange
      square.accessibilityIdentifier = "square"
      square.isMultipleTouchEnabled = true
      let pinch = UIPinchGestureRecognizer(target: self, action: Selector(Playground.pinched(_:)))
      let turn = UIRotationGestureRecognizer(target: self, action: Selector(Playground.turned(_:)))
      let pan = UIPanGestureRecognizer(target: self, action: Selector(Playground.panned(_:)))
      for recognizer in [pinch, turn, pan] {
        recognizer.delegate = self
        square.addGestureRecognizer(recognizer)
      }
      field.borderStyle = .roundedRect
      field.accessibilityIdentifier = "field"
      list.contentSize = CGSize(width: 320, height: 2000)
      for row in 0..<40 {
        let label = UILabel(frame: CGRect(x: 16, y: CGFloat(row) * 50, width: 280, height: 40))
        label.text = "Row \(row)"
        list.addSubview(label)
      }
      for child in [square, field, list] as [UIView] { view.addSubview(child) }
    }

    private func pinched(_ pinch: UIPinchGestureRecognizer) {
      square.transform = square.transform.scaledBy(x: pinch.scale, y: pinch.scale)
      pinch.scale = 1
    }

    private func turned(_ turn: UIRotationGestureRecognizer) {
      square.transform = square.transform.rotated(by: turn.rotation)
      turn.rotation = 0
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
      let way = pan.translation(in: view)
      square.center = CGPoint(x: square.center.x + way.x, y: square.center.y + way.y)
      pan.setTranslation(.zero, in: view)
    }

    func gestureRecognizer(
      _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }

  private let scene = Scene("playground", "", limit: 86_400) { Playground() }

  /// Plays live, `act` doing something before each step, and returns the pictures and the script.
  private func play(
    _ steps: Int, _ act: (Int, inout LiveHands) -> Void
  ) throws -> (pictures: [DisplayList], script: HandScript) {
    let stage = try Stage(scene)
    var hands = LiveHands(scene)
    var pictures = [stage.snapshot()]
    for step in 1...steps {
      act(step, &hands)
      try stage.advance(with: &hands)
      pictures.append(stage.snapshot())
    }
    return (pictures, hands.script)
  }

  /// Plays a script, and returns the pictures.
  private func play(_ script: HandScript) throws -> [DisplayList] {
    let stage = try Stage(script.scene(from: scene))
    var playback = Playback(stage)
    var pictures: [DisplayList] = []
    while try playback.next() { pictures.append(stage.snapshot()) }
    return pictures
  }

  @Test func `a script gives the pictures that were seen`() throws {
    let point = { (x: Double, y: Double) in CGPoint(x: x, y: y) }
    let (seen, script) = try play(200) { step, hands in
      switch step {
      case 5: hands.take(.down(pointer: 1, point(120, 100)))
      case 6: hands.take(.down(pointer: 2, point(200, 160)))
      case 7...30:
        let way = Double(step - 6)
        hands.take(.move(pointer: 1, point(120 - way, 100 + way / 3)))
        hands.take(.move(pointer: 2, point(200 + way * 0.7, 160 - way)))
      case 40: hands.take(.release)
      case 50: hands.take(.scroll(dx: 0, dy: -240, at: point(160, 500)))
      case 110: hands.take(.down(pointer: 1, point(100, 250)))
      case 114: hands.take(.up(pointer: 1))
      case 130: hands.take(.keys("Ad"))
      case 136: hands.take(.keys("a\""))
      case 140: hands.take(.keys("\u{8}"))
      // Still down at the end.
      case 190: hands.take(.down(pointer: 1, point(160, 330)))
      default: break
      }
    }
    #expect(seen[130] != seen[150] && seen[40] != seen[4] && seen[110] != seen[49])
    let again = try play(script)
    #expect(again.count == seen.count)
    for (frame, pictures) in zip(seen, again).enumerated() {
      #expect(pictures.0 == pictures.1, "frame \(frame)")
    }
  }

  @Test(arguments: 0..<12)
  func `whatever is done, a script gives the pictures that were seen`(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let (seen, script) = try play(150) { _, hands in
      let pointer = numbers.next(below: 3) + 1
      let point = CGPoint(x: numbers.next(in: -20..<340), y: numbers.next(in: -20..<600))
      switch numbers.next(below: 20) {
      case 0...2: hands.take(.down(pointer: pointer, point))
      case 3...12: hands.take(.move(pointer: pointer, point))
      case 13, 14: hands.take(.up(pointer: pointer))
      case 15: hands.take(.keys("x"))
      case 16: hands.take(.scroll(dx: 0, dy: 300 - point.y, at: point))
      case 17: hands.take(.pinch(by: 1 + Double(point.x) / 1000, at: point))
      default: break
      }
    }
    let again = try play(script)
    // A script ends when everything has come to rest.
    #expect(again.count <= seen.count)
    #expect(again.indices.allSatisfy { again[$0] == seen[$0] })
    #expect(seen[again.count...].allSatisfy { $0 == seen.last })
  }

  @Test func `a script is written as one would write it`() throws {
    let (_, script) = try play(60) { step, hands in
      switch step {
      case 6: hands.take(.down(pointer: 1, CGPoint(x: 160, y: 130)))
      case 30: hands.take(.move(pointer: 1, CGPoint(x: 170.5, y: 130)))
      case 31: hands.take(.move(pointer: 1, CGPoint(x: 180, y: 131)))
      case 32: hands.take(.up(pointer: 1))
      case 40: hands.take(.down(pointer: 1, CGPoint(x: 2, y: 2)))
      case 43: hands.take(.up(pointer: 1))
      case 50: hands.take(.keys("\"\\\n\u{8}é"))
      default: break
      }
    }
    #expect(
      script.swift == #"""
        import Flipbook

        let limit = 1.0

        private let finger1 = Finger
          .touch(.point(x: 160, y: 130), at: 0.1)  // square
          .wait(0.38)
          .follow([(170.5, 130), (180, 131)])
          .wait(0.01)
          .lift()

        private let finger2 = Finger
          .touch(.point(x: 2, y: 2), at: 0.66)
          .wait(0.05)
          .lift()

        let fingers = [
          finger1, finger2,
        ]

        let typing: [Typing] = [
          Typing("\"\\\n\u{8}é", at: 0.83, pace: 0),
        ]

        """#)
  }

  @Test func `a script says what is not as in other scenes`() {
    var scene = scene.appearing(.dark)
    scene.screen = Screen(width: 390, height: 844, scale: 3)
    scene.tilts = [.to(x: 0.1, y: -0.75, at: 0.5, over: 0.3)]
    let script = LiveHands(scene).script
    #expect(
      script.swift == """
        // Played in dark: --appearance dark
        import Flipbook

        let limit = 0.01

        let screen = Screen(width: 390, height: 844, scale: 3)

        let tilts: [Tilt] = [
          .to(x: 0.1, y: -0.75, z: 0, at: 0.5, over: 0.3),
        ]

        """)
  }

  /// Times are written in two decimals, from which a stage has to take just the frame that was meant.
  @Test func `a time that is written is the frame that was meant`() {
    for frame in 0..<100_000 {
      #expect(FrameTime(atOrAfter: HandScript.seconds(frame)).frame == frame)
    }
  }
}
