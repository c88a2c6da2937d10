import Rewriter
import Testing

/// Parts of storyboards that many projects have.
@Suite struct InterfaceDetailTests {
  private static func made(_ objects: String) -> RewrittenFile? {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
      <scenes><scene sceneID="s"><objects>\(objects)</objects></scene></scenes></document>
      """
    return rewrite([
      SourceFile(name: "Home.swift", text: "import UIKit"),
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
        </attributes></fragment></attributedString></label></subviews></view></viewController>
        """))
    #expect(file.findings == [])
    #expect(file.text.contains(".underlineStyle: 1"))
    #expect(file.text.contains(".kern: 2.5"))
    #expect(file.text.contains("style.alignment = .center; style.lineBreakMode = .byWordWrapping"))
    #expect(file.text.contains("style.lineSpacing = 4"))
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
}
