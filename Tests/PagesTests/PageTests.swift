import Pages
import Testing

struct PageTests {
  @Test func `a marker behind other words is told, and one in code is not`() {
    func faults(_ line: String, _ dialect: PageDialect = .markdown) -> [PageFault] {
      Page(Array("a\n\n\(line)\n".utf8), path: "a.md", dialect: dialect).faults
    }
    for line in ["See <!-- flipbook: film a -->", "| a | <!--flipbook: film a --> |"] {
      #expect(faults(line).map(\.kind) == [.note], "\(line)")
      #expect(faults(line).map(\.line) == [3])
    }
    for line in [
      "See `<!-- flipbook: film a -->`.", "| `` <!-- flipbook: a --> `` |", "flipbook: a",
    ] {
      #expect(faults(line).isEmpty, "\(line)")
    }
  }

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

  @Test(arguments: [
    "1. ```sh\n   ls\n   ```\n", "- ```sh\n  ls\n", "> ```sh\n> ls\n", "Text\n    ```\n",
    "- a\n\n  - ```\n    b\n    ```\n", "```\n```\n",
  ])
  func `a marker below code is none of its lines`(code: String) {
    let page = page(code + "\n<!-- flipbook: film a -->\n<!-- /flipbook -->\n")
    #expect(page.blocks.count == 1 && page.faults == [])
  }

  @Test func `a marker in code that is indented is an example, and one in a list item is none`() {
    let text = "Text\n\n    <!-- flipbook: film a -->\n    <!-- /flipbook -->\n"
    #expect(page(text).blocks == [] && page(text).faults == [])
    #expect(page("- A list\n" + text.dropFirst(4)).blocks.count == 1)
    #expect(page("1.  A list\n" + text.dropFirst(4)).blocks.count == 1)
    #expect(page(text, .mdx).blocks == [])
    let mdx = "Text\n\n    {/* flipbook: film a */}\n    {/* /flipbook */}\n"
    #expect(page(mdx, .mdx).blocks.count == 1)
  }

  @Test func `a marker in code that is not closed is told`() {
    let text = "A\n```sh\n<!-- flipbook: film a -->\n<!-- /flipbook -->\n"
    #expect(page(text).faults.map(\.line) == [2])
    #expect(page("A\n```sh\nls\n").faults == [])
  }

  @Test(arguments: [
    (PageDialect.markdown, "> <!-- flipbook: code x -->", 1),
    (.markdown, "<!-- Flipbook: code x -->", 1),
    (.markdown, "<!-- flipbook : code x -->", 1), (.markdown, "<!--\nflipbook: code x\n-->", 2),
    (.markdown, "- <!-- flipbook: code x -->", 1), (.mdx, "{/* Flipbook: code x */}", 1),
    (.restructuredText, ".. Flipbook: code x", 1),
  ])
  func `what is nearly a marker is told`(dialect: PageDialect, text: String, line: Int) {
    let faults = page(text + "\n", dialect).faults
    #expect(faults.map(\.line) == [line])
    #expect(faults.first?.sentence.contains("read as no marker") == true)
    #expect(page("<!-- flipbooks: a -->\n<!-- a flipbook: b -->\n", dialect).faults == [])
  }

