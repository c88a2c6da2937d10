/// Something that an app has asked to be called for, and that no event has called so far.
package struct UncalledHandler: Hashable, Sendable {
  /// What would have called it: `touchUpInside`, `UIPanGestureRecognizer`.
  package let cause: String
  /// The name of the method; `nil` for a closure or a method without a name.
  package let method: String?
}

extension UIView {
  /// The actions of the view, where it is a control, and of its recognizers that were never called.
  package var uncalledHandlers: [UncalledHandler] {
    let actions = ((self as? UIControl)?.receivers ?? [])
      .filter { !$0.wasCalled && !$0.isGone && !$0.isOfSystem }
      .map { UncalledHandler(cause: $0.events.inWords, method: $0.targetAction?.1.name) }
    let gestures = recognizers.flatMap { recognizer in
      recognizer.targets.filter { target in
        guard !target.wasCalled, let object = target.target else { return false }
        return !ViewKinds.isOfSystem(type(of: object))
      }.map { UncalledHandler(cause: "\(type(of: recognizer))", method: $0.action.name) }
    }
    return actions + gestures + ((self as? BarButton)?.item.uncalledHandlers ?? [])
  }
}

extension UIBarButtonItem {
  /// The action of the item, if it was never called.
  fileprivate var uncalledHandlers: [UncalledHandler] {
    guard !wasCalled, action != nil || primaryAction != nil else { return [] }
    return [UncalledHandler(cause: "a tap", method: primaryAction == nil ? action?.name : nil)]
  }
}

extension ControlAction {
  /// Whether a part of UIKit itself is called.
  fileprivate var isOfSystem: Bool {
    target.map { ViewKinds.isOfSystem(type(of: $0)) } ?? false
  }
}

extension UIControl.Event {
  /// The names of the events: `touchUpInside`.
  fileprivate var inWords: String {
    let names = Self.names.filter { contains($0.event) }.map(\.name)
    return names.isEmpty ? "event \(rawValue)" : names.joined(separator: ", ")
  }

  private static let names: [(event: UIControl.Event, name: String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]
}
