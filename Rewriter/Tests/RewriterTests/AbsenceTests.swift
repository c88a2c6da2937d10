import Rewriter
import Testing

/// What is left of a file after what the compiler says of its lines.
private func left(
  _ text: String, _ complaints: [(line: Int, column: Int, text: String)], names: Set<String> = [],
  modules: [String] = ["GameRoom"], entry: String = "", isOld: Bool = false
) -> Remains {
  var remains = Remains(
    files: [
      .init(name: "A.swift", text: text, modules: modules),
      .init(name: "Entry.swift", text: entry, modules: []),
    ], names: names, isOld: isOld)
  _ = remains.leaveOut(
    complaints.map { Complaint(file: "A.swift", line: $0.line, column: $0.column, text: $0.text) })
  return remains
}

extension Remains {
  /// Leaves out what the compiler says of one place more.
  fileprivate mutating func hears(_ line: Int, _ column: Int, _ text: String) -> Bool {
    leaveOut([Complaint(file: "A.swift", line: line, column: column, text: text)])
  }

  /// The first file without blanks at the ends of lines.
  fileprivate var lines: [String] {
    files[0].text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}

@Suite struct AbsenceTests {
  @Test(arguments: [
    // A statement, a variable, a declaration, a case, a protocol of several, a function's parameter.
    ("func f() {\n  a()\n  make(Ghost())\n}", 3, 8, "func f() {\n  a()\n\n}"),
    ("class A {\n  let g = Ghost()\n  let b = 1\n}", 2, 11, "class A {\n\n  let b = 1\n}"),
    ("let a = 1\nextension Ghost {}\nlet b = 2", 2, 11, "let a = 1\n\nlet b = 2"),
    ("enum E {\n  case a\n  case g(Ghost)\n}", 3, 10, "enum E {\n  case a\n\n}"),
    ("class A: B, Ghost, C {\n}", 1, 13, "class A: B,        C {\n}"),
    ("class A: B, Ghost {\n}", 1, 13, "class A: B        {\n}"),
    ("struct A: Ghost {\n}", 1, 11, "struct A        {\n}"),
    ("class A: GhostDelegate {\n}", 1, 10, "class A                {\n}"),
    ("class A: Ghost {\n  var a = 1\n}\nlet b = 2", 1, 10, "\n\n\nlet b = 2"),
    ("class A {\n  func f(_ g: Ghost) {\n    a()\n  }\n}", 2, 15, "class A {\n\n\n\n}"),
    (
      "func f() {\n  b { c in\n    Ghost()\n    d()\n  }\n}", 3, 5,
      "func f() {\n  b { c in\n\n    d()\n  }\n}"
    ),
    (
      "func f() {\n  guard let g = Ghost() else { return }\n  a()\n}", 2, 17,
      "func f() {\n\n  a()\n}"
    ),
  ])
  func `the smallest part goes that can, and lines stay`(
    text: String, line: Int, column: Int, result: String
  ) {
    let message =
      text.contains("GhostDelegate")
      ? "cannot find type 'GhostDelegate' in scope" : "cannot find 'Ghost' in scope"
    let remains = left(text, [(line, column, message)])
    #expect(remains.lines.joined(separator: "\n") == result)
    #expect(remains.files[0].cuts.map(\.first) == [text.hasPrefix("class A: Ghost {") ? 1 : line])
  }

  @Test func `what is right, or wrong for another reason, stays`() {
    let text = "func f() {\n  lable.text = nil\n}"
    let slip = [(2, 3, "cannot find 'lable' in scope")]
    #expect(left(text, slip, modules: ["SpriteKit"]).files[0].text == text)
    #expect(left(text, [(2, 3, "cannot find 'Lable' in scope")], modules: []).files[0].text == text)
    #expect(
      left(text, [(2, 9, "value of type 'UILabel' has no member 'txt'")], modules: ["SpriteKit"])
        .files[0].cuts.isEmpty)
    #expect(left(text, [(9, 9, "cannot find 'Ghost' in scope")]).files[0].cuts.isEmpty)
  }

