import Foundation
import Rewriter
import Testing

/// Parts of storyboards that many projects have.
@Suite struct InterfaceDetailTests {
  private static func made(_ objects: String, _ code: String = "import UIKit") -> RewrittenFile? {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
      <scenes><scene sceneID="s"><objects>\(objects)</objects></scene></scenes></document>
      """
    return rewrite([
      SourceFile(name: "Home.swift", text: code),
      SourceFile(name: "Main.storyboard", text: document),
    ]).dropFirst().first
  }

  @Test func `a cell of a style has its own views beside those of the style`() throws {
    let file = try #require(
      Self.made(
        """
        <tableViewController id="a-1"><tableView key="view" id="t-1"><prototypes>
        <tableViewCell reuseIdentifier="cell" style="IBUITableViewCellStyleDefault"
        textLabel="l-1" id="c-1"><tableViewCellContentView key="contentView" id="v-1"><subviews>
        <label text="Sound" id="l-1"/>
        <switch translatesAutoresizingMaskIntoConstraints="NO" id="w-1"/></subviews><constraints>
        <constraint firstAttribute="trailing" secondItem="w-1" secondAttribute="trailing"
        constant="16" id="k-1"/></constraints></tableViewCellContentView></tableViewCell>
        </prototypes></tableView></tableViewController>
        """))
    #expect(file.findings == [])
    #expect(file.text.contains(".addSubview(self.vw1())"))
    #expect(file.text.contains("item: ov1!, attribute: .trailing"))
    #expect(file.text.contains("self.ol1 = v.textLabel"))
  }

  @Test func `texts have paragraphs, lines below them and spaces`() throws {
    let file = try #require(
      Self.made(
        """
        <viewController id="a-1"><view key="view" id="b-1"><subviews><label id="l-1">
        <attributedString key="attributedText"><fragment content="A"><attributes>
        <integer key="NSUnderline" value="1"/><real key="NSKern" value="2.5"/>
        <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping"
        baseWritingDirection="natural" lineSpacing="4" tighteningFactorForTruncation="0.0"/>
        <color key="NSColor" systemColor="systemRedColor"/>
        <color key="NSBackgroundColor" systemColor="systemGreenColor"/>
        </attributes></fragment></attributedString></label></subviews></view></viewController>
        """))
    #expect(file.findings == [])
    #expect(file.text.contains(".foregroundColor: UIColor.systemRed"))
    #expect(file.text.contains(".backgroundColor: UIColor.systemGreen"))
    #expect(file.text.contains(".underlineStyle: 1"))
    #expect(file.text.contains(".kern: 2.5"))
    #expect(file.text.contains("style.alignment = .center; style.lineBreakMode = .byWordWrapping"))
    #expect(file.text.contains("style.lineSpacing = 4"))
  }

  @Test func `a view is hugged and resists along each axis as strongly as it says`() throws {
    let file = try #require(
      Self.made(
        """
        <viewController id="a-1"><view key="view" id="b-1"><subviews><label
        horizontalHuggingPriority="251" verticalHuggingPriority="252"
        horizontalCompressionResistancePriority="753" verticalCompressionResistancePriority="754"
        id="l-1"><directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2"
        bottom="3" trailing="4"/></label></subviews></view></viewController>
        """))
    #expect(file.findings == [])
    #expect(
      file.text.contains("NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)"))
    for (method, number, axis) in [
      ("setContentHuggingPriority", 251, "horizontal"),
      ("setContentHuggingPriority", 252, "vertical"),
      ("setContentCompressionResistancePriority", 753, "horizontal"),
      ("setContentCompressionResistancePriority", 754, "vertical"),
    ] {
      #expect(file.text.contains("\(method)(UILayoutPriority(\(number)), for: .\(axis))"))
    }
  }

  @Test func `what is read aloud has four words`() throws {
    let file = try #require(
      Self.made(
        """
        <viewController id="a-1"><view key="view" id="b-1"><subviews><label id="l-1">
        <accessibility key="accessibilityConfiguration" identifier="one" label="two" hint="three"
        value="four"/></label></subviews></view></viewController>
        """))
    #expect(file.findings == [])
    for line in [
      "accessibilityIdentifier = \"one\"", "accessibilityLabel = \"two\"",
      "accessibilityHint = \"three\"", "accessibilityValue = \"four\"",
    ] { #expect(file.text.contains(line)) }
  }

  @Test func `buttons have menus, and controls what newer systems added`() throws {
    let file = try #require(
      Self.made(
        """
        <viewController id="a-1"><view key="view" id="b-1"><subviews>
        <button showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES" id="p-1">
        <state key="normal" title="Sort"/><menu key="menu" id="m-1"><children>
        <command title="Name" state="on" id="c-1"/><menu title="More" id="m-2"><children>
        <command title="Size" image="ruler" catalog="system" id="c-2"/></children></menu>
        </children></menu></button>
        <segmentedControl apportionsSegmentWidthsByContent="YES" id="s-1"/>
        <pageControl backgroundStyle="prominent" id="g-1"/>
        <colorWell title="Ink" supportsAlpha="NO" id="w-1">
        <color key="selectedColor" systemColor="systemGreenColor"/></colorWell>
        <datePicker id="d-1"><locale key="locale" localeIdentifier="de_DE"/></datePicker>
        <textView text="555" editable="NO" id="t-1">
        <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/></textView>
        </subviews></view></viewController>
        """))
    #expect(file.findings == [])
    for line in [
      "changesSelectionAsPrimaryAction = true", "apportionsSegmentWidthsByContent = true",
      ".menu = UIMenu(title: \"\", children: [UIAction(title: \"Name\", state: .on) { _ in }, "
        + "UIMenu(title: \"More\", children: [UIAction(title: \"Size\", image: ",
      "backgroundStyle = .prominent", "supportsAlpha = false", "title = \"Ink\"",
      "selectedColor = UIColor.systemGreen", "locale = Locale(identifier: \"de_DE\")",
      "dataDetectorTypes = [.phoneNumber, .link]",
    ] {
      #expect(file.text.contains(line), "\(line)")
    }
  }

  @Test func `commands of a button's menu call their actions`() throws {
    let file = try #require(
      Self.made(
        """
        <viewController customClass="Sorter" id="a-1"><view key="view" id="b-1"><subviews>
        <button showsMenuAsPrimaryAction="YES" id="p-1"><menu key="menu" id="m-1"><children>
        <command title="Name" id="c-1"><connections>
        <action selector="sort:" destination="a-1" id="x-1"/></connections></command>
        </children></menu></button></subviews></view></viewController>
        """,
        "class Sorter: UIViewController { @IBAction func sort(_ sender: UICommand) {} }"))
    #expect(file.findings == [])
    #expect(
      file.text.contains("InterfaceFiles.command(UICommand(title: \"Name\", action: Selector("))
    #expect(file.text.contains("), for: self.c)"))
  }

  @Test func `a page controller has its spacing, and a storyboard its tint`() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
      <scenes><scene sceneID="s"><objects>
      <pageViewController transitionStyle="scroll" pageSpacing="20" id="p-1"/>
      </objects></scene></scenes>
      <color key="tintColor" systemColor="systemRedColor"/></document>
      """
    let file = try #require(
      rewrite([
        SourceFile(name: "Home.swift", text: "import UIKit"),
        SourceFile(name: "Main.storyboard", text: document),
      ]).dropFirst().first)
    #expect(file.findings == [])
    #expect(file.text.contains("pageStyle: .scroll, pageSpacing: 20, "))
    #expect(file.text.contains("initial: \"p-1\", tint: UIColor.systemRed,"))
  }

  @Test func `a slider has images, and old colours are known`() throws {
    let file = try #require(
      Self.made(
        """
        <viewController id="a-1"><view key="view" id="b-1"><subviews>
        <slider minimumValueImage="low" maximumValueImage="high" id="s-1">
        <color key="backgroundColor" cocoaTouchSystemColor="tableCellGroupedBackgroundColor"/>
        </slider></subviews></view></viewController>
        """))
    #expect(file.findings == [])
    #expect(file.text.contains("minimumValueImage = "))
    #expect(file.text.contains("UIColor.secondarySystemGroupedBackground"))
  }

  @Test func `a split view has columns where the file says so`() throws {
    let file = try #require(
      Self.made(
        """
        <splitViewController displayMode="oneBesideSecondary" behavior="tile" style="doubleColumn"
        id="s-1"/>
        """))
    #expect(file.findings == [])
    #expect(file.text.contains("(UISplitViewController.self, splitStyle: .doubleColumn, {"))
    #expect(file.text.contains("c.preferredDisplayMode = .oneBesideSecondary"))
  }

  @Test func `a popover stands at what started it`() throws {
    let file = try #require(
      Self.made(
        """
        <viewController id="a-1"><view key="view" id="b-1"/><navigationItem key="navigationItem"
        id="n-1"><barButtonItem key="rightBarButtonItem" systemItem="add" id="i-1"><connections>
        <segue destination="a-1" kind="popoverPresentation" popoverAnchorBarButtonItem="i-1"
        id="g-1"/></connections></barButtonItem></navigationItem></viewController>
        """))
    #expect(file.text.contains("load.segue(\"g-1\", nil, .popover, from: c, to: \"a-1\")"))
  }

  @Test func `a text is made smaller where the file names its least size alone`() throws {
    let file = try #require(
      Self.made(
        """
        <viewController id="a-1"><view key="view" id="b-1"><subviews>
        <label text="A" minimumScaleFactor="0.5" id="l-1"/>
        <label text="B" adjustsFontSizeToFit="NO" id="l-2"/>
        <label text="C" minimumFontSize="9" id="l-3"><fontDescription key="fontDescription"
        type="system" pointSize="18"/></label>
        <textField minimumFontSize="12" id="f-1"/></subviews></view></viewController>
        """))
    #expect(file.findings == [])
    #expect(file.text.components(separatedBy: "adjustsFontSizeToFitWidth = true").count == 4)
    #expect(file.text.contains("v.minimumScaleFactor = 0.5"))
    #expect(file.text.contains("v.minimumScaleFactor = 9 / 18"))
    #expect(file.text.contains("v.minimumFontSize = 12"))
  }

  @Test func `what key paths name comes behind all of the initializer`() throws {
    let file = try #require(
      Self.made(
        """
        <viewController id="a-1"><view key="view" id="b-1"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <integer key="value" value="7"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view></viewController>
        """))
    let filled = try #require(file.text.range(of: "{ UIView(coder: $0) }) { v in"))
    let named = try #require(
      file.text.range(
        of: "\n    self.load.set(7, forKeyPath: \"layer.cornerRadius\", of: v)"))
    let between = file.text[filled.upperBound..<named.lowerBound]
    #expect(between.contains("\n    }"))
  }

  @Test(arguments: [
    ("string", "layer.cornerRadius", "10f", "\"10f\""),
    ("boolean", "layer.own", "YES", "true"),
    ("string", "clipsToBounds", "0", "\"0\""),
    ("string", "hidden", "YES", "\"YES\""),
    ("nil", "tintColor", "", "nil"),
  ])
  func `what UIKit has under a key is set by key-value coding`(
    type: String, path: String, value: String, written: String
  ) throws {
    let file = try #require(Self.made(Self.attribute(type, path, value)))
    #expect(file.findings == [])
    let line = "self.load.set(\(written), forKeyPath: \"\(path)\", of: v)"
    #expect(file.text.contains("\n    \(line)\n"))
  }

  @Test(arguments: [
    ("boolean", "isRound", "YES", "v.isRound = true"),
    ("string", "caption", "10f", "v.caption = \"10f\""),
    ("string", "ratio", "10f", "self.load.take(\"10f\") { v.ratio = $0 }"),
    ("boolean", "ratio", "YES", "self.load.take(true) { v.ratio = $0 }"),
    ("string", "isRound", "YES", "self.load.take(\"YES\") { v.isRound = $0 }"),
    ("nil", "caption", "", "self.load.take(nil) { v.caption = $0 }"),
  ])
  func `what a class of one's own has under a key is set as its type asks`(
    type: String, path: String, value: String, line: String
  ) throws {
    let file = try #require(
      Self.made(
        Self.attribute(type, path, value, customClass: "customClass=\"Dial\""),
        """
        class Dial: UIView { var ratio: CGFloat = 0; var isRound = false; var caption: String? }
        """))
    #expect(file.text.contains("\n    \(line)\n"))
  }

  private static func attribute(
    _ type: String, _ path: String, _ value: String, customClass: String = ""
  ) -> String {
    """
    <viewController id="a-1"><view key="view" id="b-1" \(customClass)><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)" value="\(value)"/>
    </userDefinedRuntimeAttributes></view></viewController>
    """
  }

  @Test func `guides, badges, edges and the system's spacing are read`() throws {
    let file = try #require(
      Self.made(
        """
        <viewController id="a-1"><view key="view" id="b-1"><subviews>
        <stackView spacingType="standard" baselineRelativeArrangement="YES"
        translatesAutoresizingMaskIntoConstraints="NO" id="s-1"><gestureRecognizers/>
        <connections><outletCollection property="gestureRecognizers" destination="g-1" id="o-1"/>
        </connections></stackView></subviews><viewLayoutGuide key="keyboard" id="k-1"/>
        <constraints><constraint firstItem="k-1" firstAttribute="top" secondItem="s-1"
        secondAttribute="bottom" id="c-1"/></constraints></view>
        <tabBarItem key="tabBarItem" title="A" badgeValue="2" id="t-1"/></viewController>
        <screenEdgePanGestureRecognizer id="g-1"><rectEdge key="edges" left="YES"/>
        </screenEdgePanGestureRecognizer>
        """))
    #expect(file.findings == [])
    #expect(file.text.contains("item: ob1!.keyboardLayoutGuide, attribute: .top"))
    #expect(file.text.contains("v.spacing = UIStackView.spacingUseSystem"))
    #expect(file.text.contains("v.isBaselineRelativeArrangement = true"))
    #expect(file.text.contains("item.badgeValue = \"2\""))
    #expect(file.text.contains("recognizer.edges = [.left]"))
  }

  @Test func `methods of UIKit's own are actions`() throws {
    let file = try #require(
      Self.made(
        """
        <viewController id="a-1"><view key="view" id="b-1"><subviews><textField id="f-1">
        <connections><action selector="resignFirstResponder" destination="f-1"
        eventType="editingDidEndOnExit" id="x-1"/></connections></textField></subviews></view>
        </viewController>
        """))
    #expect(file.findings == [])
    #expect(file.text.contains("_ = object.resignFirstResponder()"))
  }

  @Test func `letters have shadows, symbols their sizes, and tabs their images and badges`() throws
  {
    let file = try #require(
      Self.made(
        """
        <viewController id="a-1"><tabBarItem key="tabBarItem" id="t-1">
        <imageReference key="image" image="star" catalog="system" symbolScale="large"/>
        <color key="badgeColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></tabBarItem>
        <view key="view" id="b-1"><subviews>
        <label id="l-1"><color key="shadowColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
        <size key="shadowOffset" width="1" height="2"/></label>
        <button id="u-1"><size key="titleShadowOffset" width="0" height="1"/><state key="normal" title="A">
        <color key="titleShadowColor" white="0" alpha="1" colorSpace="calibratedWhite"/></state></button>
        <button id="u-2"><state key="normal" title="B">
        <color key="titleShadowColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></state></button>
        <imageView id="i-1"><preferredSymbolConfiguration key="preferredSymbolConfiguration"
        configurationType="pointSize" pointSize="40" scale="large" weight="bold"/></imageView>
        <imageView id="i-2"><preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="default"/>
        </imageView>
        <textView id="x-1"><string key="text" base64-UTF8="YES">QeKAqEI</string></textView>
        </subviews></view></viewController>
        """))
    #expect(file.findings == [])
    for line in [
      "item.image = UIImage(systemName: \"star\")?.applyingSymbolConfiguration(",
      "item.badgeColor = ",
      ".shadowColor = ", ".shadowOffset = CGSize(width: 1, height: 2)",
      ".titleLabel?.shadowOffset = CGSize(width: 0, height: 1)",
      ".setTitleShadowColor(UIColor(white: 0, alpha: 1), for: .normal)",
      ".preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)"
        + ".applying(UIImage.SymbolConfiguration(weight: .bold)"
        + ".applying(UIImage.SymbolConfiguration(scale: .large)))",
    ] {
      #expect(file.text.contains(line), "\(line)")
    }
    #expect(!file.text.contains("setTitleShadowColor(UIColor(white: 0.5"))
    #expect(file.text.components(separatedBy: "preferredSymbolConfiguration").count == 2)
    #expect(!file.text.contains("QeKAqEI"))
  }

  @Test func `a class that is missing is named once, not each of its outlets`() throws {
    let file = try #require(
      Self.made(
        """
        <viewController customClass="Gone" id="a-1"><view key="view" id="b-1"/><connections>
        <outlet property="one" destination="b-1" id="o-1"/>
        <outlet property="two" destination="b-1" id="o-2"/></connections></viewController>
        """))
    let said = file.findings.map(\.description).filter { $0.contains("outlets are connected") }
    #expect(said.count == 1)
    #expect(said.first?.contains("warning: Unknown class Gone in Interface Builder file") == true)
    #expect(file.text.contains("load.unknownOutlet(\"two\", of: "))
  }

  @Test func `a button's configuration has a size, a wheel and a title with attributes`() throws {
    let file = try #require(
      Self.made(
        """
        <viewController id="a-1"><view key="view" id="b-1"><subviews><button id="u-1">
        <buttonConfiguration key="configuration" style="tinted" buttonSize="large"
        showsActivityIndicator="YES"><attributedString key="attributedTitle">
        <fragment content="Go"><attributes><font key="NSFont" metaFont="systemBold" size="20"/>
        </attributes></fragment></attributedString></buttonConfiguration></button></subviews>
        </view></viewController>
        """))
    #expect(file.findings == [])
    #expect(file.text.contains("configuration.buttonSize = .large"))
    #expect(file.text.contains("configuration.showsActivityIndicator = true"))
    #expect(file.text.contains("AttributedString(\"Go\", attributes: AttributeContainer("))
    #expect(file.text.contains("UIFont.systemFont(ofSize: 20, weight: .bold)"))
  }

  @Test func `an image of a reference is as coloured as it says`() throws {
    let file = try #require(
      Self.made(
        """
        <viewController id="a-1"><view key="view" id="b-1"><subviews><imageView id="i-1">
        <imageReference key="image" image="star" catalog="system" symbolScale="large"
        renderingMode="template"/></imageView></subviews></view></viewController>
        """))
    #expect(file.findings == [])
    #expect(file.text.contains("SymbolConfiguration(scale: .large))"))
    #expect(file.text.contains("?.withRenderingMode(.alwaysTemplate)"))
  }

  @Test func `texts of a base file are looked up in the app's language`() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      <scene sceneID="s"><objects><viewController id="a-1"><view key="view" id="b-1"><subviews>
      <label text="Haus" id="l-1"/><button id="u-1"><state key="normal" title="Los"/></button>
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    func made(_ name: String) -> String? {
      rewrite([
        SourceFile(name: "Home.swift", text: "import UIKit"),
        SourceFile(name: name, text: document),
      ]).dropFirst().first?.text
    }
    let base = try #require(made("App/Base.lproj/Main.storyboard"))
    #expect(base.contains("NSLocalizedString(\"l-1.text\", tableName: \"Main\", value: \"Haus\""))
    #expect(base.contains("setTitle(NSLocalizedString(\"u-1.normalTitle\""))
    let other = try #require(made("App/Main.storyboard"))
    #expect(!other.contains("NSLocalizedString"))
  }

  /// The program of a storyboard whose controller's outlet leads to an element.
  private static func outlet(
    _ declared: String, to element: String, kind: String = "outlet"
  ) -> RewrittenFile? {
    let swift =
      "class Home: UIViewController { \(declared) }; class Mine: UILabel {}; class Two<T>: UILabel {}"
    return rewrite([
      SourceFile(name: "Home.swift", text: swift),
      SourceFile(
        name: "App/Main.storyboard",
        text: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a-1">
          <scenes><scene sceneID="s"><objects><viewController id="a-1" customClass="Home" sceneMemberID="viewController">
          <view key="view" id="b-1"><subviews>\(element)</subviews></view>
          <connections><\(kind) property="a" destination="c-1" id="o-1"/></connections>
          </viewController></objects></scene></scenes></document>
          """),
    ]).dropFirst().first
  }

  @Test(arguments: [
    ("@IBOutlet var a: UILabel!", "<label id=\"c-1\"/>", true),
    ("@IBOutlet var a: UIView!", "<label id=\"c-1\"/>", true),
    ("@IBOutlet var a: UILabel!", "<label id=\"c-1\" customClass=\"Mine\"/>", true),
    ("@IBOutlet var a: Mine!", "<label id=\"c-1\" customClass=\"Mine\"/>", true),
    ("@IBOutlet var a: AnyObject?", "<label id=\"c-1\"/>", true),
    ("@IBOutlet var a: Unknown!", "<label id=\"c-1\"/>", true),
    ("@IBOutlet var a: UISlider!", "<label id=\"c-1\"/>", false),
    ("@IBOutlet var a: Mine!", "<label id=\"c-1\"/>", false),
    ("@IBOutlet var a: UIButton?", "<view id=\"c-1\"/>", false),
    // A generic class has no name in a storyboard.
    ("@IBOutlet var a: Two<Int>!", "<label id=\"c-1\" customClass=\"Two\"/>", false),
    ("@IBOutlet var a: [UISlider]!", "<label id=\"c-1\"/>", false),
    ("@IBOutlet var a: [UILabel]!", "<label id=\"c-1\"/>", true),
  ])
  func `an outlet of another class than its object stays nil, with a warning`(
    declared: String, element: String, fits: Bool
  ) throws {
    let kind = declared.contains("[") ? "outletCollection" : "outlet"
    let file = try #require(Self.outlet(declared, to: element, kind: kind))
    #expect(file.text.contains(".a = ") == fits, "\(file.text)")
    let said = file.findings.filter { $0.description.contains("The outlet “a” is of the class") }
    #expect(said.count == (fits ? 0 : 1))
    #expect(said.allSatisfy { $0.severity == .warning })
  }

  @Test func `an old web view is made as a new one where its outlet says so`() throws {
    let element = "<webView contentMode=\"scaleToFill\" id=\"c-1\"/>"
    let new = try #require(Self.outlet("@IBOutlet weak var a: WKWebView!", to: element))
    #expect(new.text.contains("import WebKit\n") && new.text.contains("WKWebView(coder: "))
    #expect(new.text.contains(".a = ") && new.findings.isEmpty)
    let old = try #require(Self.outlet("@IBOutlet weak var a: UIWebView!", to: element))
    #expect(!old.text.contains("WKWebView") && old.text.contains(".a = "))
  }

  @Test(arguments: [
    // What it is drawn as, the class of the files, and what is made.
    ("collectionViewCell", "UICollectionReusableView", "load.make(UICollectionReusableView.self"),
    ("tableViewCell", "UITableViewHeaderFooterView", "load.make(UITableViewHeaderFooterView.self"),
    ("tableViewCell", "UIView", "load.make(UIView.self"),
    ("collectionViewCell", "UICollectionViewCell", "load.make(UICollectionViewCell.self"),
    ("collectionReusableView", "UICollectionViewCell", "load.make(UICollectionViewCell.self"),
    ("view", "UIButton", "load.make(UIButton.self"), ("button", "UIView", "load.make(UIView.self"),
    ("label", "UITextView", "load.make(UITextView.self"),
  ])
  func `a class is made whatever it is drawn as`(
    element: String, superclass: String, made: String
  ) throws {
    let isCell = element.hasSuffix("Cell")
    let inside = "<subviews><label id=\"l-1\" text=\"Words\"/></subviews>"
    let file = try #require(
      rewrite([
        SourceFile(
          name: "Own.swift", text: "class Own: \(superclass) { @IBOutlet var a: UILabel! }"),
        SourceFile(
          name: "Own.xib",
          text: """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <\(element) id="c-1" customClass="Own">
            \(isCell ? "<view key=\"contentView\">\(inside)</view>" : inside)
            <connections><outlet property="a" destination="l-1" id="o-1"/></connections>
            </\(element)></objects></document>
            """),
      ]).dropFirst().first)
    #expect(file.text.contains(made), "\(file.text)")
    let isMadeAsCell = superclass.hasSuffix("Cell")
    #expect(file.text.contains(".contentView") == (isCell && isMadeAsCell), "\(file.text)")
    #expect(file.text.contains("addSubview(self.vl1())") && file.text.contains(".a = ol1!"))
    #expect(file.findings.isEmpty)
  }
}
