import Rewriter
import Testing

/// Bars, cells and buttons as newer versions of Xcode write them.
@Suite struct InterfaceBarTests {
  private static func made(_ views: String) -> RewrittenFile? {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
      <viewController id="a" sceneMemberID="viewController"><view key="view" id="b"><subviews>
      \(views)
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    return rewrite([
      SourceFile(name: "A.swift", text: "import UIKit"),
      SourceFile(name: "Main.storyboard", text: storyboard),
    ]).dropFirst().first
  }

  @Test func `a bar has the appearances of its storyboard`() throws {
    let made = try #require(
      Self.made(
        """
        <navigationBar id="n" barStyle="blackTranslucent">
        <navigationBarAppearance key="standardAppearance">
        <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
        <nil key="shadowColor"/>
        <textAttributes key="titleTextAttributes">
        <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
        </textAttributes></navigationBarAppearance></navigationBar>
        <tabBar id="t"><tabBarAppearance key="scrollEdgeAppearance"/></tabBar>
        """))
    #expect(made.findings.isEmpty)
    #expect(made.text.contains("appearanceStandardAppearance = UINavigationBarAppearance()"))
    #expect(made.text.contains(".backgroundColor = UIColor(white: 0.5, alpha: 1)"))
    #expect(made.text.contains(".shadowColor = nil"))
    #expect(
      made.text.contains(
        ".titleTextAttributes = [.foregroundColor: UIColor(white: 1, alpha: 1),"
          + " .font: UIFont.boldSystemFont(ofSize: 20)]"))
    #expect(made.text.contains("v.scrollEdgeAppearance = appearanceScrollEdgeAppearance"))
    #expect(made.text.contains(".barStyle = .black"))
  }

  @Test func `bars and items of an app's own classes are made by these`() throws {
    let made = try #require(
      rewrite([
        SourceFile(
          name: "A.swift",
          text:
            "class Bar: UINavigationBar {}; class Tabs: UITabBar {}; class Item: UINavigationItem {}"
        ),
        SourceFile(
          name: "Main.storyboard",
          text: """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
            <scene><objects><navigationController id="a" sceneMemberID="viewController">
            <navigationBar key="navigationBar" customClass="Bar" id="b"/></navigationController></objects></scene>
            <scene><objects><tabBarController id="c" sceneMemberID="viewController">
            <tabBar key="tabBar" customClass="Tabs" id="d"/></tabBarController></objects></scene>
            <scene><objects><viewController id="e" sceneMemberID="viewController">
            <navigationItem key="navigationItem" customClass="Item" title="T" style="editor"
            leftItemsSupplementBackButton="YES" backButtonTitle="B" id="f"/></viewController></objects></scene>
            </scenes></document>
            """),
      ]).last)
    #expect(made.findings.isEmpty, "\(made.findings)")
    #expect(
      made.text.contains(
        "c.setValue(load.make(UINavigationBar.self, { Bar(coder: $0) }), forKey: \"navigationBar\")"
      ))
    #expect(
      made.text.contains(
        "c.setValue(load.make(UITabBar.self, { Tabs(coder: $0) }), forKey: \"tabBar\")"))
    #expect(made.text.contains("load.item({ Item(coder: $0) }, of: c)"))
    for line in [
      "title = \"T\"", "style = .editor", "leftItemsSupplementBackButton = true",
      "backButtonTitle = \"B\"",
    ] {
      #expect(made.text.contains("c.navigationItem.\(line)"))
    }
  }

  @Test func `a cell's content view keeps the size of the cell`() throws {
    let made = try #require(
      Self.made(
        """
        <collectionView id="c"><cells><collectionViewCell id="d" reuseIdentifier="Cell">
        <collectionViewCellContentView key="contentView" id="e">
        <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
        <autoresizingMask key="autoresizingMask"/></collectionViewCellContentView>
        </collectionViewCell></cells></collectionView>
        """))
    #expect(made.text.contains("contentView"))
    #expect(!made.text.contains("autoresizingMask"))
  }

  @Test func `a button's configuration has its font, insets and ground`() throws {
    let made = try #require(
      Self.made(
        """
        <button id="f"><buttonConfiguration key="configuration" style="filled" title="Go">
        <fontDescription key="titleFontDescription" type="system" pointSize="20"/>
        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
        <backgroundConfiguration key="background" cornerRadius="5"/>
        </buttonConfiguration></button>
        """))
    #expect(made.findings.isEmpty)
    #expect(made.text.contains("container.font = UIFont.systemFont(ofSize: 20)"))
    #expect(made.text.contains("(top: 1, leading: 2, bottom: 3, trailing: 4)"))
    #expect(made.text.contains("configuration.background.cornerRadius = 5"))
  }

  @Test func `an older unwind method, and comparisons of texts, are those of today`() {
    let text =
      rewrite([
        SourceFile(
          name: "A.swift",
          text: """
            import UIKit
            class A: UIViewController {
              override func canPerformUnwindSegueAction(_ action: Selector,
                from other: UIViewController, withSender sender: Any) -> Bool { true }
              let order = NSSortDescriptor(key: "a", ascending: true,
                selector: #selector(NSString.caseInsensitiveCompare(_:)))
            }
            """)
      ]).first?.text ?? ""
    #expect(text.contains("from other: UIViewController, sender _: Any?"))
    #expect(text.contains("{} }, \"caseInsensitiveCompare:\")"))
  }
}
