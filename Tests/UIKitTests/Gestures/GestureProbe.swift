import Testing
import UIKit

/// Logs the actions of recognizers, as "name state".
@MainActor
final class GestureProbe {
  var log: [String] = []
  var onAction: (UIGestureRecognizer) -> Void = { _ in }

  func acted(_ recognizer: UIGestureRecognizer) {
    log.append("\(recognizer.name ?? "") \(recognizer.state)")
    onAction(recognizer)
  }

  /// Adds a recognizer to a view, and logs its actions.
  @discardableResult
  func watch<Recognizer: UIGestureRecognizer>(
    _ view: UIView, _ name: String, with recognizer: Recognizer
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: Selector(GestureProbe.acted(_:)))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A delegate of recognizers whose answers a test sets.
@MainActor
final class GestureRules: UIGestureRecognizerDelegate {
  var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
  var isSimultaneous: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var requiresFailure: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var isRequiredToFail: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var receives: (UITouch) -> Bool = { _ in true }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin(gestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requiresFailure(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isRequiredToFail(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives(touch) }
}
