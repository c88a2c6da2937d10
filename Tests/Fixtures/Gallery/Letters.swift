import Flipbook
import UIKit

/// Every kind of letter, and symbols; the last line moves, so that there is something to film.
let letters = Scene("letters", "Letters of many scripts, emoji and symbols.", limit: 0.5) {
  LettersController()
}

private final class LettersController: UIViewController {
  private static let lines = [
    "Latin, Ελληνικά, Кириллица ♠ ♥ ♦ ♣ ☃ ⌘",
    "日本語です 中文 繁體 한국어",
    "العربية مرحبا 123",
    "שלום עולם abc",
    "हिन्दी ไทย ქართული Հայերեն",
    "😀 👨‍👩‍👧‍👦 👍🏽 🇩🇪 ❤️ 1️⃣ 👩🏾‍🚀 🏳️‍🌈",
  ]
  private static let symbols = [
    "heart", "heart.fill", "star.fill", "trash", "gearshape", "house.fill", "person.circle",
    "bell", "magnifyingglass", "square.and.arrow.up", "play.fill", "chevron.right", "plus", "xmark",
    "checkmark.circle.fill", "paperplane.fill", "camera", "photo", "bolt.fill", "ellipsis",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for (index, line) in Self.lines.enumerated() {
      for (weight, y) in [(UIFont.Weight.regular, 24), (.bold, 50)] {
        let label = UILabel(frame: CGRect(x: 10, y: y + 56 * index, width: 300, height: 24))
        label.font = .systemFont(ofSize: 17, weight: weight)
        label.text = line
        label.adjustsFontSizeToFitWidth = true
        label.backgroundColor = UIColor(white: 0.96, alpha: 1)
        view.addSubview(label)
      }
    }
    for (index, name) in Self.symbols.enumerated() {
      let weight: UIImage.SymbolWeight = index < 10 ? .regular : .bold
      let symbol = UIImageView(
        image: UIImage(
          systemName: name,
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: weight)))
      symbol.center = CGPoint(x: 24 + 30 * (index % 10), y: 376 + 32 * (index / 10))
      view.addSubview(symbol)
    }
    let large = UILabel(frame: CGRect(x: 10, y: 430, width: 300, height: 100))
    large.font = .systemFont(ofSize: 80)
    large.text = "😀A字"
    view.addSubview(large)
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "square.and.pencil"), for: .normal)
    button.setTitle(" Edit ✓", for: .normal)
    button.frame = CGRect(x: 200, y: 500, width: 110, height: 40)
    view.addSubview(button)
    UIView.animate(withDuration: 0.4) { large.center.x += 40 }
  }
}
