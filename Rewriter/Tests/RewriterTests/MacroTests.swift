import Rewriter
import Testing

@Suite struct MacroTests {
  @Test(arguments: [
    ("#keyPath(CALayer.position)", "\"position\"                "),
    ("#keyPath(position)", "\"position\"        "),
    ("#keyPath(A.B.c.d)", "\"c.d\"            "),
    ("#keyPath(UIView.isHidden)", "\"hidden\"                 "),
    ("#keyPath(own.isOn)", "\"own.isOn\"        "),
    ("#keyPath(self.own.isOn)", "\"own.isOn\"             "),
    ("#keyPath(UIView.issue)", "\"issue\"               "),
  ])
  func `a key path is its string`(source: String, result: String) {
    #expect(
      text("class C { var isOn = 1; let x = [\(source), 1] }")
        == "class C { var isOn = 1; let x = [\(result), 1] }")
  }

  @Test func `no blanks come before an operator`() {
    #expect(text("let x = #keyPath(a.b)+c") == "let x = \"a.b\"+c")
    #expect(text("let x = #keyPath(a.b)\nlet y = 1") == "let x = \"a.b\"\nlet y = 1")
  }

  @Test func `literals of files are calls`() {
    #expect(
      text("let x = #imageLiteral(resourceName: \"a\")")
        == "let x = UIImage(imageLiteralResourceName: \"a\")")
    #expect(
      text("let x = #fileLiteral(resourceName: \"a.txt\")")
        == "let x = Bundle.main.url(forResource: \"a.txt\", withExtension: nil)!")
  }

  @Test func `a colour literal stays`() {
    let source = "let x = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"
    #expect(text(source) == source)
  }

  @Test func `previews are found and left`() {
    let source = """
      let a = 1
      #Preview("Ball", traits: .portrait) {
        let view = A()
        return view
      }
      #Preview { A(#selector(A.b)) }
      """
    let file = rewritten(source)
    #expect(file.previews.map(\.name) == ["Ball", nil])
    #expect(file.previews.map(\.place) == [Place(line: 2, column: 1), Place(line: 6, column: 1)])
    #expect(
      file.previews.map(\.body) == [
        "let view = A()\n  return view", "A(Selector(A.b, \"b\"))",
      ])
    #expect(file.text.hasPrefix(String(source.prefix(80))))
  }
}
