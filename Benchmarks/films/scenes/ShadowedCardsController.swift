import UIKit

/// Five white cards with shadows, of which the third was thrown and swings above the others.
final class ShadowedCardsController: TimedController {
  private let count: Int
  private var thrown = UIView()

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.94, alpha: 1)
    for index in 0..<count {
      let card = UIView(
        frame: CGRect(
          x: 24 + 6 * CGFloat(index / 5), y: 24 + 108 * CGFloat(index % 5), width: 272,
          height: 88))
      card.backgroundColor = .white
      card.layer.cornerRadius = 16
      card.layer.shadowOpacity = 0.3
      card.layer.shadowRadius = 12
      card.layer.shadowOffset = CGSize(width: 0, height: 6)
      let label = UILabel(frame: CGRect(x: 20, y: 28, width: 232, height: 32))
      label.text = "Card \(index + 1)"
      label.font = .systemFont(ofSize: 22, weight: .semibold)
      card.addSubview(label)
      view.addSubview(card)
      if index == 2 { thrown = card }
    }
    view.bringSubviewToFront(thrown)
  }

  override func move(at time: Double) {
    thrown.center = CGPoint(x: 160 + 70 * sin(1.9 * time), y: 284 + 200 * sin(1.3 * time))
    thrown.transform = CGAffineTransform(rotationAngle: 0.6 * sin(2.3 * time))
  }
}
