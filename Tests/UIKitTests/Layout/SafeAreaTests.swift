import Testing
import UIKit

/// The parts of the screen that the system covers, and margins.
@MainActor @Suite struct SafeAreaTests {
  final class Controller: UIViewController {
    var isHidingStatusBar = false
    var changes = 0
    override var prefersStatusBarHidden: Bool { isHidingStatusBar }
    override func viewSafeAreaInsetsDidChange() { changes += 1 }
  }

  private func fill(_ guide: UILayoutGuide, _ view: UIView) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func `the status bar keeps 20 points`() throws {
    let controller = Controller()
    let box = constrained("box", in: controller.view)
    fill(controller.view.safeAreaLayoutGuide, box)
    try onStage(root: controller) { stage in
      #expect(box.frame == CGRect(0, 20, 320, 548))
      #expect(controller.view.safeAreaLayoutGuide.layoutFrame == box.frame)
      #expect(controller.topLayoutGuide.length == 20)
      #expect(controller.bottomLayoutGuide.length == 0)
      #expect(controller.changes == 1)
      controller.isHidingStatusBar = true
      try stage.runtime.layOut()
      #expect(box.frame == CGRect(0, 0, 320, 568))
      #expect(controller.changes == 2)
    }
  }

  @Test func `a controller adds to what the system covers`() throws {
    let controller = Controller()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 1, bottom: 49, right: 2)
    let box = constrained("box", in: controller.view)
    fill(controller.view.safeAreaLayoutGuide, box)
    try onStage(root: controller) { _ in
      #expect(box.frame == CGRect(1, 64, 317, 455))
    }
  }

  @Test func `views further in have what reaches them`() throws {
    let controller = Controller()
    let high = UIView(frame: CGRect(0, 12, 100, 100))
    let low = UIView(frame: CGRect(0, 30, 100, 100))
    controller.view.addSubview(high)
    controller.view.addSubview(low)
    #expect(high.safeAreaInsets == .zero)
    try onStage(root: controller) { _ in
      #expect(high.safeAreaInsets == UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0))
      #expect(low.safeAreaInsets == .zero)
      // One that moves out of the screen takes its content along.
      high.frame.origin.y = -60
      #expect(high.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }
  }

  @Test(arguments: [
    (CGSize(width: 375, height: 812), 44.0, 34.0), (CGSize(width: 414, height: 736), 20, 0),
    (CGSize(width: 568, height: 320), 0, 0),
  ])
  func `other phones keep other sides`(size: CGSize, top: Double, bottom: Double) throws {
    let stage = TestStage(size: size)
    defer { stage.leave() }
    #expect(
      stage.window.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test func `the old guides are at the ends of the view`() throws {
    let controller = Controller()
    let box = constrained("box", in: controller.view)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 2),
      box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor, constant: -3),
    ])
    try onStage(root: controller) { _ in
      #expect(box.frame.minY == 22 && box.frame.maxY == 565)
    }
  }

  @Test func `a scroll view that constraints make lower and higher keeps its insets`() throws {
    let controller = Controller()
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.alwaysBounceVertical = true
    controller.view.addSubview(scroll)
    let height = scroll.heightAnchor.constraint(equalToConstant: 520)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: controller.view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 320), height,
    ])
    try onStage(root: controller) { stage in
      for constant in [260.0, 520, 100] {
        height.constant = constant
        stage.run(frames: 1)
        #expect(scroll.adjustedContentInset.top == 20)
        #expect(scroll.contentOffset.y == -20)
      }
    }
  }

  @Test func `margins are 8 points and what the author sets`() {
    let root = sheet(100, 100)
    let box = constrained("box", in: root)
    fill(root.layoutMarginsGuide, box)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(8, 8, 84, 84))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(2, 1, 94, 96))
  }

  @Test func `a controller's view has the margins of the system inside the safe area`() throws {
    let controller = Controller()
    try onStage(root: controller) { _ in
      #expect(
        controller.view.layoutMargins == UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16))
    }
  }

  @Test func `margins can be named without a guide`() {
    let root = sheet(100, 100)
    let box = constrained("box", in: root)
    for (own, margin) in [
      (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.leftMargin),
      (.right, .rightMargin), (.centerY, .centerYWithinMargins),
    ] {
      NSLayoutConstraint(
        item: box, attribute: own, relatedBy: .equal, toItem: root, attribute: margin,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    root.layoutMargins = UIEdgeInsets(top: 20, left: 5, bottom: 0, right: 6)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(5, 60, 89, 0))
  }

  @Test func `a view keeps clear only what reaches into it`() throws {
    let root = UIViewController()
    root.additionalSafeAreaInsets.bottom = 30
    try onStage(root: root) { stage in
      stage.frame()
      let (outer, height) = (root.view.safeAreaInsets.bottom, root.view.bounds.height)
      @MainActor func bottom(of view: UIView) -> CGFloat { view.safeAreaInsets.bottom }
      #expect(outer >= 30)
      #expect(bottom(of: stage.view(CGRect(0, 0, 100, height), in: root.view)) == outer)
      #expect(bottom(of: stage.view(CGRect(0, 0, 100, height - 10), in: root.view)) == outer - 10)
      #expect(bottom(of: stage.view(CGRect(0, 0, 100, 100), in: root.view)) == 0)
    }
  }
}
