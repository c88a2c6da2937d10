import Flipbook
import UIKit

extension Fixtures {
  /// Bars, labels, controls and fills; a card in the other style changes half-way.
  static let appearances = Scene(
    "appearances", "Controls in light and in dark.", limit: 2
  ) {
    UINavigationController(rootViewController: AppearancesController())
  }
}

/// Shows what adapts to light and dark.
final class AppearancesController: UIViewController {
  private let card = UIView(frame: CGRect(x: 16, y: 330, width: 288, height: 150))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Appearance"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    let texts: [(String, UIColor)] = [
      ("Label", .label), ("Secondary", .secondaryLabel), ("Tertiary", .tertiaryLabel),
      ("Link", .link),
    ]
    for (index, (text, color)) in texts.enumerated() {
      let label = UILabel(frame: CGRect(x: 16, y: 80 + 28 * CGFloat(index), width: 130, height: 24))
      (label.text, label.textColor) = (text, color)
      view.addSubview(label)
    }
    let switches: [Bool] = [true, false]
    for (index, isOn) in switches.enumerated() {
      let toggle = UISwitch(frame: CGRect(x: 160 + 70 * CGFloat(index), y: 80, width: 0, height: 0))
      toggle.isOn = isOn
      view.addSubview(toggle)
    }
    let slider = UISlider(frame: CGRect(x: 160, y: 120, width: 140, height: 31))
    slider.value = 0.4
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.frame = CGRect(x: 160, y: 160, width: 140, height: 32)
    segments.selectedSegmentIndex = 0
    let field = UITextField(frame: CGRect(x: 16, y: 205, width: 140, height: 34))
    field.borderStyle = .roundedRect
    field.placeholder = "Placeholder"
    let stepper = UIStepper(frame: CGRect(x: 170, y: 205, width: 94, height: 32))
    let progress = UIProgressView(frame: CGRect(x: 16, y: 255, width: 288, height: 4))
    progress.progress = 0.6
    for view in [slider, segments, field, stepper, progress] { self.view.addSubview(view) }
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
      .systemIndigo, .systemPink, .systemGray,
    ]
    for (index, color) in colors.enumerated() {
      let chip = UIView(frame: CGRect(x: 16 + 32 * CGFloat(index), y: 280, width: 28, height: 28))
      chip.backgroundColor = color
      chip.layer.cornerRadius = 6
      view.addSubview(chip)
    }
    makeCard()
  }

  private func makeCard() {
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 12
    card.overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark
    let label = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 24))
    label.text = "The other style"
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.frame = CGRect(x: 16, y: 60, width: 80, height: 30)
    let toggle = UISwitch(frame: CGRect(x: 200, y: 60, width: 51, height: 31))
    for view in [label, button, toggle] { card.addSubview(view) }
    view.addSubview(card)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      self.card.overrideUserInterfaceStyle = .unspecified
    }
  }
}