  @Test func `a marker may stand in the first line of a file with a byte order mark`() {
    #expect(page("\u{FEFF}<!-- flipbook: code a -->\n<!-- /flipbook -->\n").blocks.count == 1)
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
        "1 There is no marker above that this could close; begin one with `<!-- flipbook:`, or remove this."
      ])
    for begin in [
      "<!-- flipbook code a -->", "<!--- flipbook: code a -->", "a <!-- flipbook: code b -->",
      "<!-- flipbook： code a -->", "<!-- fIipbook: code a -->",
    ] {
      #expect(
        faults("\(begin)\n<!-- /flipbook -->").last?.hasPrefix(
          "2 The comment of line 1 is no marker that this could close: one stands on a line")
          == true,
        "\(begin)")
    }
    #expect(
      faults("<!-- flipbook: code a -->\n<!-- /flipbook: alt zzz -->\n<!-- /flipbook -->").first
        == "2 This is read as no end of a marker, which is `<!-- /flipbook -->` on a line of its own; write that."
    )
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

  @Test func `a page in UTF-16 with a marker is told, and one without is none of ours`() {
    let text = "A\n<!-- flipbook: code a -->\n<!-- /flipbook -->\n"
    func faults(_ text: String, _ encoding: (UInt16) -> UInt16, mark: Bool) -> [PageFault] {
      let units = (mark ? [0xFEFF] : []) + Array(text.utf16)
      let bytes = units.map(encoding).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
      return Page(bytes, path: "a.md", dialect: .markdown).faults
    }
    for mark in [true, false] {
      for encoding in [{ $0 }, { $0.byteSwapped }] as [(UInt16) -> UInt16] {
        #expect(
          faults(text, encoding, mark: mark)
            == [PageFault(line: 1, .failed, "It is not in UTF-8; save it so.")])
        #expect(faults("A é", encoding, mark: mark).isEmpty)
      }
    }
    #expect(page("\u{0}\n" + text).blocks.count == 1)
  }

  @Test(arguments: [
    (PageDialect.html, "<script>\n", "\n</script>", "<script>"),
    (.html, "<p><textarea rows=2>a\n", "\n</textarea>", "<textarea>"),
    (.markdown, "<style>\n", "\n</style>", "<style>"),
    (.mdx, "export const a = `\n", "\n`", "a text of JavaScript"),
    (.mdx, "<Code text={`\n", "\n`} />", "a text of JavaScript"),
  ])
  func `what an element shows as it is written holds no marker`(
    dialect: PageDialect, begin: String, end: String, name: String
  ) {
    let (open, close) = dialect == .mdx ? ("{/*", "*/}") : ("<!--", "-->")
    let marker = "\(open) flipbook: code a \(close)\n\(open) /flipbook \(close)"
    let inside = page(begin + marker + end, dialect)
    #expect(inside.blocks.isEmpty)
    #expect(inside.faults.map(\.kind) == [.note, .note])
    #expect(
      inside.faults.first?.sentence
        == "Nothing is made of the marker in this line, which is text of `\(name)`; put it outside of that."
    )
    for text in [begin + end + "\n" + marker, "<!-- \(begin.dropLast()) -->\n\n" + marker] {
      #expect(page(text, dialect).blocks.count == 1, "\(text)")
    }
  }

  @Test func `a word of JavaScript or an element amid a sentence hides no marker`() {
    let marker = "<!-- flipbook: code a -->\n<!-- /flipbook -->\n"
    for text in ["Use a <script> there.\n", "`<script>` is one\n", "A ` alone\n"] {
      #expect(page(text + marker).blocks.count == 1, "\(text)")
    }
    let other = marker.replacing("<!--", with: "{/*").replacing("-->", with: "*/}")
    for text in ["export const a = `b`\n", "<script src=\"a\" />\n", "A ` alone\n"] {
      #expect(page(text + other, .mdx).blocks.count == 1, "\(text)")
    }
  }

  @Test func `other lines stay as they are, to the byte`() {
    let text = "\u{FEFF}A\r\n  <!-- flipbook: code a -->\r\nold\r\n  <!-- /flipbook -->\r\nB"
    #expect(
      page(text).text(with: [0: ["new", ""]])
        == text.replacing("old\r\n", with: "  new\r\n\r\n"))
    #expect(page(text).text(with: [:]) == text)
  }

  @Test(arguments: [
    ("film a --width 1 --width 2", PageError.twice("--width")),
    ("film a --poster 1 --poster=2", .twice("--poster")),
    ("film a -o z/../a.svg", .noFile("z/../a.svg")), ("film a -o g/.svg", .noFile("g/.svg")),
    ("film -- a", .needless(option: "--", verb: .film)),
  ])
  func `an option that stands twice, and a path that leads back or names nothing, are refused`(
    words: String, error: PageError
  ) {
    #expect(throws: error) { try PageMarker(words[...]) }
    #expect(throws: Never.self) { try PageMarker("film a -o ../../b/a.svg") }
  }

  @Test func `what a block shows is found by its whole address`() {
    func shown(_ lines: String, _ dialect: PageDialect) -> [String] {
      PictureText.addresses(in: lines.components(separatedBy: "\n"), dialect)
    }
    #expect(
      shown("<source srcset=\"g/a%20b.gif\">\n<img src='c&amp;d.svg'>\n![e](<f.png>)", .markdown)
        == ["g/a b.gif", "c&d.svg", "f.png"])
    #expect(shown(".. image:: g/a.svg\n   :alt: b.svg", .restructuredText) == ["g/a.svg"])
    #expect(shown("@Image(source: \"a\", alt: \"b\")", .docc) == ["a"])
    #expect(shown("all.svg is no picture", .html) == [])
  }

  @Test func `words in quotes hold spaces`() throws {
    let marker = try PageMarker(" film 'My App/' --scene \"a b\" --width=20")
    #expect(marker.words == ["My App/", "--scene", "a b"])
    #expect(marker.width == 20)
    #expect(try PageMarker("\u{A0}film\u{A0}a\u{A0}--width\u{2003}20").words == ["a"])
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
    let numbered = [".. code-block:: swift", "   :linenos:", "", "   a"]
    #expect(PageCode.swift(in: numbered, .restructuredText)?.code == ["a"])
    let html = ["<pre><code class=\"language-swift\">a &lt; b", "c</code></pre>", "x"]
    #expect(PageCode.swift(in: html, .html)?.code == ["a < b", "c"])
    #expect(PageCode.swift(in: html, .html)?.end == 2)
    for tag in [
      "<code class=\"language-swift hljs\">", "<code class='language-swift'>",
      "<code id=\"x\" class=\"hljs language-swift\">",
    ] {
      #expect(PageCode.swift(in: ["<pre>\(tag)a</code></pre>"], .html)?.code == ["a"], "\(tag)")
    }
    let foreign = ["<pre><code class=\"language-swift-ui\">a</code></pre>"]
    #expect(PageCode.swift(in: foreign, .html) == nil)
  }

  @Test func `a verdict names what it compares`() throws {
    let marker = try PageMarker(" verdict A.swift --scene a --beside b")
    #expect(marker.other == "b")
    #expect(marker.words == ["A.swift", "--scene", "a"])
    #expect(throws: PageError.noOther) { try PageMarker(" verdict A.swift") }
    #expect(try PageMarker(" film a --beside b").words == ["a", "--beside", "b"])
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
    #expect(try Snippet("two", in: text, of: "A.swift").span == 11..<13)
    let twice = "// snippet.b\nx\n// snippet.a\ny\n// snippet.end\n// snippet.b\nz\n"
    #expect(throws: PageError.snippetTwice(name: "b", file: "A.swift", lines: [1, 6])) {
      try Snippet("b", in: twice, of: "A.swift")
    }
    #expect(try Snippet("a", in: twice, of: "A.swift").lines == ["y"])
    #expect(throws: PageError.noSnippet(name: "x", file: "A.swift", others: ["#b", "#a"])) {
      try Snippet("x", in: twice, of: "A.swift")
    }
    let hidden = "// snippet.a\n// snippet.hide\nx\n// snippet.end\n// snippet.b\ny\n"
    #expect(try Snippet("b", in: hidden, of: "A.swift").lines == ["y"])
    #expect(throws: PageError.emptySnippet("A.swift#a")) {
      try Snippet("a", in: hidden, of: "A.swift")
    }
    #expect(throws: PageError.noSnippet(name: "x", file: "A.swift", others: ["#one", "#two"])) {
      try Snippet("x", in: text, of: "A.swift")
    }
  }
}
