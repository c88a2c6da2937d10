import Rewriter
import Testing

/// Elements of frameworks beside UIKit, and containers of an app's own.
@Suite struct InterfaceElementTests {
  private func made(_ scene: String, _ swift: String = "") -> FilmedProgram {
    filmedProgram(of: [
      SourceFile(name: "Own.swift", text: swift),
      SourceFile(
        name: "Main.storyboard",
        text: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
          <scenes><scene sceneID="s"><objects>\(scene)</objects></scene>
          <scene sceneID="t"><objects><viewController id="b" sceneMemberID="viewController">
          <view key="view" id="v"/></viewController></objects></scene></scenes></document>
          """),
    ])
  }

  private func text(_ program: FilmedProgram) -> String { program.files.last?.text ?? "" }

  private func findings(_ program: FilmedProgram) -> [String] {
    program.files.flatMap(\.findings).map(\.description)
  }

  @Test(arguments: [
    ("AVLayerVideoGravityResize", "resize"), ("AVLayerVideoGravityResizeAspect", "resizeAspect"),
    ("AVLayerVideoGravityResizeAspectFill", "resizeAspectFill"),
  ])
  func `a player of AVKit is its own controller`(gravity: String, expected: String) {
    let player = made(
      "<avPlayerViewController id=\"a\" sceneMemberID=\"viewController\" videoGravity=\"\(gravity)\""
        + " showsPlaybackControls=\"NO\"/>")
    #expect(text(player).contains("import AVKit"))
    #expect(text(player).contains("load.make(AVPlayerViewController.self, "))
    #expect(text(player).contains("c.videoGravity = .\(expected)"))
    #expect(text(player).contains("c.showsPlaybackControls = false"))
    #expect(findings(player).isEmpty)
  }

  @Test func `a player may be of a class of the app's`() {
    let player = made(
      "<avPlayerViewController id=\"a\" sceneMemberID=\"viewController\" customClass=\"Show\"/>",
      "import AVKit\nclass Show: AVPlayerViewController {}")
    #expect(text(player).contains("{ Show(coder: $0) }"))
    #expect(findings(player).isEmpty)
  }

  @Test(arguments: ["viewController", "tabBarController", "navigationController"])
  func `key commands are named`(element: String) {
    let commands = made(
      "<\(element) id=\"a\" sceneMemberID=\"viewController\"><keyCommands><keyCommand input=\"a\"/></keyCommands></\(element)>"
    )
    #expect(
      findings(commands) == [
        "Main.storyboard:2:1: warning: <keyCommands> is not read and is left out."
      ])
  }

  @Test(arguments: [
    ("<wkPreferences key=\"preferences\"/>", nil),
    ("<audiovisualMediaTypes key=\"mediaTypesRequiringUserActionForPlayback\" none=\"YES\"/>", nil),
    (
      "<audiovisualMediaTypes key=\"mediaTypesRequiringUserActionForPlayback\" audio=\"YES\"/>",
      "“audio” of <audiovisualMediaTypes> is not read and is left out."
    ),
    (
      "<wkPreferences key=\"preferences\" minimumFontSize=\"20\"/>",
      "“minimumFontSize” of <wkPreferences> is not read and is left out."
    ),
  ])
  func `what a web view is told beyond the usual is named`(part: String, expected: String?) {
    let web = made(
      """
      <viewController id="a" sceneMemberID="viewController"><view key="view" id="w"><subviews>
      <wkWebView id="x"><wkWebViewConfiguration key="configuration">\(part)</wkWebViewConfiguration></wkWebView>
      </subviews></view></viewController>
      """)
    #expect(text(web).contains("load.make(WKWebView.self"))
    #expect(
      findings(web).map { String($0.split(separator: ": ").last ?? "") }
        == [expected].compactMap { $0 })
  }

  @Test(arguments: [
    ("tabBarController", "UITabBarController", "viewControllers"),
    ("navigationController", "UINavigationController", "rootViewController"),
    ("splitViewController", "UISplitViewController", "masterViewController"),
  ])
  func `a container may be of a class of the app's`(
    element: String, type: String, relationship: String
  ) {
    let container = """
      <\(element) id="a" sceneMemberID="viewController" customClass="Own"><connections>
      <segue destination="b" kind="relationship" relationship="\(relationship)" id="g"/>
      </connections></\(element)>
      """
    for above in [type, "Base"] {
      let own = made(container, "class Base: \(type) {}\nclass Own: \(above) {}")
      #expect(text(own).contains("{ Own(coder: $0) }"))
      #expect(text(own).contains("c.viewControllers = [load.controller(\"b\")]"))
      #expect(findings(own).isEmpty)
    }
    let unknown = made(container)
    #expect(text(unknown).contains("{ \(type)(coder: $0) }"))
    #expect(text(unknown).contains("c.viewControllers = [load.controller(\"b\")]"))
    #expect(findings(unknown).count == 1)
  }

  @Test(arguments: [
    ("button", "UIButton"), ("label", "UILabel"), ("imageView", "UIImageView"),
    ("textField", "UITextField"), ("slider", "UISlider"), ("stackView", "UIStackView"),
  ])
  func `UIKit's class stands for one of a library, under its name`(element: String, type: String) {
    func glow(_ more: String, of swift: String = "") -> FilmedProgram {
      made(
        """
        <viewController id="a" sceneMemberID="viewController" customClass="Own"><view key="view" id="w"><subviews>
        <\(element) id="x" customClass="Glow" \(more)/></subviews></view>
        <connections><outlet property="glow" destination="x" id="o"/></connections></viewController>
        """,
        "import Sparkling\nclass Own: UIViewController { @IBOutlet var glow: Glow! }\n" + swift)
    }
    let absent = glow("customModule=\"Sparkling\"")
    #expect(absent.entry.contains("class Glow: UIKit.\(type) {}\n"))
    #expect(text(absent).contains("func vx() -> Glow {"))
    #expect(absent.absentNames.contains("Glow"))
    #expect(findings(absent).contains { $0.contains("Unknown class Glow in Interface Builder") })
    for own in [
      glow("customModule=\"App\" customModuleProvider=\"target\""), glow(""),
      glow("customModule=\"Sparkling\"", of: "class Glow: \(type) {}"),
    ] {
      #expect(!own.entry.contains("class Glow"))
    }
  }

  @Test(arguments: ["", "UIView", "UILabel"])
  func `UIKit's own property is set where an extension has its name`(extended: String) {
    let label = made(
      """
      <viewController id="a" sceneMemberID="viewController"><view key="view" id="w"><subviews>
      <label id="x" text="a" numberOfLines="2"><size key="shadowOffset" width="1" height="2"/>
      <color key="shadowColor" white="0" alpha="1" colorSpace="calibratedWhite"/></label>
      </subviews></view></viewController>
      """,
      extended.isEmpty
        ? ""
        : "extension \(extended) { var shadowOffset: CGSize { .zero }; var numberOfLines: Int { 1 }"
          + "; var shadowColor: UIColor? { nil } }")
    let isByKey = extended == "UIView"
    for (property, value) in [
      ("shadowOffset", "CGSize(width: 1, height: 2)"), ("numberOfLines", "2"),
      ("shadowColor", "UIColor(white: 0, alpha: 1)"),
    ] {
      #expect(
        text(label).contains("v.setValue(\(value), forKey: \"\(property)\")") == isByKey)
      #expect(text(label).contains("v.\(property) = \(value)") == !isByKey)
    }
  }

  @Test(arguments: ["tab", "tabs", "tabGroup"])
  func `what a later Xcode writes in a tab bar controller is named`(element: String) {
    let tabs = made(
      "<tabBarController id=\"a\" sceneMemberID=\"viewController\"><\(element) key=\"x\"/></tabBarController>"
    )
    #expect(
      findings(tabs) == [
        "Main.storyboard:2:1: warning: <\(element)> is not read and is left out."
      ])
  }
}
