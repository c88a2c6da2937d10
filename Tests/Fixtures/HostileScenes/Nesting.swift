import Flipbook
import UIKit

extension HostileScenes {
  /// Scenes with objects nested in one another.
  static let nesting: [Scene] =
    sized("nested", [250, 500, 1000, 2000, 4000, 8000, 100_000], "Views inside views.") {
      scene, count in
      nest(count, in: scene.view) { UIView() }
    }
    + sized(
      "nested-inside-out", [250, 500, 1000, 2000, 4000, 8000], "Views inside views, inner first."
    ) { scene, count in
      var inner = UIView(frame: CGRect(x: 1, y: 1, width: 100, height: 100))
      for _ in 1..<count {
        let outer = UIView(frame: inner.frame)
        outer.addSubview(inner)
        inner = outer
      }
      scene.view.addSubview(inner)
    }
    + sized("nested-unshown", [8000, 100_000], "Views inside views that are never shown.") {
      _, count in
      var inner = UIView()
      for _ in 1..<count {
        let outer = UIView()
        outer.addSubview(inner)
        inner = outer
      }
    }
    + sized("nested-layers", [250, 500, 1000, 2000, 8000], "Layers inside layers.") {
      scene, count in
      var layer = scene.view.layer
      for index in 0..<count {
        let next = CALayer()
        next.frame = CGRect(x: 0.1, y: 0.1, width: 200, height: 200)
        next.backgroundColor = UIColor(white: CGFloat(index % 2), alpha: 1).cgColor
        layer.addSublayer(next)
        layer = next
      }
    }
    + sized("nested-clips", [100, 200, 400, 2000, 8000], "Views that cut views.") { scene, count in
      nest(count, in: scene.view) {
        UIView()
      } with: {
        $0.clipsToBounds = true
      }
    }
    + sized("nested-round-clips", [25, 50, 100, 200, 400, 2000], "Round views that cut views.") {
      scene, count in
      nest(count, in: scene.view) {
        UIView()
      } with: {
        $0.clipsToBounds = true
        $0.layer.cornerRadius = 5
      }
    }
    + sized("nested-alphas", [25, 50, 100, 200, 400, 2000], "Views through which views show.") {
      scene, count in
      nest(count, in: scene.view) {
        UIView()
      } with: {
        $0.alpha = 0.999
        $0.layer.borderWidth = 1
      }
    }
    + sized("nested-turns", [250, 500, 1000, 2000], "Turned views inside turned views.") {
      scene, count in
      nest(count, in: scene.view) {
        UIView()
      } with: {
        $0.transform = CGAffineTransform(rotationAngle: 0.01)
      }
    }
    + sized("nested-tilts", [4, 8, 16, 400], "Tilted views inside tilted views.") { scene, count in
      nest(count, in: scene.view) {
        UIView()
      } with: {
        $0.layer.transform = CATransform3DMakeRotation(0.01, 0, 1, 0)
      }
    }
    + sized("nested-shadows", [3, 6, 12, 50, 400], "Views with shadows inside views with shadows.")
  {
    scene, count in
    nest(count, in: scene.view) {
      UIView()
    } with: {
      $0.layer.shadowOpacity = 0.5
    }
  }
    + sized("nested-masks", [10, 20, 40, 400, 8000], "Masks of masks.") { scene, count in
      var layer = scene.addSquare().layer
      for _ in 0..<count {
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        mask.backgroundColor = UIColor.black.cgColor
        layer.mask = mask
        layer = mask
      }
    }
    + sized("nested-effects", [10, 20, 400], "Blurs inside blurs.") { scene, count in
      var view: UIView = scene.view
      for _ in 0..<count {
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        effect.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.addSubview(effect)
        view = effect.contentView
      }
    }
    + sized("nested-stacks", [50, 100, 200, 400, 2000], "Stack views inside stack views.") {
      scene, count in
      var stack = UIStackView(frame: scene.view.bounds)
      scene.view.addSubview(stack)
      for _ in 0..<count {
        let next = UIStackView()
        stack.addArrangedSubview(next)
        stack = next
      }
      stack.addArrangedSubview(UILabel())
    }
    + sized("nested-controllers", [250, 500, 1000, 8000], "Controllers inside controllers.") {
      scene, count in
      var parent: UIViewController = scene
      for _ in 0..<count {
        let child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        parent = child
      }
    }
    + sized("nested-navigation", [5, 10, 20, 400], "Navigation inside navigation.") {
      scene, count in
      var inner: UIViewController = HostileController()
      for _ in 0..<count {
        let outer = UIViewController()
        let navigation = UINavigationController(rootViewController: inner)
        outer.addChild(navigation)
        outer.view.addSubview(navigation.view)
        navigation.didMove(toParent: outer)
        inner = outer
      }
      scene.addChild(inner)
      scene.view.addSubview(inner.view)
    }
    + sized("nested-scrolls", [100, 200, 400, 2000], "Scroll views inside scroll views.", limit: 1)
  {
    _ in
    [
      .touch(.point(CGPoint(x: 50, y: 90)), at: 0.1).move(by: CGVector(dx: 0, dy: -40), over: 0.2)
        .lift()
    ]
  } setUp: { scene, count in
    nest(count, in: scene.view) {
      UIScrollView()
    } with: {
      ($0 as? UIScrollView)?.contentSize = CGSize(width: 100, height: 400)
    }
  }
    + sized("nested-behaviors", [1000, 2000, 4000, 8000, 100_000], "Behaviours inside behaviours.")
  {
    scene, count in
    var inner: UIDynamicBehavior = UIGravityBehavior(items: [scene.addSquare()])
    for _ in 0..<count {
      let outer = UIDynamicBehavior()
      outer.addChildBehavior(inner)
      inner = outer
    }
    let animator = UIDynamicAnimator(referenceView: scene.view)
    animator.addBehavior(inner)
    scene.kept.append(animator)
  }
    + sized("nested-regions", [1000, 2000, 4000, 8000, 100_000], "Regions made of regions.") {
      scene, count in
      var region = UIRegion(radius: 100)
      for _ in 0..<count { region = region.byUnion(with: UIRegion(radius: 50)) }
      act(on: scene) { square in
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
        field.region = region
        field.addItem(square)
        return field
      }
    }
    + sized("nested-images", [10, 20, 40, 400, 8000], "Pictures of pictures.") { scene, count in
      var image = dot
      for _ in 0..<count {
        let inner = image
        image = UIGraphicsImageRenderer(size: inner.size).image { _ in
          inner.draw(at: CGPoint(x: 0.5, y: 0.5))
        }
      }
      scene.view.addSubview(UIImageView(image: image))
    }
    + sized("nested-graphics", [100, 200, 400, 8000], "Clips inside clips of a drawing.") {
      scene, count in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
        for _ in 0..<count {
          context.cgContext.saveGState()
          UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 90, height: 90)).addClip()
        }
        context.fill(CGRect(x: 0, y: 0, width: 99, height: 99))
      }
      scene.view.addSubview(UIImageView(image: image))
    }
    + sized("nested-posts", [10, 1000, 8000], "Notifications posted in observers of others.") {
      scene, count in
      for index in 0..<count {
        scene.kept.append(
          NotificationCenter.default.addObserver(
            forName: NSNotification.Name("\(index)"), object: nil, queue: nil
          ) { _ in
            NotificationCenter.default.post(name: NSNotification.Name("\(index + 1)"), object: nil)
          })
      }
      NotificationCenter.default.post(name: NSNotification.Name("0"), object: nil)
    }

  /// Nests views in one another, each a little smaller.
  @MainActor
  private static func nest(
    _ count: Int, in view: UIView, _ make: () -> UIView, with change: (UIView) -> Void = { _ in }
  ) {
    var view = view
    for index in 0..<count {
      let next = make()
      next.frame = CGRect(x: 0.01, y: 0.01, width: 100, height: 100)
      next.backgroundColor = index % 2 == 0 ? .orange : .white
      change(next)
      view.addSubview(next)
      view = next
    }
  }
}
