import Foundation
import Pages
import Testing

struct AltTextTests {
  @Test func `brackets in pairs are words`() {
    let words = "a [nested] b"
    #expect(AltText.found(in: ["![\(words)](a.svg)"], .markdown)?.text == words)
    #expect(AltText("One\n  two.").text == "One two.")
  }

  private func attribute(_ text: String, _ dialect: PageDialect = .markdown) -> String? {
    AltText.found(in: text.components(separatedBy: "\n"), dialect)?.attribute
  }

  @Test(arguments: [
    "<img src=\"a.svg\" alt=\"By hand\">", "<img src='a.svg' alt='By hand'>",
    "<img src=\"a.svg\"\n  alt=\"By\n  hand\">", "<IMG ALT=\"By hand\">",
    "<img data-alt=\"data\" title=\"a title\" alt=\"By hand\">", "<img src=a alt = \"By hand\"/>",
    "<picture>\n  <source srcset=\"b.svg\">\n  <img src=\"a.svg\" alt=\"By hand\">\n</picture>",
    "<video src=\"a.mp4\" title=\"x\" aria-label=\"By hand\"></video>",
    "<iframe src=\"a.html\" title=\"By hand\"></iframe>", "![By hand](a.svg)", "![By hand][a]",
    "Text\n![By\nhand](a.svg) <img alt=\"x\">",
  ])
  func `words that somebody wrote are found however they are written`(text: String) {
    #expect(attribute(text) == "By hand")
  }

  @Test(arguments: ["alt={\"By hand\"}", "alt={'By hand'}", "style={{border: 0}} alt={`By hand`}"])
  func `words of JSX are found`(words: String) {
    #expect(attribute("<img src=\"a.svg\" \(words) />", .mdx) == "By hand")
  }

  @Test func `words of other kinds of pages go on in the next line`() {
    let image = ".. image:: a.svg\n   :alt: By\n      hand\n   :width: 2"
    #expect(attribute(image, .restructuredText) == "By hand")
    #expect(attribute("@Image(source: \"a)b\",\n  alt: \"By\n  hand\")", .docc) == "By hand")
    #expect(attribute("![By hand](a)", .docc) == "By hand")
  }

  @Test func `entities stay as they are written`() {
    let text = "Caf&eacute; &copy; &#8217;x&#x2019; &amp; y"
    #expect(attribute("<img alt=\"\(text)\">") == text)
    #expect(attribute("<img alt='\"a\"'>") == "&quot;a&quot;")
    #expect(attribute("![a \\[b\\] <c>](d)") == "a [b] &lt;c&gt;")
    let found = AltText.found(in: ["<img alt=\"&#8217;x&#x2019; &lt;\">"], .html)
    #expect(found?.text == "\u{2019}x\u{2019} <")
    let picture = PictureText(.image, "a.svg", width: 2, height: 3, alt: found ?? "")
    #expect(picture.lines(in: .markdown)[0].contains("alt=\"&#8217;x&#x2019; &lt;\""))
  }

  @Test func `a picture without words has none`() {
    #expect(attribute("<img src=\"a.svg\">") == nil)
    #expect(attribute("<image alt=\"x\">") == nil)
    #expect(attribute("<img src=\"a.svg\" alt=\"\">") == "")
  }
}
