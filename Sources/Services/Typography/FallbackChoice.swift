import CCairo
import Drawing

/// The fonts that a text needs beside the system font.
struct FallbackChoice {
  /// In the order in which a text's fonts are asked.
  private(set) var fonts: [FallbackFont] = []
  /// The letters that no installed font has, each once, in the order of the text.
  private(set) var missing: [Unicode.Scalar] = []

  /// Chooses fonts for the letters of a text that the system font lacks.
  ///
  /// Fonts are opened only when a letter asks for them.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - coverage: the letters that the system font has.
  ///   - turn: the right to open them.
  /// - Throws: `TypographyError.fontUnreadable`.
  init(
    for text: String, beyond coverage: LetterSet, in turn: borrowing Shaping.Turn
  ) throws(TypographyError) {
    var asked: Set<Unicode.Scalar> = []
    var chosen: Set<FallbackFont> = []
    lazy var table = FallbackFont.fonts(han: FallbackFont.HanForm(of: text))
    for letter in text.unicodeScalars where !letter.isASCII {
      guard letter.asksForPictures || (letter.needsGlyph && !coverage.contains(letter)),
        asked.insert(letter).inserted
      else { continue }
      var font: FallbackFont?
      for candidate in letter.asksForPictures ? [.emoji] + table : table
      where candidate.isAsked(for: letter) {
        guard let face = try FontFace.of(candidate, in: turn) else { continue }
        // The selector itself has no glyph.
        guard face.letters.contains(letter) || (candidate.isPictures && letter == .asPicture)
        else { continue }
        font = candidate
        break
      }
      if let font {
        chosen.insert(font)
      } else if letter.needsGlyph, !coverage.contains(letter) {
        missing.append(letter)
      }
    }
    if !chosen.isEmpty { fonts = table.filter(chosen.contains) }
  }
}

extension Unicode.Scalar {
  /// Whether the letter leaves ink or takes room.
  var needsGlyph: Bool {
    guard !properties.isDefaultIgnorableCodePoint, !properties.isWhitespace else { return false }
    return properties.generalCategory != .control && properties.generalCategory != .format
  }
}

/// The letters that a font has.
struct LetterSet {
  /// Fontconfig's set, which whoever made this keeps alive; nil for no letters.
  let pointer: OpaquePointer?

  func contains(_ letter: Unicode.Scalar) -> Bool {
    guard let pointer else { return false }
    return FcCharSetHasChar(pointer, letter.value) != 0
  }
}

/// A face of an installed font file, as fontconfig describes it.
struct FontFace {
  /// Fontconfig's pattern, which lives as long as the process.
  let pattern: OpaquePointer

  /// The letters that the face has.
  var letters: LetterSet {
    var set: OpaquePointer?
    guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &set) == FcResultMatch else {
      return LetterSet(pointer: nil)
    }
    return LetterSet(pointer: set)
  }

  /// Finds or opens the regular face of a font; nil where it is not installed.
  ///
  /// - Throws: `TypographyError.fontUnreadable`.
  static func of(
    _ font: FallbackFont, in turn: borrowing Shaping.Turn
  ) throws(TypographyError) -> FontFace? {
    try of(font, file: font.regular, in: turn)
  }

  /// Finds or opens a face of one of a font's files; nil where it is not installed.
  ///
  /// - Throws: `TypographyError.fontUnreadable`.
  static func of(
    _ font: FallbackFont, file: String, in turn: borrowing Shaping.Turn
  ) throws(TypographyError) -> FontFace? {
    let name = "face.\(file).\(font.face)"
    return try turn.kept(named: name) { () throws(TypographyError) in
      guard let file = LetterFolders.path(of: file) else { return nil }
      let pattern = try opened(file, face: UInt32(font.face))
      if font.isPictures {
        // Bitmaps are scaled to the size of the text, which fontconfig would else replace by
        // theirs; Pango asks for pictures by this family.
        FcPatternDel(pattern, FC_PIXEL_SIZE)
        FcPatternAddString(pattern, FC_FAMILY, "emoji")
      }
      return pattern
    }.map(FontFace.init)
  }

  /// Opens the file of a variable font, whose place on the axes each text says for itself, or of one
  /// whose letters are drawn narrower or wider.
  ///
  /// - Throws: `TypographyError.fontUnreadable`.
  static func of(
    _ file: FontFile, in turn: borrowing Shaping.Turn
  ) throws(TypographyError) -> FontFace {
    let name = "described.\(file.path).\(file.stretch)"
    let pattern = try turn.kept(named: name) { () throws(TypographyError) in
      let pattern = try opened(file.path, face: 0)
      FcPatternDel(pattern, FC_FAMILY)
      FcPatternAddString(pattern, FC_FAMILY, file.family)
      if file.stretch != 1 {
        var matrix = FcMatrix(xx: file.stretch, xy: 0, yx: 0, yy: 1)
        FcPatternAddMatrix(pattern, FC_MATRIX, &matrix)
      }
      guard file.axes != nil else { return pattern }
      // Fontconfig would choose the weight and the size itself.
      for name in [FC_WEIGHT, FC_SIZE, FC_VARIABLE, FC_FONT_VARIATIONS] {
        FcPatternDel(pattern, name)
      }
      FcPatternAddInteger(pattern, FC_WEIGHT, FC_WEIGHT_REGULAR)
      FcPatternAddBool(pattern, FC_VARIABLE, FcFalse)
      return pattern
    }
    guard let pattern else { throw .fontUnreadable(path: file.path, .noFont) }
    return FontFace(pattern: pattern)
  }

  /// Asks fontconfig about a face of a file that is whole.
  ///
  /// - Throws: `TypographyError.fontUnreadable`.
  private static func opened(
    _ path: String, face: UInt32
  ) throws(TypographyError) -> OpaquePointer {
    if let fault = LetterFault.ofFont(path) { throw .fontUnreadable(path: path, fault) }
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, face, nil, &count) else {
      throw .fontUnreadable(path: path, .noFont)
    }
    return pattern
  }
}
