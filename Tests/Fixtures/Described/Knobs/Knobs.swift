import UIKit

/// Two knobs follow a finger, one at once and one by animations; a ball springs into its place.
final class Knobs: UIViewController {
  private let quick = UIView(frame: CGRect(x: 40, y: 150, width: 60, height: 60))
  private let slow = UIView(frame: CGRect(x: 40, y: 350, width: 60, height: 60))
  private let ball = UIView(frame: CGRect(x: 130, y: 60, width: 50, height: 50))

  override func viewDidLoad() {
    view.backgroundColor = .white
    ball.backgroundColor = .systemBlue
    ball.accessibilityIdentifier = "ball"
    view.addSubview(ball)
    for (knob, name) in [(quick, "quick"), (slow, "slow")] {
      knob.backgroundColor = .systemRed
      knob.accessibilityIdentifier = name
      view.addSubview(knob)
      knob.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animateKeyframes(withDuration: 0.6, delay: 0, options: .calculationModeLinear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        self.ball.center.y += 220
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        self.ball.center.y -= 20
      }
    }
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let x = pan.location(in: view).x
    if pan.view === quick {
      quick.center.x = x
    } else {
      UIView.animate(withDuration: 0.3) { self.slow.center.x = x }
    }
  }
}
