import Rewriter
import Testing

/// What of some files is filmed, and the program that is made of them.
@Suite struct ProgramTests {
  private func program(_ texts: String..., settings: String? = nil) -> FilmedProgram {
    let files = texts.enumerated().map { index, text in
      SourceFile(name: index == 0 ? "First.swift" : "File\(index + 1).swift", text: text)
    }
    return filmedProgram(of: files, settings: settings)
  }

  private static let controller = "class A: UIViewController {}\n"
  private static let delegate = "@main class D: UIResponder, UIApplicationDelegate {}\n"
  private static let preview = "#Preview { A() }\n"
  private static let page = "let view = UIView()\nPlaygroundPage.current.liveView = view\n"
  private static let scene = "let hello = Scene(\"hello\", \"\") { A() }\n"
  private static let gallery = "@main struct G: Gallery { static let scenes = [hello] }\n"

  @Test(arguments: [
    ([controller], "`A`"), ([controller, delegate], "the app of D"),
    ([controller, delegate, page], "the playground page's live view"),
    ([controller, delegate, preview], "the preview `file3`"),
    ([controller, preview, scene], "the scene `hello`"),
    ([controller, scene, gallery], "the scenes of `G`"),
    ([scene, "enum G: Flipbook.Gallery { static let scenes = [hello] }"], "the scenes of `G`"),
    ([controller, "enum S { static let a = Scene(\"a\", \"\") { A() } }"], "the scene `S.a`"),
    ([controller, "let all: [Scene] = make()"], "the scene `all`"),
    ([scene, "let all: [Scene] = [hello]"], "the scene `hello`"),
    ([scene, "private let b = Scene(\"b\", \"\") { A() }"], "the scene `hello`"),
  ])
  func `the first kind that there is is filmed`(texts: [String], subject: String) {
    let files = texts.enumerated().map { SourceFile(name: "File\($0 + 1).swift", text: $1) }
    #expect(filmedProgram(of: files).subject?.description == subject)
  }

  @Test(arguments: [
    ("class A: UIViewController {}", true),
    ("class A: B {}\nclass B: UITableViewController {}", true),
    ("class A: UIViewController { init() {} }", true),
    ("class A: UIViewController { init(x: Int = 1) {} }", true),
    ("class A: UIViewController { convenience init(x: Int) {} }", true),
    ("class A: UIViewController { init(x: Int) {}\nrequired init?(coder: NSCoder) {} }", false),
    ("class A: UIViewController { private init() {} }", false),
    ("class A: B {}\nclass B: UIViewController { init(x: Int) {} }", false),
    ("class A<T>: UIViewController {}", false), ("private class A: UIViewController {}", false),
    ("class A: UICollectionViewController {}", false), ("class A: UIView {}", false),
  ])
  func `controllers count that can be made without arguments`(text: String, isMade: Bool) {
    let entry = program(text).entry
    #expect(entry.contains("{ A() }") == isMade)
  }

  @Test func `controllers that need arguments are named`() {
    let made = program("class A: UIViewController { init(x: Int) {} }")
    #expect(made.subject == nil)
    #expect(made.unmakeable == ["A"])
    #expect(made.entry.isEmpty)
  }

  @Test func `a program begins where its entry says`() {
    for attribute in ["@main", "@UIApplicationMain"] {
      let made = program("\(attribute)\nclass D: UIResponder, UIApplicationDelegate {}\n")
      let blanks = String(repeating: " ", count: attribute.count)
      #expect(
        made.files[0].text == "\(blanks)\nclass D: UIResponder, UIApplicationDelegate {}\n")
      #expect(made.entry.contains("@main enum FlipbookEntry: Flipbook.Gallery {"))
    }
  }

  @Test func `previews become functions on the same lines`() {
    let made = program(
      """
      #Preview("Filter View") {
        let view = UIView()
        view.alpha = 0.5
        view
      }
      #Preview { return UIView() }
      #Preview { UIView() }
      """)
    #expect(
      made.files[0].text == """
        @MainActor func flipbookPreview1() -> UIKit.UIResponder {
          let view = UIView()
          view.alpha = 0.5
          return view
        }
        @MainActor func flipbookPreview2() -> UIKit.UIResponder { return UIView() }
        @MainActor func flipbookPreview3() -> UIKit.UIResponder { UIView() }
        """)
    #expect(made.entry.contains("showing(\"filter-view\") { flipbookPreview1() }"))
    #expect(made.entry.contains("showing(\"first\") { flipbookPreview2() }"))
    #expect(made.entry.contains("showing(\"first-2\") { flipbookPreview3() }"))
  }

  @Test func `the traits of a preview are said to be left out`() {
    let made = program("#Preview(\"A\", traits: .landscapeLeft) { UIView() }")
    #expect(made.files[0].findings.map(\.reason) == [.previewTraits])
  }

  @Test func `a page's statements become functions and its variables stay`() {
    let made = program(
      """
      import UIKit
      let view = UIView()
      view.alpha = 1
      func f() { view.alpha = 0 }
      f()
      let last = UIView()
      """)
    #expect(
      made.files[0].text == """
        import UIKit
        let view = UIView()
        @MainActor func flipbookPage1() { view.alpha = 1 }
        func f() { view.alpha = 0 }
        @MainActor func flipbookPage2() { f() }
        let last = UIView()
        """)
    #expect(
      made.entry.contains("_ = view; flipbookPage1(); flipbookPage2(); _ = last; return"))
  }

  @Test func `settings are those of one file`() {
    let made = program(
      Self.controller, "let limit = 3.0\nlet fingers = [Finger]()\nlet other = 1\n",
      settings: "File2.swift")
    #expect(made.entry.contains("showing(\"a\", limit: limit, fingers: fingers) { A() }"))
    #expect(program("let limit = 3.0\n" + Self.controller).entry.contains("showing(\"a\") {"))
  }
}
