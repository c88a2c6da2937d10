import Rewriter
import Testing

/// What becomes of storyboards and xibs.
@Suite struct InterfaceTests {
  private static let controller = """
    import UIKit
    class Home: UIViewController {
      @IBOutlet private var label: UILabel!
      @IBAction private func tap(_ sender: Any) {}
    }
    """

  /// Returns a storyboard of one controller, whose view holds what is given.
  private static func storyboard(
    _ subviews: String = "", connections: String = "", attributes: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a-1" \(attributes)>
    <scenes><scene sceneID="s"><objects>
    <viewController id="a-1" customClass="Home" sceneMemberID="viewController">
    <view key="view" id="b-2"><subviews>
    \(subviews)
    </subviews></view>
    <connections>
    \(connections)
    </connections>
    </viewController></objects></scene></scenes></document>
    """
  }

  private static func made(
    _ text: String, with swift: String = controller, name: String = "App/Main.storyboard"
  ) -> RewrittenFile? {
    rewrite([
      SourceFile(name: "Home.swift", text: swift), SourceFile(name: name, text: text),
    ]).dropFirst().first
  }

  private static func findings(_ text: String, with swift: String = controller) -> [String] {
    made(text, with: swift)?.findings.map(\.description) ?? []
  }

  @Test(arguments: [
    ("Drop", "the app of AppDelegate and SceneDelegate", "begin(with: \"Main\", isOfScene: true)"),
    ("Notes", "the app of AppDelegate", "begin(with: \"Main\", isOfScene: false)"),
    ("Settings", "the storyboard `Settings`", "UIStoryboard(name: \"Settings\", bundle: nil)"),
    ("Tabs", "the app of AppDelegate", "begin(with: \"Main\", isOfScene: false)"),
  ])
  func `an app begins with its main storyboard`(name: String, subject: String, call: String) throws
  {
    let app = try #require(App.withStoryboards.first { $0.name == name })
    let program = filmedProgram(of: app.files)
    #expect(program.subject?.description == subject)
    #expect(program.entry.contains(call))
    #expect(program.files.flatMap(\.findings).map(\.description) == [])
  }

  @Test(arguments: [10, 100, 400])
  func `many constraints become many short methods, which are called in order`(count: Int) throws {
    let constraints = (0..<count).map {
      "<constraint firstAttribute=\"width\" constant=\"\($0)\" id=\"w\($0)\"/>"
    }.joined()
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
      <scenes><scene><objects><viewController id="c"><view key="view" id="v">
      <constraints>\(constraints)</constraints></view></viewController></objects></scene></scenes>
      </document>
      """
    let text = try #require(Self.made(storyboard)).text
    let methods = text.components(separatedBy: "\n  func ").dropFirst()
    #expect(methods.allSatisfy { $0.split(separator: "\n").count < 80 })
    let parts = methods.filter { $0.hasPrefix("connect") && $0.contains("NSLayoutConstraint") }
    #expect(parts.count == (2 * count + 63) / 64)
    let made = parts.flatMap { $0.matches(of: /constant: (\d+)\)/).compactMap { Int($0.1) } }
    #expect(made == Array(0..<count))
    for number in parts.indices.dropFirst() where parts.count > 1 {
      #expect(text.contains("    connect\(number - parts.startIndex)()\n"))
    }
  }

  @Test func `a constraint is of the author's class, and hears that it was loaded`() throws {
    let subviews = """
      <view id="c"><constraints><constraint firstAttribute="width" constant="10" id="k1"
      customClass="%%"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number"
      keyPath="ratio"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></constraint></constraints></view>
      """
    let classes = """
      class Ratio: NSLayoutConstraint {
        @IBInspectable var ratio: CGFloat = 1
        override func awakeFromNib() { super.awakeFromNib(); constant *= ratio }
      }
      class Late: Ratio { init(late: Int) {} }
      """
    let outlet = "<outlet property=\"label\" destination=\"k1\"/>"
    let swift = Self.controller.replacing("UILabel", with: "Ratio") + classes
    let made = try #require(
      Self.made(
        Self.storyboard(subviews.replacing("%%", with: "Ratio"), connections: outlet), with: swift))
    #expect(made.findings.isEmpty)
    #expect(made.text.contains("var ok1: Ratio!"))
    #expect(made.text.contains("ok1 = Ratio(item: "))
    #expect(made.text.contains("ok1.ratio = 0.5"))
    #expect(made.text.contains("load.loaded(ok1)"))
    #expect(
      Self.findings(Self.storyboard(subviews.replacing("%%", with: "Late")), with: swift).map {
        $0.contains("customClass")
      } == [true])
  }

  @Test func `maps and pages of the web are those of their modules`() {
    let views = """
      <mapView id="m-1" mapType="satellite" showsUserLocation="YES"/>
      <wkWebView id="w-1"><wkWebViewConfiguration key="configuration"/></wkWebView>
      """
    let made = Self.made(Self.storyboard(views))
    #expect(made?.text.hasPrefix("import MapKit\nimport UIKit\nimport WebKit\n\n") == true)
    #expect(made?.text.contains("load.make(MKMapView.self") == true)
    #expect(made?.text.contains("v.mapType = .satellite") == true)
    #expect(made?.text.contains("load.make(WKWebView.self") == true)
    #expect(Self.findings(Self.storyboard(views)) == [])
    #expect(Self.made(Self.storyboard(""))?.text.hasPrefix("import UIKit\n\n") == true)
  }

  @Test func `the primary column of a split view comes first`() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
      <scenes><scene sceneID="s"><objects>
      <splitViewController id="a-1"><connections>
      <segue destination="b-2" kind="relationship" relationship="detailViewController" id="d"/>
      <segue destination="c-3" kind="relationship" relationship="masterViewController" id="e"/>
      </connections></splitViewController>
      </objects></scene><scene sceneID="t"><objects>
      <viewController id="b-2"/><viewController id="c-3"/>
      </objects></scene></scenes></document>
      """
    let file = try #require(Self.made(document, with: "import UIKit"))
    #expect(
      file.text.contains(
        "c.viewControllers = [load.controller(\"c-3\"), load.controller(\"b-2\")]"))
    #expect(file.text.contains("UISplitViewController"))
    #expect(file.findings.isEmpty)
  }

  @Test func `pages go the way and are turned as the file says`() throws {
    func pages(_ attributes: String) throws -> RewrittenFile {
      let document = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
        <scenes><scene sceneID="s"><objects>
        <pageViewController id="a-1" autoresizesArchivedViewToFullSize="NO" spineLocation="min"
        \(attributes)/></objects></scene></scenes></document>
        """
      return try #require(Self.made(document, with: "import UIKit"))
    }
    let sliding = try pages(#"transitionStyle="scroll" navigationOrientation="vertical""#)
    #expect(sliding.text.contains("orientation: .vertical, pageStyle: .scroll"))
    #expect(sliding.findings.isEmpty)
    let curling = try pages(#"navigationOrientation="horizontal""#)
    #expect(!curling.text.contains("orientation:"))
    #expect(!curling.text.contains("pageStyle:"))
    #expect(curling.findings.isEmpty)
  }

  @Test func `a toolbar is shown with its items, and cells find their sizes`() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
      <scenes><scene sceneID="n"><objects>
      <navigationController id="n-1" toolbarHidden="NO">
      <toolbar key="toolbar" opaque="NO" id="t-1" translucent="NO"/></navigationController>
      </objects></scene><scene sceneID="s"><objects>
      <collectionViewController id="a-1">
      <collectionView key="view" id="v-1"><collectionViewFlowLayout key="collectionViewLayout"
      automaticEstimatedItemSize="YES" id="l-1"/>
      <cells><collectionViewCell reuseIdentifier="cell" id="c-1">
      <view key="contentView" id="i-1"><constraints/></view></collectionViewCell></cells>
      </collectionView>
      <toolbarItems><barButtonItem title="Add" id="b-1"/></toolbarItems>
      </collectionViewController></objects></scene></scenes></document>
      """
    let file = try #require(Self.made(document, with: "import UIKit"))
    #expect(file.findings == [])
    #expect(file.text.contains("c.isToolbarHidden = false"))
    #expect(file.text.contains("isTranslucent = false"))
    #expect(file.text.contains("c.toolbarItems = ["))
    #expect(
      file.text.contains("layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize"))
  }

  @Test func `the same files give the same text`() {
    for app in App.withStoryboards { #expect(rewrite(app.files) == rewrite(app.files)) }
  }

  @Test func `a file stands behind the Swift files under its own name`() {
    let file = Self.made(Self.storyboard())
    #expect(file?.name == "App/Main.storyboard.swift")
    #expect(file?.findings == [])
    #expect(file?.text.contains("Home(coder: $0)") == true)
    #expect(file?.text.contains("storyboard: \"Main\", initial: \"a-1\"") == true)
  }

  @Test func `objects beside a controller and its tab are made, connected and kept`() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="a-1"><scenes><scene><objects>
      <viewController id="a-1" customClass="Home" sceneMemberID="viewController">
      <view key="view" id="b-2"/>
      <tabBarItem key="tabBarItem" title="One" id="t-3" customClass="Item">
      <connections><outlet property="motion" destination="m-4" id="e"/></connections></tabBarItem>
      </viewController>
      <customObject id="m-4" customClass="Motion"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="length"><real key="value" value="2"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></customObject>
      </objects></scene></scenes></document>
      """
    let code = """
      class Home: UIViewController {}
      class Motion: NSObject { var length: Double = 1 }
      class Item: UITabBarItem { @IBOutlet var motion: Motion! }
      """
    let file = rewrite([
      SourceFile(name: "Home.swift", text: code),
      SourceFile(name: "Main.storyboard", text: storyboard),
    ])[1]
    #expect(file.findings.isEmpty)
    #expect(file.text.contains("let item = Item()"))
    #expect(file.text.contains("let object = Motion(); object.length = 2"))
    #expect(file.text.contains("motion = "))
    #expect(file.text.contains("load.keep("))
  }

  @Test(arguments: [("Label", "label"), ("label", "Label")])
  func `a key sets the property whose first letter has the other size`(key: String, own: String)
    throws
  {
    let swift = """
      class Home: UIViewController {
        @IBOutlet var \(own): UILabel!
        @IBOutlet var both: UILabel!
        @IBOutlet var Both: UILabel!
      }
      class Dial: UIView { @IBInspectable var \(own): CGFloat = 0 }
      """
    let subviews = """
      <label id="l-1"/><view id="d-1" customClass="Dial"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="\(key)"><real key="value" value="2"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """
    let outlets = [key, "both", "Both"].map {
      "<outlet property=\"\($0)\" destination=\"l-1\" id=\"o-\($0)\"/>"
    }.joined()
    let made = try #require(
      Self.made(Self.storyboard(subviews, connections: outlets), with: swift))
    #expect(made.findings.isEmpty)
    #expect(made.text.contains(".\(own) = ol1!") && !made.text.contains(".\(key) = "))
    #expect(made.text.contains(".\(own) = 2"))
    #expect(made.text.contains(".both = ol1!") && made.text.contains(".Both = ol1!"))
  }

  @Test func `an outlet named by a word of Swift's is found`() throws {
    let swift = """
      import UIKit
      class Home: UIViewController { @IBOutlet weak var `switch`: UISwitch! }
      """
    let file = try #require(
      Self.made(
        Self.storyboard(
          "<switch id=\"c\"/>",
          connections: "<outlet property=\"switch\" destination=\"c\" id=\"e\"/>"), with: swift))
    #expect(file.findings.isEmpty)
    #expect(file.text.contains(".switch = "))
  }

  @Test func `an outlet that an extension of UIKit's class declares is connected`() throws {
    let swift = """
      class Home: UIViewController {}
      extension UIViewController {
        @IBOutlet var one: UILabel? { get { nil } set {} }
        @IBOutlet var all: [UILabel]? { get { nil } set {} }
      }
      """
    let outlets = """
      <outlet property="one" destination="c" id="f"/>
      <outletCollection property="all" destination="c" id="g"/>
      """
    let file = try #require(
      Self.made(Self.storyboard("<label id=\"c\"/>", connections: outlets), with: swift))
    #expect(file.findings.isEmpty)
    #expect(file.text.contains(".one = ") && file.text.contains(".all = ["))
  }

  @Test func `an outlet that is not there stops where it is connected, and the rest is made`()
    throws
  {
    let outlets = """
      <outlet property="lost" destination="b-2" id="e"/><outlet property="label" destination="c" id="f"/>
      <outletCollection property="all" destination="c" id="g"/>
      """
    let file = try #require(
      Self.made(Self.storyboard("<label id=\"c\"/>", connections: outlets)))
    #expect(file.findings.allSatisfy { $0.severity == .warning })
    #expect(file.text.contains("load.unknownOutlet(\"lost\", of: "))
    #expect(file.text.contains("load.unknownOutlet(\"all\", of: "))
    #expect(file.text.contains(".label = "))
  }

  @Test(arguments: [
    ("<view customClass=\"SKView\" id=\"c\"/>", "SKView", true),
    ("<view customClass=\"MTKView\" id=\"c\"/>", "MTKView", true),
    ("<glkView id=\"c\"/>", "GLKView", true), ("<arscnView id=\"c\"/>", "ARSCNView", true),
    ("<webView id=\"c\"/>", "UIWebView", true),
    ("<view customClass=\"FoldView\" customModule=\"Fold\" id=\"c\"/>", "FoldView", true),
    (
      "<view customClass=\"FoldView\" customModule=\"App\" customModuleProvider=\"target\" id=\"c\"/>",
      "FoldView", false
    ),
    ("<view customClass=\"Lost\" id=\"c\"/>", "Lost", false),
    ("<view customClass=\"SKLost\" id=\"c\"/>", "SKLost", false),
  ])
  func `a view of a framework that is not here is made by its name, for the box that stands for it`(
    view: String, name: String, isBox: Bool
  ) {
    let program = filmedProgram(of: [
      SourceFile(name: "Home.swift", text: Self.controller),
      SourceFile(name: "Main.storyboard", text: Self.storyboard(view)),
    ])
    #expect(program.absentNames.contains(name) == isBox)
    #expect(program.files.contains { $0.text.contains("{ \(name)(coder: $0) }") } == isBox)
    #expect(program.files.flatMap(\.findings).isEmpty == isBox)
  }

  @Test func `private outlets and connected actions are opened`() throws {
    let button = """
      <button id="c-3"><connections>
      <action selector="tap:" destination="a-1" eventType="touchUpInside" id="d-4"/>
      </connections></button>
      """
    let files = rewrite([
      SourceFile(name: "Home.swift", text: Self.controller),
      SourceFile(name: "Main.storyboard", text: Self.storyboard(button)),
    ])
    #expect(!files[0].text.contains("private"))
    #expect(files[1].text.contains("Selector(Home.tap(_:), \"tap:\"), for: .touchUpInside)"))
    let alone = rewrite([SourceFile(name: "Home.swift", text: Self.controller)])[0].text
    #expect(alone.contains("private func tap"))
  }

  @Test(arguments: [
    (
      "", "<outlet property=\"lost\" destination=\"b-2\" id=\"e\"/>",
      "9:1: warning: [<Home> setValue:forUndefinedKey:]: this class is not key value coding-compliant"
        + " for the key lost. Showing it stops the scene. Declare the outlet, or remove its connection."
    ),
    (
      "", "<outlet property=\"label\" destination=\"gone\" id=\"e\"/>",
      "9:1: warning: Nothing in the file is called “gone”; the connection is left out."
    ),
    (
      "<label text=\"a\" glow=\"YES\" id=\"c\"/>\n<label glow=\"NO\" id=\"d\"/>", "",
      "6:1: warning: “glow” of <label> is not read and is left out."
    ),
    (
      "<label textAlignment=\"diagonal\" id=\"c\"/>", "",
      "6:1: warning: “diagonal” for “textAlignment” of <label> is not read; the default stands in"
        + " its place."
    ),
    (
      "<sparkleView id=\"c\"/>", "",
      "6:1: warning: There is no class for <sparkleView> here; a plain UIView stands in its place."
    ),
    (
      "<view customClass=\"Lost\" id=\"c\"/>", "",
      "6:1: warning: Unknown class Lost in Interface Builder file. UIKit's own class stands in its"
        + " place; give the file that declares it."
    ),
    (
      "<view id=\"c\"><sparkles/></view>", "",
      "6:1: warning: <sparkles> is not read and is left out."
    ),
    (
      "<button id=\"c\"><connections>\n<action selector=\"no:\" destination=\"a-1\""
        + " eventType=\"touchUpInside\" id=\"d\"/></connections></button>",
      "",
      "7:1: warning: -[Home no:]: unrecognized selector; sending it stops the scene. Declare the"
        + " action, or remove its connection."
    ),
    (
      "<view id=\"c\"><userDefinedRuntimeAttributes>\n<userDefinedRuntimeAttribute type=\"boolean\""
        + " keyPath=\"fancy\" value=\"YES\"/></userDefinedRuntimeAttributes></view>",
      "",
      "7:1: warning: Failed to set (fancy) user defined inspected property on (UIView): [<UIView>"
        + " setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key fancy."
    ),
  ])
  func `what cannot be made is said once, with file and line`(
    subviews: String, connections: String, sentence: String
  ) {
    #expect(
      Self.findings(Self.storyboard(subviews, connections: connections)) == [
        "App/Main.storyboard:\(sentence)"
      ])
  }

  @Test(arguments: [
    ("<document", "1:1: error: The file is no whole XML; open it in Xcode and save it anew."),
    ("", "1:1: error: The file is no whole XML; open it in Xcode and save it anew."),
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\"/>",
      "1:1: error: This is com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB, and no storyboard or xib"
        + " of iOS as Xcode 5 and later write them; open it in Xcode and save it anew."
    ),
    (
      "<archive/>",
      "1:1: error: This is <archive>, and no storyboard or xib of iOS as Xcode 5 and later write"
        + " them; open it in Xcode and save it anew."
    ),
    (
      String(repeating: "<a>", count: 300),
      "1:1: error: More than 200 elements stand in one another; views so deep are not read."
    ),
  ])
  func `a file of another kind is said`(text: String, sentence: String) {
    #expect(Self.findings(text) == ["App/Main.storyboard:\(sentence)"])
  }

  @Test func `a text stays a text`() {
    let label = "<label text=\"&quot;)\\(exit(1))&#10;\" id=\"c\"/>"
    #expect(
      Self.made(Self.storyboard(label))?.text.contains(
        "v.text = \"\\\")\\\\(exit(1))\\n\"") == true)
  }

  @Test func `a phone held upright leaves out what the file leaves out there`() {
    let view = """
      <view id="c"><constraints>
      <constraint firstAttribute="width" constant="10" id="k1"/>
      <constraint firstAttribute="width" constant="20" id="k2"/>
      </constraints><variation key="default"><mask key="constraints"><exclude reference="k1"/>
      </mask></variation></view>
      """
    let text = Self.made(Self.storyboard(view))?.text ?? ""
    #expect(!text.contains("constant: 10") && text.contains("constant: 20"))
  }

  @Test func `a control that refreshes a table works, though Interface Builder calls it disabled`()
  {
    let file = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
      initialViewController="a-1"><scenes><scene sceneID="s"><objects>
      <tableViewController id="a-1" customClass="Home"><tableView key="view" id="b-2"/>
      <refreshControl key="refreshControl" enabled="NO" id="c"><connections>
      <action selector="refresh:" destination="a-1" eventType="valueChanged" id="d"/></connections>
      </refreshControl></tableViewController></objects></scene></scenes></document>
      """
    let swift = "class Home: UITableViewController { @IBAction func refresh(_ sender: Any) {} }"
    #expect(Self.findings(file, with: swift).isEmpty)
    let text = Self.made(file, with: swift)?.text ?? ""
    #expect(text.contains("c.refreshControl = ") && text.contains("for: .valueChanged)"))
    #expect(!text.contains("isEnabled = false"))
  }

  @Test func `a stack's first controller is made by the source of the segue to the stack`() {
    let more = """
      </objects></scene><scene sceneID="t"><objects><navigationController id="n"><connections>
      <segue destination="e" kind="relationship" relationship="rootViewController"
      destinationCreationSelector="makeEditor:sender:" id="r"/></connections></navigationController>
      </objects></scene><scene sceneID="u"><objects><viewController id="e"/>
      """
    let swift = """
      class Home: UIViewController {
        @IBSegueAction func makeEditor(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }
      }
      """
    let segue = "<segue destination=\"n\" kind=\"presentation\" id=\"q\"/>"
    let file = Self.storyboard(connections: segue).replacing(
      "</objects></scene></scenes>", with: "\(more)</objects></scene></scenes>")
    #expect(Self.findings(file, with: swift).isEmpty)
    #expect(
      Self.made(file, with: swift)?.text.contains(
        "rootCreator: { [unowned c] coder, sender, identifier in c.makeEditor(coder, sender: sender) }"
      )
        == true)
  }

  @Test func `a view that is not shown upright is made for its outlet, without constraints to it`()
  {
    let views = """
      <view id="s"><subviews><view id="a"/><view id="z"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="width" secondItem="z" secondAttribute="width" id="k"/>
      </constraints><variation key="default"><mask key="subviews"><exclude reference="z"/></mask>
      </variation><variation key="heightClass=compact"><mask key="subviews"><include reference="z"/>
      </mask></variation></view>
      """
    let connections = "<outlet property=\"box\" destination=\"z\" id=\"o\"/>"
    let file = Self.storyboard(views, connections: connections)
    let swift = "class Home: UIViewController { @IBOutlet weak var box: UIView! }"
    #expect(Self.findings(file, with: swift).isEmpty)
    let text = Self.made(file, with: swift)?.text ?? ""
    #expect(text.contains("load.keep(") && text.contains("c.box = "))
    #expect(!text.contains("NSLayoutConstraint("))
  }

  @Test(arguments: [
    ("1:2", "CGFloat(1) / CGFloat(2)"), ("0.75", "0.75"), ("3:0", "1"), ("a", "1"),
  ])
  func `factors may be two lengths`(written: String, swift: String) {
    let view =
      "<view id=\"c\"><constraints><constraint firstAttribute=\"width\" secondItem=\"c\""
      + " secondAttribute=\"height\" multiplier=\"\(written)\" id=\"k\"/></constraints></view>"
    let text = Self.made(Self.storyboard(view))?.text ?? ""
    #expect(text.contains("multiplier: \(swift), constant: 0)"))
  }

  @Test func `the screen of the launch is left out`() {
    #expect(Self.made(Self.storyboard(attributes: "launchScreen=\"YES\"")) == nil)
  }

  @Test func `of a file's languages one is taken`() {
    let files = ["fr.lproj/Main.storyboard", "Base.lproj/Main.storyboard"].map {
      SourceFile(name: $0, text: Self.storyboard())
    }
    #expect(
      rewrite(files + [SourceFile(name: "Home.swift", text: Self.controller)]).map(\.name) == [
        "Home.swift", "Base.lproj/Main.storyboard.swift",
      ])
  }
}