  @Test(arguments: [
    (
      "func f() {\n  a()\n  view.addGlow()\n}", 3, 8,
      "value of type 'UIView' has no member 'addGlow'"
    ),
    ("func f() {\n  a()\n  color = .brand\n}", 3, 12, "type 'UIColor' has no member 'brand'"),
    (
      "class A {\n  let a = 1\n  let b = UIButton(caption: 1)\n}", 3, 20,
      "incorrect argument label in call (have 'caption:', expected 'type:')"
    ),
    (
      "class A {\n  let a = 1\n  let b = UIView(1, 2)\n}", 3, 21,
      "extra arguments at positions #1, #2 in call"
    ),
    (
      "class A {\n  let a = 1\n  let b = UIView(1)\n}", 3, 11,
      "no exact matches in call to initializer"
    ),
    (
      "class A {\n  let a = 1\n  let b = UIView(1)\n}", 3, 18,
      "argument passed to call that takes no arguments"
    ),
    ("func f() {\n  a()\n  glow(3)\n}", 3, 3, "cannot find 'glow' in scope"),
    (
      "func f() {\n  a()\n  b <~ c\n}", 3, 5,
      "cannot find operator '<~' in scope; did you mean '<<'?"
    ),
  ])
  func `what a library adds goes where it is used`(
    text: String, line: Int, column: Int, message: String
  ) {
    var lines = text.split(separator: "\n").map(String.init)
    lines[line - 1] = ""
    #expect(left(text, [(line, column, message)]).lines == lines)
    #expect(left(text, [(line, column, message)], modules: ["SpriteKit"]).files[0].text == text)
    // In another file members and arguments tell.
    var remains = Remains(
      files: [
        .init(name: "A.swift", text: text, modules: []),
        .init(name: "B.swift", text: "", modules: ["GameRoom"]),
        .init(name: "Entry.swift", text: "", modules: []),
      ], names: [])
    let isLeftOut = remains.hears(line, column, message)
    #expect(isLeftOut == !message.hasPrefix("cannot find"))
  }

  @Test func `what a library adds goes after what is known to be missing`() {
    let text = "let a = Ghost()\nlet b = view.glow"
    var remains = left(
      text,
      [
        (1, 9, "cannot find 'Ghost' in scope"),
        (2, 14, "value of type 'UIView' has no member 'glow'"),
      ])
    #expect(remains.lines == ["", "let b = view.glow"])
    let said = remains.hears(2, 14, "value of type 'UIView' has no member 'glow'")
    #expect(said)
    #expect(remains.lines == ["", ""])
  }

