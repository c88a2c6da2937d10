import Drawing
import Geometry
import Pixels
import Rasterizer
import Typography

import func Arithmetic.pow

/// How a text stands out from what is behind it, read from pixels.
struct TextContrast: Hashable {
  /// From 1 (none) to 21 (black and white).
  ///
  /// Source: W3C, Web Content Accessibility Guidelines 2.2, contrast ratio.
  let ratio: Double
  /// The colour of the letters and the mean colour behind them, as they are seen.
  let letters: Color
  let ground: Color
  /// Whether the letters are so large that 3:1 is enough; otherwise 4.5:1 is.
  let isLarge: Bool

  /// What the guidelines ask for.
  var least: Double { isLarge ? 3 : 4.5 }
}

/// Pictures of one moment by which it is seen how much of each text is seen, and how well.
///
/// The places of the letters are filled: with nothing, with the colour of the letters, and with the
/// opposite one.
struct TextPictures {
  private let without: Frame
  private let filled: Frame
  private let opposite: Frame

  /// Draws the pictures.
  ///
  /// - Throws: `RasterizerError` for a picture that cannot be drawn.
  init(_ list: DisplayList, size: CGSize) throws(RasterizerError) {
    let rasterizer = Rasterizer(size: size, scale: 1)
    without = try rasterizer.frame(of: list.replacingTexts { _, _ in [] })
    filled = try rasterizer.frame(
      of: list.replacingTexts { run, transform in
        Self.strips(of: run).map { .fill(.rectangle($0.box), $0.color, transform: transform) }
      })
    opposite = try rasterizer.frame(
      of: list.replacingTexts { run, transform in
        Self.strips(of: run).map {
          .fill(.rectangle($0.box), $0.color.opposite, transform: transform)
        }
      })
  }

  /// Looks how much of a text's place is hidden.
  ///
  /// - Parameters:
  ///   - run: the text.
  ///   - transform: how it lies on the screen.
  ///   - open: what of the screen the views around it let through.
  /// - Returns: the share of what could be seen, 0...1; `nil` where that is smaller than a pixel.
  func shareHidden(
    of run: TextRun, _ transform: CGAffineTransform, in open: CGRect
  ) -> Double? {
    guard let ink = run.ink(scale: 1) else { return nil }
    let all = places(in: ink, transform, within: open)
    guard !all.isEmpty else { return nil }
    return Double(all.count { !isSeen($0) }) / Double(all.count)
  }

  /// Returns the lowest contrast of the colours of a text; `nil` where none of it is seen.
  func contrast(of run: TextRun, _ transform: CGAffineTransform) -> TextContrast? {
    Self.strips(of: run).compactMap { strip -> TextContrast? in
      let seen = places(in: strip.box, transform).filter(isSeen)
      guard !seen.isEmpty else { return nil }
      let letters = filled.meanColor(at: seen)
      let ground = without.meanColor(at: seen)
      let lights = [letters.luminance, ground.luminance].sorted()
      return TextContrast(
        ratio: (lights[1] + 0.05) / (lights[0] + 0.05), letters: letters, ground: ground,
        isLarge: strip.isLarge)
    }.min { $0.ratio < $1.ratio }
  }

  /// The places of the letters of each colour: strips of the rectangle that all letters fill.
  private static func strips(of run: TextRun) -> [(box: CGRect, color: Color, isLarge: Bool)] {
    guard let ink = run.ink(scale: 1), !ink.isNull, ink.width > 0, ink.height > 0 else { return [] }
    var looks: [(color: Color, font: Typeface)] = []
    let spans = run.spans.map { ($0.color, $0.font) }
    for (color, font) in spans.isEmpty ? [(run.color, run.font)] : spans
    where !looks.contains(where: { $0.color == color && $0.font == font }) {
      looks.append((color, font))
    }
    let height = ink.height / CGFloat(looks.count)
    return looks.enumerated().map { index, look in
      (
        CGRect(
          x: ink.minX, y: ink.minY + CGFloat(index) * height, width: ink.width, height: height),
        look.color, look.font.isLarge
      )
    }
  }

