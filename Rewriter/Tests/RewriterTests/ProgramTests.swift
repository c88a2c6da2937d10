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
  private static let window = "func f(_ w: UIWindow) { w.makeKeyAndVisible() }"
  private static let preview = "#Preview { A() }\n"
  private static let page = "let view = UIView()\nPlaygroundPage.current.liveView = view\n"
  private static let scene = "let hello = Scene(\"hello\", \"\") { A() }\n"
  private static let gallery = "@main struct G: Gallery { static let scenes = [hello] }\n"

  @Test(arguments: [
    ([controller], "`A`"), ([controller, delegate], "`A`"), ([delegate], "the app of D"),
    ([controller, delegate, window], "the app of D"), (["class V: UIView {}"], "`V`"),
    ([controller, "class V: UIView {}"], "`A`"),
    (
      [
        controller, "@main class D: UIResponder {}", "extension D: UIApplicationDelegate {}",
        window,
      ], "the app of D"
    ),
    ([controller, delegate, page], "the playground page's live view"),
    ([controller, delegate, preview], "the preview `file3`"),
    ([controller, preview, scene], "the scene `hello`"),
    ([controller, scene, gallery], "the scenes of `G`"),
    ([scene, "enum G: Flipbook.Gallery { static let scenes = [hello] }"], "the scenes of `G`"),
    ([controller, "enum S { static let a = Scene(\"a\", \"\") { A() } }"], "the scene `S.a`"),
    ([controller, "let all: [Scene] = make()"], "the scene `all`"),
    ([scene, "let all: [Scene] = [hello]"], "the scene `hello`"),
    ([scene, "private let b = Scene(\"b\", \"\") { A() }"], "the scene `hello`"),
    (["class A: UIViewController {}\nclass B: A {}\nclass C: B {}"], "`C`"),
    ([controller, "let all = (1...3).map { Scene(\"\\($0)\", \"\") { A() } }"], "the scene `all`"),
    (
      [controller, "let all = [1].map({ n in let t = \"\\(n)\"; return Scene(t, \"\") { A() } })"],
      "the scene `all`"
    ),
    (
      [controller, "let all = ([Scene(\"a\", \"\") { A() }] + more).filter { $0.name != \"\" }"],
      "the scene `all`"
    ),
    (
      [controller, "let all = [1, 2].flatMap { n in [Scene(\"\\(n)\", \"\") { A() }] }"],
      "the scene `all`"
    ),
    ([controller, "let all = { [Scene(\"a\", \"\") { A() }] }()"], "the scene `all`"),
    ([controller, "let names = [1].map { String($0) }"], "`A`"),
    ([controller, "let all = [1].map { [Scene(\"\\($0)\", \"\") { A() }] }"], "`A`"),
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
    ("class A: B<UIView> {}\nclass B<V>: UIViewController {}", true),
    ("class A: UIViewController { @available(*, unavailable) init() {} }", false),
    ("class A<T>: UIViewController {}", false), ("private class A: UIViewController {}", false),
    ("class A: UICollectionViewController {}", false), ("class A: UIView {}", false),
  ])
  func `controllers count that can be made without arguments`(text: String, isMade: Bool) {
    let entry = program(text).entry
    #expect(entry.contains("{ A() }") == isMade)
  }

  @Test(arguments: [
    ("class A: UIView {}", true), ("class A: UIControl { override init(frame: CGRect) {} }", true),
    ("class A: UIView { init(frame: CGRect, x: Int = 1) {} }", true),
    ("class A: UIView { init(x: Int) {} }", false), ("class A<T>: UIView {}", false),
    ("class A: UITableViewCell {}", false), ("private class A: UIView {}", false),
  ])
  func `views count that a frame makes`(text: String, isMade: Bool) {
    #expect(program(text).entry.contains("showing(\"a\") { A(frame: .zero) }") == isMade)
  }

  @Test func `scenes whose type is not seen want it written`() {
    func findings(_ text: String) -> [String] {
      program(Self.controller, text).files.flatMap(\.findings).map(\.description)
    }
    let sentence =
      "File2.swift:1:5: warning: Scenes of “all” are filmed where its type is written: let all: [Scene] = …"
      + " for a list, let all: Scene = … for one."
    for value in ["make(Scene(\"a\", \"\") { A() })", "[1].map { [Scene(\"a\", \"\") { A() }] }"] {
      #expect(findings("let all = \(value)") == [sentence])
      #expect(findings("let all: [Scene] = \(value)").isEmpty)
      #expect(findings("private let all = \(value)").isEmpty)
      #expect(findings("enum G: Gallery { static let all = \(value) }").isEmpty)
    }
  }

  @Test func `of controllers that others make only those are filmed that nobody makes`() {
    let made = program(
      """
      class Menu: UIViewController { func f() { show(Detail(), sender: nil) } }
      class Detail: UIViewController { lazy var own = Detail() }
      """)
    #expect(
      made.subject?.description
        == "`Menu`, which makes `Detail` (`--scene detail` films that)")
    #expect(made.entry.contains("showing(\"menu\") { Menu() }"))
    #expect(made.entry.contains("showing(\"detail\", isMadeByOthers: true) { Detail() }"))
  }

  @Test func `what a controller's helper makes is made by the controller`() {
    let made = program(
      """
      class Menu: UITableViewController {}
      class Bar: NSObject { let menu = Menu() }
      class Home: UIViewController { let bar = Bar() }
      """)
    #expect(made.subject?.description == "`Home`, which makes `Menu` (`--scene menu` films that)")
    let alone = program(
      "class Menu: UITableViewController {}\nclass Bar: NSObject { let menu = Menu() }",
      "class Home: UIViewController {}")
    #expect(alone.subject?.description == "`Menu` and `Home`")
  }

  @Test(arguments: [
    ("view.bringSubview(toFront: a)", true), ("a.addChildViewController(b)", true),
    ("let a: UIViewAnimationOptions = []", true), ("f(kCAFillModeForwards)", true),
    ("let a: UIView.AnimationOptions = []", false), ("let a: NSInteger = 1", false),
  ])
  func `names that Swift 4.2 changed tell that an app is older than sheets`(
    text: String, isOld: Bool
  ) {
    let made = program("class A: UIViewController { func f() { \(text) } }")
    #expect(
      made.entry.contains("return all.map { Flipbook.SourceScene.of(kit: 12, $0) }") == isOld)
  }

  @Test func `controllers that make each other are all filmed`() {
    let made = program(
      "class A: UIViewController { let b = B() }\nclass B: UIViewController { let a = A() }",
      "class C: UIResponder { let a = A() }")
    #expect(made.subject?.description == "`A` and `B`")
    #expect(!made.entry.contains("isMadeByOthers"))
  }

  @Test func `an app is launched by its class, with the settings of its file`() {
    let made = program(Self.delegate + Self.window, "let limit = 3.0", settings: "File2.swift")
    #expect(
      made.entry.contains(
        "[Flipbook.Scene(\"app\", \"\", screen: Flipbook.Screen(.iPhone16), limit: limit, app: D.self)]"
      ))
  }

  @Test func `an app without a window in code shows its controllers, which is said`() {
    let made = program(Self.controller + Self.delegate)
    #expect(
      made.files[0].findings.map(\.description) == [
        "First.swift:2:13: warning: “D” makes no window in code, and no storyboard that it"
          + " begins with is among the files; its view controllers are filmed."
      ])
  }

  @Test func `a main file names the delegate and is left out`() {
    let made = program(
      "import UIKit\nUIApplicationMain(\n  a, b, nil, NSStringFromClass(D.self))\n",
      "class D: UIResponder, UIApplicationDelegate {}\n" + Self.window)
    #expect(made.subject?.description == "the app of D")
    let blanks = [18, 39].map { String(repeating: " ", count: $0) }
    #expect(made.files[0].text == "import UIKit\n\(blanks[0])\n\(blanks[1])\n")
  }

  @Test func `outlets are told`() {
    let made = program("class A: UIViewController { @IBOutlet var b: UIView!; var c: UIView! }")
    #expect(made.outlets == ["b"])
  }

  @Test func `controllers that need arguments are named`() {
    let made = program("class A: UIViewController { init(x: Int) {} }")
    #expect(made.subject == nil)
    #expect(made.unmakeable == ["A"])
    #expect(made.entry.isEmpty)
  }

  @Test(arguments: ["scenes", "main"])
  func `variables may be called as the members of the entry are`(name: String) {
    let made = program("import Flipbook\nlet \(name): [Scene] = [Scene(\"one\", \"\") { C() }]\n")
    #expect(
      made.entry.contains(
        """
            all += flipbookScenes0()
            return all
          }
        }

        @MainActor private func flipbookScenes0() -> [Flipbook.Scene] {
          \(name)
        }
        """))
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

  @Test(arguments: [1, 16, 17, 100])
  func `many scenes are made in short lists, in their order`(count: Int) {
    let entry = program(
      (0..<count).map { "class C\($0): UIViewController {}\n" }.joined()
    ).entry
    let lists = entry.split(separator: "\n").filter { $0.hasPrefix("  [") }
    #expect(lists.count == (count + 15) / 16)
    #expect(lists.allSatisfy { $0.matches(of: /showing\(/).count <= 16 })
    let made = entry.matches(of: /\{ C(\d+)\(\) \}/).compactMap { Int($0.1) }
    #expect(made == Array(0..<count))
    let called = entry.matches(of: /all \+= flipbookScenes(\d+)\(\)/).compactMap { Int($0.1) }
    #expect(called == Array(lists.indices))
  }

  @Test func `scenes under the name of the entry's are the author's`() {
    let made = program(
      "import Flipbook\nlet scenes: [Scene] = [Scene(\"a\", \"\") { A() }]\n" + Self.controller)
    let parts = made.entry.components(separatedBy: "\n}\n")
    #expect(parts.first?.contains("    scenes") == false)
    #expect(made.entry.contains("() -> [Flipbook.Scene] {\n  scenes\n}"))
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

  @Test func `a page becomes one function that gives what it made`() {
    let made = program(
      """
      import UIKit
      private let view = UIView()
      view.alpha = 1
      public func f() { view.alpha = 0 }
      class A: UIView { private var b = 1 }
      f()
      let (last, _) = (UIView(), 1)
      """)
    #expect(
      made.files[0].text == """
        import UIKit
        @MainActor func flipbookPage() -> [Any] {         let view = UIView()
        view.alpha = 1
               func f() { view.alpha = 0 }
        class A: UIView { private var b = 1 }
        f()
        let (last, _) = (UIView(), 1); return [view as Any, last as Any] }
        """)
    #expect(made.entry.contains("showingPage(\"first\") { flipbookPage() }"))
  }

  @Test(arguments: [
    "class A { func f() { view.alpha = 0 } }", "extension UIView { var a: Int { 1 } }",
    "#if DEBUG\nimport Foundation\n#endif", "infix operator ***", "import QuartzCore",
    "@objc protocol P { @objc optional func f() }",
  ])
  func `a page whose parts need variables outside of functions has those`(part: String) {
    let made = program("import UIKit\nlet view = UIView()\n\(part)\nview.alpha = 1\nview.g()\n")
    #expect(
      made.entry.contains("showingPageOnce(\"first\") { _ = view; flipbookPage1() }"))
    #expect(made.files[0].text.contains("@MainActor func flipbookPage1() { view.alpha = 1\n"))
  }

  @Test func `variables outside of functions are seen from there, also those of a tuple`() {
    let made = program("private let (a, b) = f()\nextension A {}\ng()\n")
    #expect(
      made.files[0].text
        == "        let (a, b) = f()\nextension A {}\n@MainActor func flipbookPage1() { g() }\n")
    #expect(made.entry.contains("{ _ = a; flipbookPage1() }"))
  }

  @Test(arguments: ["", "/Pages/Hop.playgroundpage", "/Pages/Hop.xcplaygroundpage"])
  func `a page is called after its folder`(folder: String) {
    let made = filmedProgram(of: [
      SourceFile(name: "Hop.playground\(folder)/Contents.swift", text: "f()\n")
    ])
    #expect(made.entry.contains("showingPage(\"hop\")"))
  }

  @Test(arguments: [
    ("let limit = 4", "let limit: Swift.Double = 4"),
    ("let limit: Int = 4", "let limit: Swift.Double = 4"),
    ("var limit = frames / 60.0", "var limit: Swift.Double = frames / 60.0"),
    ("let limit: TimeInterval = 4", "let limit: TimeInterval = 4"),
    ("let fingers = hands()", "let fingers: [Flipbook.Finger] = hands()"),
    ("let screen = Screen()", "let screen: Flipbook.Screen = Screen()"),
    ("let other = 4", "let other = 4"),
  ])
  func `settings have the types that scenes take`(setting: String, result: String) {
    let files = [
      SourceFile(name: "A.swift", text: "class A: UIViewController { let limit = 4 }"),
      SourceFile(name: "Scenes.swift", text: "import Flipbook\n\(setting)\n"),
    ]
    let made = filmedProgram(of: files, settings: "Scenes.swift")
    #expect(made.files[1].text.contains("\n\(result)\n"))
    #expect(made.files[0].text == files[0].text)
    #expect(filmedProgram(of: files).files[1].text.contains("\n\(setting)\n"))
  }

  @Test func `texts stand for values of types that were strings, in files of old`() {
    func entry(_ text: String, areOld: Bool = false) -> FilmedProgram {
      filmedProgram(
        of: [SourceFile(name: "A.swift", text: "class A: UIViewController { \(text) }")],
        areOld: areOld)
    }
    let line = "extension CATransitionType: @retroactive ExpressibleByStringLiteral {"
    #expect(entry("").isOld == false && !entry("").entry.contains(line))
    #expect(entry("", areOld: true).isOld && entry("", areOld: true).entry.contains(line))
    let named = entry("func f() { view.bringSubview(toFront: view) }")
    #expect(named.isOld && named.entry.contains(line))
  }

  @Test func `pages of the first playgrounds have today's names`() {
    let made = program("import XCPlayground\nXCPlaygroundPage.currentPage.liveView = v\n")
    #expect(
      made.files[0].text == """
        import PlaygroundSupport; import UIKit
        @MainActor func flipbookPage() -> [Any] { PlaygroundPage.current.liveView = v; return [] }

        """)
  }

  @Test func `settings are those of one file`() {
    let made = program(
      Self.controller, "let limit = 3.0\nlet fingers = [Finger]()\nlet other = 1\n",
      settings: "File2.swift")
    #expect(made.entry.contains("showing(\"a\", limit: limit, fingers: fingers) { A() }"))
    #expect(program("let limit = 3.0\n" + Self.controller).entry.contains("showing(\"a\") {"))
  }
}