  @Test func `what needs what was left out goes, too, by its name and in its place`() {
    let text = "class A {\n  let g = Ghost()\n  func f() -> Int {\n    return g.count\n  }\n}"
    var remains = left(text, [(2, 11, "cannot find 'Ghost' in scope")])
    #expect(remains.names == ["Ghost", "g"])
    let said1 = remains.hears(4, 12, "cannot find 'g' in scope")
    #expect(said1)
    #expect(remains.lines[3].isEmpty)
    // A function from which something went, and whose result is missing, gives nothing.
    let said2 = remains.hears(5, 3, "missing return in instance method expected to return 'Int'")
    #expect(said2)
    #expect(
      remains.lines[2...4].joined() == "  func f() -> Int { return 0  }"
        || remains.lines[2].contains("return 0"))
    // If that does not help either, it goes.
    let said3 = remains.hears(3, 8, "something else")
    #expect(said3)
    #expect(remains.lines[2...4].joined().isEmpty)
    let said4 = remains.hears(1, 1, "something of another line")
    #expect(!said4)
  }

  @Test func `a use of a property goes though a method has its name`() {
    let text = """
      class A: UIViewController {
        lazy var list = make(Ghost())
        override func viewDidLoad() {
          list.delegate = self
          self.list.reload()
          add(list)
          list(1)
        }
        func list(_ number: Int) {}
        func g(_ list: B) { list.delegate = self }
        func h() { guard let list = make() else { return }; list.delegate = self }
      }
      class C: A { func f() { list.delegate = nil } }
      class D { let list = 1; func f() { list.delegate = nil } }
      """
    var remains = left(text, [(2, 24, "cannot find 'Ghost' in scope")])
    let lost = "listWhichIsAbsent"
    #expect(remains.names == ["Ghost", "list", lost])
    #expect(
      remains.lines[3...] == [
        "    \(lost).delegate = self", "    self.\(lost).reload()", "    add(\(lost))",
        "    list(1)",
        "  }", "  func list(_ number: Int) {}", "  func g(_ list: B) { list.delegate = self }",
        "  func h() { guard let list = make() else { return }; list.delegate = self }", "}",
        "class C: A { func f() { \(lost).delegate = nil } }",
        "class D { let list = 1; func f() { list.delegate = nil } }",
      ])
    let said = remains.hears(4, 5, "cannot find '\(lost)' in scope")
    #expect(said && remains.lines[3].isEmpty && !remains.lines[4].isEmpty)
  }

  @Test func `a property that was left out keeps its name where no method has it`() {
    let text = "class A {\n  let list = Ghost()\n  func f() { list.g() }\n}"
    let remains = left(text, [(2, 14, "cannot find 'Ghost' in scope")])
    #expect(remains.names == ["Ghost", "list"])
    #expect(remains.lines == ["class A {", "", "  func f() { list.g() }", "}"])
  }

  @Test(arguments: [
    "value of type '(UIScrollView, Int) -> ()' has no member 'delegate'",
    "reference to member 'delegate' cannot be resolved without a contextual type",
    "cannot convert value of type '(UIScrollView) -> ()' to expected argument type 'UIView'",
    "ambiguous use of 'list'",
  ])
  func `a method in the place of a property that went goes with what uses it`(message: String) {
    let text = "class A {\n  let list = Ghost()\n}\nfunc f(_ a: A) {\n  a.list.delegate = nil\n}"
    var remains = left(text, [(2, 14, "cannot find 'Ghost' in scope")])
    let said = remains.hears(5, 5, message)
    #expect(said && remains.lines[4].isEmpty)
    guard !message.contains("'list'") else { return }
    // Whoever calls the method means it.
    let call = text.replacing("a.list.delegate = nil", with: "a.list(1, 2).go()")
    remains = left(call, [(2, 14, "cannot find 'Ghost' in scope")], modules: ["SpriteKit"])
    let saidOfCall = remains.hears(5, 5, message)
    #expect(!saidOfCall)
  }

  @Test(arguments: [
    ("AnyPublisher<T, any Error>", "Empty().eraseToAnyPublisher()"),
    ("AnyCancellable", "AnyCancellable {}"),
    ("() -> Void", "{  }"), ("(A, B) -> Bool", "{ _, _ in false }"),
    ("@MainActor (A) -> [B]", "{ _ in [] }"), ("Set<A>", "[]"), ("[A: B]", "[:]"),
    ("NSAttributedString", "NSAttributedString()"), ("UIColor", ".clear"), ("UIImage", "UIImage()"),
  ])
  func `what a function gives whose statements went shows nothing`(type: String, value: String) {
    let text = "extension V {\n  var p: \(type) {\n    return Ghost()\n  }\n}"
    var remains = left(text, [(3, 12, "cannot find 'Ghost' in scope")])
    let said = remains.hears(4, 3, "missing return in getter expected to return '\(type)'")
    #expect(said)
    #expect(remains.lines.joined().contains("{ return \(value)"))
  }

  @Test(arguments: ["Thing", "(A) -> Thing"])
  func `a function goes whose result nothing stands for`(type: String) {
    let text = "extension V {\n  func p() -> \(type) {\n    return Ghost()\n  }\n}"
    var remains = left(text, [(3, 12, "cannot find 'Ghost' in scope")])
    let said = remains.hears(4, 3, "missing return in instance method expected to return")
    #expect(said)
    #expect(remains.lines[1...3].joined().isEmpty)
  }

  @Test func `views and controllers are boxes with their names, before anything goes`() {
    let text = """
      let a = GhostView(name: "a")
      class MyView: GhostView { override func haunt() {} }
      let c = GhostViewController()
      let d = Ghost()
      """
    let complaints = [
      (1, 9, "cannot find 'GhostView' in scope"), (2, 15, "cannot find type 'GhostView' in scope"),
      (3, 9, "cannot find 'GhostViewController' in scope"), (4, 9, "cannot find 'Ghost' in scope"),
    ]
    var remains = left(text, complaints)
    #expect(remains.files[0].text == text)
    #expect(
      remains.declarations
        == """
        class GhostView: Flipbook.AbsentView { override class var module: String { "GameRoom" } }
        class GhostViewController: Flipbook.AbsentViewController \\
        { override class var module: String { "GameRoom" } }

        """.replacing("\\\n", with: ""))
    #expect(remains.names.contains("MyView"))
    let said5 = remains.hears(
      1, 18, "incorrect argument label in call (have 'name:', expected 'title:')")
    #expect(said5)
    #expect(remains.lines[0] == "let a = GhostView()")
    let said6 = remains.hears(2, 41, "method does not override any method from its superclass")
    #expect(said6)
    #expect(remains.lines[1].filter { $0 != " " } == "classMyView:GhostView{}")
  }

  @Test(arguments: [
    ("GhostButton", "UIButton"), ("GhostLabel", "UILabel"), ("GhostTextField", "UITextField"),
    ("GhostSlider", "UISlider"), ("GhostSegmentedControl", "UISegmentedControl"),
    ("GhostControl", "UIControl"), ("GhostTableViewCell", "UITableViewCell"),
    ("GhostTableCell", "UITableViewCell"), ("GhostCollectionViewCell", "UICollectionViewCell"),
    ("GhostCollectionCell", "UICollectionViewCell"),
    ("GhostNavigationController", "UINavigationController"),
    ("GhostTabBarController", "UITabBarController"),
  ])
  func `what is known to be of a kind is one of UIKit's`(name: String, base: String) {
    let remains = left("let a = \(name)()", [(1, 9, "cannot find '\(name)' in scope")])
    #expect(remains.declarations == "class \(name): UIKit.\(base) {}\n")
    #expect(remains.files[0].text == "let a = \(name)()")
    let ending = String(name.dropFirst(5))
    #expect(left("", [(1, 1, "cannot find '\(ending)' in scope")]).boxes.isEmpty)
  }

  @Test func `a connection in a storyboard goes with the member that it leads to`() {
    let text = """
      func connect() {
      #sourceLocation(file: "Base.lproj/Main.storyboard", line: 9)
        c.label = label
      #sourceLocation(file: "Base.lproj/Main.storyboard", line: 8)
        c.ghost = view
        c.other = view
      #sourceLocation()
      }
      """
    var remains = Remains(
      files: [
        .init(name: "A.swift", text: "class A {\n  var ghost: Ghost\n}", modules: ["GameRoom"]),
        .init(name: "Base.lproj/Main.storyboard.swift", text: text, modules: []),
        .init(name: "Entry.swift", text: "", modules: []),
      ], names: [])
    let said1 = remains.hears(2, 14, "cannot find type 'Ghost' in scope")
    #expect(said1)
    let message = "value of type 'A' has no member 'ghost'"
    func storyboard(_ line: Int, _ text: String) -> [Complaint] {
      [Complaint(file: "Base.lproj/Main.storyboard", line: line, column: 5, text: text)]
    }
    let said2 = remains.leaveOut(storyboard(10, message))
    #expect(!said2)
    let said3 = remains.leaveOut(storyboard(8, message))
    #expect(said3)
    let lines = remains.files[1].text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[4].allSatisfy { $0 == " " })
    #expect(lines[2] == "  c.label = label" && lines[5] == "  c.other = view")
    #expect(remains.files[1].cuts.map(\.first) == [5])
  }

  @Test func `an import that nothing stands for goes, and what it had`() {
    var remains = left(
      "import UIKit\nimport Heaps\nlet a = Heap()", [(2, 8, "no such module 'Heaps'")], modules: [])
    #expect(remains.lines == ["import UIKit", "", "let a = Heap()"])
    #expect(remains.files[0].modules == ["Heaps"])
    let said = remains.hears(3, 9, "cannot find 'Heap' in scope")
    #expect(said && remains.lines[2].isEmpty)
  }

  @Test func `what of a library does not compile goes, whatever the reason`() {
    for isOfOthers in [true, false] {
      var remains = Remains(
        files: [
          .init(
            name: "A.swift", text: "func f() {\n  a.b()\n}", modules: [], isOfOthers: isOfOthers),
          .init(name: "Entry.swift", text: "", modules: []),
        ], names: [])
      let said = remains.hears(2, 5, "value of type 'A' has no member 'b'")
      #expect(said == isOfOthers && remains.lines[1].isEmpty == isOfOthers)
    }
  }

  @Test func `a web view of old is a box where no module is missing`() {
    let said = [(1, 9, "cannot find 'UIWebView' in scope")]
    #expect(left("let a = UIWebView()", said, modules: []).boxes.map(\.name) == ["UIWebView"])
    let other = [(1, 9, "cannot find 'UIWobView' in scope")]
    #expect(left("let a = UIWobView()", other, modules: []).boxes.isEmpty)
  }

  @Test func `a structure loses the value of a property that went`() {
    let remains = left(
      "let a = S(b: 1, ghost: nil)\nlet c = S(ghost: nil, b: 1)",
      [(1, 24, "extra argument 'ghost' in call"), (2, 18, "extra argument 'ghost' in call")],
      names: ["ghost"])
    #expect(
      remains.lines.map { $0.filter { $0 != " " } } == ["leta=S(b:1)", "letc=S(b:1)"])
  }

  @Test func `a class goes whose clause asks a protocol that lost a part`() {
    var remains = left(
      """
      protocol Aisle: Shelf {}
      class A<B: Aisle>: NSObject where B.Element == Int {
        func f() { g() }
      }
      class C: NSObject {}
      """, [(1, 17, "cannot find type 'Shelf' in scope")])
    #expect(remains.weakened == ["Aisle"])
    let said1 = remains.hears(2, 41, "'Element' is not a member type of type 'B'")
    #expect(said1)
    #expect(remains.lines == ["protocol Aisle        {}", "", "", "", "class C: NSObject {}"])
    // What is derived from it goes with it, by its name.
    #expect(remains.names.contains("A"))
    // What has no such protocol stays.
    let said2 = remains.hears(5, 10, "something of its own")
    #expect(!said2)
  }

  @Test func `a protocol without one of its requirements is a lesser one, too`() {
    var remains = left(
      "protocol P {\n  var a: Ghost { get }\n}\nclass A<B: P> {\n  var c = 1\n  func f() { g() }\n}",
      [(2, 10, "cannot find type 'Ghost' in scope")])
    #expect(remains.weakened == ["P"])
    // The smallest part goes that can.
    let said = remains.hears(5, 11, "something that comes of it")
    #expect(said)
    #expect(remains.lines[3...] == ["class A<B: P> {", "", "  func f() { g() }", "}"])
  }

  @Test(arguments: [
    ("UICollectionViewCell", "AbsentCollectionViewCell"),
    ("UICollectionViewListCell", "AbsentCollectionViewCell"),
    ("UITableViewCell", "AbsentTableViewCell"),
  ])
  func `a cell whose class goes is a grey box with its name`(base: String, box: String) {
    var remains = left(
      """
      class A<B: View, C>: \(base) {
        let d = 1
      }
      class E: A<Face, Int> {}
      let f: (E, A<Face, Int>.Type) = (E(), A<Face, Int>.self)
      let g = A<Int, Int>.self
      """,
      [
        (1, 12, "cannot find type 'View' in scope"), (4, 12, "cannot find type 'Face' in scope"),
        (5, 14, "cannot find type 'Face' in scope"),
      ], names: ["Face"], modules: ["SwiftUI"])
    // First the classes go, so that what uses the boxes may stay.
    #expect(
      remains.lines[..<4] == ["", "", "", ""] && remains.lines[4].hasPrefix("let f: (E, A<Face"))
    let module = "{ override class var module: String { \"SwiftUI\" } }"
    #expect(
      remains.declarations
        == "class A: Flipbook.\(box) \(module)\nclass E: Flipbook.\(box) \(module)\n")
    let said1 = remains.leaveOut(
      [
        (5, 14, "cannot find type 'Face' in scope"), (5, 43, "cannot find type 'Face' in scope"),
        (6, 9, "cannot specialize non-generic type 'A'"),
      ].map { Complaint(file: "A.swift", line: $0.0, column: $0.1, text: $0.2) })
    #expect(said1)
    #expect(
      remains.lines[4...].map { $0.filter { $0 != " " } }
        == ["letf:(E,A.Type)=(E(),A.self)", "letg=A.self"])
    // What else the class had goes where it is used.
    let said2 = remains.hears(6, 1, "value of type 'E' has no member 'd'")
    #expect(said2)
  }

  @Test(arguments: ["a", "self.a"])
  func `a variable goes with the statement that alone gives it a value`(target: String) {
    let text = """
      class A {
        var a: B!
        var c: D!
        func f() {
          \(target) = Ghost()
          c = Ghost()
        }
        func g() { c = d }
      }
      """
    let remains = left(
      text,
      [
        (5, 11 + target.count - 1, "cannot find 'Ghost' in scope"),
        (6, 9, "cannot find 'Ghost' in scope"),
      ])
    #expect(
      remains.lines
        == [
          "class A {", "", "  var c: D!", "  func f() {", "", "", "  }", "  func g() { c = d }",
          "}",
        ])
    #expect(remains.names.isSuperset(of: ["Ghost", "a"]) && !remains.names.contains("c"))
  }

  @Test(arguments: ["UIViewController", "NSObject", "Thing", "UIView"])
  func `another class that goes leaves no box`(base: String) {
    let remains = left(
      "class A<B: View>: \(base) {}", [(1, 12, "cannot find type 'View' in scope")])
    #expect(remains.lines == [""] && remains.boxes.isEmpty)
  }

  @Test func `a method without its cell gives one that a collection view takes`() {
    var remains = left(
      "class A {\n  func f() -> UICollectionViewCell {\n    return Ghost()\n  }\n}",
      [(3, 12, "cannot find 'Ghost' in scope")])
    let said = remains.hears(4, 3, "missing return in instance method expected to return")
    #expect(said)
    #expect(remains.lines.joined().contains("return UICollectionViewCell._absent()"))
  }

  @Test(arguments: [
    (
      "a.b = { _ in c() }", 9,
      "cannot infer type of closure parameter '_' without a type annotation",
      "a.b = { () in c() }"
    ),
    (
      "a.b = { [unowned self] _ in c() }", 24,
      "cannot infer type of closure parameter '_' without a type",
      "a.b = { [unowned self] () in c() }"
    ),
    (
      "f(a) { _ in c() }", 6,
      "contextual closure type '() -> Void' expects 0 arguments, but 1 was used"
        + " in closure body", "f(a) { () in c() }"
    ),
    (
      "f(a) { done in c() }", 8,
      "contextual closure type '() -> ()' expects 0 arguments, but 1 was used"
        + " in closure body", "f(a) { () in c() }"
    ),
    ("a.done?()", 9, "missing argument for parameter #1 in call", "a.done?(())"),
    (
      "f { c() }", 3,
      "contextual type for closure argument list expects 1 argument, which cannot be"
        + " implicitly ignored", "f { _ in c() }"
    ),
    (
      "f { [weak self] in c() }", 3,
      "contextual type for closure argument list expects 1 argument, which"
        + " cannot be implicitly ignored", "f { [weak self] _ in c() }"
    ),
  ])
  func `closures of Swift 3 take nothing where the compiler says so`(
    source: String, column: Int, message: String, result: String
  ) {
    let said = [(1, column, message)]
    let remains = left(source, said, modules: [], isOld: true)
    #expect(
      remains.files[0].text.split(separator: " ").joined(separator: " ") == result)
    // It is no part that is left out, and of a newer Swift it is a slip.
    #expect(remains.files[0].cuts.isEmpty)
    #expect(left(source, said, modules: []).files[0].text == source)
  }

  @Test func `two arguments of a closure are no nothing`() {
    let message = "contextual closure type '() -> Void' expects 0 arguments, but 2 were used"
    let source = "f { a, b in c() }"
    #expect(left(source, [(1, 3, message)], modules: [], isOld: true).files[0].text == source)
  }

  @Test(arguments: [
    ("m.addOverlay(a)", 3, "value of type 'MKMapView' has no member 'addOverlay'", "MapKit"),
    ("p.rate = AVPlayer.best", 19, "type 'AVPlayer' has no member 'best'", "AVFoundation"),
    ("r.a = 1", 3, "value of type 'NSFetchRequest<Thing>' has no member 'a'", "CoreData"),
    (
      "func f() -> Publishers.Late<Int> {}", 24,
      "'Late' is not a member type of enum 'Combine.Publishers'", "Combine"
    ),
    ("g = GKRandomSource.x", 20, "type 'GKRandomSource' has no member 'x'", "GameplayKit"),
  ])
  func `what a module of which a part is here lacks goes, with its name`(
    source: String, column: Int, message: String, module: String
  ) {
    let remains = left("let a = 1\n" + source, [(2, column, message)], modules: [])
    #expect(remains.lines == ["let a = 1", ""])
    #expect(remains.files[0].modules == [module])
    let own = message.replacing(#/'(Combine\.)?\w+/#, with: "'UILabel")
    #expect(left(source, [(1, column, own)], modules: []).files[0].text == source)
  }

  @Test func `an override of what such a module lacks goes`() {
    let source = "class A: MKAnnotationView {\n  override func f() {}\n  func g() {}\n}"
    let said = [(2, 17, "method does not override any method from its superclass")]
    #expect(
      left(source, said, modules: []).lines
        == ["class A: MKAnnotationView {", "", "  func g() {}", "}"])
    let own = source.replacing("MKAnnotationView", with: "UIView")
    #expect(left(own, said, modules: []).files[0].text == own)
  }

  @Test func `a scene of which nothing is left is not filmed`() {
    var remains = left(
      "", [], names: ["Ghost"], entry: "let a = [made(\"ghost\") { Ghost() }, made(\"b\") { B() }]")
    let hasChanged = remains.leaveOut([
      Complaint(file: "Entry.swift", line: 1, column: 26, text: "cannot find 'Ghost' in scope")
    ])
    #expect(hasChanged)
    #expect(remains.lostScenes == ["ghost"])
    #expect(remains.files[1].text.filter { $0 != " " } == "leta=[made(\"b\"){B()}]")
  }

  @Test(arguments: [
    ("UIHostingController(rootView: Badge())", "UIHostingController(named: \"Badge\")"),
    (
      "UIHostingController<AnyView>(rootView: AnyView(Badge().padding(1)))",
      "UIHostingController(named: \"Badge\")"
    ),
    ("UIHostingController(rootView: VStack { Badge() })", "UIHostingController(named: \"VStack\")"),
    ("UIHostingController(rootView: self.badge)", "UIHostingController(named: \"badge\")"),
  ])
  func `a controller of SwiftUI says what it would show`(call: String, result: String) {
    let source = "import SwiftUI\nclass C: UIViewController { let a = \(call) }"
    #expect(text(source).split(separator: " ").joined(separator: " ").contains(result))
    #expect(findings(source).count == 1 && findings(source)[0].contains("shown as a grey box"))
    #expect(
      filmedProgram(of: [SourceFile(name: "A.swift", text: source)]).absentNames == [
        "UIHostingController"
      ])
  }

  @Test(arguments: [
    ("UIHostingConfiguration { Badge(title: item) }", "Badge"),
    ("UIHostingConfiguration(content: { Badge().padding() })", "Badge"),
    ("UIHostingConfiguration { HStack { Badge() } }.margins(.all, 0).background(.red)", "HStack"),
    (
      "UIHostingConfiguration { Badge() }.minSize(width: 0, height: 44).background { Color.red }",
      "Badge"
    ),
    ("UIHostingConfiguration { if isOn { Badge() } }", "A view"),
  ])
  func `a cell's content of SwiftUI says what it would show`(call: String, shown: String) {
    let source = "import SwiftUI\nclass C: UIViewController { let a = \(call) }"
    #expect(text(source).contains("let a = UIHostingConfiguration(named: \"\(shown)\")"))
    #expect(findings(source).count == 1 && findings(source)[0].contains("shown as a grey box"))
    #expect(
      filmedProgram(of: [SourceFile(name: "A.swift", text: source)]).absentNames == [
        "UIHostingConfiguration"
      ])
  }

  @Test func `what a file declares that is left out is not here`() {
    let program = filmedProgram(
      of: [SourceFile(name: "A.swift", text: "class A: UIViewController {}")],
      without: [SourceFile(name: "B.swift", text: "class B {}; func f() {}")])
    #expect(program.absentNames == ["B", "f"])
    #expect(program.files.count == 1)
  }

  @Test(arguments: [
    (
      "func f<T: UIView>(_ kind: T.Type) {\n  a(kind.title)\n}", 2, 10,
      "value of optional type 'String?' must be unwrapped to a value of type 'String'", true
    ),
    (
      "func f() {\n  a(Cell.title)\n}", 2, 10,
      "instance member 'title' cannot be used on type 'Cell'", true
    ),
    (
      "func f(_ kind: Cell) {\n  a(kind.title)\n}", 2, 10,
      "value of optional type 'String?' must be unwrapped to a value of type 'String'", false
    ),
  ])
  func `a member that a library adds to types goes, where objects have one of its name`(
    text: String, line: Int, column: Int, message: String, goes: Bool
  ) {
    let library = left(text, [(line, column, message)], modules: ["Shortcuts"])
    #expect(library.files[0].cuts.isEmpty != goes)
    #expect(left(text, [(line, column, message)], modules: ["SpriteKit"]).files[0].cuts.isEmpty)
  }

  @Test func `members of UIKit's that are not here are left out`() {
    let source = """
      import UIKit
      class A: UIViewController {
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
        func f() {
          text.textDragDelegate = self
          label.font = .preferredFont(forTextStyle: .extraLargeTitle)
        }
      }
      """
    let program = filmedProgram(of: [SourceFile(name: "A.swift", text: source)])
    let names: Set = ["preferredFocusEnvironments", "textDragDelegate", "extraLargeTitle"]
    #expect(names.isSubset(of: program.absentNames))
    let remains = left(
      source,
      [
        (3, 16, "property does not override any property from its superclass"),
        (5, 10, "value of type 'UITextView' has no member 'textDragDelegate'"),
        (6, 19, "reference to member 'preferredFont' cannot be resolved without a contextual type"),
      ], names: names, modules: ["UIKit"])
    #expect(remains.files[0].cuts.map(\.first).contains(5))
    var all = remains
    _ = all.hears(3, 16, "property does not override any property from its superclass")
    _ = all.hears(
      6, 19, "reference to member 'preferredFont' cannot be resolved without a contextual type")
    #expect(Set(all.files[0].cuts.map(\.first)) == [3, 5, 6])
    let own = source + "\nextension UITextView { var textDragDelegate: Any? { nil } }"
    #expect(
      !filmedProgram(of: [SourceFile(name: "A.swift", text: own)]).absentNames
        .contains("textDragDelegate"))
  }

  @Test(arguments: [
    ("class A: B, P {\n  var a: Ghost?\n}", "class A: B    {\n\n}"),
    ("class A: P, Q {\n  var a: Ghost?\n}", "class A:    Q {\n\n}"),
    ("struct A: P {\n  var a: Ghost?\n}", "struct A    {\n\n}"),
    ("extension A: P {\n  var a: Ghost { b }\n}", "extension A    {\n\n}"),
  ])
  func `a type that lost a member leaves the protocol that asks for it`(
    text: String, result: String
  ) {
    var remains = left(text, [(2, 10, "cannot find type 'Ghost' in scope")])
    let place = text.split(separator: "A")[0].utf8.count + 1
    let message = "type 'A' does not conform to protocol 'P'"
    let hasChanged = remains.hears(1, place, message)
    #expect(hasChanged)
    #expect(remains.lines.joined(separator: "\n") == result)
    #expect(remains.names.contains("A") && !remains.names.contains("P"))
    // One's own slip is said.
    var whole = left(text.replacing("Ghost", with: "Int"), [])
    let isMeant = whole.hears(1, place, message)
    #expect(!isMeant)
  }

  @Test func `an alias that names itself without its library goes`() {
    let text = "typealias Maker<T> = Maker<Int>\nlet a = 1"
    let message = "generic type alias 'Maker' references itself"
    #expect(left(text, [(1, 11, message)], modules: ["Shortcuts"]).lines == ["", "let a = 1"])
    #expect(left(text, [(1, 11, message)], modules: ["SpriteKit"]).files[0].cuts.isEmpty)
  }
}
