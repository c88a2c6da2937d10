import Geometry
import UIKit

extension Scene {
  /// One way to show a scene: in light or in dark, on a screen held upright or on its side, with a size of
  /// text.
  ///
  /// What is `nil` is as the scene itself says.
  public struct Setting: Hashable, Sendable {
    /// The screen that a scene is shown on instead of its own.
    public enum Display: Hashable, Sendable {
      case device(Screen.Device)
      /// A screen of a size in points, with the scene's own pixels a point.
      case size(CGSize)
    }

    /// Whether the scene is shown in light or in dark.
    public var appearance: Appearance?
    /// The screen that it is shown on.
    public var display: Display?
    /// How that screen, or the scene's own, is held.
    public var orientation: Screen.Orientation?
    /// How large the phone's user asks text to be.
    public var contentSizeCategory: UIContentSizeCategory?

    /// Makes a setting; without arguments, the one that changes nothing.
    ///
    /// - Parameters:
    ///   - appearance: whether the scene is shown in light or in dark.
    ///   - display: the screen that it is shown on.
    ///   - orientation: how that screen, or the scene's own, is held.
    ///   - contentSizeCategory: how large the phone's user asks text to be.
    public init(
      appearance: Appearance? = nil, display: Display? = nil,
      orientation: Screen.Orientation? = nil,
      contentSizeCategory: UIContentSizeCategory? = nil
    ) {
      self.appearance = appearance
      self.display = display
      self.orientation = orientation
      self.contentSizeCategory = contentSizeCategory
    }
  }

  /// Returns the scene as a setting shows it.
  ///
  /// - Parameter setting: what is to be other than the scene says.
  /// - Returns: a copy that differs in nothing else; its references have the setting in their name.
  public func shown(in setting: Setting) -> Scene {
    var scene = self
    scene.setting = setting
    scene.appearance = setting.appearance ?? appearance
    scene.contentSizeCategory = setting.contentSizeCategory ?? contentSizeCategory
    switch setting.display {
    case .device(let device): scene.screen = device.screen
    case .size(let size): scene.screen.size = size
    case nil: break
    }
    if let orientation = setting.orientation { scene.screen = scene.screen.held(orientation) }
    return scene
  }

  /// The name and the setting that the scene is shown in, as sentences have them: `flick, dark,
  /// iphone-se`.
  package var title: String { ([name] + setting.words).joined(separator: ", ") }

  /// The name of the scene's reference: `flick,dark,iphone-se`.
  ///
  /// A scene's own name has no comma.
  package var referenceName: String { setting.referenceName(of: name) }
}

extension Array where Element == Scene.Setting {
  /// Makes every combination of some settings.
  ///
  /// ```swift
  /// Scene("card", "A card turns.", settings: .every(
  ///   appearances: [.light, .dark], devices: [.iPhone16, .iPhoneSE])) { CardController() }
  /// ```
  ///
  /// - Parameters:
  ///   - appearances: light, dark or both; none leaves that to the scene.
  ///   - devices: the devices; none leaves the scene's own screen.
  ///   - orientations: upright, on its side or both; none leaves the screen as it is.
  ///   - contentSizeCategories: the sizes of text; none leaves that to the scene.
  /// - Returns: the combinations.
  public static func every(
    appearances: [Scene.Appearance] = [], devices: [Screen.Device] = [],
    orientations: [Screen.Orientation] = [],
    contentSizeCategories: [UIContentSizeCategory] = []
  ) -> [Scene.Setting] {
    every(
      appearances: appearances, displays: devices.map { .device($0) },
      orientations: orientations, contentSizeCategories: contentSizeCategories)
  }

  /// Makes every combination of some settings, each once.
  package static func every(
    appearances: [Scene.Appearance], displays: [Scene.Setting.Display],
    orientations: [Screen.Orientation], contentSizeCategories: [UIContentSizeCategory]
  ) -> [Scene.Setting] {
    func choices<Value>(_ values: [Value]) -> [Value?] { values.isEmpty ? [nil] : values }
    return choices(appearances).flatMap { appearance in
      choices(displays).flatMap { display in
        choices(orientations).flatMap { orientation in
          choices(contentSizeCategories).map { size in
            Scene.Setting(
              appearance: appearance, display: display, orientation: orientation,
              contentSizeCategory: size)
          }
        }
      }
    }.eachOnce
  }

  /// The settings, each once, in the order of their names.
  package var eachOnce: [Scene.Setting] {
    var seen: Set<[String]> = []
    return sorted().filter { seen.insert($0.words).inserted }
  }
}
