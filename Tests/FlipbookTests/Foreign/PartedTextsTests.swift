import Testing

@testable import Flipbook

/// Tests texts that name parts of theirs.
struct PartedTextsTests {
  private func texts(_ parts: [String: [String: String]]) -> PartedTexts {
    PartedTexts(parts.mapValues { PartedTexts.Part(forms: $0) }, language: "en")
  }

  @Test func `a part that there is not stays as it is, and reads no argument`() {
    var texts = texts(["a": ["other": "%d apples"]])
    #expect(texts.text("%#@b@ here") == "%%#@b@ here")
    #expect(texts.fault == .part("b"))
  }

  @Test func `a part within itself is left as it is`() {
    var texts = texts(["a": ["other": "%#@b@"], "b": ["other": "%#@a@"]])
    #expect(texts.text("%#@a@") != nil)
    #expect(texts.fault == .part("a"))
  }

  @Test(arguments: [1, 30, 1000])
  func `forms that multiply end, whatever they say`(count: Int) {
    let form = String(repeating: "%#@b@ ", count: count)
    let inner = String(repeating: "%#@c@ ", count: count)
    let innermost = String(repeating: "%d", count: count)
    var texts = texts([
      "a": ["one": form, "other": form], "b": ["one": inner, "other": inner],
      "c": ["one": innermost, "other": innermost],
    ])
    let whole = texts.text("%#@a@")
    #expect((whole == nil) == (count > 1))
    #expect(texts.fault == (count > 1 ? .tooLong : nil))
  }
}
