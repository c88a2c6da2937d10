import Drawing
import Testing
import UIKit

@testable import Staging

/// A scene with everything that keeps time: physics, a finger, animations of each kind, layers, a
/// display link, a timer and a scroll view.
@MainActor
private func busyScene(_ name: String, pull: CGFloat) -> Scene {
  Scene(
    name, "", limit: 2, fingers: [Finger.drag(from: CGPoint(x: 100, y: 400), pull: pull)]
  ) { BusyViewController(pull: pull) }
}

extension Finger {
  fileprivate static func drag(from point: CGPoint, pull: CGFloat) -> Finger {
    touch(.point(point), at: 0.1).move(by: CGVector(dx: 0, dy: -100 * pull), over: 0.2).lift()
  }
}

private final class BusyViewController: UIViewController {
  private let pull: CGFloat
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private let square = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
  private let fading = UIView(frame: CGRect(x: 80, y: 20, width: 40, height: 40))
  private let dot = CALayer()
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 320, height: 200))
  private var ticks = 0
  private var link: CADisplayLink?

  init(pull: CGFloat) {
    self.pull = pull
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [square, fading] {
      view.backgroundColor = .orange
      self.view.addSubview(view)
    }
    let gravity = UIGravityBehavior(items: [square])
    gravity.magnitude = pull
    let walls = UICollisionBehavior(items: [square])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(gravity)
    animator.addBehavior(walls)
    dot.frame = CGRect(x: 200, y: 20, width: 10, height: 10)
    dot.backgroundColor = UIColor.blue.cgColor
    view.layer.addSublayer(dot)
    scroll.contentSize = CGSize(width: 320, height: 2000)
    scroll.backgroundColor = .lightGray
    view.addSubview(scroll)
    link = CADisplayLink(target: self, selector: Selector(BusyViewController.tick(_:)))
    link?.add(to: .main, forMode: .common)
    Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.turn() }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 0.7) { self.fading.center.y += 100 * self.pull }
  }

  private func tick(_ link: CADisplayLink) {
    ticks += 1
    dot.position.y += pull
    if ticks == 40 { link.invalidate() }
  }

  private func turn() {
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.toValue = Double.pi * Double(pull)
    spin.duration = 0.4
    fading.layer.add(spin, forKey: "spin")
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.3)
    dot.backgroundColor = UIColor.red.cgColor
    CATransaction.commit()
    UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.5) { self.square.alpha = 0.5 }
      .startAnimation()
  }
}

@MainActor @Suite struct TwoStagesTests {
  private func film(_ scene: Scene) throws -> [DisplayList] {
    let stage = try Stage(scene)
    var lists = [stage.snapshot()]
    while !stage.isFinished {
      try stage.advance()
      lists.append(stage.snapshot())
    }
    return lists
  }

  @Test func `two stages played in turn show what each shows alone`() throws {
    let scenes = [busyScene("one", pull: 1), busyScene("other", pull: 0.5)]
    let alone = try scenes.map(film)
    #expect(alone[0].count > 60 && Set(alone[0]).count > 60 && alone[0] != alone[1])
    let stages = try scenes.map { try Stage($0) }
    var together = stages.map { [$0.snapshot()] }
    while stages.contains(where: { !$0.isFinished }) {
      for (index, stage) in stages.enumerated() where !stage.isFinished {
        try stage.advance()
        together[index].append(stage.snapshot())
      }
    }
    #expect(together == alone)
    #expect(stages.map(\.events) == [try events(of: scenes[0]), try events(of: scenes[1])])
  }

  private func events(of scene: Scene) throws -> [StageEvent] {
    let stage = try Stage(scene)
    try stage.advanceToEnd()
    return stage.events
  }

  @Test func `what happens to a view while another stage is current happens on its own`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let stage = try Stage(showing: view)
    let other = try Stage(showing: UIView())
    // The other stage is current, and its time is later.
    try other.advance(frames: 30)
    let pulse = CABasicAnimation(keyPath: "position.x")
    pulse.toValue = 220.0
    pulse.duration = 1
    view.layer.add(pulse, forKey: nil)
    #expect(!other.isBusy && stage.isBusy)
    try stage.advance(frames: 30)
    try other.advance(frames: 1)
    let seen = try #require(view.layer.presentation())
    #expect(abs(seen.position.x - 120) < 1e-9)
  }
}
