import Drawing

/// The fonts that phones bring and this machine has not, and the cuts that stand in for them.
///
/// Source: Apple, “Fonts” of the system: the names of families and cuts of iOS 7 to 18.
struct PhoneFont {
  /// What stands in for the font.
  let typeface: Typeface
  /// The name of the font's family, such as `Helvetica Neue`.
  let family: String

  /// Finds the font of a cut's name, such as `HelveticaNeue-Bold`, or of a family's.
  ///
  /// *Units* of `size`: points.
  init?(named name: String, size: Double) {
    for family in Self.families where family.name == name || name.hasPrefix(family.cuts) {
      var typeface = Typeface(size: size)
      typeface.design = family.design
      typeface.isTracked = family.name.hasPrefix(".")
      typeface.stretch = Self.widths[family.name] ?? 1
      let rest = family.name == name ? "" : name.dropFirst(family.cuts.count)
      guard Self.read(rest, into: &typeface) else { continue }
      self.typeface = typeface
      self.family = family.name
      return
    }
    return nil
  }

  /// Makes what stands in for a font of an app's own, whose name tells its weight and slant.
  ///
  /// *Units* of `size`: points.
  init(ofApp name: String, family: String, size: Double) {
    var typeface = Typeface(size: size)
    typeface.isTracked = false
    if name.contains(Self.condensed) { typeface.stretch = Self.widthOfCondensed }
    for (word, weight, isItalic) in Self.words where name.contains(word) && word.count > 2 {
      if let weight, typeface.weight == Self.regular { typeface.weight = weight }
      if isItalic { typeface.isItalic = true }
    }
    (self.typeface, self.family) = (typeface, family)
  }

  private static let regular = 400
  private static let condensed = "Condensed"

  /// How wide letters of a condensed cut are drawn, as a part of the width of what stands in.
  ///
  /// No unit.
  ///
  /// Source: docs/measurements.md, "Widths of text".
  private static let widthOfCondensed = 0.9

  /// The families whose letters are drawn narrower, with their widths; those of condensed ones are
  /// chosen.
  ///
  /// No unit.
  ///
  /// Source: docs/measurements.md, "Widths of text".
  private static let widths = [
    "Avenir Next Condensed": 0.8, "DIN Condensed": 0.7, "Times New Roman": 0.86, "Palatino": 0.93,
  ]

  /// Reads what stands behind a family's name: `-DemiBoldItalic`, `PS-BoldMT`.
  private static func read(_ suffix: some StringProtocol, into typeface: inout Typeface) -> Bool {
    var rest = Substring(suffix)
    while !rest.isEmpty {
      guard let word = words.first(where: { rest.hasPrefix($0.word) }) else { return false }
      rest = rest.dropFirst(word.word.count)
      if let weight = word.weight { typeface.weight = weight }
      if word.isItalic { typeface.isItalic = true }
      if word.word == condensed { typeface.stretch = widthOfCondensed }
    }
    return true
  }

  /// A part of a cut's name and what it says; the longer ones first.
  private static let words: [(word: String, weight: Int?, isItalic: Bool)] = [
    ("UltraLight", 100, false), ("Ultralight", 100, false), ("ExtraLight", 200, false),
    ("ExtraBlack", 900, false), ("ExtraBold", 800, false), ("UltraBold", 800, false),
    ("DemiBold", 600, false), ("Demibold", 600, false), ("SemiBold", 600, false),
    ("Semibold", 600, false), ("Thin", 200, false), ("Light", 300, false), ("Book", 400, false),
    ("Regular", 400, false), ("Roman", 400, false), ("Medium", 500, false), ("Bold", 700, false),
    ("Heavy", 800, false), ("Black", 900, false), ("Wide", 700, false), ("Rounded", nil, false),
    ("Italic", nil, true), ("Oblique", nil, true), ("Ita", nil, true), ("It", nil, true),
    ("Condensed", nil, false), ("PSMT", nil, false), ("PS", nil, false), ("MT", nil, false),
    ("MS", nil, false), ("ITCTT", nil, false), ("ITC", nil, false), ("W3", 300, false),
    ("W4", 400, false), ("W6", 600, false),
    ("W7", 700, false), ("-", nil, false),
  ]

