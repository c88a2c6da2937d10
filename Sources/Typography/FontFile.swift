import Drawing
import Foundation

/// The file of one cut of Inter, the system font, or of a font of another design.
struct FontFile {
  let path: String

  /// Where Debian's `fonts-inter` keeps its files, by the extension they have there.
  private static let folders = [
    (path: "/usr/share/fonts/opentype/inter", extension: "otf"),
    (path: "/usr/share/fonts/truetype/inter", extension: "ttf"),
  ]

  /// Finds the file of a typeface.
  ///
  /// - Throws: `TypographyError.fontMissing` where the font is not installed.
  init(for typeface: Typeface) throws(TypographyError) {
    let cut = typeface.cut
    guard typeface.design == .system else {
      let file = typeface.fileOfDesign
      guard access(file, R_OK) == 0 else {
        throw .fontMissing(
          cut: cut, folders: [String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])])
      }
      path = file
      return
    }
    guard let path = Self.path(ofCut: cut) else {
      throw .fontMissing(cut: cut, folders: Self.folders.map(\.path))
    }
    self.path = path
  }

  /// Returns the file of a cut; nil where it is not installed.
  fileprivate static func path(ofCut cut: String) -> String? {
    folders.map { "\($0.path)/\(cut).\($0.extension)" }.first { access($0, R_OK) == 0 }
  }
}

extension Typeface {
  /// The name that all cuts of the system font share.
  package static let family = "Inter"

  /// The name that all cuts of the typeface's design share.
  package var family: String {
    switch design {
    case .system: Self.family
    case .monospaced: "Noto Sans Mono CJK JP"
    case .serif: "Noto Serif"
    }
  }

  /// Where Debian keeps the file of a design that is not the system's: `fonts-noto-cjk` that of even
  /// letters, `fonts-noto-core` that with serifs.
  fileprivate var fileOfDesign: String {
    design == .serif
      ? "/usr/share/fonts/truetype/noto/\(cut).ttf"
      : "/usr/share/fonts/opentype/noto/NotoSansCJK-\(isBold ? "Bold" : "Regular").ttc"
  }

  /// Whether the bold file of a font of two weights is nearer.
  private var isBold: Bool { weight >= 550 }

  /// The files of all cuts that are installed, upright and from thin to black first.
  package static var installedFiles: [String] {
    [false, true].flatMap { isItalic in
      stride(from: 100, through: 900, by: 100).compactMap { weight in
        FontFile.path(ofCut: Typeface(size: 12, weight: weight, isItalic: isItalic).cut)
      }
    }
  }

  /// The largest size of text; Pango's fixed-point numbers hold several times as much.
  ///
  /// Units: points.
  package static let largestSize = 4096.0

  /// The cut that is nearest in weight, as its file is called: `Inter-SemiBoldItalic`.
  package var cut: String {
    guard design == .system else {
      let name = (isBold ? "Bold" : "") + (isItalic && design == .serif ? "Italic" : "")
      let family = design == .serif ? "NotoSerif" : "NotoSansMonoCJKjp"
      return "\(family)-\(name.isEmpty ? "Regular" : name)"
    }
    let names = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let name = names[max(1, min(9, (weight + 50) / 100)) - 1]
    guard isItalic else { return "\(Self.family)-\(name)" }
    return "\(Self.family)-\(name == "Regular" ? "" : name)Italic"
  }
}
