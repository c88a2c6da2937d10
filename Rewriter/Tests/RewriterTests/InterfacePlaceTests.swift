import Rewriter
import Testing

/// Places, colours and devices of storyboards.
@Suite struct InterfacePlaceTests {
  private func document(
    _ subviews: String = "", device: String = "", background: String = ""
  ) -> SourceFile {
    SourceFile(
      name: "Main.storyboard",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">\(device)
        <scenes><scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="600"/>
        <subviews>\(subviews)</subviews>\(background)</view>
        </viewController></objects></scene></scenes></document>
        """)
  }

  private func program(_ files: SourceFile...) -> FilmedProgram { filmedProgram(of: files) }

  @Test(arguments: [
    (
      "minX=\"25.00%\" minY=\"30.00%\" width=\"50.00%\" height=\"120\"",
      "CGRect(x: 100, y: 180, width: 200, height: 120)"
    ),
    (
      "minX=\"10\" maxX=\"10\" minY=\"0.0\" maxY=\"50%\"",
      "CGRect(x: 10, y: 0, width: 380, height: 300)"
    ),
    (
      "width=\"100\" maxX=\"20\" height=\"50\" maxY=\"10.00%\"",
      "CGRect(x: 280, y: 490, width: 100, height: 50)"
    ),
    ("width=\"100\" height=\"50\"", "CGRect(x: 150, y: 275, width: 100, height: 50)"),
  ])
  func `a frame of Xcode 8 counts in what is around`(attributes: String, expected: String) {
    let made = program(
      document("<view id=\"b\"><frame key=\"frameInset\" \(attributes)/></view>"))
    #expect(made.files.contains { $0.text.contains(expected) })
    #expect(made.files.flatMap(\.findings).isEmpty)
  }

  @Test func `hundredths count in a view that counts so itself`() {
    let made = program(
      document(
        """
        <view id="b"><frame key="frameInset" minX="0.0" minY="0.0" width="50%" height="50%"/><subviews>
        <view id="c"><frame key="frameInset" minX="10%" minY="10%" width="50%" height="50%"/></view>
        </subviews></view>
        """))
    #expect(
      made.files.contains { $0.text.contains("CGRect(x: 20, y: 30, width: 100, height: 150)") })
  }

  @Test(arguments: [
    (
      "xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"",
      "UIColor.systemBackground"
    ),
    ("systemColor=\"systemMintColor\"", "UIColor.systemMint"),
    ("cocoaTouchSystemColor=\"whiteColor\"", "UIColor.white"),
    ("cocoaTouchSystemColor=\"darkTextColor\"", "UIColor.black"),
    ("white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"", "UIColor(white: 0.5, alpha: 1)"),
    (
      "white=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
      "UIColor(white: 0.5, alpha: 1)"
    ),
    (
      "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"",
      "UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)"
    ),
    (
      "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"",
      "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
    ),
    (
      "cyan=\"0\" magenta=\"0.5\" yellow=\"1\" black=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericCMYKColorSpace\"",
      "UIColor(red: 1.0, green: 0.5, blue: 0.0, alpha: 1)"
    ),
  ])
  func `a colour is read in every way that Xcode writes it`(attributes: String, expected: String) {
    let made = program(document(background: "<color key=\"backgroundColor\" \(attributes)/>"))
    #expect(made.files.contains { $0.text.contains("backgroundColor = \(expected)") })
    #expect(made.files.flatMap(\.findings).isEmpty)
  }

  @Test func `a storyboard's device is its screen`() {
    let phone = program(
      document(device: "<device id=\"retina4_7\" orientation=\"portrait\"/>"))
    #expect(phone.entry.contains("Flipbook.Screen(interfaceDevice: \"retina4_7\", .portrait)"))
    let across = program(
      document(device: "<device id=\"ipad9_7\" orientation=\"landscape\"/>"))
    #expect(across.entry.contains("Flipbook.Screen(interfaceDevice: \"ipad9_7\", .landscape)"))
    let settings = SourceFile(
      name: "Scenes.swift", text: "let screen = Screen(width: 1, height: 1)")
    let given = filmedProgram(
      of: [settings, document(device: "<device id=\"retina4_7\"/>")], settings: "Scenes.swift")
    #expect(!given.entry.contains("interfaceDevice"))
  }

  @Test func `the storyboard that the settings name is filmed first`() {
    let other = SourceFile(name: "Other.storyboard", text: document().text)
    let list = SourceFile(
      name: "Info.plist",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
        """)
    let made = program(other, document(), list)
    #expect(made.subject == .storyboards(["Main"], others: ["Other"]))
    #expect(made.entry.contains("isMadeByOthers: true"))
  }
}
