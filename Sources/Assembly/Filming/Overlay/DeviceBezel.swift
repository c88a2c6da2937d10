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
  func framing(_ picture: DisplayList, screen: CGRect, isDark: Bool) -> DisplayList {
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

  /// The clock, the signs beside it, the island and the line by which one goes home, on screens whose
  /// corners are as round as those of phones that have them.
  private func system(on screen: CGRect, isDark: Bool) -> [DrawCommand] {
    guard radius >= Self.leastRadius, screen.width < Self.leastWidthOfTablets else { return [] }
    let ink = isDark ? Color.white : Color(red: 0, green: 0, blue: 0)
    func pill(_ box: CGRect, _ color: Color) -> DrawCommand {
      .fill(.roundedRectangle(box, radius: box.height / 2), color, transform: .identity)
    }
    let island = CGRect(x: screen.midX - 62, y: 11, width: 124, height: 36)
    let side = (screen.width - island.width) / 2
    let middle = island.midY
    let clock = TextRun(
      "9:41", font: Typeface(size: 17, weight: 600), color: ink,
      box: CGRect(x: 8, y: middle - 12, width: side - 8, height: 24), alignment: .center)
    let bars = (0..<4).map { step in
      let height = 4 + 2.7 * CGFloat(step)
      let x = island.maxX + side / 2 - 32 + 4.6 * CGFloat(step)
      return pill(CGRect(x: x, y: middle + 6 - height, width: 3, height: height), ink)
    }
    let battery = CGRect(x: island.maxX + side / 2 - 4, y: middle - 6.5, width: 25, height: 13)
    return bars + [
      .text(clock, transform: .identity),
      .stroke(
        .roundedRectangle(battery, radius: 4), StrokeStyle(width: 1),
        Color(red: ink.red, green: ink.green, blue: ink.blue, alpha: 0.4), transform: .identity),
      .fill(
        .roundedRectangle(battery.insetBy(dx: 2, dy: 2), radius: 2.5), ink, transform: .identity),
      pill(island, Self.bodyColor),
      pill(CGRect(x: screen.midX - 70, y: screen.maxY - 13, width: 140, height: 5), ink),
    ]
  }

  /// How wide the edge around the screen is.
  ///
  /// *Units*: points.
  private static let edge = 12.0
  /// The least radius of screens that reach into the corners.
  ///
  /// *Units*: points.
  private static let leastRadius = 38.0
  /// *Units*: points.
  private static let leastWidthOfTablets = 600.0
  private static let bodyColor = Color(red: 0.02, green: 0.02, blue: 0.03)
  private static let rimColor = Color(red: 0.45, green: 0.45, blue: 0.47)
}
