import Testing
import UIKit

/// What the rewriter makes of initializers of classes that only the running program knows.
@MainActor @Suite struct MadeByClassTests {
  private class Plain: UIView {}

  private class Marked: UIButton {
    var mark = ""
    override init(frame: CGRect) {
      super.init(frame: frame)
      mark = "framed"
    }
    required init?(coder: NSCoder) { return nil }
  }

  private class Page: UIViewController {
    let name: String
    override init(nibName: String?, bundle: Bundle?) {
      name = nibName ?? "none"
      super.init(nibName: nibName, bundle: bundle)
    }
    required init?(coder: NSCoder) { return nil }
  }

  private class Model: NSObject {
    let number: Int
    override init() { number = 7 }
  }

  @Test func `a view is made by its own initializer`() {
    let types: [UIView.Type] = [UIView.self, Plain.self, Marked.self, UILabel.self]
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let views = types.map { _made($0, frame: frame) }
    #expect(views.map(\.frame) == Array(repeating: frame, count: 4))
    #expect(views[1] is Plain && (views[2] as? Marked)?.mark == "framed" && views[3] is UILabel)
    #expect((_made(types[2]) as? Marked)?.mark == "framed")
    #expect(_made(types[2]).frame == .zero)
  }

  @Test func `so are controllers and other objects`() {
    let types: [UIViewController.Type] = [UIViewController.self, Page.self]
    #expect((_made(types[1], nibName: "A", bundle: nil) as? Page)?.name == "A")
    #expect((_made(types[1]) as? Page)?.name == "none")
    #expect(type(of: _made(types[0])) == UIViewController.self)
    let kind: NSObject.Type = Model.self
    #expect((_made(kind) as? Model)?.number == 7)
  }
}
