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
    let margins = margins(around: screen)
    return CGSize(
      width: screen.width + 2 * margins.width, height: screen.height + 2 * margins.height)
  }

  /// Whether one goes home by a button below the screen.
  private var hasButton: Bool { radius < Self.leastRadiusOfLines }

  /// How far the device goes on beside its screen, to both sides, and above and below.
  private func margins(around screen: CGSize) -> CGSize {
    guard hasButton else { return CGSize(width: Self.edge, height: Self.edge) }
    let isTablet = min(screen.width, screen.height) >= Self.leastWidthOfTablets
    let side = isTablet ? Self.sideOfTablets : Self.side
    return screen.height >= screen.width
      ? CGSize(width: side, height: Self.end) : CGSize(width: Self.end, height: side)
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
    let margins = margins(around: screen.size)
    let map = CGAffineTransform(translationX: margins.width, y: margins.height)
    let body = CGRect(origin: .zero, size: size(on: screen.size))
    let corner = hasButton ? Self.cornerWithButton : radius + Self.edge
    let outside: [DrawCommand] = [
      .fill(.roundedRectangle(body, radius: corner), Self.bodyColor, transform: .identity),
      .stroke(
        .roundedRectangle(body.insetBy(dx: 0.75, dy: 0.75), radius: corner - 0.75),
        StrokeStyle(width: 1.5), Self.rimColor, transform: .identity),
    ]
    let content = DrawCommand.group(
      inside.applying(map), clip: .roundedRectangle(screen, radius: radius), transform: map,
      opacity: 1)
    return DisplayList(
      outside + (hasButton ? button(on: body, isUpright: screen.height >= screen.width) : [])
        + [content])
  }

  /// What devices with a button have beside their screen: the speaker and the camera above it, and the button.
  ///
  /// A device that lies on its side has the button at the right.
  private func button(on body: CGRect, isUpright: Bool) -> [DrawCommand] {
    /// Returns a place on the line through speaker and button.
    func place(_ along: CGFloat, aside: CGFloat = 0) -> CGPoint {
      isUpright
        ? CGPoint(x: body.midX - aside, y: along) : CGPoint(x: along, y: body.midY + aside)
    }
    func circle(_ middle: CGPoint, _ radius: CGFloat) -> Outline {
      .ellipse(
        CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
    }
    let length = isUpright ? body.height : body.width
    let speaker = place(Self.end / 2)
    let (long, thin) = (Self.speakerLength, Self.speakerWidth)
    let size = isUpright ? CGSize(width: long, height: thin) : CGSize(width: thin, height: long)
    return [
      Self.pill(
        CGRect(
          x: speaker.x - size.width / 2, y: speaker.y - size.height / 2, width: size.width,
          height: size.height), Self.openingColor),
      .fill(
        circle(place(Self.end / 2, aside: Self.cameraPlace), Self.cameraRadius),
        Self.openingColor, transform: .identity),
      .stroke(
        circle(place(length - Self.end / 2), Self.buttonRadius), StrokeStyle(width: 2),
        Self.rimColor, transform: .identity),
    ]
  }

  /// What stands above or beside the screen of a phone, the clock and the signs beside it, and the line by which
  /// one goes home, on screens whose corners are as round as those of devices that have them.
  private func system(on screen: CGRect, isDark: Bool) -> [DrawCommand] {
    guard !hasButton else { return [] }
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
  /// How wide the edge of a phone with a button is, of a tablet with one, and how far both go on above and below
  /// the screen.
  ///
  /// *Units*: points.
  private static let side = 20.0
  private static let sideOfTablets = 44.0
  private static let end = 88.0
  private static let leastWidthOfTablets = 600.0
  private static let cornerWithButton = 48.0
  private static let buttonRadius = 27.0
  private static let (speakerLength, speakerWidth) = (56.0, 6.0)
  /// How far beside the speaker the camera is, and how large it is.
  ///
  /// *Units*: points.
  private static let (cameraPlace, cameraRadius) = (48.0, 4.5)
  private static let openingColor = Color(red: 0.2, green: 0.2, blue: 0.22)
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
