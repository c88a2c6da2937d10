import UIKit

/// A screen full of lines in several scripts that moves as a whole, not on whole pixels.
final class MovingTextController: TimedController {
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

  private static let lines = [
    "The quick brown fox jumps over the lazy dog.", "Zwölf Boxkämpfer jagen Viktor quer.",
    "مرحبا بالعالم، هذا سطر طويل.", "שלום עולם, זאת שורה ארוכה.",
    "Party 🎉 at eight 🕗, bring cake 🎂!", "Съешь ещё этих мягких булок.",
    "Mixed שלום and مرحبا in one line.", "👩‍👩‍👧‍👦 👍🏽 🇫🇷 ❤️ 😀",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(page)
    for row in 0..<24 {
      let label = UILabel(frame: CGRect(x: 16, y: 14 + 22.5 * CGFloat(row), width: 288, height: 22))
      label.text = Self.lines[row % Self.lines.count]
      label.font = .systemFont(ofSize: 15)
      page.addSubview(label)
    }
  }

  override func move(at time: Double) {
    page.center = CGPoint(x: 160 + 10 * sin(1.1 * time), y: 284 + 14 * sin(1.7 * time))
  }
}
