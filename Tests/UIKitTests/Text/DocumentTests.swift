import Foundation
import Testing
import UIKit

@MainActor
@Suite struct DocumentTests {
  private func read(_ page: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(page.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil)
  }

  private func look<Value>(
    _ key: NSAttributedString.Key, at word: String, in text: NSAttributedString
  ) -> Value? {
    let place = (text.string as NSString).range(of: word).location
    return text.attribute(key, at: place, effectiveRange: nil) as? Value
  }

  @Test func `elements change letters`() throws {
    try onStage { _ in
      let text = try read("plain <b>bold</b> <i>slanted</i> <u>lined</u> <s>struck</s> end")
      #expect(text.string == "plain bold slanted lined struck end")
      let fonts: [UIFont?] = ["plain", "bold", "slanted"].map { look(.font, at: $0, in: text) }
      #expect(fonts.map { $0?.pointSize } == [12, 12, 12])
      #expect(fonts[0]?.fontDescriptor.symbolicTraits == [])
      #expect(fonts[1]?.fontDescriptor.symbolicTraits == .traitBold)
      #expect(fonts[2]?.fontDescriptor.symbolicTraits == .traitItalic)
      #expect(look(.underlineStyle, at: "lined", in: text) == 1)
      #expect(look(.strikethroughStyle, at: "struck", in: text) == 1)
      #expect(look(.underlineStyle, at: "end", in: text) as Int? == nil)
      // The space before it was underlined, too.
      #expect(look(.underlineStyle, at: " lined", in: text) as Int? == nil)
    }
  }

  @Test func `paragraphs, line breaks and spaces are those of a browser`() throws {
    try onStage { _ in
      let text = try read("<p>One\n   two<br>three</p> <p>four&nbsp;&amp; &#8364;</p>")
      #expect(text.string == "One two\u{2028}three\nfour\u{A0}& €\n")
      let style: NSParagraphStyle? = look(.paragraphStyle, at: "four", in: text)
      #expect(style?.paragraphSpacing == 12)
    }
  }

  @Test func `styles and fonts say colour, size and family`() throws {
    try onStage { _ in
      let text = try read(
        """
        <style>body { font-family: -apple-system; font-size: 17px } .warm { color: #f80 }</style>
        <body>a <span style="color: rgb(255, 0, 0); font-size: 20px">b</span>
        <span class="warm">c</span> <font color="blue" size="5">d</font></body>
        """)
      let plain: UIFont? = look(.font, at: "a", in: text)
      #expect(plain == .systemFont(ofSize: 17))
      let sized: UIFont? = look(.font, at: "b", in: text)
      #expect(sized?.pointSize == 20)
      let colors: [UIColor?] = ["b", "c", "d"].map { look(.foregroundColor, at: $0, in: text) }
      #expect(colors[0] == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(colors[1] == UIColor(red: 1, green: 136.0 / 255, blue: 0, alpha: 1))
      #expect(colors[2] == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
      let large: UIFont? = look(.font, at: "d", in: text)
      #expect(large?.pointSize == 18)
    }
  }

  @Test func `the looks of a body are those of a page without its tag`() throws {
    try onStage { _ in
      let text = try read("<style>body{font: 20px -apple-system; color: red}</style>a <b>b</b>")
      #expect(text.string == "a b")
      #expect(look(.font, at: "a", in: text) == UIFont.systemFont(ofSize: 20))
      #expect(
        look(.foregroundColor, at: "b", in: text) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
  }

  @Test func `lists have signs and links lead somewhere`() throws {
    try onStage { _ in
      let text = try read(
        "<ul><li>One<li>Two</ul><ol start=3><li>Three</li></ol><a href='https://a.b/c'>there</a>")
      #expect(text.string == "\t•\tOne\n\t•\tTwo\n\t3.\tThree\nthere")
      let style: NSParagraphStyle? = look(.paragraphStyle, at: "One", in: text)
      #expect(style?.headIndent == 36)
      #expect(look(.link, at: "there", in: text) == URL(string: "https://a.b/c"))
    }
  }

  @Test func `comments, scripts and signs that are no tags are no words`() throws {
    try onStage { _ in
      let text = try read(
        "<head><title>no</title></head><!-- no --><script>if (a < b) {}</script>1 < 2 <B>yes</B>")
      #expect(text.string == "1 < 2 yes")
    }
  }

  @Test func `plain text and unknown documents are told apart`() throws {
    try onStage { _ in
      var known: NSDictionary?
      let plain = try NSAttributedString(
        data: Data("a <b>b</b>".utf8), options: [:], documentAttributes: &known)
      #expect(plain.string == "a <b>b</b>")
      #expect(known?["DocumentType"] as? String == "NSPlainText")
      let page = try NSMutableAttributedString(
        data: Data("<!DOCTYPE html><meta charset=utf-8>ä".utf8), options: [:],
        documentAttributes: nil)
      #expect(page.string == "ä")
      #expect(throws: CocoaError.self) {
        try NSAttributedString(data: Data("{\\rtf1 a}".utf8), documentAttributes: nil)
      }
    }
  }
}
