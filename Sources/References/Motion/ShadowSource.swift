import UIKit

/// What casts the shadow of a view that has no path for it: all that is in the view.
struct ShadowSource {
  let view: RecordedView
  let reference: RecordedFrame
  let actual: RecordedFrame

  init(view: RecordedView, in reference: RecordedFrame, _ actual: RecordedFrame) {
    (self.view, self.reference, self.actual) = (view, reference, actual)
  }

  /// Finds whether the view paints another content because of what is in it.
  ///
  /// - Parameter changed: the view in the run.
  /// - Returns: true when a named view in it changed, came or went, which is told of that view.
  func explainsContent(as changed: RecordedView) -> Bool {
    guard let shadow = view.look(ViewLook.Aspect.shadow.rawValue), !shadow.contains(", path "),
      changed.look(ViewLook.Aspect.shadow.rawValue) == shadow
    else { return false }
    let (one, other) = (holders(in: reference), holders(in: actual))
    return reference.views.contains { old in
      guard isInside(old.name, one) else { return false }
      guard let new = actual.views.first(where: { $0.name == old.name }) else { return true }
      return (old.pose, old.look, old.parts) != (new.pose, new.look, new.parts)
    }
      || actual.views.contains { new in
        isInside(new.name, other) && !reference.views.contains { $0.name == new.name }
      }
  }

  /// The nearest view with a name around each view.
  private func holders(in frame: RecordedFrame) -> [String: String] {
    var holders: [String: String] = [:]
    for view in frame.views { holders[view.name] = view.look(ViewLook.Aspect.inside.rawValue) }
    return holders
  }

  private func isInside(_ name: String, _ holders: [String: String]) -> Bool {
    var seen: Set<String> = []
    var name = name
    while let outer = holders[name], seen.insert(outer).inserted {
      if outer == view.name { return true }
      name = outer
    }
    return false
  }
}
