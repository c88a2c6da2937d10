import Pages
import Testing

/// What a page looks like beside its text.
struct MarkdownHTMLTests {
  private func html(_ text: String, _ dialect: PageDialect = .markdown) -> String {
    MarkdownHTML(
      dialect, picture: { $0.hasPrefix("http") ? $0 : "P:\($0)" }, directive: { _ in "@" }
    )
    .text(of: text.components(separatedBy: "\n"))
  }

  @Test(arguments: [
    ("# A *b* #", "<h1>A <em>b</em></h1>"), ("A\n---", "<h2>A</h2>"),
    ("a\nb", "<p>a\nb</p>"), ("a  \nb", "<p>a<br>\nb</p>"), ("a\n\nb", "<p>a</p>\n<p>b</p>"),
    ("***", "<hr>"), ("> a\nb\n\nc", "<blockquote>\n<p>a\nb</p>\n</blockquote>\n<p>c</p>"),
    ("```swift\na < b\n```", "<pre><code>a &lt; b</code></pre>"),
    ("    a\n\n    b\n", "<pre><code>a\n\nb</code></pre>"),
    (
      "| a | b |\n|:-:|--:|\n| `x\\|y` | |",
      """
      <table>
      <tr><th style="text-align: center">a</th><th style="text-align: right">b</th></tr>
      <tr><td style="text-align: center"><code>x|y</code></td><td style="text-align: right"></td></tr>
      </table>
      """
    ),
    ("<!-- a\nb -->\nc", "<p>c</p>"),
    (
      "<p align=\"center\">\n<img src=\"a.svg\" onload=\"x\">\n</p>\n\n**b**",
      """
      <p align="center">
      <img src="P:a.svg" data-left-out="x">
      </p>
      <p><strong>b</strong></p>
      """
    ),
  ])
  func `a block is as a browser shows it`(text: String, expected: String) {
    #expect(html(text) == expected)
  }

  @Test(arguments: [
    ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"),
    ("3. a\n4. b", "<ol start=\"3\">\n<li>a</li>\n<li>b</li>\n</ol>"),
    ("- a\n\n- b", "<ul>\n<li><p>a</p></li>\n<li><p>b</p></li>\n</ul>"),
    ("- a\n  - b\n- c", "<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul></li>\n<li>c</li>\n</ul>"),
    (
      "1. a\n\n   ```\n   x\n     y\n   ```",
      "<ol>\n<li><p>a</p>\n<pre><code>x\n  y</code></pre></li>\n</ol>"
    ),
    ("a\n- b", "<p>a</p>\n<ul>\n<li>b</li>\n</ul>"),
    ("- a\nb\n\nc", "<ul>\n<li>a\nb</li>\n</ul>\n<p>c</p>"),
  ])
  func `lists stand in one another`(text: String, expected: String) {
    #expect(html(text) == expected)
  }

  @Test(arguments: [
    ("a `b <*c*` d", "a <code>b &lt;*c*</code> d"), ("`` a`b ``", "<code>a`b</code>"),
    ("*a **b** c*", "<em>a <strong>b</strong> c</em>"), ("a_b_c", "a_b_c"),
    ("2 * 3 * 4", "2 * 3 * 4"),
    ("~~a~~ \\*b\\* a & b &amp; c", "<del>a</del> *b* a &amp; b &amp; c"),
    ("[a `b`](c.md#d \"e\")", "<a href=\"c.md#d\">a <code>b</code></a>"),
    ("[a](javascript:b)", "a"), ("<https://a.b>", "<a href=\"https://a.b\">https://a.b</a>"),
    ("[![a](b.svg)](c)", "<a href=\"c\"><img src=\"P:b.svg\" alt=\"a\"></a>"),
    ("a < b, a <b>c</b>", "a &lt; b, a <b>c</b>"), ("[a] (b) ![c", "[a] (b) ![c"), ("**a", "**a"),
    ("`a", "`a"), ("a\\", "a\\"),
  ])
  func `a line is as a browser shows it`(text: String, expected: String) {
    #expect(html(text) == "<p>\(expected)</p>")
  }

  @Test func `the other kinds of pages have their own words`() {
    #expect(html("import A from 'b'\n\n{/* flipbook: film a */}\n\n# B", .mdx) == "<h1>B</h1>")
    #expect(
      html("<img src=\"a.svg\" style={{maxWidth: \"100%\"}} />", .mdx) == "<img src=\"P:a.svg\"  />"
    )
    #expect(html("@Image(source: \"a\", alt: \"b\")", .docc) == "@")
    #expect(html("<h1>a</h1>\n<img src=\"b.gif\">", .html) == "<h1>a</h1>\n<img src=\"P:b.gif\">")
  }

  @Test func `no text keeps it from ending`() {
    for text in ["- \n-\n", "> ", "#", "|\n|-|", "<", "[", "![", "`", "*", "- - -\n- -", "\t- a"] {
      #expect(html(text).count < 200, "\(text)")
    }
  }
}
