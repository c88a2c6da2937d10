import ArgumentParser
import Filming
import Staging

/// Whether scenes are shown in light or in dark.
struct AppearanceOption: ParsableArguments {
  /// What can be asked for.
  enum Choice: String, Hashable, CaseIterable, ExpressibleByArgument {
    case light, dark, both
  }

  @Option(
    help: ArgumentHelp(
      "Show scenes in light, in dark or in both, whatever they say themselves.",
      discussion: """
        {appearance} in a path stands for light or dark. With both, each path has to have it, so that \
        there are two films, which a page chooses from. An SVG holds both in one file by itself.
        """))
  var appearance: Choice?

  /// A file of a scene, and the appearances that are in it.
  struct Take<Format: PlaceFormat>: Hashable, Sendable {
    /// *Shape*: one, or light and dark.
    let appearances: [Scene.Appearance]
    let place: OutputPlace<Format>
  }

  /// Returns the files of a scene, of which a place names one or two.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - place: where they go, with the scene's name in it.
  ///   - holdsBoth: whether one file has room for light and dark, and has both unless one is asked for.
  /// - Returns: the files, light before dark.
  /// - Throws: `ValidationError` when two files would be written to one place.
  func takes<Format>(
    of scene: Scene, at place: OutputPlace<Format>, holdsBoth: Bool = false
  ) throws -> [Take<Format>] {
    let wanted = wanted(of: scene)
    if place.mentions(Self.key) {
      return wanted.map { shown in
        Take(appearances: [shown], place: place.replacing(Self.key, with: shown.rawValue))
      }
    }
    if holdsBoth {
      let isOpen = appearance == nil && scene.appearance == .light
      return [Take(appearances: isOpen ? [.light, .dark] : wanted, place: place)]
    }
    guard wanted.count == 1 else {
      throw ValidationError(
        "\(place.inWords) cannot hold both appearances. Put {\(Self.key)} into the path, which stands"
          + " for light and dark, as in {scene}-{\(Self.key)}.\(place.format.ending ?? "png").")
    }
    return [Take(appearances: wanted, place: place)]
  }

  /// Returns a scene in each appearance that is asked for, and where its pictures go.
  ///
  /// - Throws: `ValidationError` when two pictures would be written to one place.
  func shown<Format>(
    of scene: Scene, at places: [OutputPlace<Format>]
  ) throws -> [(scene: Scene, places: [OutputPlace<Format>])] {
    let all: [Take<Format>] = try places.flatMap { place in
      try takes(of: scene, at: place.replacing("scene", with: scene.name))
    }
    return wanted(of: scene).map { shown in
      (scene.appearing(shown), all.filter { $0.appearances == [shown] }.map(\.place))
    }
  }

  /// The end of a name without `-o`: empty where there is one appearance.
  var suffix: String { appearance == .both ? "-{\(Self.key)}" : "" }

  private func wanted(of scene: Scene) -> [Scene.Appearance] {
    switch appearance {
    case nil: [scene.appearance]
    case .light: [.light]
    case .dark: [.dark]
    case .both: [.light, .dark]
    }
  }

  /// What stands for the appearance in a path.
  private static let key = "appearance"
}

/// Whether a scene that is played live is shown in light or in dark.
struct OneAppearanceOption: ParsableArguments {
  @Option(help: "Show scenes in light or in dark, whatever they say themselves.")
  var appearance: Scene.Appearance?

  /// Returns a scene as it is to be shown.
  func applied(to scene: Scene) -> Scene { appearance.map(scene.appearing) ?? scene }
}

extension Scene.Appearance: ExpressibleByArgument {}
