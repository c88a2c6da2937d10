import Rewriter
import Testing

/// The screen for which a storyboard or a xib was drawn.
@Suite struct InterfaceDeviceTests {
  private func storyboard(
    width: Int, height: Int, in controller: String = "", document: String = "",
    runtime: String = "iOS.CocoaTouch", others: String = "", initial: String = "a"
  ) -> SourceFile {
    SourceFile(
      name: "Main.storyboard",
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="\(runtime)" initialViewController="\(initial)">
        <scenes>\(others)<scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/></view>
        \(controller)</viewController></objects></scene></scenes>\(document)</document>
        """)
  }

  private func screen(_ files: SourceFile...) -> String? {
    let entry = filmedProgram(of: files).entry
    return entry.firstRange(of: "screen: ").map { range in
      String(entry[range.upperBound...].prefix { $0 != ")" }) + ")"
    }
  }

  private func device(_ name: String, _ orientation: String = "portrait") -> String {
    "Flipbook.Screen(interfaceDevice: \"\(name)\", .\(orientation))"
  }

  private func metrics(_ type: String, orientation: String = "") -> String {
    """
    <simulatedMetricsContainer key="defaultSimulatedMetrics">
    <simulatedOrientationMetrics key="orientation"\(orientation)/>
    <simulatedScreenMetrics key="destination" type="\(type)"/></simulatedMetricsContainer>
    """
  }

  @Test(arguments: [(320, 568), (375, 603), (768, 1024), (1024, 768)])
  func `the size of the first view counts where no device is named`(width: Int, height: Int) {
    let expected = "Flipbook.Screen(interfaceWidth: \(width).0, height: \(height).0)"
    #expect(screen(storyboard(width: width, height: height)) == expected)
    #expect(
      screen(storyboard(width: width, height: height, document: metrics("retina55"))) == expected)
  }

  @Test(arguments: [
    ("retina4", "retina4_0"), ("retina47", "retina4_7"), ("retina55", "retina5_5"),
    ("retina4_7.fullscreen", "retina4_7"), ("ipad9_7.fullscreen", "ipad9_7"),
  ])
  func `the screen that a controller simulates counts before its size`(type: String, name: String) {
    let simulated = "<simulatedScreenMetrics key=\"simulatedDestinationMetrics\" type=\"\(type)\"/>"
    #expect(screen(storyboard(width: 600, height: 600, in: simulated)) == device(name))
    #expect(screen(storyboard(width: 320, height: 480, in: simulated)) == device(name))
    let across =
      "<simulatedOrientationMetrics key=\"simulatedOrientationMetrics\" orientation=\"landscapeRight\"/>"
    #expect(
      screen(storyboard(width: 600, height: 600, in: across + simulated))
        == device(name, "landscape"))
  }

  @Test func `a square and a size of its own are shown on what the whole file simulates`() {
    let file = metrics("retina4")
    let free = "<freeformSimulatedSizeMetrics key=\"simulatedSizeMetrics\"/>"
    #expect(screen(storyboard(width: 600, height: 600, document: file)) == device("retina4_0"))
    #expect(
      screen(storyboard(width: 320, height: 1500, in: free, document: file)) == device("retina4_0"))
    #expect(
      screen(storyboard(width: 375, height: 1500, in: free))
        == "Flipbook.Screen(interfaceWidth: 375.0, height: 1500.0)")
    #expect(
      screen(
        storyboard(
          width: 600, height: 600,
          document: metrics("retina4", orientation: " orientation=\"landscapeLeft\"")))
        == device("retina4_0", "landscape"))
  }

  @Test func `a square alone is a phone's or a pad's of its time`() {
    #expect(screen(storyboard(width: 600, height: 600)) == device("retina4_7"))
    #expect(
      screen(storyboard(width: 600, height: 600, runtime: "iOS.CocoaTouch.iPad"))
        == device("ipad9_7"))
  }

  @Test func `a device that is named counts before all`() {
    let named = "<device id=\"retina6_1\" orientation=\"landscape\"/>"
    let simulated = "<simulatedScreenMetrics key=\"simulatedDestinationMetrics\" type=\"retina4\"/>"
    #expect(
      screen(storyboard(width: 320, height: 568, in: simulated, document: named))
        == device("retina6_1", "landscape"))
  }

  @Test(arguments: [
    ("navigationController", "rootViewController"), ("tabBarController", "viewControllers"),
    ("splitViewController", "masterViewController"),
  ])
  func `a container has the size of what it shows`(element: String, relationship: String) {
    let container = """
      <scene sceneID="t"><objects><\(element) id="n" sceneMemberID="viewController"><connections>
      <segue destination="a" kind="relationship" relationship="\(relationship)" id="g"/>
      </connections></\(element)></objects></scene>
      """
    #expect(
      screen(storyboard(width: 414, height: 736, others: container, initial: "n"))
        == "Flipbook.Screen(interfaceWidth: 414.0, height: 736.0)")
    let circle = container.replacing("destination=\"a\"", with: "destination=\"n\"")
    #expect(screen(storyboard(width: 414, height: 736, others: circle, initial: "n")) == nil)
  }

  private func project(_ families: String...) -> SourceFile {
    SourceFile(
      name: "A.xcodeproj/project.pbxproj",
      text: families.map { "TARGETED_DEVICE_FAMILY = \($0);\n" }.joined())
  }

  @Test func `a project for iPads alone is shown on one`() {
    let phone = storyboard(width: 375, height: 667)
    #expect(screen(phone, project("2", "2")) == device("ipad9_7"))
    for families in [["\"1,2\""], ["1"], ["2", "\"1,2\""], []] {
      let file = SourceFile(
        name: "A.xcodeproj/project.pbxproj",
        text: families.map { "TARGETED_DEVICE_FAMILY = \($0);\n" }.joined())
      #expect(
        screen(phone, file) == "Flipbook.Screen(interfaceWidth: 375.0, height: 667.0)")
    }
    for name in ["ipad9_7", "ipad12_9rounded"] {
      let pad = "<device id=\"\(name)\"/>"
      #expect(
        screen(storyboard(width: 1, height: 2, document: pad), project("2")) == device(name))
    }
    #expect(
      screen(storyboard(width: 1024, height: 768), project("2"))
        == "Flipbook.Screen(interfaceWidth: 1024.0, height: 768.0)")
  }

  @Test(arguments: [
    ("UISupportedInterfaceOrientations~ipad", "Landscape", "landscape"),
    ("UISupportedInterfaceOrientations", "Landscape", "landscape"),
    ("UISupportedInterfaceOrientations~ipad", "Portrait", "portrait"),
  ])
  func `an iPad is held as the app says for iPads`(key: String, side: String, expected: String) {
    let list = SourceFile(
      name: "Info.plist",
      text: """
        <plist version="1.0"><dict><key>\(key)</key><array>
        <string>UIInterfaceOrientation\(side)Left</string></array></dict></plist>
        """)
    #expect(
      screen(storyboard(width: 375, height: 667), project("2"), list)
        == device("ipad9_7", expected))
  }

  private func xib(_ name: String, width: Int, height: Int, document: String = "") -> SourceFile {
    SourceFile(
      name: name,
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">\(document)<objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="view" destination="v"/></connections></placeholder>
        <view id="v"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/></view>
        </objects></document>
        """)
  }

