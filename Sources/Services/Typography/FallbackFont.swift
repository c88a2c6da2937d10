/// A font for letters that the system font lacks.
struct FallbackFont: Hashable, Sendable {
  /// The family, as the file itself calls it.
  let family: String
  /// Debian's package.
  let package: String
  /// The name of the file of the regular weight.
  let regular: String
  /// The name of the file of the bold weight; nil where there is none.
  let bold: String?
  /// The place of the face in its file, which may hold several.
  let face: Int32
  /// The letters for which the font is asked; empty for any.
  let letters: [ClosedRange<UInt32>]
  /// Whether its glyphs are pictures in colours of their own.
  let isPictures: Bool

  init(
    _ family: String, package: String, regular: String, bold: String? = nil, face: Int32 = 0,
    letters: [ClosedRange<UInt32>] = [], isPictures: Bool = false
  ) {
    self.family = family
    self.package = package
    self.regular = regular
    self.bold = bold
    self.face = face
    self.letters = letters
    self.isPictures = isPictures
  }

  /// Returns true when the font is asked for a letter.
  func isAsked(for letter: Unicode.Scalar) -> Bool {
    letters.isEmpty || letters.contains { $0.contains(letter.value) }
  }

  /// The paths of the font's files that are here, the regular one first.
  var installedFiles: [String] {
    [regular, bold].compactMap(\.self).compactMap(LetterFolders.path(of:))
  }
}

/// What must be installed for letters that the system font lacks.
package struct FallbackPackage: Hashable, Sendable {
  /// Debian's name.
  package let name: String
  /// A text that is drawn in its fonts.
  package let sample: String

  /// The packages, those that most texts need first.
  package static let all = [
    FallbackPackage(name: FallbackFont.coreDebianPackage, sample: "♠ العربية"),
    FallbackPackage(name: FallbackFont.emojiDebianPackage, sample: "😀"),
    FallbackPackage(name: FallbackFont.hanDebianPackage, sample: "日本語"),
  ]

  /// The packages that are not installed, or not wholly.
  package static var missing: [FallbackPackage] {
    let fonts = FallbackFont.fonts(han: .simplified).filter {
      LetterFolders.path(of: $0.regular) == nil
    }
    return all.filter { package in fonts.contains { $0.package == package.name } }
  }
}

extension Unicode.Scalar {
  /// Whether the letter is shown as a picture, alone or with its neighbours, whatever other fonts
  /// have.
  var asksForPictures: Bool {
    properties.isEmojiPresentation || self == Self.asPicture || self == Self.keycap
  }

  /// The variation selector by which the letter before it is a picture.
  static let asPicture: Unicode.Scalar = "\u{FE0F}"
  /// The key around the letter before it.
  private static let keycap: Unicode.Scalar = "\u{20E3}"
}
