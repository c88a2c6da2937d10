import Rewriter
import Testing

@Suite struct ImportTests {
  @Test func `Foundation goes beside UIKit`() {
    #expect(text("import Foundation\nimport UIKit\n") == "                 \nimport UIKit\n")
    #expect(text("import UIKit\nimport Foundation\n") == "import UIKit\n                 \n")
    #expect(text("import UIKit; import Dispatch; a()") == "import UIKit;                ; a()")
  }

  @Test func `a model file has UIKit's clocks`() {
    #expect(text("import Foundation\nlet a = Date()") == "import UIKit\nlet a = Date()")
    #expect(text("import Foundation\nimport Darwin") == "import UIKit\n             ")
  }

  @Test func `a submodule is its module`() {
    #expect(text("import UIKit.UIGestureRecognizerSubclass") == "import UIKit")
    #expect(text("import class UIKit.UIView") == "import class UIKit.UIView")
  }

  @Test func `other modules stay`() {
    let source = "import QuartzCore\nimport CoreMotion\nimport SnapKit\n@testable import App"
    #expect(text(source) == source)
  }

  @Test func `each branch of a condition has its own`() {
    let source = "#if DEBUG\nimport Foundation\n#else\nimport Foundation\n#endif"
    #expect(text(source) == "#if DEBUG\nimport UIKit\n#else\nimport UIKit\n#endif")
  }

  @Test func `code for phones is compiled`() {
    #expect(text("#if os(iOS)\na()\n#endif") == "#if true\na()\n#endif")
    #expect(
      text("#if !os(iOS) || os(tvOS)\na()\n#endif") == "#if !true    || os(tvOS)\na()\n#endif")
    #expect(text("#if os(macOS)\nos(iOS)\n#endif") == "#if os(macOS)\nos(iOS)\n#endif")
  }
}