  @Test(arguments: ["HomeViewController.xib", "HomeView.xib"])
  func `a controller has the screen of the xib of its name`(name: String) {
    let home = SourceFile(name: "Home.swift", text: "class HomeViewController: UIViewController {}")
    #expect(
      screen(home, xib(name, width: 375, height: 667))
        == "Flipbook.Screen(interfaceWidth: 375.0, height: 667.0)")
    let settings = SourceFile(
      name: "Scenes.swift", text: "let screen = Screen(width: 1, height: 1)")
    let made = filmedProgram(
      of: [home, settings, xib(name, width: 375, height: 667)], settings: "Scenes.swift")
    #expect(!made.entry.contains("interface"))
  }

  private func app(_ attribute: String, and more: String = "") -> SourceFile {
    SourceFile(
      name: "AppDelegate.swift",
      text: """
        import UIKit
        \(attribute) class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
          }
        }
        \(more)
        """)
  }

  @Test(arguments: [
    (["12.0"], true), (["8.0", "13.4"], true), (["\"17.0\""], true), (["11.4", "9.0"], false),
  ])
  func `an app in code alone is shown on the phone of its project's time`(
    targets: [String], isForToday: Bool
  ) {
    let project = SourceFile(
      name: "A.xcodeproj/project.pbxproj",
      text: targets.map { "IPHONEOS_DEPLOYMENT_TARGET = \($0);\n" }.joined())
    let today = isForToday ? "Flipbook.Screen(.iPhone16)" : nil
    #expect(screen(app("@UIApplicationMain"), project) == today)
    #expect(screen(app("@main"), project) == today)
    let across = SourceFile(
      name: "Info.plist",
      text: """
        <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key><array>
        <string>UIInterfaceOrientationLandscapeLeft</string></array></dict></plist>
        """)
    #expect(
      filmedProgram(of: [app("@main"), project, across]).entry.contains(
        "screen: Flipbook.Screen(\(isForToday ? ".iPhone16" : "")).held(.landscape)"))
    #expect(screen(app("@main"), project, xib("A.xib", width: 320, height: 568)) != today)
  }

  @Test func `an app without a project is shown on the phone of its code's time`() {
    let scene = "class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }"
    #expect(screen(app("@main")) == "Flipbook.Screen(.iPhone16)")
    #expect(screen(app("@UIApplicationMain", and: scene)) == "Flipbook.Screen(.iPhone16)")
    #expect(screen(app("@UIApplicationMain")) == nil)
    let home = SourceFile(name: "Home.swift", text: "class Home: UIViewController {}")
    #expect(screen(home) == nil)
  }

  @Test(arguments: [("LaunchScreen", true), ("Welcome", false)])
  func `a launch screen is loaded by its name, and nothing begins with it`(
    name: String, isThere: Bool
  ) {
    let launch = SourceFile(
      name: "LaunchScreen.storyboard",
      text: storyboard(width: 375, height: 667).text.replacing(
        "initialViewController", with: "launchScreen=\"YES\" initialViewController"))
    let delegate = SourceFile(
      name: "D.swift",
      text: """
        @main class D: UIResponder, UIApplicationDelegate {
          let first = UIStoryboard(name: "\(name)", bundle: nil).instantiateInitialViewController()
        }
        """)
    let made = filmedProgram(of: [delegate, launch])
    #expect(made.entry.contains("flipbookAddLaunchScreen()") == isThere)
    #expect(!made.entry.contains("begin(with: \"LaunchScreen\""))
    #expect(screen(delegate, launch) == screen(delegate))
  }

  @Test func `a launch screen that the settings call the main storyboard is one`() {
    let launch = SourceFile(
      name: "LaunchScreen.storyboard",
      text: storyboard(width: 375, height: 667).text.replacing(
        "initialViewController", with: "launchScreen=\"YES\" initialViewController"))
    let list = SourceFile(
      name: "Info.plist",
      text: """
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>LaunchScreen</string>
        </dict></plist>
        """)
    let delegate = SourceFile(
      name: "D.swift",
      text: """
        @UIApplicationMain class D: UIResponder, UIApplicationDelegate { var window: UIWindow? }
        """)
    let made = filmedProgram(of: [delegate, launch, list])
    #expect(made.entry.contains("InterfaceFiles.begin(with: \"LaunchScreen\""))
    #expect(!filmedProgram(of: [delegate, launch]).entry.contains("LaunchScreen"))
    let project = SourceFile(
      name: "project.pbxproj",
      text: "\t\t\tINFOPLIST_KEY_UIMainStoryboardFile = LaunchScreen;\n")
    #expect(
      filmedProgram(of: [delegate, launch, project]).entry
        .contains("InterfaceFiles.begin(with: \"LaunchScreen\""))
  }

  @Test func `an app with a window of its own has the screen of most files`() {
    let app = app("@UIApplicationMain")
    #expect(screen(app) == nil)
    let named = "<device id=\"retina6_1\"/>"
    #expect(
      screen(
        app, xib("A.xib", width: 320, height: 568),
        xib("B.xib", width: 1, height: 2, document: named),
        xib("C.xib", width: 1, height: 2, document: named)) == device("retina6_1"))
    #expect(
      screen(
        app, xib("B.xib", width: 1, height: 2, document: named),
        xib("A.xib", width: 320, height: 568))
        == "Flipbook.Screen(interfaceWidth: 320.0, height: 568.0)")
  }
}
