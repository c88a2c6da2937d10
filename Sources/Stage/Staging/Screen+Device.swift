import Geometry

extension Screen {
  /// A device by its screen, in portrait.
  ///
  /// Source: Apple's Human Interface Guidelines, Layout, for sizes in points and scales; the radii are
  /// those that the displays of the simulators have.
  public struct Device: Hashable, Sendable {
    /// The name that commands take: `iphone-16`.
    public let name: String
    /// The screen in portrait.
    public let screen: Screen
    /// The radius of the corners.
    ///
    /// *Units*: points.
    public let cornerRadius: Double

    private init(
      _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ radius: Double
    ) {
      self.name = name
      screen = Screen(width: width, height: height, scale: scale)
      cornerRadius = radius
    }

    /// Finds a device; `nil` for a name that is none's.
    ///
    /// - Parameter name: its name, in any case.
    public init?(named name: String) {
      guard let known = Self.all.first(where: { $0.name == name.lowercased() }) else { return nil }
      self = known
    }

    public static let iPhone5s = Device("iphone-5s", 320, 568, 2, 0)
    public static let iPhoneSE = Device("iphone-se", 375, 667, 2, 0)
    public static let iPhone8Plus = Device("iphone-8-plus", 414, 736, 3, 0)
    public static let iPhoneX = Device("iphone-x", 375, 812, 3, 39)
    public static let iPhone11 = Device("iphone-11", 414, 896, 2, 41.5)
    public static let iPhone13Mini = Device("iphone-13-mini", 375, 812, 3, 44)
    public static let iPhone14 = Device("iphone-14", 390, 844, 3, 47.33)
    public static let iPhone14Plus = Device("iphone-14-plus", 428, 926, 3, 53.33)
    public static let iPhone15 = Device("iphone-15", 393, 852, 3, 55)
    public static let iPhone15ProMax = Device("iphone-15-pro-max", 430, 932, 3, 55)
    public static let iPhone16 = Device("iphone-16", 393, 852, 3, 55)
    public static let iPhone16Pro = Device("iphone-16-pro", 402, 874, 3, 62)
    public static let iPhone16ProMax = Device("iphone-16-pro-max", 440, 956, 3, 62)
    public static let iPadMini = Device("ipad-mini", 744, 1133, 2, 21.5)
    public static let iPad = Device("ipad", 820, 1180, 2, 25)
    public static let iPadPro11 = Device("ipad-pro-11", 834, 1194, 2, 18)
    public static let iPadPro13 = Device("ipad-pro-13", 1024, 1366, 2, 18)

    /// The devices, from small to large.
    public static let all: [Device] = [
      .iPhone5s, .iPhoneSE, .iPhone8Plus, .iPhoneX, .iPhone11, .iPhone13Mini, .iPhone14,
      .iPhone14Plus, .iPhone15, .iPhone15ProMax, .iPhone16, .iPhone16Pro, .iPhone16ProMax,
      .iPadMini, .iPad, .iPadPro11, .iPadPro13,
    ]
  }
}
