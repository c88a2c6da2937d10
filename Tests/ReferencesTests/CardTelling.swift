import Staging
import UIKit

@testable import References

/// Tells what differs of two versions of a scene with a card.
@MainActor protocol CardTelling {}

extension CardTelling {
  typealias Change = @MainActor (_ card: UIView, _ root: UIView) -> Void

  func scene(_ change: @escaping Change) -> Scene {
    Scene("card", "", limit: 1) {
      let controller = UIViewController()
      let card = UIView(frame: CGRect(x: 100, y: 160, width: 120, height: 80))
      card.accessibilityIdentifier = "card"
      card.backgroundColor = .blue
      controller.view.addSubview(card)
      change(card, controller.view)
      return controller
    }
  }

  /// Returns what is told of two scenes, a line each.
  func told(_ old: @escaping Change, _ new: @escaping Change) async throws -> [String] {
    try await RecordComparison(
      SceneRecorder(scene(old)).record(), SceneRecorder(scene(new)).record()
    ).verdict.findings.map(\.sentence)
  }

  @discardableResult
  static func add(_ name: String?, to view: UIView, at x: CGFloat = 10) -> UIView {
    let new = UIView(frame: CGRect(x: x, y: 10, width: 20, height: 20))
    new.accessibilityIdentifier = name
    new.backgroundColor = .red
    view.addSubview(new)
    return new
  }

  static func after(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { work() }
  }
}
