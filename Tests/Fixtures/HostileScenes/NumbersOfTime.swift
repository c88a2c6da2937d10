import Flipbook
import UIKit

extension HostileScenes {
  static let moments = [
    Use("duration") { scene, value in
      let square = scene.addSquare()
      UIView.animate(withDuration: Double(value)) { square.center.y = 400 }
    },
    Use("delay") { scene, value in
      let square = scene.addSquare()
      UIView.animate(withDuration: 0.1, delay: Double(value), options: []) {
        square.center.y = 400
      }
    },
    Use("spring-damping") { scene, value in
      let square = scene.addSquare()
      UIView.animate(
        withDuration: 0.3, delay: 0, usingSpringWithDamping: value, initialSpringVelocity: 0,
        options: []
      ) { square.center.y = 400 }
    },
    Use("spring-velocity") { scene, value in
      let square = scene.addSquare()
      UIView.animate(
        withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: value,
        options: []
      ) { square.center.y = 400 }
    },
    Use("timing-points") { scene, value in
      let square = scene.addSquare()
      let animator = UIViewPropertyAnimator(
        duration: 0.3, controlPoint1: CGPoint(x: value, y: value),
        controlPoint2: CGPoint(x: value, y: 1)
      ) { square.center.y = 400 }
      animator.startAnimation()
    },
    Use("spring-timing") { scene, value in
      let square = scene.addSquare()
      let timing = UISpringTimingParameters(
        dampingRatio: value, initialVelocity: CGVector(dx: value, dy: value))
      let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
      animator.addAnimations { square.center.y = 400 }
      animator.startAnimation()
    },
    Use("fraction") { scene, value in
      let square = scene.addSquare()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { square.center.y = 400 }
      animator.fractionComplete = value
      scene.kept.append(animator)
    },
    Use("layer-speed") { scene, value in
      let square = scene.addSquare()
      square.layer.speed = Float(value)
      square.layer.timeOffset = Double(value)
      let animation = CABasicAnimation(keyPath: "position.y")
      animation.toValue = 400
      animation.duration = 0.3
      square.layer.add(animation, forKey: nil)
    },
    Use("core-duration") { scene, value in
      let square = scene.addSquare()
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = NSNumber(value: Double(value))
      animation.toValue = 1
      animation.duration = Double(value)
      animation.repeatCount = Float(value)
      animation.beginTime = Double(value)
      square.layer.add(animation, forKey: nil)
    },
    Use("key-times") { scene, value in
      let square = scene.addSquare()
      let animation = CAKeyframeAnimation(keyPath: "position.y")
      animation.values = [NSNumber(value: 10.0), NSNumber(value: Double(value)), 100]
      animation.keyTimes = [0, NSNumber(value: Double(value)), 1]
      animation.duration = 0.3
      square.layer.add(animation, forKey: nil)
    },
    Use("timer") { scene, value in
      scene.kept.append(
        Timer.scheduledTimer(withTimeInterval: Double(value), repeats: true) { _ in })
    },
    Use("timer-once") { scene, value in
      Timer.scheduledTimer(withTimeInterval: Double(value), repeats: false) { _ in
        scene.addSquare()
      }
    },
    Use("dispatch") { scene, value in
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(value)) {}
    },
    Use("perform-delay") { scene, value in
      scene.perform(
        Selector(HostileController.viewDidLayoutSubviews), with: nil, afterDelay: Double(value))
    },
    Use("display-link-rate") { scene, value in
      let square = scene.addSquare()
      UIView.animate(
        withDuration: 0.1, delay: 0, options: [.repeat, .autoreverse]
      ) { square.alpha = value }
    },
  ]

  static let tracks = [
    Use("gravity") { scene, value in
      act(on: scene) { square in
        let gravity = UIGravityBehavior(items: [square])
        gravity.gravityDirection = CGVector(dx: value, dy: value)
        return gravity
      }
    },
    Use("push") { scene, value in
      act(on: scene) { square in
        let push = UIPushBehavior(items: [square], mode: .continuous)
        push.magnitude = value
        push.angle = value
        return push
      }
    },
    Use("snap") { scene, value in
      act(on: scene) { square in
        let snap = UISnapBehavior(item: square, snapTo: CGPoint(x: value, y: 100))
        snap.damping = value
        return snap
      }
    },
    Use("attachment") { scene, value in
      act(on: scene) { square in
        let attachment = UIAttachmentBehavior(
          item: square, attachedToAnchor: CGPoint(x: 100, y: value))
        attachment.length = value
        attachment.frequency = value
        attachment.damping = value
        return attachment
      }
    },
    Use("field") { scene, value in
      act(on: scene) { square in
        let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: value, y: 100))
        field.strength = value
        field.falloff = value
        field.addItem(square)
        return field
      }
    },
    Use("noise") { scene, value in
      act(on: scene) { square in
        let field = UIFieldBehavior.noiseField(smoothness: value, animationSpeed: value)
        field.addItem(square)
        return field
      }
    },
    Use("material") { scene, value in
      act(on: scene) { square in
        let material = UIDynamicItemBehavior(items: [square])
        material.elasticity = value
        material.friction = value
        material.resistance = value
        material.angularResistance = value
        material.addLinearVelocity(CGPoint(x: value, y: value), for: square)
        material.addAngularVelocity(value, for: square)
        return material
      }
    },
    Use("density") { scene, value in
      act(on: scene) { square in
        let material = UIDynamicItemBehavior(items: [square])
        material.density = value
        return material
      }
    },
    Use("boundary") { scene, value in
      act(on: scene) { square in
        let collision = UICollisionBehavior(items: [square])
        collision.addBoundary(
          withIdentifier: "odd" as NSString, from: CGPoint(x: 0, y: value),
          to: CGPoint(x: 100, y: 100))
        return collision
      }
    },
    Use("reference-insets") { scene, value in
      act(on: scene) { square in
        let collision = UICollisionBehavior(items: [square])
        collision.setTranslatesReferenceBoundsIntoBoundary(
          with: UIEdgeInsets(top: value, left: value, bottom: value, right: value))
        return collision
      }
    },
  ]

  /// Adds a square on which a behaviour acts.
  @MainActor
  static func act(on scene: HostileController, by behavior: (UIView) -> UIDynamicBehavior) {
    let animator = UIDynamicAnimator(referenceView: scene.view)
    animator.addBehavior(behavior(scene.addSquare()))
    scene.kept.append(animator)
  }

  static let words = [
    Use("font-size") { scene, value in
      let label = UILabel(frame: scene.view.bounds)
      label.text = "Words"
      label.font = .systemFont(ofSize: value)
      label.sizeToFit()
      scene.view.addSubview(label)
    },
    Use("font-weight") { scene, value in
      let label = UILabel(frame: scene.view.bounds)
      label.text = "Words"
      label.font = .systemFont(ofSize: 17, weight: UIFont.Weight(rawValue: value))
      scene.view.addSubview(label)
    },
    Use("kern") { scene, value in
      let label = UILabel(frame: scene.view.bounds)
      label.attributedText = NSAttributedString(
        string: "Words", attributes: [.kern: value, .baselineOffset: value])
      scene.view.addSubview(label)
    },
    Use("line-height") { scene, value in
      let style = NSMutableParagraphStyle()
      style.lineSpacing = value
      style.minimumLineHeight = value
      style.lineHeightMultiple = value
      style.firstLineHeadIndent = value
      style.tailIndent = value
      let label = UILabel(frame: scene.view.bounds)
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: "Words and\nwords", attributes: [.paragraphStyle: style])
      scene.view.addSubview(label)
    },
    Use("smallest-scale") { scene, value in
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      label.text = "Words and words"
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = value
      scene.view.addSubview(label)
    },
    Use("label-width") { scene, value in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "Words and words"
      label.preferredMaxLayoutWidth = value
      _ = label.sizeThatFits(CGSize(width: value, height: value))
      _ = label.intrinsicContentSize
      scene.view.addSubview(label)
    },
  ]

  static let controls = [
    Use("slider") { scene, value in
      let slider = UISlider(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
      slider.maximumValue = Float(value)
      slider.setValue(Float(value), animated: true)
      scene.view.addSubview(slider)
    },
    Use("progress") { scene, value in
      let progress = UIProgressView(frame: CGRect(x: 10, y: 100, width: 200, height: 4))
      progress.setProgress(Float(value), animated: true)
      scene.view.addSubview(progress)
    },
    Use("stepper") { scene, value in
      let stepper = UIStepper(frame: CGRect(x: 10, y: 100, width: 94, height: 32))
      stepper.maximumValue = Double(value)
      stepper.stepValue = Double(value)
      stepper.value = Double(value)
      scene.view.addSubview(stepper)
    },
    Use("item-size") { scene, value in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: value, height: value)
      scene.addCells(1000, layout: layout)
    },
    Use("item-spacing") { scene, value in
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = value
      layout.minimumInteritemSpacing = value
      layout.sectionInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
      scene.addCells(1000, layout: layout)
    },
    Use("blur") { scene, value in
      let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      effect.frame = CGRect(x: 0, y: 0, width: value, height: 300)
      scene.view.addSubview(effect)
    },
    Use("image-size") { scene, value in
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: value, height: 10))
      let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: value, height: 10)) }
      scene.view.addSubview(UIImageView(image: image))
    },
  ]
}

extension HostileController: UICollectionViewDataSource {
  /// Adds a collection view of a number of cells.
  @discardableResult
  func addCells(
    _ count: Int, layout: UICollectionViewLayout = UICollectionViewFlowLayout()
  ) -> UICollectionView {
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    collection.tag = count
    collection.accessibilityIdentifier = "cells"
    view.addSubview(collection)
    return collection
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { collectionView.tag }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .orange
    return cell
  }
}
