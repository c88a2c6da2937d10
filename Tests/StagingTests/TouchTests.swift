import Testing
import UIKit

@testable import Staging

/// A view that logs its touches.
private final class Pad: UIView {
  var log: [String] = []

  init(_ name: String, frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ word: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let point = touch.location(in: nil)
      log.append("\(word) \(Int((touch.timestamp * 60).rounded())) \(point.x) \(point.y)")
    }
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
}

@MainActor
@Suite struct TouchTests {
  private let pad = Pad("pad", frame: CGRect(x: 100, y: 200, width: 100, height: 50))

  @Test func `a finger touches the middle of a view, moves and lifts`() throws {
    let stage = try Stage(
      showing: pad,
      fingers: [.touch("pad", at: 0.5).move(by: CGVector(dx: 30, dy: -6), over: 0.05).lift()])
    try stage.advanceToEnd()
    #expect(
      pad.log == [
        "began 30 150.0 225.0", "moved 31 160.0 223.0", "moved 32 170.0 221.0",
        "ended 33 180.0 219.0",
      ])
  }

  @Test func `a view is found where it is when the finger comes`() throws {
    let stage = try Stage(
      showing: pad,
      fingers: [
        .touch(.view("pad", offset: UIOffset(horizontal: 20, vertical: -10)), at: 0.5).lift()
      ])
    try stage.advance(frames: 20)
    pad.center = CGPoint(x: 60, y: 80)
    try stage.advanceToEnd()
    #expect(pad.log.first == "began 30 80.0 70.0")
  }

  @Test func `two fingers are there at once`() throws {
    let other = Pad("other", frame: CGRect(x: 0, y: 400, width: 50, height: 50))
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    holder.addSubview(pad)
    holder.addSubview(other)
    let stage = try Stage(
      showing: holder,
      fingers: [.press("pad", at: 0.1, for: 0.5), .press("other", at: 0.2, for: 0.1)])
    try stage.advanceToEnd()
    #expect(pad.log.count == 2 && other.log.count == 2)
    #expect(pad.log.last?.hasPrefix("ended 36") == true)
    #expect(other.log.last?.hasPrefix("ended 18") == true)
  }

  @Test func `fingers are sampled 60 times a second at any rate`() throws {
    let finger = Finger.touch("pad", at: 0.5).move(by: CGVector(dx: 30, dy: 0), over: 0.05).lift()
    let scene = Scene("fast", "", fingers: [finger]) { [pad] in
      let controller = UIViewController()
      controller.view.addSubview(pad)
      return controller
    }
    let stage = try Stage(scene, rate: 120)
    try stage.advanceToEnd()
    #expect(pad.log.map { $0.split(separator: " ")[1] } == ["30", "31", "32", "33"])
  }
}

@MainActor
@Suite struct MissTests {
  /// Returns why a touch at half a second misses its target; `nil` after an issue.
  private func miss(
    _ target: Target = "pad", among views: [UIView] = [], screen: Screen = Screen()
  ) throws -> Miss? {
    let holder = UIView(frame: screen.bounds)
    for view in views { holder.addSubview(view) }
    let stage = try Stage(showing: holder, screen: screen, fingers: [.tap(target, at: 0.5)])
    let error = #expect(throws: StagingError.self) { try stage.advanceToEnd() }
    guard
      case .missedTarget("stage", finger: 1, let source, seconds: 0.5, target, let miss) = error
    else {
      Issue.record("\(String(describing: error))")
      return nil
    }
    #expect(source.description.hasPrefix("TouchTests.swift:"))
    return miss
  }

  private func pad(_ name: String = "pad") -> UIView {
    Pad(name, frame: CGRect(x: 100, y: 200, width: 100, height: 50))
  }

  @Test func `a view that is not there is a miss, and those that are there are named`() throws {
    #expect(try miss("shade", among: [pad()]) == .noSuchView(names: ["pad"]))
  }

  @Test func `a hidden view is a miss`() throws {
    let hidden = pad()
    hidden.isHidden = true
    #expect(try miss(among: [hidden]) == .hidden)
  }

  @Test func `a view that is nearly transparent is a miss`() throws {
    let faint = pad()
    faint.alpha = 0.005
    #expect(try miss(among: [faint]) == .hidden)
  }

  @Test func `a covered view is a miss that says by what`() throws {
    let point = CGPoint(x: 150, y: 225)
    #expect(try miss(among: [pad(), pad("cover")]) == .covered(point, by: "“cover” (Pad)"))
  }

  @Test func `a view inside the target is a hit`() throws {
    let outer = Pad("pad", frame: CGRect(x: 100, y: 200, width: 100, height: 50))
    outer.addSubview(UIView(frame: outer.bounds))
    let stage = try Stage(showing: outer, fingers: [.tap("pad", at: 0.5)])
    try stage.advanceToEnd()
    // The view inside takes no touches and passes them on.
    #expect(outer.log == ["began 30 150.0 225.0", "ended 36 150.0 225.0"])
  }

  @Test func `an offset beside the view is a miss`() throws {
    let target = Target.view("pad", offset: UIOffset(horizontal: 0, vertical: 26))
    guard case .covered(CGPoint(x: 150, y: 251), _) = try miss(target, among: [pad()]) else {
      Issue.record("the touch beside the view was taken")
      return
    }
  }

  @Test func `a point outside of the screen is a miss`() throws {
    let screen = Screen(width: 100, height: 100)
    #expect(
      try miss(.point(x: 100, y: 50), screen: screen)
        == .outside(CGPoint(x: 100, y: 50), screen: screen.size))
    #expect(
      try miss(among: [pad()], screen: screen)
        == .outside(CGPoint(x: 150, y: 225), screen: screen.size))
  }

  @Test func `a sentence says where, who, what and when`() {
    let error = StagingError.missedTarget(
      scene: "flick", finger: 2,
      source: SourceLine(file: "SceneCatalog/FlickScene.swift", line: 12),
      seconds: 1.2, target: "square",
      miss: .covered(CGPoint(x: 160, y: 287.5), by: "“cover” (UIView)"))
    let sentence = """
      FlickScene.swift:12: finger 2 of the scene “flick” misses the view “square” at 1.2 s: \
      at (160, 287.5) there is “cover” (UIView). Give another time, offset or target.
      """
    #expect(error.description == sentence)
  }
}

@MainActor
@Suite struct FingerCheckTests {
  @Test(arguments: [
    Finger.tap("pad", at: -1), .tap("pad", at: .nan), .tap("pad", at: 31),
    .press("pad", at: 1, for: .infinity), .press("pad", at: 1, for: -1),
    Finger.press("pad", at: 1, for: 1).tap("pad", at: 1.5),
    Finger.touch("pad", at: 1).move(by: CGVector(dx: CGFloat.nan, dy: 0), over: 1).lift(),
    Finger.touch("pad", at: 1).move(to: .point(x: .infinity, y: 0), over: 1).lift(),
  ])
  func `a finger that cannot be played is refused before the scene begins`(finger: Finger) throws {
    let error = #expect(throws: StagingError.self) {
      try Stage(showing: UIView(), fingers: [.tap(.point(x: 1, y: 1), at: 0), finger])
    }
    guard case .unusableFinger("stage", finger: 2, _, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
