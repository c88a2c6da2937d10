import Rewriter
import Testing

/// What is filmed of a whole project.
@Suite struct WholeProjectTests {
  private static let delegate = SourceFile(
    name: "App.swift",
    text: """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let window = UIWindow()
      }
      #Preview("Card") { UIView() }
      """)

  @Test func `the app of a project goes before the previews in its files`() {
    let alone = filmedProgram(of: [Self.delegate])
    #expect(alone.subject?.description == "the preview `card`")
    let project = filmedProgram(of: [Self.delegate], ownCount: 1)
    #expect(project.subject?.description == "the app of AppDelegate")
  }

  @Test(arguments: [
    ("productName = \"To Do\";", "To_Do"), ("PRODUCT_NAME = Shop;", "Shop"),
    ("T = { isa = PBXNativeTarget; buildPhases = ( S ); name = Shop; };", "Shop"),
    ("PRODUCT_MODULE_NAME = UIKitDynamics;", "UIKitDynamics"),
  ])
  func `the app's own module before a type is no other`(settings: String, name: String) throws {
    let file = SourceFile(
      name: "Home.swift",
      text: """
        import UIKit
        class Home: UIViewController {
          static let first: \(name).Home? = nil
          let all = [\(name).Home.self]
          let kind = Kind<\(name).Home>()
          let other = \(name).Elsewhere.self
        }
        struct Kind<T> {}
        """)
    let project = SourceFile(name: "project.pbxproj", text: settings)
    let made = try #require(filmedProgram(of: [file, project]).files.first).text
    #expect(made.contains("first: Home? = nil") && made.contains("[Home.self]"))
    #expect(made.contains("Kind<Home>()") && made.contains("\(name).Elsewhere"))
    let without = try #require(filmedProgram(of: [file]).files.first).text
    #expect(without.contains("\(name).Home? = nil"))
  }

  @Test func `a type of the name of its module is meant by that name`() throws {
    let file = SourceFile(
      name: "Shop.swift",
      text: "import UIKit\nenum Shop { class Cart {} }\nclass Cart {}\nlet cart = Shop.Cart()\n")
    let project = SourceFile(name: "project.pbxproj", text: "PRODUCT_NAME = Shop;")
    let made = filmedProgram(of: [file, project]).files.first?.text
    #expect(made?.contains("Shop.Cart()") == true)
  }

  @Test(arguments: [
    (
      "Info.plist",
      "<key>UISupportedInterfaceOrientations</key><array>"
        + "<string>UIInterfaceOrientationLandscapeLeft</string></array>", true
    ),
    (
      "Info.plist",
      "<key>UISupportedInterfaceOrientations</key><array>"
        + "<string>UIInterfaceOrientationPortrait</string>"
        + "<string>UIInterfaceOrientationLandscapeLeft</string></array>", false
    ),
    (
      "Info.plist",
      "<key>UISupportedInterfaceOrientations~ipad</key><array>"
        + "<string>UIInterfaceOrientationLandscapeLeft</string></array>", false
    ),
    (
      "project.pbxproj",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "
        + "\"UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight\";", true
    ),
  ])
  func `an app that only runs across is filmed so`(name: String, text: String, isAcross: Bool) {
    let program = filmedProgram(
      of: [Self.delegate, SourceFile(name: name, text: text)], ownCount: 1)
    #expect(program.entry.contains(".held(.landscape)") == isAcross)
  }

  @Test func `names of Swift 2 are known by their words, beside nothing of later`() {
    let old = """
      let a = UIColor.grayColor(), b = UIColor.brownColor()
      func f() { c.addBoundaryWithIdentifier(a, forPath: b); d.rectForRowAtIndexPath(e) }
      """
    #expect(findings(old).count == 1 && findings(old)[0].contains("1:17: error: “grayColor” is a"))
    for other in [
      "\nlet q = DispatchQueue.main", "\nfunc g() { UIView.animate(withDuration: 1) {} }",
      "\nfunc addBoundaryWithIdentifier() {}; func rectForRowAtIndexPath() {}\n"
        + "extension UIColor { class func grayColor() {}; class func brownColor() {} }",
    ] {
      #expect(findings(old + other).isEmpty)
    }
    #expect(findings("f.makeWithTitle(a); f.a.makeWithTitle; f.b(withTitle: 1)").isEmpty)
  }

  @Test(arguments: [
    ("let a = NSUserDefaults.standardUserDefaults()", "NSUserDefaults"),
    ("func f(a: NSURLResponse!) {}", "NSURLResponse"), ("var a: NSTimer?", "NSTimer"),
    ("let a = UIColor.redColor()", "redColor"),
    ("presentViewController(a, animated: true, completion: nil)", "presentViewController"),
  ])
  func `one name that can be of Swift 2 alone says enough`(old: String, name: String) {
    let said = findings(old)
    #expect(said.count == 1 && said[0].contains("“\(name)” is a name of Swift 2"))
    #expect(findings(old + "\nlet q = DispatchQueue.main").isEmpty)
    #expect(findings("a.whiteColor(); UIColor.redColor(1); a.prepareForSegue(1)").isEmpty)
    let own = "\nfunc presentViewController(_ a: Int, animated: Bool, completion: Int?) {}"
    #expect(name != "presentViewController" || findings(old + own).isEmpty)
  }

  @Test func `a label is no name of Swift 2`() {
    #expect(
      findings(
        "func draw(animateWithDuration a: Int) {}; draw(animateWithDuration: 1);"
          + " let f = draw(animateWithDuration:)"
      ).isEmpty)
  }

  @Test func `Swift 2 is said once, and names that the files declare are theirs`() {
    let old = """
      import UIKit
      class A: UIViewController {
        func f() {
          view.backgroundColor = UIColor.whiteColor()
          UIView.animateWithDuration(1) {}
          performSegueWithIdentifier("a", sender: nil)
        }
      }
      """
    let findings = rewrite([SourceFile(name: "A.swift", text: old)]).flatMap(\.findings)
    #expect(
      findings.map(\.description) == [
        "A.swift:4:36: error: “whiteColor” is a name of Swift 2, which no compiler of today takes."
          + " Give the files in Swift 3 or later: Xcode 8 to 10.1 convert them."
      ])
    let own = """

      extension UIColor { class func whiteColor() -> UIColor { .white } }
      extension UIView { class func animateWithDuration(_ a: Int, b: () -> Void) {} }
      extension A { func performSegueWithIdentifier(_ a: String, sender: Int?) {} }
      """
    #expect(
      rewrite([SourceFile(name: "A.swift", text: old + own)]).flatMap(\.findings).isEmpty)
  }
}
