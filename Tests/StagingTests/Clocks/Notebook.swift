import Staging
import UIKit

/// A log of what happened, with milliseconds of the stage's time; any task may write to it.
@MainActor
final class Notebook {
  private(set) var lines: [String] = []

  func note(_ what: String) {
    lines.append("\(Int((CACurrentMediaTime() * 1000).rounded())) \(what)")
  }
}

/// A controller that calls a block when its view loads.
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

/// Makes a stage that calls a block when its view loads.
@MainActor
func stage(
  limit: TimeInterval = 30, _ act: @escaping @MainActor (UIView) -> Void
) throws -> Stage {
  try Stage(limit: limit) { ActingViewController(act) }
}
