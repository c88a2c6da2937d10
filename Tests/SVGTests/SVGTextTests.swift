import Drawing
import Geometry
import SVG
import Testing
import Typography

@Suite struct SVGTextTests {
  private let font = Typeface(size: 20)

  private func run(
    _ string: String, width: Double = 200, lines: Int = 0, _ spans: TextSpan...
  ) -> TextRun {
    var run = TextRun(
      string, font: font, color: .black, box: CGRect(x: 0, y: 0, width: width, height: 60),
      lines: lines)
    run.spans = spans
    return run
  }

  private func lines(_ run: TextRun) throws -> [String] {
    try svg(.text(run, transform: .identity)).split(separator: "\n").map(String.init)
  }

  @Test func `a line stands on its baseline and is as wide as its layout`() throws {
    let run = run("Flip")
    let width = try TextLayout.measure(run).width
    let metrics = FontMetrics(of: font)
    let baseline = (60 - metrics.lineHeight) / 2 + metrics.ascender
    // The distance behind the last letter, −0.026 of the size, is no part of what is drawn.
    #expect(
      try lines(run) == [
        "<text x=\"0\" y=\"\(baseline.decimals)\" textLength=\"\((width + 0.52).decimals)\" "
          + "font-family=\"Inter, sans-serif\" font-size=\"20\" letter-spacing=\"-0.52\" "
          + "fill=\"rgb(0,0,0)\">Flip</text>"
      ])
  }

  @Test func `every line stands for itself, without the space at which it is broken`() throws {
    let text = try lines(run("one two", width: 50))
    #expect(text.count == 1)
    let parts = text[0].matches(of: /<tspan x="0" y="([0-9.]+)"[^>]*>([^<]*)<\/tspan>/)
    #expect(parts.map(\.2) == ["one", "two"])
    let baselines = parts.compactMap { Double($0.1) }
    let height = FontMetrics(of: font).lineHeight
    // Six decimals are written.
    #expect(baselines.count == 2 && abs(baselines[1] - baselines[0] - height) < 2e-6)
  }

  @Test func `the whole of a text that is cut short stands in its title`() throws {
    let text = try lines(run("a very long line & more", width: 80, lines: 1)).joined()
    #expect(text.hasPrefix("<g><title>a very long line &amp; more</title>"))
    #expect(text.contains("…") && text.hasSuffix("</text></g>"))
  }

  @Test func `looks are kept`() throws {
    let bold = TextSpan(
      2..<4, font: Typeface(size: 20, weight: 700, isItalic: true),
      color: Color(red: 1, green: 0, blue: 0), background: .white,
      underline: TextLine(color: .black), kern: 2)
    let text = try lines(run("a bc", bold))
    // A background, letters before the line below the others, the line, the other letters.
    #expect(text.map { $0.prefix(5) } == ["<path", "<text", "<path", "<text"])
    #expect(text[1].hasSuffix(" xml:space=\"preserve\" fill=\"rgb(0,0,0)\">a </text>"))
    // The kern of 2 and the font's own distance, −0.0121 of the size.
    #expect(
      text[3].contains(" font-weight=\"700\" font-style=\"italic\" letter-spacing=\"1.758\" ")
        && text[3].hasSuffix("fill=\"rgb(255,0,0)\">bc</text>"))
  }

  @Test func `what stands out of a text that is not broken is clipped`() throws {
    var clipped = run("a long line", width: 30)
    clipped.lineBreak = .clip
    let text = try lines(clipped)
    #expect(text.prefix(2) == ["<clipPath id=\"clip1\">", "<path d=\"M0 0 H30 V60 H0 Z\"/>"])
    #expect(text[3] == "<g clip-path=\"url(#clip1)\">")
  }

  @Test func `nothing is written for no text`() throws {
    #expect(try lines(run("")).isEmpty)
  }
}
