import Foundation
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

  /// Makes a scene of an app, which is launched.
  ///
  /// - Parameters:
  ///   - name: the name of the scene.
  ///   - screen: the screen that it is shown on.
  ///   - limit: when it ends at the latest, in seconds.
  ///   - fingers: what the fingers do.
  ///   - typing: what is typed into text fields.
  ///   - tilts: how the device is held.
  ///   - make: makes the app's delegate.
  /// - Returns: the scene.
  public static func launching(
    _ name: String, screen: Screen = Screen(), limit: TimeInterval = 30, fingers: [Finger] = [],
    typing: [Typing] = [], tilts: [Tilt] = [],
    make: @escaping @MainActor () -> any UIApplicationDelegate
  ) -> Scene {
    let launch = Launch()
    return Scene(
      name, "", screen: screen, limit: limit, fingers: fingers, typing: typing, tilts: tilts
    ) {
      launch.rootController(of: make())
    }
  }
}

/// An app that is launched; keeps its delegate, as the system does.
@MainActor
private final class Launch {
  private var delegate: (any UIApplicationDelegate)?

  /// Launches an app.
  ///
  /// - Returns: the controller of its window, which the stage shows in its own.
  func rootController(of delegate: any UIApplicationDelegate) -> UIViewController {
    self.delegate = delegate
    let application = UIApplication.shared
    application.delegate = delegate
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    let window = delegate.window ?? application.keyWindow
    guard let window, let controller = window.rootViewController else {
      stop(
        .appWithoutWindow(delegate: "\(type(of: delegate))"))
    }
    window.isHidden = true
    window.rootViewController = nil
    delegate.applicationDidBecomeActive(application)
    return controller
  }
}
