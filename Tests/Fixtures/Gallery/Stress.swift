import Flipbook
import UIKit

/// What libraries that draw could do otherwise from version to version, all at once and in motion.
let stress = Scene(
  "stress", "Letters of many scripts, symbols, shadows, gradients, dashes, tilts and particles.",
  limit: 6
) {
  StressController()
}

private final class StressController: UIViewController {
  private static let lines = [
    "AVATAR fi ffl Ω ♠ ⌘", "日本語です 中文 한국어", "العربية مرحبا 123", "שלום עולם abc",
    "हिन्दी क्षत्रिय", "😀 👨‍👩‍👧‍👦 👍🏽 🇩🇪 ❤️ 1️⃣",
  ]
  private static let symbols = ["heart.fill", "star", "gearshape", "trash", "bell", "house.fill"]
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addGradient()
    addDashes()
    addParticles()
    let falling = labels + images
    for item in falling { view.addSubview(item) }
    let collision = UICollisionBehavior(items: falling)
    collision.translatesReferenceBoundsIntoBoundary = true
    let gravity = UIGravityBehavior(items: falling)
    gravity.magnitude = 0.4
    for behavior in [gravity, collision] { animator.addBehavior(behavior) }
    addBlur()
    addTilt()
  }

  private var labels: [UIView] {
    Self.lines.enumerated().map { index, line in
      let label = UILabel(
        frame: CGRect(x: 20 + 9 * index, y: 20 + 60 * index, width: 200, height: 30))
      label.font = .systemFont(
        ofSize: 15 + 2 * CGFloat(index), weight: index % 2 == 0 ? .bold : .light)
      label.text = line
      label.textColor = UIColor(hue: CGFloat(index) / 6, saturation: 0.8, brightness: 0.6, alpha: 1)
      label.backgroundColor = UIColor(white: 1, alpha: 0.6)
      label.sizeToFit()
      label.layer.shadowOpacity = 0.5
      label.layer.shadowRadius = 1 + CGFloat(index)
      label.layer.cornerRadius = 6
      label.layer.borderWidth = 0.7
      return label
    }
  }

  private var images: [UIView] {
    Self.symbols.enumerated().map { index, name in
      let size = UIImage.SymbolConfiguration(pointSize: 18 + 4 * CGFloat(index), weight: .medium)
      let image = UIImageView(image: UIImage(systemName: name, withConfiguration: size))
      image.center = CGPoint(x: 30 + 50 * index, y: 420)
      image.transform = CGAffineTransform(rotationAngle: 0.3 * CGFloat(index))
      return image
    }
  }

  private func addGradient() {
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    let colors: [UIColor] = [.systemTeal, .systemPink, .systemYellow]
    gradient.colors = colors.map { $0.withAlphaComponent(0.35).cgColor }
    gradient.startPoint = CGPoint(x: 0.1, y: 0)
    gradient.endPoint = CGPoint(x: 0.7, y: 1)
    view.layer.addSublayer(gradient)
  }

  private func addDashes() {
    let dashes = CAShapeLayer()
    dashes.path = UIBezierPath(ovalIn: CGRect(x: 60, y: 160, width: 200, height: 130)).cgPath
    dashes.fillColor = nil
    dashes.strokeColor = UIColor.systemIndigo.cgColor
    dashes.lineWidth = 3.3
    dashes.lineDashPattern = [9, 4, 1.5, 4]
    dashes.lineCap = .round
    let run = CABasicAnimation(keyPath: "lineDashPhase")
    run.toValue = 37
    run.duration = 2
    run.repeatCount = .infinity
    dashes.add(run, forKey: "run")
    view.layer.addSublayer(dashes)
  }

  private func addParticles() {
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: view.bounds.midX, y: 80)
    let cell = CAEmitterCell()
    cell.contents =
      UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
        UIColor.systemOrange.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 9)).fill()
      }.cgImage
    cell.birthRate = 30
    cell.lifetime = 3
    cell.velocity = 90
    cell.velocityRange = 40
    cell.emissionRange = 2 * .pi
    cell.alphaSpeed = -0.3
    cell.scaleRange = 0.6
    emitter.emitterCells = [cell]
    view.layer.addSublayer(emitter)
  }

  private func addBlur() {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    blur.frame = CGRect(x: 40, y: 330, width: 240, height: 90)
    blur.layer.cornerRadius = 20
    blur.clipsToBounds = true
    view.addSubview(blur)
  }

  private func addTilt() {
    let card = UILabel(frame: CGRect(x: 90, y: 220, width: 140, height: 60))
    card.text = "Tilted 字 ع"
    card.textAlignment = .center
    card.backgroundColor = .systemGreen
    view.addSubview(card)
    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    turn.toValue = 2 * Double.pi
    turn.duration = 3
    turn.repeatCount = .infinity
    var space = CATransform3DIdentity
    space.m34 = -1 / 400
    card.layer.transform = CATransform3DRotate(space, 0.4, 1, 0, 0)
    card.layer.add(turn, forKey: "turn")
  }
}
