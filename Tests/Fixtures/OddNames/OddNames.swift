import Flipbook
import UIKit

/// Scenes whose names and texts come from the environment, for the campaign.
///
/// Whatever they are, it must be possible to read back every text format.
@main
struct OddNames: Gallery {
  static let scenes = [
    Scene(given("ODD_SCENE") ?? "odd", given("ODD_SENTENCE") ?? "Falls.", limit: 0.2) {
      OddController(name: given("ODD_VIEW") ?? "view", text: given("ODD_TEXT") ?? mixedText)
    }
  ]

  private static func given(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  /// A text whose shape may depend on the language, if the environment could choose one.
  private static let mixedText = "fi ﬁ “Ağır” Škoda 直骨刃 مرحبا שלום नमस्ते 0123 1/2 AVAToTy"
}

/// Lets a label fall.
final class OddController: UIViewController {
  private let name: String
  private let text: String
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  init(name: String, text: String) {
    self.name = name
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 120))
    label.text = text
    label.numberOfLines = 0
    label.accessibilityIdentifier = name
    view.addSubview(label)
    animator.addBehavior(UIGravityBehavior(items: [label]))
  }
}
