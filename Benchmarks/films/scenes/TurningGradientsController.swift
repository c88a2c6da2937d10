import UIKit

/// Two hundred squares with a gradient and round corners, each of which turns at its own speed.
final class TurningGradientsController: TimedController {
  private var squares: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<200 {
      let square = GradientView(
        frame: CGRect(
          x: 32 * CGFloat(index % 10) + 4, y: 28.4 * CGFloat(index / 10) + 2, width: 24,
          height: 24))
      square.layer.cornerRadius = 6
      let hue = CGFloat(index) / 200
      (square.layer as? CAGradientLayer)?.colors = [
        hue, (hue + 0.3).truncatingRemainder(dividingBy: 1),
      ]
      .map { UIColor(hue: $0, saturation: 0.8, brightness: 0.95, alpha: 1).cgColor }
      view.addSubview(square)
      squares.append(square)
    }
  }

  override func move(at time: Double) {
    for (index, square) in squares.enumerated() {
      square.transform = CGAffineTransform(
        rotationAngle: time * (0.5 + Double(index % 7) / 4))
    }
  }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}
