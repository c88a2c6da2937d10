import UIKit

/// Sets of views decide who falls first and who stands in front.
final class Falling: UIViewController {
  lazy var animator = UIDynamicAnimator(referenceView: view)

  override func viewDidAppear(_ animated: Bool) {
    var boxes: Set<UIView> = []
    for number in 0..<8 {
      let box = UIView(
        frame: CGRect(x: 20 + 22 * number, y: 40 + 9 * number, width: 40, height: 40))
      box.backgroundColor = UIColor(
        hue: CGFloat(number) / 8, saturation: 1, brightness: 1, alpha: 1)
      boxes.insert(box)
    }
    for box in boxes { view.addSubview(box) }
    let collision = UICollisionBehavior(items: Array(boxes))
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: Array(boxes)))
  }
}

/// The order of what UIKit and QuartzCore make, and what is printed of it.
final class Ordered: UIViewController {
  override func viewDidLoad() {
    let views = (0..<9).map { UIView(frame: CGRect(x: $0, y: 0, width: 9, height: 9)) }
    let dictionary = Dictionary(uniqueKeysWithValues: views.map { ($0, Int($0.frame.minX)) })
    print("views", dictionary.values.map { $0 })
    let layers = (0..<9).map { number -> CALayer in
      let layer = CALayer()
      layer.name = "\(number)"
      return layer
    }
    print("layers", Set(layers).compactMap(\.name))
    let controllers = (0..<9).map { number -> UIViewController in
      let controller = UIViewController()
      controller.title = "\(number)"
      return controller
    }
    print("controllers", Set(controllers).compactMap(\.title))
    let taps = (1..<9).map { number -> UITapGestureRecognizer in
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = number
      return tap
    }
    print("recognizers", Set(taps).map(\.numberOfTapsRequired))
    let pushes = (1..<9).map { number -> UIPushBehavior in
      let push = UIPushBehavior(items: [], mode: .continuous)
      push.magnitude = CGFloat(number)
      return push
    }
    print(
      "behaviours", Set<UIDynamicBehavior>(pushes).compactMap { ($0 as? UIPushBehavior)?.magnitude }
    )
    print(views[3], layers[3], controllers[3], taps[3])
    print(Unmanaged.passUnretained(views[3]).toOpaque(), views[3].hash, ObjectIdentifier(layers[3]))
    print(String(format: "%p", UInt(bitPattern: Unmanaged.passUnretained(taps[3]).toOpaque())))
  }
}
