import Drawing
import Foundation

/// A cut that has a file of its own: those with serifs, and the system's files that stand in for a
/// variable font that is missing.
struct StaticFont: Hashable, Sendable {
  let family: String
  let path: String

  /// The font with serifs.
  static let serif = "Noto Serif"

  /// The files of the font with serifs.
  static let serifFiles = ["Regular", "Italic", "Bold", "BoldItalic"].map { "NotoSerif-\($0).ttf" }

  /// Finds what stands in for a typeface here; nil where the system has nothing.
  ///
  /// Letters of one width come from Noto Sans CJK, whose Latin letters are half as wide as Han, and
  /// rounded ones from the system font.
  init?(for typeface: Typeface) {
    switch typeface.design {
    case .serif:
      guard let path = LetterFolders.path(of: "\(typeface.cut).ttf") else { return nil }
      self.init(family: Self.serif, path: path)
    case .monospaced:
      let weight = typeface.isBold ? "Bold" : "Regular"
      guard let path = LetterFolders.path(of: "NotoSansCJK-\(weight).ttc") else { return nil }
      self.init(family: "Noto Sans Mono CJK JP", path: path)
    case .system, .rounded:
      guard let path = Self.inter(typeface) else { return nil }
      self.init(family: VariableFont.system.family, path: path)
    }
  }

  private init(family: String, path: String) { (self.family, self.path) = (family, path) }

  private static func inter(_ typeface: Typeface) -> String? {
    var cut = typeface
    cut.design = .system
    return folders.map { "\($0.path)/\(cut.cut).\($0.extension)" }.first { access($0, R_OK) == 0 }
  }

  /// Where Debian's `fonts-inter` keeps its files, by the extension they have there.
  static let folders = [
    (path: "/usr/share/fonts/opentype/inter", extension: "otf"),
    (path: "/usr/share/fonts/truetype/inter", extension: "ttf"),
  ]

  /// The system's files that stand in for Inter where the pinned ones are missing, upright and from
  /// thin to black first.
  static var standIns: [String] {
    let font = VariableFont.system
    return [false, true].flatMap { isItalic -> [String] in
      guard LetterFolders.path(of: isItalic ? font.italic : font.upright) == nil else { return [] }
      return stride(from: 100, through: 900, by: 100).compactMap { weight in
        inter(Typeface(size: 12, weight: weight, isItalic: isItalic))
      }
    }
  }
}
