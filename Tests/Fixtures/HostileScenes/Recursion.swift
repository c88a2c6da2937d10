import Flipbook
import UIKit

extension HostileScenes {
  /// Scenes whose code calls itself through UIKit.
  static let recursion: [Scene] = [
    hostile("layout-in-layout", "A view lays itself out while it lays itself out.") { scene in
      scene.view.addSubview(
        LayoutView { view in
          view.setNeedsLayout()
          view.layoutIfNeeded()
        })
    },
    hostile("layout-parent-in-layout", "A view lays its superview out in its own layout.") {
      scene in
      scene.view.addSubview(
        LayoutView { view in
          view.superview?.setNeedsLayout()
          view.setNeedsLayout()
          view.superview?.layoutIfNeeded()
        })
    },
    hostile("layout-for-ever", "A view always asks for layout.") { scene in
      scene.view.addSubview(LayoutView { $0.setNeedsLayout() })
    },
    hostile("layout-adds-views", "A view adds a view that adds a view when it is laid out.") {
      scene in scene.view.addSubview(GrowingView())
    },
    hostile("layout-adds-siblings", "A view adds one to its superview when it is laid out.") {
      scene in
      scene.view.addSubview(
        LayoutView { view in view.superview?.addSubview(LayoutView { $0.setNeedsLayout() }) })
    },
    hostile("constraints-in-layout", "A layout changes the constraints it follows.") { scene in
      let square = scene.addSquare()
      square.translatesAutoresizingMaskIntoConstraints = false
      let width = square.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      scene.view.addSubview(
        LayoutView { view in
          width.constant += 1
          view.setNeedsLayout()
        })
    },
    hostile("notification-in-observer", "A notification is posted in its own observer.") { scene in
      let name = NSNotification.Name("again")
      scene.kept.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          NotificationCenter.default.post(name: name, object: nil)
        })
      NotificationCenter.default.post(name: name, object: nil)
    },
    hostile("value-in-observer", "An observer of a value changes it.") { scene in
      let square = scene.addSquare()
      scene.kept.append(square.observe(\.center) { view, _ in view.center.x += 1 })
      square.center.x += 1
    },
    hostile("bounds-in-bounds", "A view changes its bounds when they change.") { scene in
      let view = BoundsView()
      scene.view.addSubview(view)
      view.bounds.size.width += 1
    },
    hostile("timer-in-timer", "A timer of no time sets the next one.") { scene in
      scheduleAgain(scene)
    },
    hostile("dispatch-in-dispatch", "Work asks for more work at once.") { _ in dispatchAgain() },
    hostile("link-in-link", "A display link adds two more.") { scene in addLink(to: scene) },
    hostile(
      "tap-adds-taps", "A tap adds two recognizers of taps.", limit: 2,
      fingers: [
        .tap("square", at: 0.1).tap("square", at: 0.4).tap("square", at: 0.7)
      ]
    ) { scene in addTap(to: scene.addSquare(), of: scene) },
    hostile("present-for-ever", "A controller that appears presents another.", limit: 3) {
      scene in scene.whenAppeared = presentAnother
    },
    hostile("push-for-ever", "A controller that appears pushes another.", limit: 3) { scene in
      let navigation = UINavigationController(
        rootViewController: HostileController { $0.whenAppeared = pushAnother })
      scene.addChild(navigation)
      scene.view.addSubview(navigation.view)
      navigation.didMove(toParent: scene)
    },
    hostile("animate-in-completion", "A completion animates again in no time.", limit: 2) {
      scene in animateAgain(scene.addSquare())
    },
    hostile("animator-in-completion", "A property animator starts another.", limit: 2) { scene in
      startAnother(scene.addSquare())
    },
    hostile("action-in-action", "A control sends its own event.") { scene in
      let button = UIButton(frame: CGRect(x: 9, y: 9, width: 99, height: 44))
      button.addAction(
        UIAction { _ in button.sendActions(for: .touchUpInside) }, for: .touchUpInside)
      scene.view.addSubview(button)
      button.sendActions(for: .touchUpInside)
    },
    hostile("scroll-in-scroll", "A scroll view scrolls when it has scrolled.") { scene in
      let scroll = UIScrollView(frame: scene.view.bounds)
      scroll.contentSize = CGSize(width: 320, height: 1e6)
      scroll.delegate = scene
      scene.view.addSubview(scroll)
      scroll.contentOffset.y = 1
    },
    hostile("reload-in-layout", "A cell asks for all cells anew.") { scene in
      let cells = scene.addCells(20)
      scene.view.addSubview(
        LayoutView { view in
          cells.reloadData()
          view.setNeedsLayout()
          cells.layoutIfNeeded()
        })
    },
    hostile("view-in-itself", "A view is added to itself.") { scene in
      scene.view.addSubview(scene.view)
    },
    hostile("view-in-descendant", "A view is added to one inside it.") { scene in
      let square = scene.addSquare()
      square.addSubview(scene.view)
    },
    hostile("layer-in-itself", "A layer is added to itself.") { scene in
      scene.view.layer.addSublayer(scene.view.layer)
    },
    hostile("mask-of-itself", "A layer is its own mask.") { scene in
      scene.view.layer.mask = scene.view.layer
    },
    hostile("mask-in-circle", "Two layers mask one another.") { scene in
      let (one, other) = (scene.addSquare().layer, CALayer())
      other.frame = one.bounds
      other.backgroundColor = UIColor.black.cgColor
      one.mask = other
      other.mask = one
    },
    hostile("child-in-circle", "A controller is the child of its child.") { scene in
      let child = HostileController()
      scene.addChild(child)
      child.addChild(scene)
    },
    hostile("draw-in-draw", "A view draws itself when it is drawn.") { scene in
      scene.view.addSubview(DrawingView(frame: scene.view.bounds))
    },
    hostile("own-recursion", "The scene's own code calls itself for ever.") { scene in
      scene.title = "\(endless(scene.kept.count))"
    },
    hostile("responder-in-responder", "A view that resigns becomes first responder again.") {
      scene in
      let field = StubbornField(frame: CGRect(x: 9, y: 99, width: 200, height: 40))
      scene.view.addSubview(field)
      field.becomeFirstResponder()
      _ = field.resignFirstResponder()
    },
    hostile("move-in-move", "A view moves itself when it has moved.") { scene in
      scene.view.addSubview(RestlessView())
    },
    hostile("trait-in-layout", "A controller loads its view in loadView.") { scene in
      scene.addChild(LoadingController())
      _ = scene.children[0].view
    },
    hostile("group-of-groups", "A behaviour is its own grandchild.") { scene in
      let (one, other) = (UIDynamicBehavior(), UIDynamicBehavior())
      one.addChildBehavior(other)
      other.addChildBehavior(one)
      let animator = UIDynamicAnimator(referenceView: scene.view)
      animator.addBehavior(one)
      scene.kept.append(animator)
    },
    hostile("behavior-in-action", "A behaviour's action adds a behaviour with the same.") { scene in
      act(on: scene) { square in multiply(UIGravityBehavior(items: [square])) }
    },
    hostile("reload-in-update", "A batch of updates asks for a batch of updates.") { scene in
      updateAgain(scene.addCells(10))
    },
  ]

  @MainActor private static func endless(_ count: Int) -> Int {
    count < 0 ? count : endless(count + 1) + 1
  }

  @MainActor private static func scheduleAgain(_ scene: HostileController) {
    Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { scheduleAgain(scene) }
    }
  }

  private static func dispatchAgain() { DispatchQueue.main.async { dispatchAgain() } }

  @MainActor private static func addLink(to scene: HostileController) {
    scene.kept.append(
      FrameCaller {
        guard scene.kept.count < 30_000 else { return }
        addLink(to: scene)
        addLink(to: scene)
      })
  }

  @MainActor private static func addTap(to view: UIView, of scene: HostileController) {
    let receiver = TapReceiver { [unowned view] in
      addTap(to: view, of: scene)
      addTap(to: view, of: scene)
    }
    scene.kept.append(receiver)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: receiver, action: Selector(TapReceiver.tapped)))
  }

  @MainActor private static func presentAnother(_ scene: HostileController) {
    let next = HostileController { $0.whenAppeared = presentAnother }
    next.modalPresentationStyle = .fullScreen
    scene.present(next, animated: false)
  }

  @MainActor private static func pushAnother(_ scene: HostileController) {
    let next = HostileController { $0.whenAppeared = pushAnother }
    scene.navigationController?.pushViewController(next, animated: false)
  }

  @MainActor private static func animateAgain(_ view: UIView) {
    UIView.animate(
      withDuration: 0, animations: { view.center.y += 1 }, completion: { _ in animateAgain(view) })
  }

  @MainActor private static func startAnother(_ view: UIView) {
    let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) { view.center.y += 1 }
    animator.addCompletion { _ in startAnother(view) }
    animator.startAnimation()
  }

  @MainActor private static func multiply(_ behavior: UIDynamicBehavior) -> UIDynamicBehavior {
    behavior.action = { [unowned behavior] in
      behavior.dynamicAnimator?.addBehavior(multiply(UIDynamicBehavior()))
    }
    return behavior
  }

  @MainActor private static func updateAgain(_ cells: UICollectionView) {
    cells.performBatchUpdates({}, completion: { _ in updateAgain(cells) })
  }
}

extension HostileController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentOffset.y += 1 }
}
