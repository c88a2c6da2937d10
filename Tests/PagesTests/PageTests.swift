import Pages
import Testing

struct PageTests {
  private func page(_ text: String, _ dialect: PageDialect = .markdown) -> Page {
    Page(Array(text.utf8), path: "page", dialect: dialect)
  }

  @Test(arguments: [
    (PageDialect.markdown, "<!-- flipbook: film flick -o a.svg -->", "<!-- /flipbook -->"),
    (.html, "<!-- flipbook: film flick -o a.svg -->", "<!-- /flipbook -->"),
    (.docc, "  <!--flipbook: film flick -o a.svg-->", "<!--/flipbook-->"),
    (.mdx, "{/* flipbook: film flick -o a.svg */}", "{/* /flipbook */}"),
    (.restructuredText, ".. flipbook: film flick -o a.svg", ".. /flipbook"),
  ])
  func `a marker is a comment of its kind of page`(
    dialect: PageDialect, begin: String, end: String
  ) throws {
    let page = page("One\n\(begin)\nold\n\(end)\nTwo\n", dialect)
    #expect(page.faults == [])
    let block = try #require(page.blocks.first)
    #expect(block.marker.verb == .film)
    #expect(block.marker.words == ["flick"])
    #expect(block.marker.output == "a.svg")
    #expect(block.line == 2)
    #expect(page.body(of: block) == ["old"])
  }

  @Test func `a marker among code is an example`() {
    let text = "````\n```\n<!-- flipbook: film -->\n```\n````\n~~~\n<!-- /flipbook -->\n~~~\n"
    #expect(page(text).blocks == [] && page(text).faults == [])
    let restructured = ".. code-block:: rst\n\n   .. flipbook: film\n   .. /flipbook\n"
    #expect(page(restructured, .restructuredText).blocks == [])
    #expect(page(restructured, .restructuredText).faults == [])
  }

  @Test func `what is wrong with markers is said with its line`() {
    func faults(_ text: String) -> [String] {
      page(text).faults.map { "\($0.line) \($0.sentence)" }
    }
    #expect(
      faults("\n<!-- flipbook: film flick -->\n").first?.hasPrefix(
        "2 The marker is not closed. Put `<!-- /flipbook -->`") == true)
    #expect(
      faults("<!-- /flipbook -->") == [
        "1 There is no marker above that this could close; remove it."
      ])
    #expect(
      faults("<!-- flipbook: flim a -->\n<!-- /flipbook -->").first?.hasPrefix(
        "1 “flim” is no marker; give film, still,") == true)
    #expect(
      faults("<!-- flipbook: film a\n-->").first
        == "1 The marker does not end in its line; end it with -->.")
    #expect(
      faults("<!-- flipbook: film a -->\n<!-- flipbook: film b -->\n<!-- /flipbook -->").first
        == "2 The marker of line 1 is not closed before this one; close it first.")
    #expect(
      faults("<!-- flipbook: code a -o b.svg -->\n<!-- /flipbook -->").first
        == "1 -o does nothing for `code`; leave it out.")
    #expect(
      faults("<!-- flipbook: film a -o /b.svg -->\n<!-- /flipbook -->").first?.hasPrefix(
        "1 “/b.svg” is no path of one file") == true)
    #expect(
      faults("<!-- flipbook: film 'a -->\n<!-- /flipbook -->").first
        == "1 A quote is not closed; close it.")
  }

  @Test func `other lines stay as they are, to the byte`() {
    let text = "\u{FEFF}A\r\n  <!-- flipbook: code a -->\r\nold\r\n  <!-- /flipbook -->\r\nB"
    #expect(
      page(text).text(with: [0: ["new", ""]])
        == text.replacing("old\r\n", with: "  new\r\n\r\n"))
    #expect(page(text).text(with: [:]) == text)
  }

  @Test func `words in quotes hold spaces`() throws {
    let marker = try PageMarker(" film 'My App/' --scene \"a b\" --width=20")
    #expect(marker.words == ["My App/", "--scene", "a b"])
    #expect(marker.width == 20)
  }

  @Test func `code is found below a marker, with its place`() {
    let found = PageCode.swift(in: ["", "  ```swift", "  a", "    b", "  ```", "x"], .markdown)
    #expect(found?.code == ["a", "  b"])
    #expect(found?.first == 2)
    #expect(found?.end == 5)
    #expect(PageCode.swift(in: ["```sh", "a", "```"], .markdown) == nil)
    let restructured = ["", ".. code-block:: swift", "", "   a", "     b", "", "x"]
    let other = PageCode.swift(in: restructured, .restructuredText)
    #expect(other?.code == ["a", "  b"])
    #expect(other?.first == 3)
    #expect(other?.end == 5)
    let html = ["<pre><code class=\"language-swift\">a &lt; b", "c</code></pre>", "x"]
    #expect(PageCode.swift(in: html, .html)?.code == ["a < b", "c"])
    #expect(PageCode.swift(in: html, .html)?.end == 2)
  }

  @Test func `code with fences stands in a longer fence`() {
    #expect(
      PageCode.lines(["```", "x", "```"], language: "md", in: .markdown).first == "````md")
  }

  @Test func `a snippet stands between its comments, without what is hidden`() throws {
    let text = """
      class A {
        // snippet.one
        func a() {
          // snippet.hide
          b()
          // snippet.show
          c()
        }

        // snippet.end
        // snippet.two
        d
      }
      """
    #expect(try Snippet("one", in: text, of: "A.swift").lines == ["func a() {", "  c()", "}"])
    #expect(try Snippet("two", in: text, of: "A.swift").lines == ["  d", "}"])
    #expect(try Snippet(nil, in: text, of: "A.swift").lines.count == 7)
    #expect(throws: PageError.noSnippet(name: "x", file: "A.swift", others: ["#one", "#two"])) {
      try Snippet("x", in: text, of: "A.swift")
    }
  }
}
