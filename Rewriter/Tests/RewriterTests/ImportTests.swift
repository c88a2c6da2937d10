import Rewriter
import Testing

@Suite struct ImportTests {
  @Test func `an import of one name does not stand for its module`() {
    #expect(
      text("import class UIKit.UIView\nimport Foundation")
        == "import class UIKit.UIView\nimport UIKit")
  }

  @Test func `Foundation goes beside UIKit`() {
    #expect(text("import Foundation\nimport UIKit\n") == "                 \nimport UIKit\n")
    #expect(text("import UIKit\nimport Foundation\n") == "import UIKit\n                 \n")
    #expect(text("import UIKit; import Dispatch; a()") == "import UIKit;                ; a()")
  }

  @Test func `a model file has UIKit's clocks`() {
    #expect(text("import Foundation\nlet a = Date()") == "import UIKit\nlet a = Date()")
    #expect(text("import Foundation\nimport Darwin") == "import UIKit\n             ")
  }

  @Test func `Foundation hands on objects that publish`() {
    let model = "class A: ObservableObject { @Published var b = 1 }"
    #expect(text("import Foundation\n\(model)") == "import UIKit; import Combine\n\(model)")
    #expect(
      text("import UIKit\nimport Foundation\n\(model)")
        == "import UIKit; import Combine\n                 \n\(model)")
    let both = text("import Foundation\nimport Combine\n\(model)")
    #expect(both == "import UIKit\nimport Combine\n\(model)")
  }

  @Test func `a submodule is its module`() {
    #expect(text("import UIKit.UIGestureRecognizerSubclass") == "import UIKit")
    #expect(text("import class UIKit.UIView") == "import class UIKit.UIView")
  }

  @Test func `modules that are here stay, and bring UIKit once, as Apple's bring Foundation`() {
    #expect(
      text("import QuartzCore\nimport CoreMotion\nimport RegexBuilder")
        == "import QuartzCore; import UIKit\nimport CoreMotion\nimport RegexBuilder")
    for source in [
      "import UIKit\nimport CoreMotion", "import CoreGraphics\nimport UIKit", "import RegexBuilder",
      "import Swift", "import Flipbook",
    ] {
      #expect(text(source) == source)
    }
    #expect(
      text("import os.log\nimport QuartzCore.CALayer")
        == "import SystemLog; import UIKit\nimport QuartzCore")
    #expect(text("import os") == "import SystemLog; import UIKit")
    #expect(text("import func os.os_log") == "import func SystemLog.os_log; import UIKit")
  }

  @Test(arguments: [
    ("Foundation.Timer", "UIKit.Timer"), ("Dispatch.DispatchQueue", "UIKit.DispatchQueue"),
    ("Foundation.UserDefaults", "UIKit.UserDefaults"), ("Foundation.Date", "Foundation.Date"),
    ("Mine.Timer", "Mine.Timer"),
  ])
  func `what UIKit has in place of Foundation's is named by its module`(old: String, new: String) {
    let made = text("import UIKit\nvar a: \(old)? = \(old)()").filter { $0 != " " }
    #expect(made == "importUIKit\nvara:\(new)?=\(new)()")
    let own = "import UIKit\nenum Foundation { class Timer {} }\nlet a = Foundation.Timer()"
    #expect(text(own) == own)
  }

  @Test func `an import that goes leaves UIKit at its place, at the head of a file too`() {
    for module in ["SpriteKit", "MapKit", "WebKit", "AVKit", "CoreData", "MetalKit", "Unknown"] {
      #expect(text("import \(module)\nlet a = 1") == "import UIKit\nlet a = 1")
      #expect(text("import \(module); let a = 1").hasPrefix("import UIKit"))
      #expect(text("import \(module); let a = 1").hasSuffix("; let a = 1"))
    }
    #expect(
      text("import GLKit\nimport Metal\nlet a = 1") == "import UIKit\n            \nlet a = 1")
  }

  @Test(arguments: [
    ("AVKit", "AVPlayer", "AVFoundation"), ("MediaPlayer", "AVPlayer", "AVFoundation"),
    ("MapKit", "CLLocation", "CoreLocation"), ("GameKit", "GKStateMachine", "GameplayKit"),
    ("PhotosUI", "MKMapView", "MapKit"), ("PhotosUI", "CLLocation", "CoreLocation"),
    ("UserNotificationsUI", "UNNotification", "UserNotifications"),
    ("ARKit", "AVPlayer", "AVFoundation"),
    ("UIKit", "UNUserNotificationCenter", "UserNotifications"),
    ("SwiftUI", "ObservableObject", "Combine"), ("Foundation", "Published<Int>", "Combine"),
    ("UIKit", "Published<Int>.Publisher", "Combine"),
  ])
  func `what a module hands on is imported where it is used`(
    module: String, name: String, other: String
  ) {
    let lines = text("import \(module)\nlet a: \(name)?").split(separator: "\n")
    #expect(lines[0].contains("import \(other)"))
    #expect(lines[0].contains("import UIKit"))
    #expect(!text("import \(module)\nlet a: Int?").contains("import CoreLocation"))
  }

  @Test func `what reads XML stands in a module of its own here`() {
    for module in ["UIKit", "Foundation", "MapKit"] {
      #expect(
        text("import \(module)\nvar a: XMLParser?")
          == "import UIKit; import FoundationXML\nvar a: XMLParser?")
    }
  }

  @Test func `a library's names bring UIKit's, and what it exports`() {
    let files = rewrite([
      SourceFile(name: "Screen.swift", text: "import Ribbon\nlet a = RibbonView()"),
      SourceFile(
        name: "Ribbon/RibbonView.swift",
        text: "import UIKit\n@_exported import CoreMotion\n@_exported import SnapKit"),
    ])
    #expect(
      files[0].text
        == "import UIKit; import CoreMotion; import SnapConstraints\nlet a = RibbonView()")
  }

  @Test func `a module that is not here goes where nothing of it is used`() {
    #expect(text("import UIKit\nimport AVFoundation\n") == "import UIKit\n                   \n")
    #expect(findings("import SpriteKit\nclass SKInk {}\nlet ink = SKInk()\nlet a = SKILL").isEmpty)
    #expect(
      text("import SwiftUI\nlet a = b.Text") == "import UIKit\nlet a = b.Text")
  }

  @Test func `of AVFoundation sounds are here`() {
    let source = "import UIKit\nimport AVFoundation\nlet a: AVAudioPlayer?"
    #expect(text(source) == source)
    #expect(findings(source).isEmpty)
    #expect(
      text("import AVFAudio\nlet a: AVAudioSession").hasPrefix("import AVFoundation; import"))
    #expect(
      findings(source + "\nlet b: AVCaptureSession") == [
        "File.swift:2:1: error: Of AVFoundation there is no “AVCaptureSession” here, and line 4 needs"
          + " it. Take out what uses it, or give a file of your own that declares it."
      ])
    let system = "import AVFoundation\nlet a = AudioServicesPlaySystemSound(1005)"
    #expect(text(system).hasPrefix("import AVFoundation"))
  }

  @Test func `Core Image comes with UIKit, with its submodule too`() {
    #expect(text("import CoreImage\nlet a: CIImage?").hasPrefix("import UIKit\n"))
    let both = "import UIKit\nimport CoreImage.CIFilterBuiltins\nlet a = CIFilter.sepiaTone()"
    #expect(findings(both).isEmpty)
    #expect(!text(both).contains("CIFilterBuiltins"))
  }

  @Test(arguments: [
    ("import CoreVideo\n\nlet a = kCVReturnSuccess", "CoreVideo", "kCVReturnSuccess", 3),
    ("import SpriteKit\nlet a = SKScene()", "SpriteKit", "SKScene", 2),
  ])
  func `a module that is not here and is used is said`(
    source: String, module: String, use: String, line: Int
  ) {
    #expect(
      findings(source) == [
        "File.swift:1:1: error: There is no \(module) here, and “\(use)” in line \(line) needs it."
          + " Take out what uses it, or give a file of your own that declares “\(use)”."
      ])
  }

  @Test func `Core Data is there, but for what apps rarely ask of it`() {
    #expect(
      text("import CoreData\nlet a: NSFetchRequest<NSManagedObject>?").hasPrefix(
        "import CoreData; import UIKit\n"))
    #expect(
      findings("import CoreData\nlet a: NSPersistentHistoryChange?").first?.hasPrefix(
        "File.swift:1:1: error: Of CoreData there is no “NSPersistentHistoryChange” here") == true)
  }

  @Test func `SwiftUI is said`() {
    #expect(
      findings("import SwiftUI\n@main struct A: App {}").first?.hasPrefix(
        "File.swift:1:1: error: SwiftUI is not here, and “App” in line 2 needs it: Flipbook films"
          + " UIKit.") == true)
  }

  @Test func `what shows UIKit in SwiftUI's canvas is left out`() {
    let source = "import UIKit\nimport SwiftUI\nstruct P: PreviewProvider {\n  var a: Text\n}\n"
    #expect(
      text(source)
        == "import UIKit\n              \n                           \n             \n \n")
    #expect(
      findings(source) == [
        "File.swift:3:8: warning: “P” needs SwiftUI and is left out; write a #Preview, which is"
          + " filmed."
      ])
  }

  @Test func `SwiftUI's structures are left out beside what UIKit shows`() {
    let source = """
      import SwiftUI
      class C: UIViewController {}
      class M: ObservableObject { @Published var a = 1 }
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View { var body: some View { Text("x") } }
      extension View { func soft() -> some View { opacity(0.5) } }
      #Preview { V() }
      #Preview("c") { C() }
      """
    #expect(
      text(source).split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      } == [
        "import UIKit; import Combine", "class C: UIViewController {}",
        "class M: ObservableObject { @Published var a = 1 }", "", "", "", "",
        "#Preview(\"c\") { C() }",
      ])
    #expect(
      findings(source) == [
        "File.swift:4:14: warning: “A” needs SwiftUI and is left out; the view controllers and"
          + " views of UIKit are filmed.",
        "File.swift:5:8: warning: “V” needs SwiftUI and is left out; the view controllers and views"
          + " of UIKit are filmed.",
        "File.swift:7:1: warning: This preview shows what SwiftUI makes and is left out; write one"
          + " of a view controller or view.",
      ])
    #expect(
      filmedProgram(of: [SourceFile(name: "File.swift", text: source)]).subject?.description
        == "the preview `c`")
  }

  @Test func `what UIKit needs of SwiftUI is said`() {
    let source = """
      import SwiftUI
      class C: UIViewController { let text = Text("x"); let v = V() }
      struct V: View { var body: some View { Text("x") } }
      """
    #expect(
      findings(source).first?.hasPrefix(
        "File.swift:1:1: error: SwiftUI is not here, and “Text” in line 2 needs it") == true)
    #expect(rewritten(source).absentModules == ["SwiftUI"])
  }

  @Test func `a View of one's own is none of SwiftUI's`() {
    let source = "import SwiftUI\nprotocol View {}\nstruct V: View {}\nclass C: UIViewController {}"
    #expect(text(source).contains("struct V: View {}"))
    #expect(findings(source).isEmpty)
  }

  @Test func `a condition decides of the imports inside`() {
    let source = "#if canImport(SwiftUI) && DEBUG\nimport SwiftUI\nvar a: Text\n#endif"
    #expect(text(source) == source)
    #expect(findings(source).isEmpty)
  }

  @Test
  func `a module of others is left out and said, unless files in a folder of its name are it`() {
    #expect(text("import RxSwift\nlet a = 1") == "import UIKit\nlet a = 1")
    #expect(
      findings("import RxSwift") == [
        "File.swift:1:1: warning: There is no module “RxSwift” here, and its import is left out."
          + " Where something of it is used, give its Swift files in a folder together with this"
          + " one, which are then compiled as one."
      ])
    let files = rewrite([
      SourceFile(name: "App/A.swift", text: "import RxSwift"),
      SourceFile(name: "Parts/RxSwift/B.swift", text: ""),
    ])
    #expect(files[0].text == "import UIKit")
    #expect(files[0].findings.isEmpty)
    // What is here gives way to sources among the files.
    #expect(
      text("import SnapKit\nvar a: SnapKit.Constraint?")
        == "import SnapConstraints; import UIKit\nvar a: Constraint?")
    // A type of the module's own name stays in front of its members.
    #expect(
      text("import SVProgressHUD\nlet a: Void = SVProgressHUD.show()")
        == "import ProgressPanels; import UIKit\nlet a: Void = SVProgressHUD.show()")
    let own = rewrite([
      SourceFile(name: "App/A.swift", text: "import SnapKit"),
      SourceFile(name: "Pods/SnapKit/B.swift", text: ""),
    ])
    #expect(own[0].text == "import UIKit" && own[0].findings.isEmpty)
  }

  @Test func `names lose the module in front of them that was left out`() {
    #expect(
      text("import Parts\nlet a = Parts.Wheel(b: Parts.c)\nlet d: Parts.Wheel?")
        == "import UIKit\nlet a = Wheel(b: Parts.c)\nlet d: Wheel?")
    #expect(
      text("import Parts\nstruct Parts {}\nlet a = Parts.c")
        == "import UIKit\nstruct Parts {}\nlet a = Parts.c")
  }

  @Test(arguments: [
    ("Alamofire", "WebRequests"), ("Kingfisher", "WebPictures"), ("SnapKit", "SnapConstraints"),
  ])
  func `a stand-in's name keeps a module where the app has it, too`(
    library: String, standIn: String
  ) {
    let source = """
      import \(library)
      enum Own { case a }
      let a = \(library).Own(b), c: \(library).Own? = nil
      let d = \(library).Other(), e: \(library).Other? = nil
      """
    let lines = text(source).split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines[2] == "let a = \(standIn).Own(b), c: \(standIn).Own? = nil")
    #expect(lines[3] == "let d = Other(), e: Other? = nil")
  }

  @Test func `names of Core Text that are here need no module`() {
    #expect(findings("import CoreText\nlet a: CTFont? = nil").isEmpty)
    #expect(
      findings("import CoreText\nlet a = CTLineGetGlyphRuns(b)\nlet c = kCTFontAttributeName")
        .isEmpty)
  }

  @Test func `what asks the network and what computes with vectors is UIKit's`() {
    #expect(
      text("import UIKit\nimport FoundationNetworking")
        == "import UIKit\n                           ")
    #expect(text("import simd\nlet a = simd_length(b)") == "import UIKit\nlet a = simd_length(b)")
  }

  @Test func `each branch of a condition has its own`() {
    let source = "#if DEBUG\nimport Foundation\n#else\nimport Foundation\n#endif"
    #expect(text(source) == "#if DEBUG\nimport UIKit\n#else\nimport UIKit\n#endif")
  }

  @Test func `what is compiled along is imported under no condition`() {
    let files = rewrite([
      SourceFile(
        name: "Buttons/Button.swift", text: "#if os(iOS) || os(tvOS)\nimport Waves\n#endif"),
      SourceFile(name: "Waves/Wave.swift", text: "public class Wave {}"),
    ])
    #expect(!files[0].text.contains("import Waves"))
    #expect(text("#if os(iOS)\nimport Waves\n#endif").contains("import Waves"))
  }

  @Test func `code for phones is compiled`() {
    #expect(text("#if os(iOS)\na()\n#endif") == "#if true\na()\n#endif")
    #expect(
      text("#if !os(iOS) || os(tvOS)\na()\n#endif") == "#if !true    || os(tvOS)\na()\n#endif")
    #expect(text("#if os(macOS)\nos(iOS)\n#endif") == "#if os(macOS)\nos(iOS)\n#endif")
  }

  @Test func `what may be a type of an absent module's own name keeps it in front`() {
    for use in ["Journal.error(error)", "Journal.shared.write()", "let a = Journal.make"] {
      let source = "import Journal\nimport UIKit\nfunc f() { \(use) }"
      #expect(text(source).contains(use))
      // What stands among the files is no type of its own.
      let beside = rewrite([
        SourceFile(name: "A.swift", text: source),
        SourceFile(name: "Journal/B.swift", text: "func error(_ error: Error) {}"),
      ])
      #expect(!beside[0].text.contains("Journal."))
    }
    #expect(
      text("import Journal\nimport UIKit\nlet a = Journal.PageView()").contains("= PageView()"))
  }

  @Test func `a name of an absent module keeps it in front where the files have one of that name`()
  {
    let kinds = [
      "typealias Maker<T> = Kit.Maker<Int, T>", "class Maker: Kit.Maker {}",
      "struct Maker { let a: Kit.Maker }", "enum Maker { static let a = Kit.Maker.make() }",
      "func Maker() -> Kit.Maker { Kit.Maker() }",
    ]
    for source in kinds {
      let made = text("import Kit\nimport UIKit\n\(source)")
      #expect(made.contains("Kit.Maker"), "\(made)")
      #expect(
        !text("import Kit\nimport UIKit\n\(source.replacing("Kit.Maker", with: "Kit.Other"))")
          .contains("Kit."))
    }
  }

  @Test func `a header brings UIKit into files without an import`() {
    let plain = "// A\nclass A: UIView {}\n"
    let files = [
      SourceFile(name: "App.swift", text: "import UIKit\n"),
      SourceFile(name: "A.swift", text: plain),
    ]
    let named = "// A\nimport UIKit; class A: UIView {}\n"
    // A library has an umbrella header.
    #expect(filmedProgram(of: files, ownCount: 1).files[1].text == named)
    #expect(filmedProgram(of: files, ownCount: 2).files[1].text == plain)
    let project = SourceFile(
      name: "App.xcodeproj/project.pbxproj", text: "SWIFT_OBJC_BRIDGING_HEADER = \"A.h\";")
    #expect(filmedProgram(of: files + [project], ownCount: 2).files[1].text == named)
    let imports = SourceFile(name: "A.swift", text: "import QuartzCore\nclass A {}\n")
    #expect(
      filmedProgram(of: [files[0], imports], ownCount: 1).files[1].text
        == "import QuartzCore; import UIKit\nclass A {}\n")
    let empty = SourceFile(name: "A.swift", text: "// A\n")
    #expect(filmedProgram(of: [files[0], empty], ownCount: 1).files[1].text == "// A\n")
  }
}