/// Members that an app and its libraries both declare.
@Suite struct TwinTests {
  @Test func `of members of an app and a library the library's goes`() {
    let own = """
      extension UIColor { convenience init(hex: Int) { self.init(white: 1, alpha: 1) } }
      class A: UIViewController {}
      """
    let library = """
      public extension UIColor {
        convenience init(hex: Int) { self.init(white: 0, alpha: 1) }
        convenience init(hex: String) { self.init(white: 0, alpha: 1) }
        private var a: Int { 1 }
      }
      """
    let files = [
      SourceFile(name: "A.swift", text: own), SourceFile(name: "B.swift", text: library),
    ]
    let program = filmedProgram(of: files, modules: ["B"], ownCount: 1)
    #expect(program.files[0].text.contains("init(hex: Int)"))
    #expect(!program.files[1].text.contains("init(hex: Int)"))
    #expect(program.files[1].text.contains("init(hex: String)"))
    #expect(program.files[1].text.split(separator: "\n").count == 5)
    #expect(filmedProgram(of: files).files[1].text.contains("init(hex: Int)"))
  }

  @Test func `a library's type of a name that the app has gets another one`() {
    let own = "class Helper { static let a = 1 }\nclass A: UIViewController { let h = Helper.a }"
    let library = """
      class Helper { var b: Helper? }
      extension Helper { func c() -> Other.Helper { x.Helper(Helper()) } }
      struct Other { class Helper {} }
      """
    let files = [
      SourceFile(name: "A.swift", text: own), SourceFile(name: "B.swift", text: library),
    ]
    let program = filmedProgram(of: files, modules: ["B"], ownCount: 1)
    #expect(program.files[0].text == own)
    #expect(
      program.files[1].text == """
        import UIKit; class HelperOfLibrary { var b: HelperOfLibrary? }
        extension HelperOfLibrary { func c() -> Other.Helper { x.Helper(HelperOfLibrary()) } }
        struct Other { class Helper {} }
        """)
  }

  @Test func `a library's type that an app's is derived from has its own name`() {
    let files = [
      SourceFile(
        name: "A.swift",
        text: "import Kit\nclass Page: Kit.Page { let a = Kit.Page(), b = Kit.Other() }"),
      SourceFile(name: "B.swift", text: "open class Page: UIViewController {}\nclass Other {}"),
    ]
    let program = filmedProgram(of: files, modules: ["Kit"], ownCount: 1)
    #expect(
      program.files[0].text
        == "import UIKit\nclass Page: PageOfLibrary { let a = PageOfLibrary(), b = Other() }")
    #expect(program.files[1].text.contains("class PageOfLibrary: UIViewController"))
  }
}
