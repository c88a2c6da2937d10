import Staging
import UIKit

/// Plays a view that stands by itself in a controller's view.
///
/// - Parameters:
///   - view: the view.
///   - frames: for how many frames it is played.
///   - start: called with the view before it is shown.
///   - frame: called with the view after each frame.
/// - Throws: what ends the film.
@MainActor func play<Shown: UIView>(
  _ view: Shown, frames: Int, _ start: @escaping (Shown) -> Void,
  each frame: (Shown) -> Void = { _ in }
) throws {
  let stage = try Stage(
    Scene("view", "") {
      let controller = UIViewController()
      controller.view.addSubview(view)
      start(view)
      return controller
    })
  for _ in 0..<frames {
    try stage.advance()
    frame(view)
  }
}
