import Foundation
import PlaygroundSupport
import Staging
import UIKit

/// Makes scenes of what a user's files show without one.
///
/// `flipbook` writes the calls.
@MainActor
public enum SourceScene {
  /// Makes a scene of a controller, or of a view by itself.
  ///
  /// Unspecified by Apple: a view without a size gets the one that its constraints or contents ask
  /// for, or the screen's; it stands in the middle of a white screen.
  ///
  /// - Parameters:
  ///   - name: the name of the scene.
  ///   - screen: the screen that it is shown on.
  ///   - limit: when it ends at the latest, in seconds.
  ///   - fingers: what the fingers do.
  ///   - typing: what is typed into text fields.
  ///   - tilts: how the device is held.
  ///   - make: makes the controller or the view.
  /// - Returns: the scene.
  public static func showing(
    _ name: String, screen: Screen = Screen(), limit: TimeInterval = 30, fingers: [Finger] = [],
    typing: [Typing] = [], tilts: [Tilt] = [], make: @escaping @MainActor () -> UIResponder
  ) -> Scene {
    Scene(
      name, "", screen: screen, limit: limit, fingers: fingers, typing: typing, tilts: tilts
    ) {
      controller(showing: make())
    }
  }

  private static func controller(showing responder: UIResponder) -> UIViewController {
    if let controller = responder as? UIViewController { return controller }
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    guard let view = responder as? UIView else { return controller }
    let screen = UIScreen.main.bounds
    if view.bounds.isEmpty {
      let fitting = view.systemLayoutSizeFitting(screen.size)
      view.frame.size = fitting.width > 0 && fitting.height > 0 ? fitting : screen.size
    }
    view.center = CGPoint(x: screen.midX, y: screen.midY)
    controller.view.addSubview(view)
    return controller
  }

  /// Makes a scene of a playground page's live view.
  ///
  /// - Parameters:
  ///   - name: the name of the scene.
  ///   - screen: the screen that it is shown on.
  ///   - limit: when it ends at the latest, in seconds.
  ///   - fingers: what the fingers do.
  ///   - typing: what is typed into text fields.
  ///   - tilts: how the device is held.
  ///   - statements: does what the page does.
  /// - Returns: the scene.
  public static func showingPage(
    _ name: String, screen: Screen = Screen(), limit: TimeInterval = 30, fingers: [Finger] = [],
    typing: [Typing] = [], tilts: [Tilt] = [], statements: @escaping @MainActor () -> Void
  ) -> Scene {
    showing(
      name, screen: screen, limit: limit, fingers: fingers, typing: typing, tilts: tilts
    ) {
      statements()
      guard let shown = PlaygroundPage.current.scene else { stop(.pageWithoutLiveView(page: name)) }
      return shown
    }
  }
}
