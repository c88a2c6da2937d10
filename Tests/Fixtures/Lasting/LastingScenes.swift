import Flipbook
import UIKit

/// Scenes that leave something for whatever is played behind them in the same process or folder.
@main
struct LastingScenes: Gallery {
  static let scenes = [
    Scene("first", "A square stands where nothing was left.", limit: 0.1) { LastingController() },
    Scene("second", "The same.", limit: 0.1) { LastingController() },
    Scene("crashes", "An index is out of range.", limit: 0.1) { CrashingController() },
    Scene("exits", "It ends the process.", limit: 0.1) { EndingController { exit(0) } },
    Scene("leaves", "It ends the process at once.", limit: 0.1) { EndingController { _exit(0) } },
    Scene("third", "The same as the first.", limit: 0.1) { LastingController() },
  ]
}

/// Moves a square down by what was left in a static variable, in defaults and in a file.
final class LastingController: UIViewController {
  private static var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let defaults = UserDefaults.standard
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("left")
    let inFile = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int($0) } ?? 0
    let left = Self.count + defaults.integer(forKey: "count") + inFile
    let square = UIView(frame: CGRect(x: 40, y: 40 + 20 * left, width: 80, height: 80))
    square.backgroundColor = .red
    view.addSubview(square)
    Self.count += 1
    defaults.set(1, forKey: "count")
    try? "\(inFile + 1)".write(to: file, atomically: true, encoding: .utf8)
    print("left: \(left)")
  }
}

/// Ends the process by a call.
final class EndingController: UIViewController {
  private let end: () -> Void

  init(end: @escaping () -> Void) {
    self.end = end
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    end()
  }
}

/// Ends the process by a fault.
final class CrashingController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print([Int]()[view.subviews.count])
  }
}
