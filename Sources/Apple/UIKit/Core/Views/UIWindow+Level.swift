extension UIWindow {
  /// How far in front a window stands.
  ///
  /// Source: Apple, UIWindow.Level.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a level of its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an app's windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)

    /// Returns true when `first` stands behind `second`.
    public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }

    /// Returns the level that is higher by a number.
    public static func + (level: Level, number: CGFloat) -> Level { Level(level.rawValue + number) }

    /// Returns the level that is lower by a number.
    public static func - (level: Level, number: CGFloat) -> Level { Level(level.rawValue - number) }
  }
}
