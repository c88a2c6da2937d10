import ArgumentParser
import Foundation
import Staging
import Wording

/// The screen that a scene is shown on instead of its own.
struct ScreenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show the scene on the screen of a device, as in iphone-16.",
      discussion: """
        It decides the size, the pixels a point, the safe areas and the corners of a border. Devices: \
        \(Screen.Device.all.map(\.name).joined(separator: ", ")).
        """,
      valueName: "name"),
    transform: Screen.Device.init(parsing:))
  var device: Screen.Device?

  @Option(
    help: ArgumentHelp(
      "Show the scene on a screen of this size, in points, as in 390x844.",
      valueName: "width>x<height"),
    transform: ScreenSize.init(parsing:))
  var size: ScreenSize?

  @Option(
    help: ArgumentHelp(
      "Hold the device upright or on its side: portrait or landscape.",
      discussion: "The screen is turned, with what the system covers of it.",
      valueName: "way"),
    transform: Screen.Orientation.init(parsing:))
  var orientation: Screen.Orientation?

  @Option(
    help: ArgumentHelp(
      "Show text as large as a user may ask for, as in accessibility-large.",
      discussion: "Sizes: \(ContentSize.names.joined(separator: ", ")).",
      valueName: "size"),
    transform: ContentSize.init(parsing:))
  var contentSize: ContentSize?

  func validate() throws {
    if device != nil, size != nil { throw ValidationError("Give --device or --size, not both.") }
  }

  /// Returns a scene on the screen that was asked for.
  func applied(to scene: Scene) -> Scene {
    var scene = scene
    if let device {
      scene.screen = device.screen
    } else if let size {
      scene.screen.size = CGSize(width: size.width, height: size.height)
    }
    if let orientation { scene.screen = scene.screen.held(orientation) }
    if let contentSize { scene.contentSizeCategory = contentSize.category }
    return scene
  }

  /// The words that ask another process for the same screen.
  var arguments: [String] {
    (device.map { ["--device", $0.name] } ?? [])
      + (size.map { ["--size", "\(Words.exact($0.width))x\(Words.exact($0.height))"] } ?? [])
      + (orientation.map { ["--orientation", $0.rawValue] } ?? [])
      + (contentSize.map { ["--content-size", $0.name] } ?? [])
  }

  /// The radius of the corners of a border.
  ///
  /// *Units*: points.
  var cornerRadius: Double { device?.cornerRadius ?? Self.usualRadius }

  /// Returns the radius of a screen's corners: that of the device whose screen has this size, where none is
  /// named.
  func cornerRadius(of screen: Screen) -> Double {
    device?.cornerRadius
      ?? Screen.Device.all.first { $0.screen.size == screen.size }?.cornerRadius
      ?? Self.usualRadius
  }

  /// The radius on a screen that is no device's.
  private static let usualRadius = 24.0
}

/// The size of a screen as a user types it: `390x844`.
struct ScreenSize: Hashable, Sendable {
  /// *Units*: points.
  let width: Double
  let height: Double

  /// Reads a size.
  ///
  /// - Parameter text: two numbers of points with an x between them.
  /// - Throws: `ValidationError` that says what can be given.
  init(parsing text: String) throws(ValidationError) {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      Self.sides.contains(width), Self.sides.contains(height)
    else {
      throw ValidationError(
        "give a width and a height from \(Words.exact(Self.sides.lowerBound)) to"
          + " \(Words.exact(Self.sides.upperBound)) points, as in 390x844.")
    }
    (self.width, self.height) = (width, height)
  }

  /// The sides that a screen can have.
  ///
  /// *Units*: points.
  private static let sides = 1.0...10_000
}

extension Screen.Orientation {
  /// Reads a way to hold a device.
  ///
  /// - Parameter text: what the user typed, in any case.
  /// - Throws: `ValidationError` that says what can be given.
  init(parsing text: String) throws(ValidationError) {
    guard let known = Self(rawValue: text.lowercased()) else {
      throw ValidationError("there is no orientation “\(text)”; give portrait or landscape.")
    }
    self = known
  }
}

extension Screen.Device {
  /// Finds a device.
  ///
  /// - Parameter text: its name, in any case.
  /// - Throws: `ValidationError` that says what can be given.
  init(parsing text: String) throws(ValidationError) {
    guard let known = Self(named: text) else {
      throw ValidationError(
        "there is no device “\(text)”; give one of"
          + " \(Words.list(Self.all.map(\.name), most: Self.all.count)), or --size.")
    }
    self = known
  }
}
