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
        It decides the size, the pixels a point and the corners of a border. Devices: \
        \(Device.all.map(\.name).joined(separator: ", ")).
        """,
      valueName: "name"),
    transform: Device.init(parsing:))
  var device: Device?

  @Option(
    help: ArgumentHelp(
      "Show the scene on a screen of this size, in points, as in 390x844.",
      valueName: "width>x<height"),
    transform: ScreenSize.init(parsing:))
  var size: ScreenSize?

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
      scene.screen = Screen(width: device.width, height: device.height, scale: device.scale)
    } else if let size {
      scene.screen.size = CGSize(width: size.width, height: size.height)
    }
    if let contentSize { scene.contentSizeCategory = contentSize.category }
    return scene
  }

  /// The words that ask another process for the same screen.
  var arguments: [String] {
    (device.map { ["--device", $0.name] } ?? [])
      + (size.map { ["--size", "\(Words.exact($0.width))x\(Words.exact($0.height))"] } ?? [])
      + (contentSize.map { ["--content-size", $0.name] } ?? [])
  }

  /// The radius of the corners of a border.
  ///
  /// *Units*: points.
  var cornerRadius: Double { device?.cornerRadius ?? Self.usualRadius }

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

/// A device and its screen.
///
/// Source: Apple's Human Interface Guidelines, Layout, for sizes in points and scales; the radii are
/// those that the displays of the simulators have.
struct Device: Hashable, Sendable {
  let name: String
  /// The size in portrait.
  ///
  /// *Units*: points.
  let width: Double
  let height: Double
  /// The number of pixels a point.
  let scale: Double
  /// The radius of the corners.
  ///
  /// *Units*: points.
  let cornerRadius: Double

  private init(_ name: String, _ width: Double, _ height: Double, _ scale: Double, _ radius: Double)
  {
    (self.name, self.width, self.height) = (name, width, height)
    (self.scale, cornerRadius) = (scale, radius)
  }

  /// Finds a device.
  ///
  /// - Parameter text: its name, in any case.
  /// - Throws: `ValidationError` that says what can be given.
  init(parsing text: String) throws(ValidationError) {
    guard let known = Self.all.first(where: { $0.name == text.lowercased() }) else {
      throw ValidationError(
        "there is no device “\(text)”; give one of"
          + " \(Words.list(Self.all.map(\.name), most: Self.all.count)), or --size.")
    }
    self = known
  }

  /// The devices, from small to large.
  static let all = [
    Device("iphone-5s", 320, 568, 2, 0),
    Device("iphone-se", 375, 667, 2, 0),
    Device("iphone-8-plus", 414, 736, 3, 0),
    Device("iphone-x", 375, 812, 3, 39),
    Device("iphone-11", 414, 896, 2, 41.5),
    Device("iphone-13-mini", 375, 812, 3, 44),
    Device("iphone-14", 390, 844, 3, 47.33),
    Device("iphone-14-plus", 428, 926, 3, 53.33),
    Device("iphone-15", 393, 852, 3, 55),
    Device("iphone-15-pro-max", 430, 932, 3, 55),
    Device("iphone-16", 393, 852, 3, 55),
    Device("iphone-16-pro", 402, 874, 3, 62),
    Device("iphone-16-pro-max", 440, 956, 3, 62),
    Device("ipad-mini", 744, 1133, 2, 21.5),
    Device("ipad", 820, 1180, 2, 25),
    Device("ipad-pro-11", 834, 1194, 2, 18),
    Device("ipad-pro-13", 1024, 1366, 2, 18),
  ]
}
