import Geometry

extension Screen {
  /// The screen of a device.
  ///
  /// - Parameters:
  ///   - device: the device: `.iPhone16`.
  ///   - orientation: how it is held.
  public init(_ device: Device, _ orientation: Orientation = .portrait) {
    self = device.screen.held(orientation)
  }

  /// A device by its screen.
  ///
  /// Source: docs/measurements.md, “Devices”.
  public struct Device: Hashable, Sendable {
    /// The name that commands take: `iphone-16`.
    public let name: String
    /// The screen in portrait.
    public let screen: Screen
    /// The radius of the corners.
    ///
    /// *Units*: points.
    public let cornerRadius: Double
    /// What the system covers of the screen.
    let cover: Cover
    /// What Interface Builder calls devices of this size.
    let interfaceNames: [String]

    private init(
      _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ radius: Double,
      _ cover: Cover, _ interfaceNames: String...
    ) {
      self.name = name
      var screen = Screen(width: width, height: height, scale: scale)
      screen.insets = cover.upright
      self.screen = screen
      cornerRadius = radius
      (self.cover, self.interfaceNames) = (cover, interfaceNames)
    }

    /// Finds a device; `nil` for a name that is none's.
    ///
    /// - Parameter name: its name, in any case.
    public init?(named name: String) {
      guard let known = Self.all.first(where: { $0.name == name.lowercased() }) else { return nil }
      self = known
    }

    /// Phones that are 320 to 414 points wide; from the X on they have no home button.
    public static let iPhone4s = Device("iphone-4s", 320, 480, 2, 0, .button, "retina3_5")
    public static let iPhone5s = Device("iphone-5s", 320, 568, 2, 0, .button, "retina4_0")
    public static let iPhoneSE = Device("iphone-se", 375, 667, 2, 0, .button, "retina4_7")
    public static let iPhone8Plus = Device("iphone-8-plus", 414, 736, 3, 0, .button, "retina5_5")
    public static let iPhoneX = Device("iphone-x", 375, 812, 3, 39, .housing(44), "retina5_9")
    public static let iPhone11 = Device("iphone-11", 414, 896, 2, 41.5, .housing(48), "retina6_1")
    public static let iPhone11ProMax = Device(
      "iphone-11-pro-max", 414, 896, 3, 39, .housing(44), "retina6_5")
    /// A phone of 375 × 812 points as `iPhoneX`, of whose screen the system covers more.
    public static let iPhone13Mini = Device(
      "iphone-13-mini", 375, 812, 3, 44, .housing(50), "retina5_4")
    /// Phones of 390 and 428 points, of which the system covers 47 above.
    public static let iPhone14 = Device("iphone-14", 390, 844, 3, 47.33, .housing(47), "retina6_0")
    public static let iPhone14Plus = Device(
      "iphone-14-plus", 428, 926, 3, 53.33, .housing(47), "retina6_7")
    /// Phones of 393 and 430 points, of which the system covers 59 above.
    public static let iPhone15 = Device("iphone-15", 393, 852, 3, 55, .housing(59), "retina6_12")
    public static let iPhone15ProMax = Device(
      "iphone-15-pro-max", 430, 932, 3, 55, .housing(59), "retina6_72")
    /// The screen of `iPhone15` by a newer name, and one of 402 points with 62 covered above.
    public static let iPhone16 = Device("iphone-16", 393, 852, 3, 55, .housing(59))
    public static let iPhone16Pro = Device(
      "iphone-16-pro", 402, 874, 3, 62, .housing(62), "retina6_3")
    /// The largest phone: 440 × 956 points, of which the system covers 62 above.
    public static let iPhone16ProMax = Device(
      "iphone-16-pro-max", 440, 956, 3, 62, .housing(62), "retina6_9")
    /// iPads with a home button: square corners, and a status bar of 20 points however they are
    /// held.
    public static let iPad9 = Device("ipad-9", 810, 1080, 2, 0, .padWithButton, "ipad10_2")
    public static let iPadPro9 = Device("ipad-pro-9", 768, 1024, 2, 0, .padWithButton, "ipad9_7")
    public static let iPadPro10 = Device(
      "ipad-pro-10", 834, 1112, 2, 0, .padWithButton, "ipad10_5")
    /// The smallest iPad without a home button: 744 × 1133 points.
    public static let iPadMini = Device(
      "ipad-mini", 744, 1133, 2, 21.5, .pad, "ipad8_3rounded")
    /// iPads without a home button, 820 and 834 points wide, with 24 covered above and 20 below.
    public static let iPad = Device("ipad", 820, 1180, 2, 25, .pad, "ipad10_9rounded")
    public static let iPadPro11 = Device(
      "ipad-pro-11", 834, 1194, 2, 18, .pad, "ipad11_0rounded")
    /// The largest iPad, 1024 × 1366 points; Interface Builder has two names for it.
    public static let iPadPro13 = Device(
      "ipad-pro-13", 1024, 1366, 2, 18, .pad, "ipad12_9rounded", "ipad12_9")

    /// The devices, from small to large.
    public static let all: [Device] = [
      .iPhone4s, .iPhone5s, .iPhoneSE, .iPhone8Plus, .iPhoneX, .iPhone11, .iPhone11ProMax,
      .iPhone13Mini, .iPhone14, .iPhone14Plus, .iPhone15, .iPhone15ProMax, .iPhone16,
      .iPhone16Pro, .iPhone16ProMax, .iPadMini, .iPadPro9, .iPad9, .iPad, .iPadPro10, .iPadPro11,
      .iPadPro13,
    ]
  }
}
