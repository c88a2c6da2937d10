import Drawing
import Geometry
import Pixels
import Rasterizer
import Testing
import Typography

@Suite struct TextTests {
  @Test func `a line is as high as one of San Francisco`() {
    let metrics = FontMetrics(of: Typeface(size: 100))
    // Fractions of San Francisco's 2048 units an em, to a ten-thousandth of a point.
    #expect(abs(metrics.ascender - 95.2148) < 1e-4)
    #expect(abs(metrics.descender - 24.1211) < 1e-4)
    #expect(metrics.lineHeight == metrics.ascender + metrics.descender)
  }

  @Test func `capital and small letters are as high as the metrics say`() throws {
    for (string, height) in [("H", \FontMetrics.capHeight), ("x", \.xHeight)] {
      var run = text(string, size: 100, lineBreak: .clip)
      run.box = CGRect(x: 0, y: 0, width: 200, height: 120)
      let ink = try #require(
        inkBounds(of: draw(.text(run, transform: .identity), width: 200, height: 120)))
      // The pixel above and the one below may be covered a little.
      #expect(abs(ink.height - FontMetrics(of: run.font)[keyPath: height]) <= 2)
    }
  }

  @Test func `text stays inside its measured box`() throws {
    for (string, size) in [("Swipe Down From Top", 17.0), ("Present", 30), ("gjpqyÄ|", 40)] {
      for scale in [1.0, 2, 3] {
        var run = text(string, size: size, lineBreak: .clip)
        let measured = try TextLayout.measure(run)
        // The box stands 10 points from the edges of the picture and clips nothing itself.
        run.lineBreak = .truncateTail
        run.box = CGRect(origin: CGPoint(x: 10, y: 10), size: measured)
        let frame = try draw(
          .text(run, transform: .identity), width: measured.width + 20,
          height: measured.height + 20, scale: scale)
        let ink = try #require(inkBounds(of: frame))
        // One pixel, since a pixel that is covered a little counts in full.
        #expect(ink.minX >= 10 * scale - 1 && ink.maxX <= (10 + measured.width) * scale + 1)
        // Accents over capitals may stand out by a 50th of the size.
        #expect(
          ink.minY >= (10 - size / 50) * scale - 1 && ink.maxY <= (10 + measured.height) * scale + 1
        )
        #expect(ink.width >= measured.width * scale * 0.9)
      }
    }
  }

  @Test func `a box as wide as the measured text draws all of it`() throws {
    for size in stride(from: 9.0, through: 40, by: 0.7) {
      let run = text("Tap Me Twice", size: size, lineBreak: .truncateTail)
      let measured = try TextLayout.measure(run)
      #expect(try TextLayout.measure(run, width: measured.width) == measured)
      #expect(try TextLayout.measure(run, width: measured.width - 0.5).width < measured.width)
    }
  }

  @Test func `words wrap at the width and lines add up`() throws {
    var run = text("one two three", size: 20, lineBreak: .wordWrap)
    run.lines = 0
    let oneLine = try TextLayout.measure(run)
    let wrapped = try TextLayout.measure(run, width: oneLine.width * 0.7)
    #expect(wrapped.height == oneLine.height * 2)
    #expect(wrapped.width < oneLine.width * 0.7)
    run.lines = 1
    #expect(try TextLayout.measure(run, width: oneLine.width * 0.7).height == oneLine.height)
  }

  @Test func `as many lines are drawn as fit the box`() throws {
    var run = text("a b c d e f g h", size: 20, lineBreak: .truncateTail)
    run.lines = 0
    let line = FontMetrics(of: run.font).lineHeight
    for count in 1...4 {
      let layout = try TextLayout(run, width: 30, height: line * Double(count) + 1)
      #expect(layout.lineCount == count)
    }
  }

  @Test func `long text ends in an ellipsis inside its box`() throws {
    for lineBreak in [TextRun.LineBreak.truncateHead, .truncateMiddle, .truncateTail] {
      var run = text("the quick brown fox jumps", size: 20, lineBreak: lineBreak)
      run.box = CGRect(x: 0, y: 0, width: 100, height: 30)
      let ink = try #require(
        inkBounds(of: draw(.text(run, transform: .identity), width: 200, height: 30)))
      #expect(ink.maxX <= 101)
      #expect(ink.maxX > 85)
    }
  }

  @Test func `clipped text is cut at its box`() throws {
    var run = text("HHHHHHHH", size: 20, lineBreak: .clip)
    run.box = CGRect(x: 10, y: 0, width: 50, height: 30)
    let ink = try #require(
      inkBounds(of: draw(.text(run, transform: .identity), width: 200, height: 30)))
    #expect(ink.maxX == 60)
  }

  @Test func `text is centred in its box`() throws {
    // H and I are symmetric; the capitals stand on the baseline.
    var run = text("HIH", size: 40, lineBreak: .clip)
    run.alignment = .center
    run.box = CGRect(x: 20, y: 5, width: 160, height: 90)
    let ink = try #require(
      inkBounds(of: draw(.text(run, transform: .identity), width: 200, height: 100, scale: 2)))
    #expect(abs(ink.midX / 2 - 100) <= 0.5)
    // The middle of the line is 0.5·(0.96875 − 0.2415) of the size above the baseline, that of the
    // capitals half of their height, 0.7273.
    let expected = 50 + 40 * (0.5 * (0.96875 - 0.2415) - 0.5 * 0.7273)
    #expect(abs(ink.midY / 2 - expected) <= 0.75)
  }

  @Test func `text on the right ends there`() throws {
    var run = text("HH", size: 40, lineBreak: .clip)
    run.alignment = .right
    run.box = CGRect(x: 0, y: 0, width: 150, height: 60)
    let ink = try #require(
      inkBounds(of: draw(.text(run, transform: .identity), width: 200, height: 60)))
    #expect(ink.maxX <= 150 && ink.maxX > 142)
  }

  @Test func `text breaks the same at every scale`() throws {
    var run = text("It swings from the touch point and flies away", size: 13, lineBreak: .wordWrap)
    run.lines = 0
    run.box = CGRect(x: 0, y: 0, width: 97, height: 80)
    func rows(scale: Double) throws -> [Bool] {
      let frame = try draw(.text(run, transform: .identity), width: 100, height: 80, scale: scale)
      return (0..<80).map { point in
        (0..<Int(scale)).contains { row in
          (0..<frame.size.width).contains { frame[$0, point * Int(scale) + row] != white }
        }
      }
    }
    // Only the rows at the edges of the letters may differ.
    let difference = zip(try rows(scale: 1), try rows(scale: 4)).count { $0 != $1 }
    #expect(difference <= 8)
  }

  @Test func `a missing cut says which package brings it`() {
    let error = TypographyError.fontMissing(cut: "Inter-Bold", folders: ["/a", "/b"])
    #expect(
      "\(error)"
        == "the font Inter-Bold is not in /a or /b, and nothing that stands in for it; "
        + "install that with `apt-get install fonts-inter`")
    let even = TypographyError.fontMissing(cut: "JetBrainsMono-Bold", folders: ["/a"])
    #expect("\(even)".hasSuffix("`apt-get install fonts-noto-cjk`"))
  }

  @Test func `a word that is broken inside has no hyphen but its own soft ones`() throws {
    var run = text("Breakingupisneverdoneby", size: 20, lineBreak: .wordWrap)
    run.lines = 0
    run.box = CGRect(x: 0, y: 0, width: 60, height: 400)
    func width(_ string: String) throws -> Double {
      try TextLayout.measure(text(string, size: 20, lineBreak: .clip)).width
    }
    // Each line takes as many letters as fit: a hyphen would leave room for fewer.
    let lines = try TextWords(of: run).parts.compactMap(\.string)
    #expect(lines.joined() == run.string)
    for (line, next) in zip(lines, lines.dropFirst()) {
      let longer = try width(line + next.prefix(1))
      #expect(longer > 60)
    }
    run.string = "Break\u{AD}ing"
    let hyphened = try width("Break-")
    let plain = try width("Break")
    let broken = try TextLayout.measure(run, width: hyphened + 2).width
    // The hyphen stands a little nearer to its letter than one that is typed.
    #expect(broken > plain + 4 && broken < hyphened + 2)
  }

  @Test func `an endless word is shaped in parts, so that it costs what its length does`() throws {
    for letter in ["W", "é", "日"] {
      let run = text(
        String(repeating: letter, count: 6000), size: 10, lineBreak: .clip)
      let lengths = try TextWords(of: run).parts.compactMap { $0.string?.utf8.count }
      #expect(lengths.reduce(0, +) == run.string.utf8.count)
      #expect((lengths.max() ?? 0) <= 256 + letter.utf8.count)
    }
    // Words as people write them are shaped whole.
    let run = text(String(repeating: "word ", count: 600), size: 10, lineBreak: .clip)
    #expect(try TextWords(of: run).parts.count == 1)
  }

  @Test func `an endless word is broken at every width`() throws {
    var run = text(String(repeating: "W", count: 20_000), size: 17, lineBreak: .wordWrap)
    run.lines = 0
    // Letters of a word may stand closer to one another, or further apart, than one alone is wide.
    let wide =
      try TextLayout.measure(
        text(String(repeating: "W", count: 10), size: 17, lineBreak: .clip)
      ).width / 10
    let inLine = Int(300 / wide)
    let layout = try TextLayout(run, width: 300, height: .infinity)
    #expect(abs(layout.lineCount - 20_000 / inLine) <= 20_000 / inLine / 20)
  }

  @Test func `sizes that cannot be set are refused`() {
    for size in [0, -1, Double.nan, .infinity] {
      #expect(throws: TypographyError.self) {
        try TextLayout.measure(text("a", size: size, lineBreak: .clip))
      }
    }
  }

  @Test func `heavier cuts have more ink`() throws {
    let ink = try [100, 200, 300, 400, 500, 600, 700, 800, 900].map { weight in
      var run = text("Flipbook", size: 40, lineBreak: .clip)
      run.font.weight = weight
      run.box = CGRect(x: 0, y: 0, width: 250, height: 60)
      let frame = try draw(.text(run, transform: .identity), width: 250, height: 60)
      return frame.pixels.reduce(0) { $0 + Int(255 - $1 & 255) }
    }
    #expect(ink == ink.sorted() && Set(ink).count == 9)
  }

  @Test func `threads at the same time draw the same`() async throws {
    let frames = try await withThrowingTaskGroup(of: Frame.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var run = text("Swipe Down From Top", size: 17, lineBreak: .truncateTail)
          run.box = CGRect(x: 3, y: 3, width: 190, height: 30)
          return try draw(.text(run, transform: .identity), width: 200, height: 40, scale: 2)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(frames).count == 1)
  }

  private func inkBounds(of frame: Frame) -> CGRect? {
    let points = frame.pixels.indices.filter { frame.pixels[$0] != white }.map { index in
      (x: index % frame.size.width, y: index / frame.size.width)
    }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return nil }
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

private func text(_ string: String, size: Double, lineBreak: TextRun.LineBreak) -> TextRun {
  TextRun(string, font: Typeface(size: size), color: .black, box: .zero, lineBreak: lineBreak)
}

extension TextWords.Part {
  fileprivate var string: String? {
    if case .letters(let string, _, _, _, _) = self { string } else { nil }
  }
}
