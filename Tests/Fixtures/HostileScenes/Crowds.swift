import Flipbook
import UIKit

extension HostileScenes {
  /// Scenes with many objects of one kind.
  static let crowds: [Scene] =
    sized(
      "taps", [1250, 2500, 5000, 10_000, 20_000], "Recognizers of taps on one view.", limit: 1,
      fingers: tapOnce
    ) { scene, count in
      let square = scene.addSquare()
      for _ in 0..<count {
        square.addGestureRecognizer(
          UITapGestureRecognizer(target: scene, action: Selector(HostileController.tapped)))
      }
    }
    + sized(
      "pans", [1250, 2500, 5000, 10_000], "Recognizers of pans on one view.", limit: 1,
      fingers: panOnce
    ) { scene, count in
      let square = scene.addSquare()
      for _ in 0..<count {
        square.addGestureRecognizer(
          UIPanGestureRecognizer(target: scene, action: Selector(HostileController.tapped)))
      }
    }
    + sized(
      "finger-taps", [250, 500, 1000], "A finger that taps again and again.", limit: 300,
      fingers: tapOften
    ) { scene, _ in scene.addSquare() }
    + sized("siblings", [5000, 10_000, 20_000, 40_000], "Views beside views.") { scene, count in
      addMany(count, to: scene.view)
    }
    + sized(
      "named-siblings", [2500, 5000, 10_000], "Named views beside views, touched.", limit: 1,
      fingers: tapLast
    ) { scene, count in
      for (index, view) in addMany(count, to: scene.view).enumerated() {
        view.accessibilityIdentifier = "view \(index)"
      }
    }
    + sized("inserted-at-back", [5000, 10_000, 20_000], "Views put behind views.") { scene, count in
      for view in many(count) { scene.view.insertSubview(view, at: 0) }
    }
    + sized("brought-to-front", [5000, 10_000, 20_000], "Every view is brought to the front.") {
      scene, count in
      for view in addMany(count, to: scene.view) { scene.view.bringSubviewToFront(view) }
    }
    + sized("removed", [5000, 10_000, 20_000], "Every view is removed, the first one first.") {
      scene, count in
      for view in addMany(count, to: scene.view) { view.removeFromSuperview() }
    }
    + sized(
      "removed-backwards", [5000, 10_000, 20_000], "Every view is removed, the last one first."
    ) {
      scene, count in
      for view in addMany(count, to: scene.view).reversed() { view.removeFromSuperview() }
    }
    + sized("z-positions", [5000, 10_000, 20_000], "Layers at depths of their own.") {
      scene, count in
      for (index, view) in addMany(count, to: scene.view).enumerated() {
        view.layer.zPosition = CGFloat(-index)
      }
    }
    + sized("timers", [25_000, 50_000, 100_000], "Timers at moments of their own.") {
      scene, count in
      for index in 0..<count {
        Timer.scheduledTimer(withTimeInterval: 0.2 + Double(index % 977) / 5000, repeats: false) {
          _ in
        }
      }
    }
    + sized("repeating-timers", [1000, 2000, 4000], "Timers that repeat.") { scene, count in
      for index in 0..<count {
        scene.kept.append(
          Timer.scheduledTimer(withTimeInterval: 0.01 + Double(index) / 1e6, repeats: true) { _ in }
        )
      }
    }
    + sized("cancelled-timers", [10_000, 20_000, 40_000], "Timers that are taken back.") {
      scene, count in
      let timers = (0..<count).map { _ in
        Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in }
      }
      for timer in timers { timer.invalidate() }
    }
    + sized("performs", [5000, 10_000, 20_000], "Calls for later.") { scene, count in
      for _ in 0..<count {
        scene.perform(Selector(HostileController.tapped), with: nil, afterDelay: 0.1)
      }
    }
    + sized("observers", [5000, 10_000, 20_000], "Observers of one notification.") { scene, count in
      let name = NSNotification.Name("crowd")
      for _ in 0..<count {
        scene.kept.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in })
      }
      NotificationCenter.default.post(name: name, object: nil)
    }
    + sized("removed-observers", [5000, 10_000, 20_000], "Observers that leave one after another.")
  {
    scene, count in
    let name = NSNotification.Name("crowd")
    let tokens = (0..<count).map { _ in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in }
    }
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
    + sized("value-observers", [5000, 10_000, 20_000], "Observers of one value.") { scene, count in
      let square = scene.addSquare()
      for _ in 0..<count { scene.kept.append(square.observe(\.center) { _, _ in }) }
      square.center.x += 1
    }
    + sized("display-links", [2500, 5000, 10_000], "Display links.") { scene, count in
      for _ in 0..<count { scene.kept.append(FrameCaller {}) }
    }
    + sized("animations", [2500, 5000, 10_000], "Animated views.", limit: 1) { scene, count in
      let views = addMany(count, to: scene.view)
      UIView.animate(withDuration: 0.2) { for view in views { view.alpha = 0.5 } }
    }
    + sized("animation-batches", [2500, 5000, 10_000], "Views, each animated by itself.", limit: 1)
  {
    scene, count in
    for view in addMany(count, to: scene.view) {
      UIView.animate(withDuration: 0.2) { view.center.y += 10 }
    }
  }
    + sized(
      "animations-of-one", [500, 1000, 2000], "One view, animated again and again.", limit: 1
    ) {
      scene, count in
      let square = scene.addSquare()
      for _ in 0..<count { UIView.animate(withDuration: 0.2) { square.center.y += 0.1 } }
    }
    + sized(
      "layer-animations", [2500, 5000, 10_000], "Layers with animations of their own.", limit: 1
    ) {
      scene, count in
      for view in addMany(count, to: scene.view) {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 0.2
        view.layer.add(animation, forKey: "fade")
      }
    }
    + sized("animators", [2500, 5000, 10_000], "Property animators.", limit: 1) { scene, count in
      for view in addMany(count, to: scene.view) {
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0.3 }
        animator.startAnimation()
      }
    }
    + sized("controllers", [1000, 2000, 4000], "Controllers beside controllers.") { scene, count in
      for _ in 0..<count {
        let child = UIViewController()
        scene.addChild(child)
        scene.view.addSubview(child.view)
        child.didMove(toParent: scene)
      }
    }
    + sized("pushed", [250, 500, 1000], "A navigation stack set at once.") { scene, count in
      let navigation = UINavigationController()
      navigation.setViewControllers((0..<count).map { _ in UIViewController() }, animated: false)
      scene.addChild(navigation)
      scene.view.addSubview(navigation.view)
    }
    + sized("cells", [250_000, 500_000, 1_000_000], "Cells of a collection view.") { scene, count in
      scene.addCells(count)
    }
    + sized(
      "deleted-cells", [5000, 10_000, 20_000], "A batch that deletes every second cell.", limit: 1
    ) {
      scene, count in
      let cells = scene.addCells(count)
      scene.whenAppeared = { _ in
        cells.tag = count / 2
        cells.performBatchUpdates {
          cells.deleteItems(
            at: stride(from: 0, to: count, by: 2).map { IndexPath(item: $0, section: 0) })
        }
      }
    }
    + sized("constraints", [250, 500, 1000], "A chain of constraints.") { scene, count in
      var last: UIView?
      for view in addMany(count, to: scene.view) {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        view.heightAnchor.constraint(equalToConstant: 1).isActive = true
        view.leadingAnchor.constraint(equalTo: scene.view.leadingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: last?.bottomAnchor ?? scene.view.topAnchor).isActive =
          true
        last = view
      }
    }
    + sized("contradictions", [50, 100, 200], "Constraints that contradict one another.") {
      scene, count in
      for index in 0..<count {
        scene.view.widthAnchor.constraint(equalToConstant: CGFloat(index)).isActive = true
      }
    }
    + sized("arranged", [250, 500, 1000], "A stack view of many.") { scene, count in
      let stack = UIStackView(arrangedSubviews: many(count))
      stack.axis = .vertical
      stack.distribution = .fillEqually
      stack.frame = scene.view.bounds
      scene.view.addSubview(stack)
    }
    + sized("windows", [500, 1000, 2000], "Windows over windows.") { scene, count in
      for _ in 0..<count {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        window.isHidden = false
        scene.kept.append(window)
      }
    }
    + sized("gradient-stops", [2500, 5000, 10_000], "A gradient of many colours.") { scene, count in
      for type in [CAGradientLayerType.axial, .conic] {
        let gradient = CAGradientLayer()
        gradient.type = type
        gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        gradient.colors = (0..<count).map {
          UIColor(hue: CGFloat($0) / CGFloat(count), saturation: 1, brightness: 1, alpha: 1).cgColor
        }
        scene.view.layer.addSublayer(gradient)
      }
    }

  nonisolated private static func tapOnce(_: Int) -> [Finger] { [.tap("square", at: 0.1)] }

  nonisolated private static func panOnce(_: Int) -> [Finger] {
    [.touch("square", at: 0.1).move(by: CGVector(dx: 0, dy: 50), over: 0.2).lift()]
  }

  nonisolated private static func tapOften(_ count: Int) -> [Finger] {
    let first = Finger.tap("square", at: 0.1)
    return [(0..<count).reduce(first) { $0.tap("square", at: 0.3 + Double($1) * 0.2) }]
  }

  nonisolated private static func tapLast(_ count: Int) -> [Finger] {
    [.tap(.view("view \(count - 1)"), at: 0.1)]
  }

  @MainActor
  private static func many(_ count: Int) -> [UIView] {
    (0..<count).map { index in
      let view = UIView(
        frame: CGRect(x: index % 300, y: index / 300 % 500, width: 4, height: 4))
      view.backgroundColor = .orange
      return view
    }
  }

  @MainActor @discardableResult
  private static func addMany(_ count: Int, to view: UIView) -> [UIView] {
    let views = many(count)
    for new in views { view.addSubview(new) }
    return views
  }
}

extension HostileController {
  func tapped() {}
}
