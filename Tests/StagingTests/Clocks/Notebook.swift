import Staging
import UIKit

/// What happened when, in milliseconds of the stage's time; to be written from any task.
@MainActor
final class Notebook {
  private(set) var lines: [String] = []

  func note(_ what: String) {
    lines.append("\(Int((CACurrentMediaTime() * 1000).rounded())) \(what)")
  }
}

/// A controller that does something when its view loads.
final class ActingViewController: UIViewController {
  private let act: @MainActor (UIView) -> Void

  init(_ act: @escaping @MainActor (UIView) -> Void) {
    self.act = act
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    act(view)
  }
}

/// A stage on which something is done as soon as there is a view.
@MainActor
func stage(
  limit: TimeInterval = 30, _ act: @escaping @MainActor (UIView) -> Void
) throws -> Stage {
  try Stage(limit: limit) { ActingViewController(act) }
}
