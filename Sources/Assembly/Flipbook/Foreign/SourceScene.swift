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
  /// for, or the screen's; it stands in the middle of a white screen, and is shown smaller where it
  /// is larger than that.
  ///
  /// - Parameters:
  ///   - name: the name of the scene.
  ///   - screen: the screen that it is shown on.
  ///   - limit: when it ends at the latest, in seconds.
  ///   - fingers: what the fingers do.
  ///   - typing: what is typed into text fields.
  ///   - tilts: how the device is held.
  ///   - isMadeByOthers: whether a controller of another scene makes one, so that this scene is
  ///     played only where it is named.
  ///   - make: makes the controller or the view.
  /// - Returns: the scene.
  public static func showing(
    _ name: String, screen: Screen = Screen(), limit: TimeInterval = 30, fingers: [Finger] = [],
    typing: [Typing] = [], tilts: [Tilt] = [], isMadeByOthers: Bool = false,
    make: @escaping @MainActor () -> UIResponder
  ) -> Scene {
    var scene = Scene(
      name, "", screen: screen, limit: limit, fingers: fingers, typing: typing, tilts: tilts
    ) {
      controller(showing: make())
    }
    scene.isMadeByOthers = isMadeByOthers
    return scene
  }

  /// Makes a scene of an app that was made for an earlier iOS, as its project or names that Swift has
  /// changed tell.
  ///
  /// Up to 12, what it presents covers the screen; up to 14, bars have their ground everywhere.
  ///
  /// - Parameters:
  ///   - kit: the iOS whose kit the app was linked with.
  ///   - scene: the scene of an app of today.
  /// - Returns: the scene.
  public static func of(kit: Int, _ scene: Scene) -> Scene {
    var scene = scene
    scene.kit = kit
    return scene
  }

  /// Makes a scene of an app that is told of another version of iOS.
  ///
  /// - Parameters:
  ///   - version: 17, 18 or 26.
  ///   - scene: the scene.
  /// - Returns: the scene; the same for a version that is not known.
  public static func of(system version: Int, _ scene: Scene) -> Scene {
    var scene = scene
    scene.system = SystemVersion(rawValue: version) ?? scene.system
    return scene
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
    let shown = fitted(view, into: screen.size)
    shown.center = CGPoint(x: screen.midX, y: screen.midY)
    controller.view.addSubview(shown)
    return controller
  }

  /// Returns a view, or one that shows it smaller where it is larger than a size.
  private static func fitted(_ view: UIView, into size: CGSize) -> UIView {
    let scale = min(size.width / view.bounds.width, size.height / view.bounds.height)
    guard scale < 1 else { return view }
    // The view itself may have a transform that its code changes.
    let host = UIView(frame: CGRect(origin: .zero, size: view.bounds.size))
    view.center = CGPoint(x: host.bounds.midX, y: host.bounds.midY)
    host.addSubview(view)
    host.transform = CGAffineTransform(scaleX: scale, y: scale)
    return host
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
  ///   - statements: does what the page does, and gives what has to live as long as the scene.
  /// - Returns: the scene.
  public static func showingPage(
    _ name: String, screen: Screen = Screen(), limit: TimeInterval = 30, fingers: [Finger] = [],
    typing: [Typing] = [], tilts: [Tilt] = [], statements: @escaping @MainActor () -> [Any]
  ) -> Scene {
    showing(
      name, screen: screen, limit: limit, fingers: fingers, typing: typing, tilts: tilts
    ) {
      valuesOfPage = statements()
      guard let shown = PlaygroundPage.current.scene else { stop(.pageWithoutLiveView(page: name)) }
      return shown
    }
  }

  /// Makes a scene of a playground page whose values a process can make once.
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
  public static func showingPageOnce(
    _ name: String, screen: Screen = Screen(), limit: TimeInterval = 30, fingers: [Finger] = [],
    typing: [Typing] = [], tilts: [Tilt] = [], statements: @escaping @MainActor () -> Void
  ) -> Scene {
    showingPage(
      name, screen: screen, limit: limit, fingers: fingers, typing: typing, tilts: tilts
    ) {
      guard !hasPlayedPage else { stop(.pageTwice(page: name)) }
      hasPlayedPage = true
      statements()
      return []
    }
  }

  /// What the variables of the page hold that plays.
  private static var valuesOfPage: [Any] = []
  private static var hasPlayedPage = false
}