  /// Whether what is filled at a pixel is seen: one of two opposite colours differs from what is behind
  /// it.
  private func isSeen(_ place: Int) -> Bool {
    without.pixels[place] != filled.pixels[place] || without.pixels[place] != opposite.pixels[place]
  }

  /// The pixels that lie wholly in a rectangle.
  private static func pixels(in box: CGRect) -> PixelRectangle {
    let (left, top) = (Int(box.minX.rounded(.up)), Int(box.minY.rounded(.up)))
    return PixelRectangle(
      x: left, y: top, width: max(0, Int(box.maxX.rounded(.down)) - left),
      height: max(0, Int(box.maxY.rounded(.down)) - top))
  }

  /// Finds the pixels of the screen that lie wholly in a rectangle, which may be turned.
  ///
  /// - Parameters:
  ///   - ink: the rectangle.
  ///   - transform: how it lies on the screen.
  ///   - open: an upright rectangle of the screen in which the pixels lie wholly.
  /// - Returns: their places in a picture.
  private func places(
    in ink: CGRect, _ transform: CGAffineTransform, within open: CGRect = .infinite
  ) -> [Int] {
    let (width, height) = (without.size.width, without.size.height)
    let screen = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let box = ink.applying(transform).intersection(screen).intersection(open)
    let area = transform.a * transform.d - transform.b * transform.c
    guard !box.isNull, area != 0 else { return [] }
    let (part, inverse) = (Self.pixels(in: box), transform.inverted())
    let isUpright = transform.b == 0 && transform.c == 0
    let room = ink.insetBy(dx: -Self.slack, dy: -Self.slack)
    func isInside(_ x: Int, _ y: Int) -> Bool {
      let pixel = CGRect(x: CGFloat(x), y: CGFloat(y), width: 1, height: 1)
      return [
        CGPoint(x: pixel.minX, y: pixel.minY), CGPoint(x: pixel.maxX, y: pixel.minY),
        CGPoint(x: pixel.minX, y: pixel.maxY), CGPoint(x: pixel.maxX, y: pixel.maxY),
      ].allSatisfy { room.contains($0.applying(inverse)) }
    }
    return (part.y..<part.y + part.height).flatMap { row in
      (part.x..<part.x + part.width).filter { isUpright || isInside($0, row) }
        .map { row * width + $0 }
    }
  }

  /// What may be lost where a point is turned back.
  ///
  /// *Units*: points.
  private static let slack: CGFloat = 1e-6
}

extension Typeface {
  /// Whether letters are large: 18 points, or 14 in bold, which is a weight of 600 here.
  ///
  /// Source: W3C, Web Content Accessibility Guidelines 2.2, large scale.
  fileprivate var isLarge: Bool { size >= 18 || (size >= 14 && weight >= 600) }
}

extension Color {
  /// The relative luminance, 0...1.
  ///
  /// Source: W3C, Web Content Accessibility Guidelines 2.2, relative luminance.
  fileprivate var luminance: Double {
    func linear(_ level: Double) -> Double {
      level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// An opaque colour that differs in each of its parts; clear for a clear one.
  fileprivate var opposite: Color {
    func far(_ level: Double) -> Double { level < 0.5 ? 1 : 0 }
    return Color(
      red: far(red), green: far(green), blue: far(blue), alpha: alpha > 0 ? 1 : 0)
  }
}

extension Frame {
  /// The mean colour of opaque pixels, to the nearest of 256 levels.
  fileprivate func meanColor(at places: [Int]) -> Color {
    var sums = [0, 0, 0]
    for place in places {
      let pixel = Int(pixels[place])
      sums[0] += pixel >> 16 & 0xFF
      sums[1] += pixel >> 8 & 0xFF
      sums[2] += pixel & 0xFF
    }
    let levels = sums.map { (Double($0) / Double(places.count)).rounded() / 255 }
    return Color(red: levels[0], green: levels[1], blue: levels[2])
  }
}
