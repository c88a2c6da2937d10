import UIKit

extension Stage {
  /// Whether what is typed goes anywhere.
  package var takesKeys: Bool { runtime.firstResponder is any UIKeyInput }

  /// Shows the physics of every dynamic animator in the next picture, or shows it no longer.
  ///
  /// What moves, moves as before.
  package func showPhysics(_ shows: Bool) { perform { runtime.showPhysics(shows) } }

  /// The names of the views that fingers touched in the last step, by the numbers of the fingers.
  var namesOfTouchedViews: [Int: String] {
    var names: [Int: String] = [:]
    for touch in runtime.touchesDown where touch.phase == .began {
      var view = touch.view
      while let known = view, known.givenName == nil { view = known.superview }
      if let name = view?.givenName { names[touch.id] = name }
    }
    return names
  }
}
