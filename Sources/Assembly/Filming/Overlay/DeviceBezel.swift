import Drawing
import FilmFiles
import Geometry

/// The device around a screen: its edge, and what the system shows on the screen.
package struct DeviceBezel: Hashable, Sendable {
  /// What is under the picture, on the screen.
  package var ground: Ground
  /// The radius of the screen's corners.
  ///
  /// *Units*: points.
  package var radius: Double

  /// Makes a device whose screen has corners of a radius in points.
  package init(ground: Ground, radius: Double) { (self.ground, self.radius) = (ground, radius) }

  /// Returns the size of the device.
  ///
  /// - Parameter screen: the size of its screen, in points.
  /// - Returns: the size, in points.
  func size(on screen: CGSize) -> CGSize {
    CGSize(width: screen.width + 2 * Self.edge, height: screen.height + 2 * Self.edge)
  }

  /// Returns a picture of the device that shows another one on its screen.
  ///
  /// - Parameters:
  ///   - picture: the other one.
  ///   - screen: the screen, in points.
  ///   - isDark: whether what the system shows is white.
  /// - Returns: the picture.
  package func framing(_ picture: DisplayList, screen: CGRect, isDark: Bool) -> DisplayList {
    var inside = picture
    if let color = ground.color {
      inside.commands.insert(.fill(.rectangle(screen), color, transform: .identity), at: 0)
    }
    inside.commands += system(on: screen, isDark: isDark)
    let map = CGAffineTransform(translationX: Self.edge, y: Self.edge)
    let body = CGRect(origin: .zero, size: size(on: screen.size))
    return DisplayList([
      .fill(
        .roundedRectangle(body, radius: radius + Self.edge), Self.bodyColor, transform: .identity),
      .stroke(
        .roundedRectangle(body.insetBy(dx: 0.75, dy: 0.75), radius: radius + Self.edge - 0.75),
        StrokeStyle(width: 1.5), Self.rimColor, transform: .identity),
      .group(
        inside.applying(map), clip: .roundedRectangle(screen, radius: radius), transform: map,
        opacity: 1),
    ])
  }

  /// What stands above or beside the screen of a phone, the clock and the signs beside it, and the line by which
  /// one goes home, on screens whose corners are as round as those of devices that have them.
  private func system(on screen: CGRect, isDark: Bool) -> [DrawCommand] {
    guard radius >= Self.leastRadiusOfLines else { return [] }
    let ink = isDark ? Color.white : Color(red: 0, green: 0, blue: 0)
    let isPhone = radius >= Self.leastRadius
    let isUpright = screen.height >= screen.width
    let length = isPhone && isUpright ? 140.0 : isPhone ? screen.width * 0.3 : 240.0
    let line = Self.pill(
      CGRect(x: screen.midX - length / 2, y: screen.maxY - 13, width: length, height: 5), ink)
    guard isPhone else { return [line] }
    let housing = housing(on: screen, isUpright: isUpright)
    // Phones that lie on their side show neither clock nor signs.
    return (isUpright ? signs(beside: housing, on: screen, ink) : [])
      + [
        .fill(
          .roundedRectangle(housing, radius: min(housing.width, housing.height) / 2),
          Self.bodyColor, transform: .identity),
        line,
      ]
  }

  /// Where camera and speaker are.
  ///
  /// It is an island, or on phones with less round corners a part of the edge. A phone that lies on its side has
  /// it at the left.
  private func housing(on screen: CGRect, isUpright: Bool) -> CGRect {
    let isIsland = radius >= Self.leastRadiusWithIsland
    // What lies beyond the screen is cut off.
    let (length, begin, end) = isIsland ? (124.0, 11.0, 47.0) : (164.0, -33.0, 33.0)
    return isUpright
      ? CGRect(x: screen.midX - length / 2, y: begin, width: length, height: end - begin)
      : CGRect(x: begin, y: screen.midY - length / 2, width: end - begin, height: length)
  }

  private func signs(
    beside housing: CGRect, on screen: CGRect, _ ink: Color
  ) -> [DrawCommand] {
    let side = (screen.width - housing.width) / 2
    let middle = radius >= Self.leastRadiusWithIsland ? housing.midY : Self.middleBesideNotch
    let clock = TextRun(
      "9:41", font: Typeface(size: 17, weight: 600), color: ink,
      box: CGRect(x: 8, y: middle - 12, width: side - 8, height: 24), alignment: .center)
    let bars = (0..<4).map { step in
      let height = 4 + 2.7 * CGFloat(step)
      let x = housing.maxX + side / 2 - 32 + 4.6 * CGFloat(step)
      return Self.pill(CGRect(x: x, y: middle + 6 - height, width: 3, height: height), ink)
    }
    let battery = CGRect(x: housing.maxX + side / 2 - 4, y: middle - 6.5, width: 25, height: 13)
    return bars + [
      .text(clock, transform: .identity),
      .stroke(
        .roundedRectangle(battery, radius: 4), StrokeStyle(width: 1),
        Color(red: ink.red, green: ink.green, blue: ink.blue, alpha: 0.4), transform: .identity),
      .fill(
        .roundedRectangle(battery.insetBy(dx: 2, dy: 2), radius: 2.5), ink, transform: .identity),
    ]
  }

  private static func pill(_ box: CGRect, _ color: Color) -> DrawCommand {
    .fill(
      .roundedRectangle(box, radius: min(box.width, box.height) / 2), color, transform: .identity)
  }

  /// How wide the edge around the screen is.
  ///
  /// *Units*: points.
  private static let edge = 12.0
  /// The least radius of the screens of phones that reach into the corners, of those with an island, and of any
  /// device without a button.
  ///
  /// *Units*: points.
  private static let leastRadius = 38.0
  private static let leastRadiusWithIsland = 54.0
  private static let leastRadiusOfLines = 15.0
  /// How far below the edge clock and signs stand beside a notch.
  ///
  /// *Units*: points.
  private static let middleBesideNotch = 24.0
  private static let bodyColor = Color(red: 0.02, green: 0.02, blue: 0.03)
  private static let rimColor = Color(red: 0.45, green: 0.45, blue: 0.47)
}
