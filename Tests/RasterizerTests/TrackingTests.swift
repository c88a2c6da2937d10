import Drawing
import Geometry
import Pixels
import Rasterizer
import Testing
import Typography

/// Source of the widths: docs/measurements.md, "Widths of text".
@Suite struct TrackingTests {
  private func run(_ string: String, _ font: Typeface) -> TextRun {
    TextRun(
      string, font: font, color: .black, box: CGRect(x: 0, y: 0, width: 300, height: 80),
      lineBreak: .truncateTail)
  }

  private func width(_ string: String, _ size: Double, _ weight: Int = 400) throws -> Double {
    try TextLayout.measure(run(string, Typeface(size: size, weight: weight))).width
  }

  @Test(arguments: [
    ("Subtitle", 11, 400, 40.5), ("Subtitle", 12, 400, 43.5), ("Show Details", 15, 400, 89),
    ("Title", 16, 400, 31.5), ("Label", 17, 400, 41.5), ("Description", 17, 400, 88),
    ("Username", 17, 400, 79), ("Label", 17, 600, 43.5), ("Label", 17, 700, 44.5),
    ("Score:", 20, 400, 56), ("Username", 20, 400, 90), ("Delivery", 22, 700, 84.5),
    ("Sunday", 23, 600, 79), ("Label", 25, 400, 59), ("Label", 30, 400, 71),
    ("Label", 40, 400, 94), ("Label", 50, 400, 117),
  ])
  func `a text is as wide as in Xcode's frames`(
    string: String, size: Double, weight: Int, expected: Double
  ) throws {
    // Frames are rounded up to half or whole points.
    let width = try width(string, size, weight)
    #expect(abs(width + 0.25 - expected) <= max(0.02 * expected, 0.75))
  }

  @Test func `a text fits into its measured width in all sizes and weights`() throws {
    for weight in stride(from: 100, through: 900, by: 100) {
      for size in stride(from: 6.0, through: 90, by: 1.7) {
        for string in ["Tap Me Twice", "日本語 abc العربية.", "I"] {
          let run = run(string, Typeface(size: size, weight: weight))
          let measured = try TextLayout.measure(run)
          let layout = try TextLayout(run, width: measured.width, height: measured.height)
          #expect(layout.isComplete && layout.size == measured)
        }
      }
    }
  }

  @Test func `widths grow with the size and the weight`() throws {
    for weight in stride(from: 100, through: 900, by: 100) {
      var last = 0.0
      for size in stride(from: 6.0, through: 90, by: 0.5) {
        let width = try width("Hamburgefonts", size, weight)
        #expect(width > last)
        last = width
      }
    }
    for size in [9.0, 14, 17, 20, 28, 40, 80] {
      let widths = try [100, 400, 500, 600, 700, 900].map { try width("Hamburgefonts", size, $0) }
      #expect(widths == widths.sorted())
    }
  }

  @Test func `kern adds to the distances of the font`() throws {
    var kerned = run("abcd", Typeface(size: 20))
    let plain = try TextLayout.measure(kerned).width
    kerned.spans = [TextSpan(1..<3, font: Typeface(size: 20), color: .black, kern: 3)]
    #expect(abs(try TextLayout.measure(kerned).width - plain - 6) < 0.02)
  }

  @Test func `a font without tracking, and other designs, stand as their letters say`() throws {
    var own = Typeface(size: 24)
    own.isTracked = false
    let tracked = try width("Hamburgefonts", 24)
    let plain = try TextLayout.measure(run("Hamburgefonts", own)).width
    let tightened = 13 * 24 * 0.022
    #expect(abs(tracked - plain + tightened) < 0.02)
    // Letters of a font that is no system font have one shape in all sizes.
    for size in [6.0, 12, 36, 96] {
      own.size = size
      let other = try TextLayout.measure(run("Hamburgefonts", own)).width
      #expect(abs(other / size - plain / 24) < 0.005)
    }
    for design in [Typeface.Design.monospaced, .rounded, .serif] {
      var font = Typeface(size: 20)
      font.design = design
      var other = font
      other.isTracked = false
      let (first, second) = (run("Hamburgefonts", font), run("Hamburgefonts", other))
      #expect(try TextLayout.measure(first) == TextLayout.measure(second))
    }
  }

  @Test func `letters of other fonts stand as they do there`() throws {
    for string in ["日本語", "العربية", "😀👩‍👩‍👧", "ไทย"] {
      var own = Typeface(size: 20)
      own.isTracked = false
      #expect(
        try TextLayout.measure(run(string, Typeface(size: 20)))
          == TextLayout.measure(run(string, own)))
    }
  }

  @Test func `a caret before each letter stands behind the one before`() throws {
    for size in [10.0, 20, 40] {
      let layout = try TextLayout(
        run("Hamburgefonts", Typeface(size: size)), width: .infinity, height: 100)
      let places = (0...13).map { layout.caret(before: $0).minX }
      #expect(places == places.sorted())
      // Pango's unit is the 1024th of a point.
      #expect(abs(Double(places[13]) - layout.size.width) < 0.01)
    }
  }

  @Test(arguments: [0.7, 0.9, 1.18], [Typeface.Design.system, .serif])
  func `letters are drawn narrower or wider`(stretch: Double, design: Typeface.Design) throws {
    var font = Typeface(size: 40)
    (font.isTracked, font.design) = (false, design)
    let plain = try TextLayout.measure(run("HOH", font))
    font.stretch = stretch
    let drawn = run("HOH", font)
    let measured = try TextLayout.measure(drawn)
    #expect(abs(measured.width - plain.width * stretch) < 0.1)
    #expect(measured.height == plain.height)
    let frame = try draw(.text(drawn, transform: .identity), width: 300, height: 80)
    let columns = frame.pixels.indices.filter { frame.pixels[$0] != white }.map { $0 % 300 }
    let ink = try Double(#require(columns.max()) - #require(columns.min()) + 1)
    // The letters' own margins are a tenth of the size at most.
    #expect(ink <= measured.width + 1 && ink >= measured.width - 40 * 0.2)
  }
}
