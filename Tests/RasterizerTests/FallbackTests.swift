import Drawing
import Geometry
import Pixels
import Rasterizer
import Testing
import Typography

/// Letters that the system font lacks.
@Suite struct FallbackTests {
  @Test func `each letter of a mixed line is set in the font that has it`() throws {
    let words = try TextWords(of: line("Hi ♠ 日本語 한 العربية עברית ไทย हिन्दी 😀 end"))
    #expect(
      families(of: words) == [
        "Inter", "Noto Sans Symbols2", "Noto Sans CJK KR", "Noto Sans Hebrew", "Noto Sans Arabic",
        "Noto Sans Thai", "Noto Sans Devanagari", "picture", "Inter",
      ])
  }

  @Test(arguments: ["♠", "😀", "日本語", "العربية", "é", "ﷺ", "☃", "∰", "⌘", "①", "ཨ", "ქ", "ᚠ"])
  func `every letter has a font`(text: String) throws {
    let layout = try TextLayout(line(text), width: 300, height: 40)
    #expect(layout.missing.isEmpty)
  }

  @Test func `letters that no font has are told once each, in the order of the text`() throws {
    let layout = try TextLayout(
      line("a\u{F8FF}b\u{F8F0}\u{F8FF}😀"), width: 300, height: 40)
    #expect(layout.missing == ["\u{F8FF}", "\u{F8F0}"])
  }

  @Test func `invisible letters need no font`() throws {
    for text in ["a\u{200D}b", "a\u{FE0E}b", "a\u{2028}b", "a\u{2066}b\u{2069}", "\u{FEFF}a"] {
      let layout = try TextLayout(line(text), width: 300, height: 80)
      #expect(layout.missing.isEmpty)
    }
  }

  @Test func `Han letters have the form of the language around them`() throws {
    for (text, family) in [
      ("直", "SC"), ("直です", "JP"), ("直한", "KR"), ("直ㄅ", "TC"),
    ] {
      #expect(try families(of: text) == ["Noto Sans CJK \(family)"], "\(text)")
    }
  }

  @Test(arguments: [
    "😀", "👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "❤️", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👩🏾‍🚀", "🏳️‍🌈", "⬜",
  ])
  func `an emoji of several code points is one picture`(emoji: String) throws {
    let parts = try TextWords(of: line(emoji)).parts
    #expect(parts.count == 1)
    guard case .picture(let png, let place, let opacity, let letters) = parts.first else {
      Issue.record("\(emoji) is no picture")
      return
    }
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(letters == emoji)
    #expect(opacity == 1)
    // Noto's pictures are 136×128 at a size of 109.
    #expect(abs(place.width - 20 * 136 / 109) < 1e-9)
    #expect(abs(place.height - 20 * 128 / 109) < 1e-9)
  }

  @Test func `a symbol is text unless a picture is asked for`() throws {
    #expect(try families(of: "♠") == ["Noto Sans Symbols2"])
    #expect(try families(of: "♠\u{FE0F}") == ["picture"])
    #expect(try families(of: "✔\u{FE0F}") == ["picture"])
    #expect(try families(of: "✔") == ["Noto Sans Symbols2"])
  }

  @Test(arguments: [1.0, 2, 3])
  func `an emoji has its own colours at every scale, and the text's opacity`(scale: Double) throws {
    var run = line("😀")
    run.color = Color(red: 0, green: 0, blue: 1, alpha: 1)
    let opaque = try draw(.text(run, transform: .identity), width: 40, height: 40, scale: scale)
    let yellow = opaque.pixels.filter(\.isYellow).count
    // A disc 20·128/109 points wide has 433 square points, of which eyes and mouth take a part.
    #expect(Double(yellow) > 250 * scale * scale)
    run.color.alpha = 0
    let clear = try draw(.text(run, transform: .identity), width: 40, height: 40, scale: scale)
    #expect(clear.pixels.filter(\.isYellow).isEmpty)
  }

  @Test func `the ink of an emoji holds its picture`() throws {
    let ink = try #require(line("😀").ink(scale: 2))
    #expect(abs(ink.width - 20 * 136 / 109) < 1e-9)
    #expect(ink.minX < 2)
  }

  @Test func `Arabic stands on the right and begins there`() throws {
    var run = line("שלום abc")
    run.alignment = .natural
    let parts = try TextWords(of: run).parts
    let places = parts.compactMap { part -> (String, Double)? in
      guard case .letters(let string, let at, _, _, _) = part,
        !string.allSatisfy(\.isWhitespace)
      else { return nil }
      return (string.filter { !$0.isWhitespace }, Double(at.x))
    }
    #expect(places.map(\.0) == ["abc", "שלום"])
    let layout = try TextLayout(run, width: 600, height: 40)
    #expect(abs((places.first?.1 ?? 0) - (600 - layout.size.width)) < 0.01)
    run.alignment = .left
    guard case .letters(_, let start, _, _, _) = try TextWords(of: run).parts.first else {
      Issue.record("no letters")
      return
    }
    #expect(start.x == 0)
  }

  @Test func `each paragraph stands on the side from which it is read`() throws {
    var run = line("שלום\nabc")
    run.alignment = .natural
    run.lines = 0
    run.box.size.height = 80
    let lefts = try TextWords(of: run).parts.compactMap { part -> Double? in
      if case .letters(_, let at, _, _, _) = part { Double(at.x) } else { nil }
    }
    #expect(lefts.count == 2)
    #expect((lefts.first ?? 0) > 500)
    #expect(lefts.last == 0)
  }

  @Test func `lines stay as high as those of the system font`() throws {
    for text in ["日本語", "😀", "العربية"] {
      let size = try TextLayout.measure(line(text))
      #expect(abs(size.height - FontMetrics(of: Typeface(size: 20)).lineHeight) < 1e-9)
    }
  }

  @Test func `bold text has bold letters of other scripts`() throws {
    for text in ["日本語", "العربية"] {
      var bold = line(text)
      bold.font.weight = 700
      let thin = try draw(.text(line(text), transform: .identity), width: 100, height: 40)
      let thick = try draw(.text(bold, transform: .identity), width: 100, height: 40)
      #expect(thick.inkAmount > thin.inkAmount * 1.15)
    }
  }

  @Test func `Chinese wraps between letters, Thai between words`() throws {
    var chinese = line(String(repeating: "漢", count: 40))
    chinese.lines = 0
    let letters = try TextLayout(chinese, width: 205, height: .infinity)
    #expect(letters.lineCount == 4)
    var thai = line("สวัสดีชาวโลกสวัสดีชาวโลก")
    thai.lines = 0
    let words = try TextLayout(thai, width: 120, height: .infinity)
    #expect(words.lineCount > 1)
  }

  /// Cairo closed the eleventh open face while another thread drew with it, and the process ended.
  @Test func `threads at the same time draw many fonts`() async throws {
    let texts = [
      "日本", "한국", "العربية", "שלום", "ไทย", "हिन्दी", "ქართ", "Հայ", "😀", "♠", "∰", "ᚠ", "தமிழ்",
      "বাংলা", "ខ្មែរ", "ລາວ", "አማርኛ", "ᏣᎳᎩ", "ཨ", "සිංහල",
    ]
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<200 {
        group.addTask {
          var run = line(texts[index * 7 % texts.count])
          // Each text is new, so that nothing is known of it.
          run.font.size = 10 + Double(index) / 16
          run.font.weight = index % 3 == 0 ? 700 : 400
          return try draw(.text(run, transform: .identity), width: 100, height: 40)
            .count(not: white)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts.count == 200)
    #expect(counts.allSatisfy { $0 > 10 })
  }

  @Test(arguments: ["日本語 العربية", "日 ไทย", "日 हिन्दी", "1 日 العربية"])
  func `letters of several scripts stand on one baseline`(string: String) throws {
    let plain = line(string)
    var spanned = plain
    spanned.spans = [TextSpan(0..<string.utf8.count, font: plain.font, color: .black)]
    // The parts of a text with looks are drawn one by one, each on the baseline.
    #expect(
      try draw(.text(plain, transform: .identity), width: 300, height: 40)
        == draw(.text(spanned, transform: .identity), width: 300, height: 40))
  }

  @Test func `letters of the system font are set as ever beside others`() throws {
    let alone = try TextWords(of: line("Hello")).parts
    let beside = try TextWords(of: line("Hello日")).parts
    guard case .letters(let first, let start, let width, let look, let family)? = alone.first,
      case .letters(let other, start, let otherWidth, look, family)? = beside.first
    else {
      Issue.record("\(alone) \(beside)")
      return
    }
    // Half of the distance behind the last letter, 0.52 points, stands before its end in a line.
    #expect(first == other && abs(width - otherWidth - 0.26) < 0.01)
  }
}

/// A text of 20 points in a box of 600 × 40.
private func line(_ string: String) -> TextRun {
  TextRun(
    string, font: Typeface(size: 20), color: .black,
    box: CGRect(x: 0, y: 0, width: 600, height: 40), lineBreak: .wordWrap)
}

/// The families of a text's parts, each once in a row, those of white space left out.
private func families(of text: String) throws -> [String] {
  try families(of: TextWords(of: line(text)))
}

private func families(of words: TextWords) -> [String] {
  words.parts.reduce(into: []) { families, part in
    let family: String? =
      switch part {
      case .letters(let string, _, _, _, let family):
        string.allSatisfy(\.isWhitespace) ? nil : family
      case .picture: "picture"
      case .rectangle: nil
      }
    if let family, families.last != family { families.append(family) }
  }
}

extension UInt32 {
  fileprivate var isYellow: Bool {
    (self >> 16) & 255 > 200 && (self >> 8) & 255 > 150 && self & 255 < 110
  }
}

extension Frame {
  /// The sum of how dark all pixels are.
  fileprivate var inkAmount: Double {
    pixels.reduce(0) { $0 + Double(255 - ($1 & 255)) }
  }
}
