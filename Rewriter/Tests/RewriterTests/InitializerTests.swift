import Rewriter
import Testing

@Suite struct InitializerTests {
  private static let head = "required convenience init(presenting layer: CALayer?) {"

  @Test func `a layer with initializers of its own is made as Core Animation makes them`() {
    #expect(
      text("class A: CAShapeLayer { init(b: Int) {}; override init(layer: Any) {} }")
        == "class A: CAShapeLayer { \(Self.head) if let layer { _ = layer; self.init(layer: layer) }"
        + " else { fatalError(\"Use of unimplemented initializer 'init()' for class 'A'\") } };"
        + " init(b: Int) {}; override init(layer: Any) {} }")
    #expect(
      text("public class A: CALayer { override init() {} }")
        == "public class A: CALayer { public \(Self.head) if let layer { _ = layer; self.init() }"
        + " else { self.init() } }; override init() {} }")
    for source in [
      "class A: CALayer {}", "class A: UIView { init(b: Int) {} }",
      "class A: CALayer { override init() {}; override init(layer: Any) {} }",
    ] {
      #expect(text(source) == source)
    }
  }

  @Test(arguments: [
    ("UICollectionViewCell", "frame: CGRect", "frame:"),
    ("UICollectionReusableView", "frame: CGRect", "frame:"),
    ("UITableViewCell", "identifier: String", "style:reuseIdentifier:"),
    ("UITableViewHeaderFooterView", "identifier: String", "reuseIdentifier:"),
    ("MKAnnotationView", "identifier: String", "annotation:reuseIdentifier:"),
  ])
  func `a cell that only a storyboard makes stops where a list makes it by its class`(
    base: String, parameter: String, labels: String
  ) {
    let coder = "required init?(coder: NSCoder) { super.init(coder: coder) }"
    let head = "required convenience init(reusableWith \(parameter)) {"
    let stop = "fatalError(\"Use of unimplemented initializer 'init(\(labels))' for class 'A'\") };"
    #expect(
      text("class A: \(base) { \(coder) }") == "class A: \(base) { \(head) \(stop) \(coder) }")
    let heir = "class B: \(base) {}; class A: B { \(coder) }"
    #expect(text(heir).contains("class A: B { \(head) \(stop)"))
    #expect(text("class A: \(base) { var a = 1 }") == "class A: \(base) { var a = 1 }")
  }

  @Test func `a cell with the initializer that lists call inherits the rest`() {
    for source in [
      "class A: UICollectionViewCell { override init(frame: CGRect) {}; required init?(coder: NSCoder) {} }",
      "class A: UIView { required init?(coder: NSCoder) {} }",
    ] {
      #expect(text(source) == source)
    }
    #expect(
      text(
        "class A: UICollectionViewCell { init(b: Int) {}; override convenience init(frame: CGRect) {} }"
      )
      .contains(
        "required convenience init(reusableWith frame: CGRect) { self.init(frame: frame) };"))
  }

  @Test func `an animation's empty initializer is required`() {
    #expect(
      text("class A: CABasicAnimation { override init() {} }")
        == "class A: CABasicAnimation { required init() {} }")
    #expect(
      text("class A: CAAnimationGroup { init(b: Int) {} }")
        == "class A: CAAnimationGroup { required convenience init() {"
        + " fatalError(\"Use of unimplemented initializer 'init()' for class 'A'\") };"
        + " init(b: Int) {} }")
  }

  @Test(arguments: [
    ("self.font = font", "Optional(self)!.font = font"),
    ("textColor = color", "Optional(self)!.textColor = color"),
    ("self.layer.cornerRadius = 3", "Optional(self)!.layer.cornerRadius = 3"),
    ("frame.size.width += 3", "Optional(self)!.frame.size.width += 3"),
    ("if a { text = b }", "if a { Optional(self)!.text = b }"),
    ("let text = b; var c = 1; c = 2", nil), ("color = nil", nil), ("other = 1", nil),
    ("run { self.text = b }", nil), ("if text == b {}", nil),
  ])
  func `an extension's initializer sets a class of the system as from outside`(
    line: String, result: String?
  ) {
    let head =
      "extension UILabel { convenience init(font: UIFont?, with color: UIColor) { self.init(); "
    #expect(
      text("var other = 0; " + head + line + " } }").hasSuffix(head + (result ?? line) + " } }"))
    for type in ["class UILabel {}; ", "struct UILabel {}; "] {
      #expect(text(type + head + line + " } }") == type + head + line + " } }")
    }
  }
}
