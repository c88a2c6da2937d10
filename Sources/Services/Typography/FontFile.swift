import CCairo
import Drawing
import Foundation

/// The file in which a typeface is set.
struct FontFile: Hashable, Sendable {
  let path: String
  /// The name by which Pango asks for it.
  let family: String
  /// The place on the axes of a variable font, as Pango reads it; nil for others.
  let axes: String?
  /// How wide letters are drawn, as a part of their own width.
  ///
  /// No unit.
  let stretch: Double

  /// Finds the file of a typeface.
  ///
  /// - Throws: `TypographyError.fontMissing` where neither the font nor what stands in for it is
  ///   here.
  init(for typeface: Typeface) throws(TypographyError) {
    if let font = VariableFont(of: typeface.design),
      let path = LetterFolders.path(of: typeface.isItalic ? font.italic : font.upright)
    {
      self.init(path: path, font.family, axes: font.axes(for: typeface), typeface.stretch)
      return
    }
    guard let font = StaticFont(for: typeface) else {
      throw .fontMissing(
        cut: typeface.cut, folders: LetterFolders.folders + StaticFont.folders.map(\.path))
    }
    self.init(path: font.path, font.family, axes: nil, typeface.stretch)
  }

  private init(path: String, _ family: String, axes: String?, _ stretch: Double) {
    (self.path, self.axes, self.stretch) = (path, axes, stretch)
    self.family = stretch == 1 ? family : "\(family) \(stretch)"
  }

  /// Returns false for a file that fontconfig is told about as it is.
  var isDescribed: Bool { axes != nil || stretch != 1 }
}

extension Typeface {
  /// The name that all cuts of the system font share.
  package static let family = VariableFont.system.family

  /// The name that all cuts of the typeface's design share.
  package var family: String { VariableFont(of: design)?.family ?? StaticFont.serif }

  /// Whether the bold file of a font of two weights is nearer.
  var isBold: Bool { weight >= 550 }

  /// The largest size of text; Pango's fixed-point numbers hold several times as much.
  ///
  /// *Units*: points.
  package static let largestSize = 4096.0

  /// The cut that is nearest in weight, as files and fonts are called: `Inter-SemiBoldItalic`.
  package var cut: String {
    let name =
      VariableFont(of: design).map { Self.names[$0.nearestWeight(to: weight) / 100 - 1] }
      ?? (isBold ? "Bold" : "Regular")
    let family = family.filter { $0 != " " }
    guard isItalic else { return "\(family)-\(name)" }
    return "\(family)-\(name == "Regular" ? "" : name)Italic"
  }

  /// The names of the weights from 100 to 1000.
  private static let names = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    "ExtraBlack",
  ]
}
