import Flipbook
import UIKit

/// Scenes that no sane author writes: each ends in a film or in a sentence.
///
/// A number at the end of a name, as in `nested-1000`, is the size of the scene; scenes of twice
/// the size show how the cost grows.
@main
struct HostileScenes: Gallery {
  static let scenes =
    numbers + recursion + nesting + crowds + paths + texts + dynamics + time + pictures
}

/// Makes a scene whose root view is filled by a closure.
///
/// *Units*: `limit` in seconds.
func hostile(
  _ name: String, _ sentence: String, limit: TimeInterval = 0.5, fingers: [Finger] = [],
  setUp: @escaping @MainActor (HostileController) -> Void
) -> Scene {
  Scene(name, sentence, limit: limit, fingers: fingers) { HostileController(setUp: setUp) }
}

/// Makes the same scene in several sizes.
func sized(
  _ name: String, _ counts: [Int], _ sentence: String, limit: TimeInterval = 0.5,
  fingers: @escaping (Int) -> [Finger] = { _ in [] },
  setUp: @escaping @MainActor (HostileController, Int) -> Void
) -> [Scene] {
  counts.map { count in
    hostile("\(name)-\(count)", sentence, limit: limit, fingers: fingers(count)) {
      setUp($0, count)
    }
  }
}

/// A controller with a white view that a closure fills, and with objects that it keeps alive.
final class HostileController: UIViewController {
  var kept: [Any] = []
  var whenAppeared: ((HostileController) -> Void)?
  private let setUp: (HostileController) -> Void

  init(setUp: @escaping @MainActor (HostileController) -> Void = { _ in }) {
    self.setUp = setUp
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    setUp(self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    whenAppeared?(self)
  }

  /// Adds a coloured square, named `square`.
  @discardableResult
  func addSquare(_ frame: CGRect = CGRect(x: 140, y: 264, width: 40, height: 40)) -> UIView {
    let square = UIView(frame: frame)
    square.backgroundColor = .orange
    square.accessibilityIdentifier = "square"
    view.addSubview(square)
    return square
  }
}
