import Drawing

/// A font of which one file has all weights, and another all italic ones.
struct VariableFont: Sendable {
  let family: String
  /// The names of its files.
  let upright: String
  let italic: String
  /// The weights of the file, the one it has by itself among them.
  let weights: (least: Int, own: Int, most: Int)
  /// Whether its letters change with their size, from 14 to 32 points.
  let hasSizes: Bool

  static let system = VariableFont(
    family: "Inter", upright: "Inter.ttf", italic: "Inter-Italic.ttf", weights: (100, 400, 900),
    hasSizes: true)
  static let monospaced = VariableFont(
    family: "JetBrains Mono", upright: "JetBrainsMono.ttf", italic: "JetBrainsMono-Italic.ttf",
    weights: (100, 400, 800))
  static let rounded = VariableFont(
    family: "Nunito", upright: "Nunito.ttf", italic: "Nunito-Italic.ttf", weights: (200, 200, 1000))

  static let all = [system, monospaced, rounded]

  private init(
    family: String, upright: String, italic: String, weights: (least: Int, own: Int, most: Int),
    hasSizes: Bool = false
  ) {
    (self.family, self.upright, self.italic) = (family, upright, italic)
    (self.weights, self.hasSizes) = (weights, hasSizes)
  }

  /// The font of a design; nil for one whose weights stand in a file each.
  init?(of design: Typeface.Design) {
    switch design {
    case .system: self = .system
    case .monospaced: self = .monospaced
    case .rounded: self = .rounded
    case .serif: return nil
    }
  }

  /// Returns the place of a typeface on the font's axes, as Pango reads it.
  ///
  /// Weights are whole hundreds, sizes whole points. Each place is moved to the nearest of the
  /// 16384ths of an axis in which fonts count: some versions of HarfBuzz round to these and others do
  /// not, so that a letter would be a unit wider over one of them.
  func axes(for typeface: Typeface) -> String {
    let weight = "wght=\(onAxis(Double(nearestWeight(to: typeface.weight))))"
    guard hasSizes else { return weight }
    let steps = (Self.partOfSizes(of: typeface) * Self.steps).rounded()
    return "\(weight),opsz=\(Self.leastSize + steps / Self.steps * Self.sizes)"
  }

  /// Returns the hundred among the font's weights that is nearest to a weight.
  func nearestWeight(to weight: Int) -> Int {
    max(weights.least, min(weights.most, (weight + 50) / 100 * 100))
  }

  private func onAxis(_ weight: Double) -> Double {
    let own = Double(weights.own)
    let side = weight < own ? own - Double(weights.least) : Double(weights.most) - own
    guard side > 0 else { return weight }
    return own + ((weight - own) / side * Self.steps).rounded() / Self.steps * side
  }

  /// Returns the size for which letters of a size are drawn, as San Francisco's are.
  ///
  /// *Units*: points.
  private static func opticalSize(of size: Double) -> Double {
    max(leastSize, min(leastSize + sizes, size.rounded()))
  }

  /// Returns how far the letters of a typeface lie on the axis of sizes, from 0 for the smallest to 1.
  static func partOfSizes(of typeface: Typeface) -> Double {
    let size = typeface.isTracked ? opticalSize(of: typeface.size) : sizeOfNamedFonts
    return (size - leastSize) / sizes
  }

  /// *Units*: points.
  private static let leastSize = 14.0
  /// The size for which letters are drawn that stand in for a font with one shape for all sizes.
  ///
  /// Source: docs/measurements.md, "Widths of text".
  private static let sizeOfNamedFonts = 24.0
  private static let sizes = 18.0
  /// The parts in which fonts count on an axis.
  private static let steps = 16_384.0
}
