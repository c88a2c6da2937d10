import Pages
import Testing

struct PictureTextTests {
  private var picture: PictureText {
    var picture = PictureText(
      .image, "a b.gif", width: 200, height: 300, alt: "A “card” & its <b> \"x\".")
    picture.dark = "a b-dark.gif"
    picture.still = "a b-still.gif"
    picture.darkStill = "a b-dark-still.gif"
    return picture
  }

  @Test func `a film has sources for dark pages and for readers who prefer less motion`() {
    #expect(
      picture.lines(in: .markdown) == [
        "<picture>",
        "  <source media=\"(prefers-reduced-motion: reduce) and (prefers-color-scheme: dark)\""
          + " srcset=\"a%20b-dark-still.gif\">",
        "  <source media=\"(prefers-reduced-motion: reduce)\" srcset=\"a%20b-still.gif\">",
        "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"a%20b-dark.gif\">",
        "  <img src=\"a%20b.gif\" width=\"200\" height=\"300\""
          + " alt=\"A “card” &amp; its &lt;b&gt; &quot;x&quot;.\">",
        "</picture>",
      ])
  }

  @Test(arguments: PageDialect.allCases)
  func `the alt text is read as it was written`(dialect: PageDialect) {
    let lines = picture.lines(in: dialect)
    #expect(AltText.found(in: lines, dialect)?.text == picture.alt.text)
    #expect(AltText.found(in: [], dialect) == nil)
  }

  @Test func `pages of other kinds show it in their own words`() {
    let plain = PictureText(.image, "a~dark@2x.png", width: 20, height: 30, alt: "x")
    #expect(plain.lines(in: .docc) == ["@Image(source: \"a\", alt: \"x\")"])
    #expect(plain.lines(in: .restructuredText).contains(".. image:: a~dark@2x.png"))
    #expect(picture.lines(in: .mdx)[1].hasSuffix("srcSet=\"a%20b-dark-still.gif\" />"))
    var video = PictureText(.video, "a.mp4", width: 20, height: 30, alt: "x")
    video.still = "a.png"
    #expect(video.lines(in: .docc) == ["@Video(source: \"a\", alt: \"x\", poster: \"a\")"])
    #expect(video.lines(in: .html)[0].contains("controls muted playsinline"))
    #expect(video.lines(in: .mdx)[0].contains("playsInline"))
  }

  @Test func `where a page may hold no style, a wide picture has no height`() {
    let wide = PictureText(.image, "a.svg", width: 700, height: 300, alt: "x")
    #expect(wide.lines(in: .markdown) == ["<img src=\"a.svg\" width=\"700\" alt=\"x\">"])
    #expect(
      wide.lines(in: .html)[0].contains("height=\"300\" style=\"max-width: 100%; height: auto\""))
  }

  @Test func `sentences escape what would begin something else`() {
    let sentences = ["`a<b` goes 3 < 4 {x}"]
    #expect(PageSentences.lines(sentences, in: .markdown) == ["- `a<b` goes 3 \\< 4 {x}"])
    #expect(PageSentences.lines(sentences, in: .mdx) == ["- `a<b` goes 3 \\< 4 \\{x}"])
    #expect(
      PageSentences.lines(sentences, in: .html)[1]
        == "<li><code>a&lt;b</code> goes 3 &lt; 4 {x}</li>")
    #expect(PageSentences.lines(sentences, in: .restructuredText)[1] == "- ``a<b`` goes 3 < 4 {x}")
  }
}

struct SVGChangeTests {
  private func drawing(
    _ keys: String, seconds: String = "2", size: String = "320 568", title: String = "It falls."
  ) -> String {
    """
    <svg viewBox="0 0 \(size)">
    <desc>\(title)</desc>
    <style>
    *{animation:\(seconds)s linear infinite}
    @keyframes k0{\(keys)}
    </style>
    <rect/></svg>
    """
  }

  private static let fall =
    "0%{transform:translate(0px,0px)}to,100%{transform:translate(0px,100px)}"

  @Test func `what moves elsewhere is told with its time and its distance`() {
    let old = drawing("0%,50%{transform:translate(10px,0px)}100%{transform:translate(10px,100px)}")
    let new = drawing("0%,50%{transform:translate(10px,0px)}100%{transform:translate(13px,104px)}")
    #expect(
      SVGChange.sentence(old, new)
        == "something stands elsewhere from 2.00 s, most at 2.00 s, where it is 5 pt apart.")
  }

  @Test func `another size, time, count or sentence is told`() {
    let old = drawing(Self.fall)
    #expect(
      SVGChange.sentence(old, drawing(Self.fall, size: "390 844"))
        == "it is 390×844 points large instead of 320×568.")
    #expect(
      SVGChange.sentence(old, drawing(Self.fall, seconds: "3.5"))
        == "it plays for 3.50 s instead of 2.00 s.")
    #expect(SVGChange.sentence(old, drawing("")) == "it has 0 motions instead of 1.")
    #expect(
      SVGChange.sentence(old, drawing(Self.fall, title: "It flies."))
        == "it says “It flies.” instead of “It falls.”.")
    let calm = old.replacing("<rect/>", with: "<rect/>animation-delay:-1.5s!important")
    #expect(
      SVGChange.sentence(old, calm)
        == "it stands still at another moment where no motion is wanted.")
    #expect(
      SVGChange.sentence(old, old.replacing("<rect/>", with: "<path/>"))
        == "what is drawn has changed, and moves as before.")
  }
}
