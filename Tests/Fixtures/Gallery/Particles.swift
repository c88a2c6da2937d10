import Flipbook
import UIKit

extension Fixtures {
  static let confetti = Scene("confetti", "Confetti falls for a second.", limit: 4) {
    ParticleController(.confetti)
  }

  static let snow = Scene("snow", "It snows.", limit: 3) { ParticleController(.snow) }

  static let layers = Scene("layers", "Replicators, text and a cube in space.", limit: 1.5) {
    LayersController()
  }
}

/// Shows an emitter as tutorials make one.
final class ParticleController: UIViewController {
  enum Kind { case confetti, snow }

  private let kind: Kind
  private let emitter = CAEmitterLayer()

  init(_ kind: Kind) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = kind == .snow ? UIColor(white: 0.2, alpha: 1) : .systemBackground
    emitter.emitterPosition = CGPoint(x: view.bounds.midX, y: -10)
    emitter.emitterShape = .line
    emitter.emitterSize = CGSize(width: view.bounds.width, height: 1)
    let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .systemYellow, .systemPurple]
    emitter.emitterCells = kind == .snow ? [flake] : colors.map(paper)
    view.layer.addSublayer(emitter)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard kind == .confetti else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.emitter.birthRate = 0 }
  }

  private func paper(_ color: UIColor) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = image(CGRect(x: 0, y: 0, width: 10, height: 6)).cgImage
    cell.contentsScale = 2
    cell.color = color.cgColor
    cell.birthRate = 12
    cell.lifetime = 3
    cell.velocity = 200
    cell.velocityRange = 80
    cell.emissionLongitude = .pi
    cell.emissionRange = .pi / 4
    cell.spin = 3
    cell.spinRange = 6
    cell.yAcceleration = 60
    cell.alphaSpeed = -0.3
    return cell
  }

  private var flake: CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents =
      UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
        UIColor.white.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8)).fill()
      }.cgImage
    cell.contentsScale = 2
    cell.birthRate = 40
    cell.lifetime = 8
    cell.velocity = 60
    cell.velocityRange = 40
    cell.emissionLongitude = .pi
    cell.emissionRange = .pi / 6
    cell.scaleRange = 0.8
    cell.yAcceleration = 20
    cell.xAcceleration = 5
    return cell
  }

  private func image(_ rect: CGRect) -> UIImage {
    UIGraphicsImageRenderer(size: rect.size).image { _ in
      UIColor.white.setFill()
      UIBezierPath(rect: rect).fill()
    }
  }
}

/// A spinner of copies, a row of bars, a text and a cube.
final class LayersController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addSpinner()
    addBars()
    addText()
    addCube()
  }

  private func addSpinner() {
    let spinner = CAReplicatorLayer()
    spinner.frame = CGRect(x: 30, y: 60, width: 100, height: 100)
    spinner.instanceCount = 12
    spinner.instanceDelay = 1.0 / 12
    spinner.instanceTransform = CATransform3DMakeRotation(2 * .pi / 12, 0, 0, 1)
    let dot = CALayer()
    dot.frame = CGRect(x: 43, y: 0, width: 14, height: 14)
    dot.cornerRadius = 7
    dot.backgroundColor = UIColor.systemBlue.cgColor
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0.1
    fade.duration = 1
    fade.repeatCount = .infinity
    dot.add(fade, forKey: "fade")
    spinner.addSublayer(dot)
    view.layer.addSublayer(spinner)
  }

  private func addBars() {
    let bars = CAReplicatorLayer()
    bars.frame = CGRect(x: 170, y: 60, width: 120, height: 100)
    bars.instanceCount = 5
    bars.instanceTransform = CATransform3DMakeTranslation(24, 0, 0)
    bars.instanceColor = UIColor.systemOrange.cgColor
    bars.instanceBlueOffset = 0.2
    bars.instanceAlphaOffset = -0.15
    let bar = CALayer()
    bar.frame = CGRect(x: 0, y: 20, width: 16, height: 80)
    bar.backgroundColor = UIColor.white.cgColor
    bars.addSublayer(bar)
    view.layer.addSublayer(bars)
  }

  private func addText() {
    let text = CATextLayer()
    text.frame = CGRect(x: 20, y: 190, width: 280, height: 60)
    text.string = "A layer of text that is wrapped"
    text.fontSize = 22
    text.isWrapped = true
    text.alignmentMode = .center
    text.foregroundColor = UIColor.label.cgColor
    view.layer.addSublayer(text)
  }

  private func addCube() {
    let cube = CATransformLayer()
    cube.frame = CGRect(x: 110, y: 330, width: 100, height: 100)
    let half: CGFloat = 50
    let sides: [(CATransform3D, UIColor)] = [
      (CATransform3DMakeTranslation(0, 0, half), .systemRed),
      (
        CATransform3DRotate(CATransform3DMakeTranslation(half, 0, 0), .pi / 2, 0, 1, 0),
        .systemGreen
      ),
      (
        CATransform3DRotate(CATransform3DMakeTranslation(0, -half, 0), .pi / 2, 1, 0, 0),
        .systemBlue
      ),
      (
        CATransform3DRotate(CATransform3DMakeTranslation(0, half, 0), -.pi / 2, 1, 0, 0),
        .systemYellow
      ),
      (
        CATransform3DRotate(CATransform3DMakeTranslation(-half, 0, 0), -.pi / 2, 0, 1, 0),
        .systemPink
      ),
      (CATransform3DRotate(CATransform3DMakeTranslation(0, 0, -half), .pi, 0, 1, 0), .systemTeal),
    ]
    for (transform, color) in sides {
      let side = CALayer()
      side.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      side.backgroundColor = color.withAlphaComponent(0.9).cgColor
      side.transform = transform
      cube.addSublayer(side)
    }
    view.layer.addSublayer(cube)
    let turn = CABasicAnimation(keyPath: "transform")
    var tilted = CATransform3DIdentity
    tilted.m34 = -1 / 500
    cube.transform = CATransform3DRotate(tilted, 0.5, 1, 0.3, 0)
    turn.fromValue = NSValue(caTransform3D: cube.transform)
    turn.toValue = NSValue(caTransform3D: CATransform3DRotate(cube.transform, 2, 0, 1, 0))
    turn.duration = 1.4
    cube.add(turn, forKey: "turn")
  }
}
