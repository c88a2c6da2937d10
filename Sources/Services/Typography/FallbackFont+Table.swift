extension FallbackFont {
  static let coreDebianPackage = "fonts-noto-core"
  static let emojiDebianPackage = "fonts-noto-color-emoji"
  static let hanDebianPackage = "fonts-noto-cjk"

  private static func noto(
    _ name: String, hasBold: Bool = false, style: String = "Sans",
    _ letters: ClosedRange<UInt32>...
  ) -> FallbackFont {
    let file = "Noto\(style)\(name.filter { $0 != " " })"
    return FallbackFont(
      ["Noto", style, name].filter { !$0.isEmpty }.joined(separator: " "),
      package: coreDebianPackage, regular: "\(file)-Regular.ttf",
      bold: hasBold ? "\(file)-Bold.ttf" : nil, letters: letters)
  }

  /// The font of pictures.
  static let emoji = FallbackFont(
    "Noto Color Emoji", package: emojiDebianPackage, regular: "NotoColorEmoji.ttf",
    isPictures: true)

  /// Returns all fonts, with Han letters in one form.
  ///
  /// A letter that does not ask for pictures is set in the first of them that has it.
  static func fonts(han form: HanForm) -> [FallbackFont] {
    scripts + symbols + [han(form), emoji]
  }

  /// The fonts of one script each.
  private static let scripts = [
    noto(
      "Arabic", hasBold: true, 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF,
      0xFE70...0xFEFE),
    noto("Hebrew", hasBold: true, 0x590...0x5FF, 0xFB1D...0xFB4F),
    noto("Syriac", 0x700...0x74F, 0x860...0x86F),
    noto("Thaana", hasBold: true, 0x780...0x7BF),
    noto("NKo", 0x7C0...0x7FF),
    noto("Armenian", hasBold: true, 0x530...0x58F, 0xFB13...0xFB17),
    noto("Georgian", hasBold: true, 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F),
    noto("Devanagari", hasBold: true, 0x900...0x97F, 0xA8E0...0xA8FF),
    noto("Bengali", hasBold: true, 0x980...0x9FF),
    noto("Gurmukhi", hasBold: true, 0xA00...0xA7F),
    noto("Gujarati", hasBold: true, 0xA80...0xAFF),
    noto("Oriya", hasBold: true, 0xB00...0xB7F),
    noto("Tamil", hasBold: true, 0xB80...0xBFF),
    noto("Telugu", hasBold: true, 0xC00...0xC7F),
    noto("Kannada", hasBold: true, 0xC80...0xCFF),
    noto("Malayalam", hasBold: true, 0xD00...0xD7F),
    noto("Sinhala", hasBold: true, 0xD80...0xDFF),
    noto("Thai", hasBold: true, 0xE00...0xE7F),
    noto("Lao", hasBold: true, 0xE80...0xEFF),
    noto("Tibetan", hasBold: true, style: "Serif", 0xF00...0xFFF),
    noto("Myanmar", hasBold: true, 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F),
    noto("Ethiopic", hasBold: true, 0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F),
    noto("Cherokee", hasBold: true, 0x13A0...0x13FF, 0xAB70...0xABBF),
    noto("Canadian Aboriginal", hasBold: true, 0x1400...0x167F, 0x18B0...0x18FF),
    noto("Ogham", 0x1680...0x169F),
    noto("Runic", 0x16A0...0x16FF),
    noto("Tagalog", 0x1700...0x171F),
    noto("Khmer", hasBold: true, 0x1780...0x17FF, 0x19E0...0x19FF),
    noto("Mongolian", 0x1800...0x18AF),
    noto("Balinese", hasBold: true, 0x1B00...0x1B7F),
    noto("Sundanese", hasBold: true, 0x1B80...0x1BBF, 0x1CC0...0x1CCF),
    noto("Ol Chiki", hasBold: true, 0x1C50...0x1C7F),
    noto("Coptic", 0x2C80...0x2CFF),
    noto("Tifinagh", 0x2D30...0x2D7F),
    noto("Yi", 0xA000...0xA4CF),
    noto("Lisu", hasBold: true, 0xA4D0...0xA4FF),
    noto("Vai", 0xA500...0xA63F),
    noto("Javanese", hasBold: true, 0xA980...0xA9DF),
    noto("Gothic", 0x10330...0x1034F),
    noto("Adlam", hasBold: true, 0x1E900...0x1E95F),
  ]

  /// The fonts of symbols, and of Latin, Greek and Cyrillic letters that are rare.
  private static let symbols = [
    noto("Symbols2"), noto("Symbols", hasBold: true), noto("Math"), noto("", hasBold: true),
  ]

  /// The forms of Han letters, which look different by the language.
  enum HanForm: Int32, Sendable {
    // In the order of the faces in the file.
    case japanese, korean, simplified, traditional

    /// Finds the form by the other letters of a text: Japanese beside kana, Korean beside hangul,
    /// traditional beside bopomofo, and else simplified.
    init(of text: String) {
      var forms: Set<HanForm> = []
      for letter in text.unicodeScalars {
        switch letter.value {
        case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: forms.insert(.japanese)
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF:
          forms.insert(.korean)
        case 0x3100...0x312F, 0x31A0...0x31BF: forms.insert(.traditional)
        default: break
        }
      }
      self = [.japanese, .korean, .traditional].first(where: forms.contains) ?? .simplified
    }

    fileprivate var ending: String {
      switch self {
      case .japanese: "JP"
      case .korean: "KR"
      case .simplified: "SC"
      case .traditional: "TC"
      }
    }
  }

  /// Returns the font of Chinese, Japanese and Korean letters in one form.
  private static func han(_ form: HanForm) -> FallbackFont {
    let file = "NotoSansCJK"
    return FallbackFont(
      "Noto Sans CJK \(form.ending)", package: hanDebianPackage, regular: "\(file)-Regular.ttc",
      bold: "\(file)-Bold.ttc", face: form.rawValue)
  }
}
