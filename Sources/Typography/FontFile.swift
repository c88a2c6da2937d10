import Drawing
import Foundation

/// The file of one cut of Inter, the system font.
struct FontFile {
  let path: String

  /// Where Debian's `fonts-inter` keeps its files, by the extension they have there.
  private static let folders = [
    (path: "/usr/share/fonts/opentype/inter", extension: "otf"),
    (path: "/usr/share/fonts/truetype/inter", extension: "ttf"),
  ]

  /// - Throws: `TypographyError.fontMissing` where the font is not installed.
  init(for typeface: Typeface) throws(TypographyError) {
    let cut = typeface.cut
    let candidates = Self.folders.map { "\($0.path)/\(cut).\($0.extension)" }
    guard let path = candidates.first(where: { access($0, R_OK) == 0 }) else {
      throw .fontMissing(cut: cut, folders: Self.folders.map(\.path))
    }
    self.path = path
  }
}

extension Typeface {
  /// The name that all cuts share.
  package static let family = "Inter"

  /// The largest size that Pango's fixed-point numbers still carry with room to spare.
  ///
  /// Units: points.
  package static let largestSize = 4096.0

  /// The cut that is nearest in weight, as its file is called: `Inter-SemiBoldItalic`.
  package var cut: String {
    let names = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let name = names[max(1, min(9, (weight + 50) / 100)) - 1]
    guard isItalic else { return "\(Self.family)-\(name)" }
    return "\(Self.family)-\(name == "Regular" ? "" : name)Italic"
  }
}
