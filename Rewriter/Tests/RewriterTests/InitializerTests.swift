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
}
