import Testing
import Wording

@testable import Flipbook

@Suite struct MarkdownTextTests {
  @Test(arguments: [
    ("flick", "`flick`"), ("a`b", "``a`b``"), ("`a`", "`` `a` ``"), ("a``b", "```a``b```"),
    (" a", "`  a `"), ("a\nb", "`a\\nb`"), ("", "`  `"), ("*a*", "`*a*`"),
  ])
  func `code stays code, whatever marks are in it`(text: String, code: String) {
    #expect(Words.code(text) == code)
  }

  @Test(arguments: [
    ("Views: `a_b*` has #FF0000.", "Views: `a_b*` has `#FF0000`."),
    (
      "“@all” <b> *x* _y_ [z] ~w~ a|b $c$",
      "“&#64;all” &lt;b> \\*x\\* \\_y\\_ \\[z\\] \\~w\\~ a\\|b \\$c\\$"
    ),
    ("``a`b`` _x_ “a`b” `c`", "``a`b`` \\_x\\_ “a\\`b” `c`"),
    ("one ` mark", "one \\` mark"), ("`a` and ` b", "`a` and \\` b"), ("two\nlines", "two lines"),
    ("a & b \\ c", "a &amp; b \\\\ c"),
  ])
  func `a sentence shows what it says, with its names as code`(text: String, escaped: String) {
    #expect(MarkdownText.escaped(text) == escaped)
  }

  @Test(arguments: [
    ("flick.gif", "flick.gif"), ("a b.gif", "a%20b.gif"),
    ("größe(1).gif", "gr%C3%B6%C3%9Fe%281%29.gif"),
    ("\u{1}.gif", "%01.gif"),
  ])
  func `the name of a file is an address`(file: String, address: String) {
    #expect(MarkdownText.address(file) == address)
  }
}