  /// How a family's cuts begin, its name, and the design nearest to it; where one beginning is part
  /// of another, the longer one comes first.
  private static let families: [(cuts: String, name: String, design: Typeface.Design)] =
    lines(.rounded, rounded) + lines(.system, sansSerifs) + lines(.serif, serifs)
    + lines(.monospaced, evenLetters)

  private static func lines(
    _ design: Typeface.Design, _ text: String
  ) -> [(cuts: String, name: String, design: Typeface.Design)] {
    text.split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      return (parts[0], parts.count > 1 ? parts[1] : parts[0], design)
    }
  }

  private static let rounded = """
    ArialRounded Arial Rounded MT Bold
    HiraMaruProN Hiragino Maru Gothic ProN
    .SFUIRounded .AppleSystemUIFontRounded
    """

  private static let sansSerifs = """
    HelveticaNeue Helvetica Neue
    Helvetica
    ArialHebrew Arial Hebrew
    Arial
    AvenirNextCondensed Avenir Next Condensed
    AvenirNext Avenir Next
    Avenir
    Futura
    GillSans Gill Sans
    Verdana
    Trebuchet Trebuchet MS
    Optima
    DINAlternate DIN Alternate
    DINCondensed DIN Condensed
    AppleSDGothicNeo Apple SD Gothic Neo
    PingFangSC PingFang SC
    PingFangTC PingFang TC
    PingFangHK PingFang HK
    HiraginoSans Hiragino Sans
    HiraKakuProN Hiragino Kaku Gothic ProN
    STHeitiSC Heiti SC
    STHeitiTC Heiti TC
    Kailasa
    Thonburi
    EuphemiaUCAS Euphemia UCAS
    Damascus
    GeezaPro Geeza Pro
    KohinoorDevanagari Kohinoor Devanagari
    Galvji
    ChalkboardSE Chalkboard SE
    Chalkduster
    MarkerFelt Marker Felt
    Noteworthy
    BradleyHand Bradley Hand
    SnellRoundhand Snell Roundhand
    Zapfino
    Papyrus
    SavoyeLetPlain Savoye LET
    PartyLetPlain Party LET
    AlNile Al Nile
    Farah
    LucidaGrande Lucida Grande
    Seravek
    KohinoorBangla Kohinoor Bangla
    KohinoorGujarati Kohinoor Gujarati
    KohinoorTelugu Kohinoor Telugu
    BanglaSangamMN Bangla Sangam MN
    DevanagariSangamMN Devanagari Sangam MN
    GujaratiSangamMN Gujarati Sangam MN
    GurmukhiMN Gurmukhi MN
    KannadaSangamMN Kannada Sangam MN
    KhmerSangamMN Khmer Sangam MN
    LaoSangamMN Lao Sangam MN
    MalayalamSangamMN Malayalam Sangam MN
    MyanmarSangamMN Myanmar Sangam MN
    OriyaSangamMN Oriya Sangam MN
    SinhalaSangamMN Sinhala Sangam MN
    TamilSangamMN Tamil Sangam MN
    TeluguSangamMN Telugu Sangam MN
    MuktaMahee Mukta Mahee
    NotoNastaliqUrdu Noto Nastaliq Urdu
    NotoSansKannada Noto Sans Kannada
    NotoSansMyanmar Noto Sans Myanmar
    NotoSansOriya Noto Sans Oriya
    DiwanMishafi Mishafi
    AppleColorEmoji Apple Color Emoji
    ZapfDingbats Zapf Dingbats
    .SFUIText .SF UI Text
    .SFUIDisplay .SF UI Display
    .SFUI .AppleSystemUIFont
    """

  private static let serifs = """
    TimesNewRoman Times New Roman
    Georgia
    Baskerville
    Palatino
    Didot
    BodoniSvtyTwoOS Bodoni 72 Oldstyle
    BodoniSvtyTwoSC Bodoni 72 Smallcaps
    BodoniSvtyTwo Bodoni 72
    BodoniOrnaments Bodoni Ornaments
    AcademyEngravedLetPlain Academy Engraved LET
    Athelas
    Marion
    HiraMinProN Hiragino Mincho ProN
    STIXTwoText STIX Two Text
    HoeflerText Hoefler Text
    Cochin
    Rockwell
    Charter
    Kefa
    Superclarendon
    IowanOldStyle Iowan Old Style
    AmericanTypewriter American Typewriter
    Copperplate
    """

  private static let evenLetters = """
    Menlo
    CourierNew Courier New
    Courier
    """
}
