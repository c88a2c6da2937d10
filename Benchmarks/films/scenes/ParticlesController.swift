import UIKit

/// Two thousand round layers that circle around the middle.
final class ParticlesController: TimedController {
  private var particles: [CALayer] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    for index in 0..<2000 {
      let particle = CALayer()
      particle.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
      particle.cornerRadius = 2
      particle.backgroundColor =
        UIColor(hue: CGFloat(index % 50) / 50, saturation: 0.7, brightness: 1, alpha: 1).cgColor
      view.layer.addSublayer(particle)
      particles.append(particle)
    }
    move(at: 0)
  }

  override func move(at time: Double) {
    for (index, particle) in particles.enumerated() {
      let number = Double(index)
      let radius = 20 + 0.13 * number
      let angle = 2.4 * number + time * (0.3 + Double(index % 9) / 10)
      particle.position = CGPoint(
        x: 160 + 0.55 * radius * cos(angle), y: 284 + 0.98 * radius * sin(angle))
    }
  }
}
