import Flipbook
import UIKit

extension HostileScenes {
  /// Scenes with many items, behaviours and boundaries.
  static let dynamics: [Scene] =
    sized("boundary", [4000, 8000, 16_000, 32_000, 64_000], "A boundary of many points.", limit: 1)
  {
    scene, count in
    act(on: scene) { square in
      let collision = UICollisionBehavior(items: [square])
      collision.addBoundary(withIdentifier: "round" as NSString, for: polygon(count))
      collision.addChildBehavior(UIGravityBehavior(items: [square]))
      return collision
    }
  }
    + sized("boundaries", [4000, 8000, 16_000], "Many boundaries.", limit: 1) { scene, count in
      act(on: scene) { square in
        let collision = UICollisionBehavior(items: [square])
        for index in 0..<count {
          collision.addBoundary(
            withIdentifier: NSNumber(value: index), from: CGPoint(x: index % 320, y: 400),
            to: CGPoint(x: index % 320 + 1, y: 400))
        }
        collision.addChildBehavior(UIGravityBehavior(items: [square]))
        return collision
      }
    }
    + sized("falling", [500, 1000, 2000], "Many items that fall.", limit: 0.3) { scene, count in
      let animator = UIDynamicAnimator(referenceView: scene.view)
      let items = (0..<count).map { index in
        scene.addSquare(CGRect(x: index % 40 * 8, y: index / 40 * 8, width: 4, height: 4))
      }
      animator.addBehavior(UIGravityBehavior(items: items))
      let collision = UICollisionBehavior(items: items)
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      scene.kept.append(animator)
    }
    + sized(
      "falling-apart", [1000, 2000, 4000], "Many items that fall and never meet.", limit: 0.3
    ) {
      scene, count in
      let animator = UIDynamicAnimator(referenceView: scene.view)
      let items = (0..<count).map { index in
        scene.addSquare(CGRect(x: index % 40 * 8, y: index / 40 * 8, width: 4, height: 4))
      }
      animator.addBehavior(UIGravityBehavior(items: items))
      scene.kept.append(animator)
    }
    + sized("behaviors", [1000, 2000, 4000], "Many behaviours of one item.", limit: 0.3) {
      scene, count in
      let square = scene.addSquare()
      let animator = UIDynamicAnimator(referenceView: scene.view)
      for _ in 0..<count {
        let push = UIPushBehavior(items: [square], mode: .continuous)
        push.magnitude = 0.00001
        animator.addBehavior(push)
      }
      scene.kept.append(animator)
    }
    + sized("chain", [250, 500, 1000], "A long chain of attachments.", limit: 0.3) { scene, count in
      let animator = UIDynamicAnimator(referenceView: scene.view)
      var last: UIView?
      for index in 0..<count {
        let view = scene.addSquare(CGRect(x: index % 300, y: index / 300 * 9, width: 2, height: 2))
        if let last {
          animator.addBehavior(UIAttachmentBehavior(item: view, attachedTo: last))
        }
        last = view
      }
      scene.kept.append(animator)
    }
    + sized("animators-of-one", [250, 500, 1000], "Many animators of one view.", limit: 0.3) {
      scene, count in
      let square = scene.addSquare()
      for _ in 0..<count {
        let animator = UIDynamicAnimator(referenceView: scene.view)
        animator.addBehavior(UIGravityBehavior(items: [square]))
        scene.kept.append(animator)
      }
    }
    + sized("heap", [50, 100, 200], "Items in one place that push one another away.", limit: 0.3) {
      scene, count in
      let animator = UIDynamicAnimator(referenceView: scene.view)
      let items = (0..<count).map { _ in scene.addSquare() }
      animator.addBehavior(UICollisionBehavior(items: items))
      scene.kept.append(animator)
    }
    + sized(
      "item-corners", [100, 1000, 16_000], "An item whose edge has many corners.", limit: 0.3
    ) { scene, count in
      act(on: scene) { square in
        let item = CornerView(frame: CGRect(x: 50, y: 50, width: 90, height: 90))
        item.corners = count
        scene.view.addSubview(item)
        return UICollisionBehavior(items: [item, square])
      }
    }

  /// Scenes in which something repeats for ever or too often.
  static let time: [Scene] = [
    hostile("endless-animation", "An animation that repeats for ever.") { scene in
      let square = scene.addSquare()
      UIView.animate(withDuration: 0.1, delay: 0, options: [.repeat]) { square.center.y += 9 }
    },
    hostile("fast-animation", "An animation that repeats in almost no time.") { scene in
      let square = scene.addSquare()
      UIView.animate(withDuration: 1e-300, delay: 0, options: [.repeat]) { square.center.y += 9 }
    },
    hostile("fast-timer", "A timer that repeats in no time.") { scene in
      scene.kept.append(Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in })
    },
  ]

  /// Scenes with pictures that are too large or have no size.
  static let pictures: [Scene] = [
    hostile("picture-of-nothing", "A picture of no size.") { scene in
      let image = UIGraphicsImageRenderer(size: .zero).image { _ in }
      scene.view.addSubview(UIImageView(image: image))
    },
    hostile("picture-of-a-billion", "A picture of a billion pixels.") { scene in
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 31_623, height: 31_623))
      let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 9e9, height: 9e9)) }
      scene.view.addSubview(UIImageView(image: image))
    },
    hostile("stretched-billion", "A picture of a billion pixels, stretched.") { scene in
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 31_623, height: 31_623))
      let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 9e9, height: 9e9)) }
      scene.view.addSubview(
        UIImageView(
          image: image.resizableImage(
            withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))))
    },
    hostile("picture-of-itself", "A view shows a picture of itself.") { scene in
      let square = scene.addSquare()
      for _ in 0..<12 {
        if let snapshot = square.snapshotView(afterScreenUpdates: true) {
          square.addSubview(snapshot)
        }
      }
    },
  ]
}

/// An item with any number of corners.
final class CornerView: UIView {
  var corners = 3

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

  override var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    for index in 0..<corners {
      let angle = CGFloat(index) * 2 * .pi / CGFloat(corners)
      let point = CGPoint(x: 40 * cos(angle), y: 40 * sin(angle))
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    path.close()
    return path
  }
}
