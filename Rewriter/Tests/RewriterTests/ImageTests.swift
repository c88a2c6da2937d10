import Rewriter
import Testing

@Suite struct ImageTests {
  @Test func `an image that is needed may be stood in for`() {
    #expect(
      text("a.image = UIImage(named: \"b\")!.c")
        == "a.image = UIImage(imageLiteralResourceName: \"b\") .c")
    #expect(text("let a = UIImage(named: \"b\")") == "let a = UIImage(named: \"b\")")
  }

  @Test func `a symbol that is needed has one to fall back on`() {
    #expect(
      text("UIImage(systemName: \"b\")!.c")
        == "(UIImage(systemName: \"b\") ?? UIImage(systemName: \"questionmark.square\")!).c")
  }
}
