import Drawing
import Geometry
import Pixels
import Rasterizer
import Testing
import Typography

@Suite struct SpanTests {
  private let font = Typeface(size: 20)
  private func run(_ string: String, _ spans: TextSpan...) -> TextRun {
    var run = TextRun(
      string, font: font, color: .black, box: CGRect(x: 0, y: 0, width: 200, height: 60), lines: 0)
    run.spans = spans
    return run
  }

  @Test func `a span that changes nothing changes no pixel`() throws {
    let plain = try draw(.text(run("Hello"), transform: .identity), width: 200, height: 60)
    let same = run("Hello", TextSpan(0..<5, font: font, color: .black))
    #expect(try draw(.text(same, transform: .identity), width: 200, height: 60) == plain)
  }

  @Test func `each span has its colour`() throws {
    let two = run("HH", TextSpan(1..<2, font: font, color: .red))
    let frame = try draw(.text(two, transform: .identity), width: 200, height: 60)
    let red = frame.pixels.indices.filter { frame.pixels[$0] == 0xFFFF_0000 }.map { $0 % 200 }
    let dark = frame.pixels.indices.filter { frame.pixels[$0] == black }.map { $0 % 200 }
    #expect(try #require(dark.max()) < #require(red.min()))
  }

  @Test func `kern is added behind each letter, the last one too`() throws {
    let plain = try TextLayout.measure(run("abcd")).width
    let wide = try TextLayout.measure(
      run("abcd", TextSpan(0..<4, font: font, color: .black, kern: 3)))
    // Pango's unit is the 1024th of a point.
    #expect(abs(wide.width - plain - 12) < 0.01)
  }

  @Test func `a text with kern fits into the width that it was measured with`() throws {
    var spaced = run("PLAN", TextSpan(0..<4, font: font, color: .black, kern: 6))
    spaced.lineBreak = .truncateTail
    let size = try TextLayout.measure(spaced)
    #expect(try TextLayout(spaced, width: size.width, height: size.height).isComplete)
  }

  @Test func `the largest font makes the line's height`() throws {
    let large = Typeface(size: 40, weight: 700)
    let mixed = run("a\nbc", TextSpan(2..<3, font: large, color: .black))
    let height = try TextLayout.measure(mixed).height
    let expected = FontMetrics(of: font).lineHeight + FontMetrics(of: large).lineHeight
    #expect(abs(height - expected) < 1e-9)
  }

  @Test func `a paragraph's style sets its lines apart`() throws {
    var spaced = run("a\nb\nc")
    spaced.paragraph.lineSpacing = 4
    spaced.paragraph.paragraphSpacing = 6
    let height = try TextLayout.measure(spaced).height
    #expect(abs(height - 3 * FontMetrics(of: font).lineHeight - 2 * 10) < 1e-9)
    spaced.paragraph.lineHeightMultiple = 2
    #expect(
      abs(try TextLayout.measure(spaced).height - 6 * FontMetrics(of: font).lineHeight - 20) < 1e-9)
  }

  @Test func `a first line is indented`() throws {
    var indented = run("H")
    indented.paragraph.firstIndent = 30
    let frame = try draw(.text(indented, transform: .identity), width: 200, height: 60)
    let columns = frame.pixels.indices.filter { frame.pixels[$0] != white }.map { $0 % 200 }
    #expect(try #require(columns.min()) >= 30)
  }

  @Test func `a background fills the line and an underline the width`() throws {
    let marked = run(
      "H H",
      TextSpan(
        0..<3, font: font, color: .black, background: .blue, underline: TextLine(color: .red)))
    let frame = try draw(.text(marked, transform: .identity), width: 200, height: 60)
    let width = Int(try TextLayout.measure(marked).width)
    let height = Int(FontMetrics(of: font).lineHeight)
    #expect(frame.count(not: white) >= width * height)
    let red = frame.pixels.count { $0 >> 16 & 255 > 128 && $0 & 255 < 128 }
    #expect(red >= width)
  }
}
