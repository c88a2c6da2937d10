import ArgumentParser
import Foundation
import Staging
import Wording

/// The settings in which scenes are recorded and verified.
struct SettingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Light, dark or both; a reference each.",
      discussion: """
        Every combination of what these five options name is a reference of its own, such as \
        references/flick,dark,iphone-se. `record` makes exactly these; `verify` compares those that were \
        recorded and have what is named. Without them both are about the settings of the scene itself and \
        all that were recorded.
        """),
    transform: Listed.init(parsingAppearances:))
  var appearance: [Listed<Scene.Appearance>] = []

  @Option(
    help: ArgumentHelp(
      "Devices with commas between them, as in iphone-16,iphone-se.",
      discussion: "Devices: \(Screen.Device.all.map(\.name).joined(separator: ", ")).",
      valueName: "names"),
    transform: { try Listed($0, of: Screen.Device.init(parsing:)) })
  var device: [Listed<Screen.Device>] = []

  @Option(
    help: ArgumentHelp(
      "Sizes of screens, in points, as in 390x844,320x568.", valueName: "width>x<height"),
    transform: { try Listed($0, of: ScreenSize.init(parsing:)) })
  var size: [Listed<ScreenSize>] = []

  @Option(
    help: ArgumentHelp(
      "Upright, on its side or both: portrait,landscape.",
      discussion: "The screen is turned, with what the system covers of it.",
      valueName: "ways"),
    transform: { try Listed($0, of: Screen.Orientation.init(parsing:)) })
  var orientation: [Listed<Screen.Orientation>] = []

  @Option(
    help: ArgumentHelp(
      "Sizes of text with commas between them, as in large,accessibility-large.",
      discussion: "Sizes: \(ContentSize.names.joined(separator: ", ")).",
      valueName: "sizes"),
    transform: { try Listed($0, of: ContentSize.init(parsing:)) })
  var contentSize: [Listed<ContentSize>] = []

  func validate() throws {
    if !device.isEmpty, !size.isEmpty {
      throw ValidationError("Give --device or --size, not both.")
    }
  }

  /// Every combination of what was given; `nil` where nothing was.
  var asked: [Scene.Setting]? {
    let displays: [Scene.Setting.Display] =
      device.flatMap(\.values).map { .device($0) }
      + size.flatMap(\.values).map { .size(CGSize(width: $0.width, height: $0.height)) }
    let settings: [Scene.Setting] = .every(
      appearances: appearance.flatMap(\.values), displays: displays,
      orientations: orientation.flatMap(\.values),
      contentSizeCategories: contentSize.flatMap(\.values).map(\.category))
    return settings.contains { !$0.isEmpty } ? settings : nil
  }
}

extension Scene.Setting {
  /// The options by which a command shows a scene so.
  var options: [String] {
    var options: [String] = []
    if let appearance { options += ["--appearance", appearance.rawValue] }
    switch display {
    case .device(let device): options += ["--device", device.name]
    case .size(let size):
      options += ["--size", "\(Words.exact(size.width))x\(Words.exact(size.height))"]
    case nil: break
    }
    if let orientation { options += ["--orientation", orientation.rawValue] }
    if let contentSizeCategory {
      options += ["--content-size", ContentSize.name(of: contentSizeCategory)]
    }
    return options
  }
}

/// Values as a user lists them, with commas between them.
struct Listed<Value: Sendable>: Sendable {
  /// *Shape*: at least one.
  let values: [Value]

  /// Reads values.
  ///
  /// - Parameters:
  ///   - text: what the user typed.
  ///   - read: reads one value.
  /// - Throws: what `read` throws.
  init(_ text: String, of read: (String) throws -> Value) throws {
    values = try text.split(separator: ",", omittingEmptySubsequences: false).map {
      try read(String($0.trimmingPrefix(" ")))
    }
  }
}

extension Listed<Scene.Appearance> {
  /// Reads appearances, of which `both` is two.
  ///
  /// - Throws: `ValidationError` that says what can be given.
  init(parsingAppearances text: String) throws {
    let list = try Listed<[Scene.Appearance]>(text) { word in
      if word.lowercased() == "both" { return [.light, .dark] }
      guard let appearance = Scene.Appearance(rawValue: word.lowercased()) else {
        throw ValidationError("there is no appearance “\(word)”; give light, dark or both.")
      }
      return [appearance]
    }
    self.init(values: list.values.flatMap { $0 })
  }

  private init(values: [Value]) { self.values = values }
}
