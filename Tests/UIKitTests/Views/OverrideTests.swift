import Testing
import UIKit

/// What apps override in views and layers, and UIKit asks them.
@MainActor @Suite struct OverrideTests {
  @Test func `a view says by itself what it is read aloud as`() {
    let view = ReadView()
    view.accessibilityLabel = "set"
    #expect(view.accessibilityLabel == "own" && view.accessibilityTraits == .button)
    #expect((view as UIView).isAccessibilityElement)
    #expect(view.accessibilityFrame == CGRect(1, 2, 3, 4))
    let plain = UIView()
    plain.accessibilityFrame = CGRect(5, 6, 7, 8)
    #expect(plain.accessibilityFrame == CGRect(5, 6, 7, 8))
  }

  @Test func `a view returns its layer as what it is`() {
    let view = ShapeView(frame: CGRect(0, 0, 10, 10))
    view.layer.lineWidth = 3
    #expect(((view as UIView).layer as? CAShapeLayer)?.lineWidth == 3)
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
  }

  @Test func `margins that a view keeps to itself place what is in it`() {
    let view = TightView(frame: CGRect(0, 0, 100, 100))
    view.layoutMargins = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(0, 0, 100, 10))
  }

  @Test func `a layer hears what is added to it`() {
    let layer = HeardLayer()
    layer.addSublayer(CALayer())
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    layer.removeAnimation(forKey: "fade")
    #expect(layer.heard == ["sublayer", "add fade", "remove fade"])
  }

  @Test func `a table and a collection hear what is chosen in them by code`() throws {
    try onStage { stage in
      let table = HeardTable(frame: CGRect(0, 0, 100, 100))
      stage.window.addSubview(table)
      table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
      table.beginUpdates()
      table.endUpdates()
      #expect(table.heard == ["deselect", "end"])
    }
  }
}

private final class ReadView: UIView {
  override var accessibilityLabel: String? {
    get { "own" }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .button }
    set {}
  }
  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityFrame: CGRect {
    get { CGRect(1, 2, 3, 4) }
    set {}
  }
}

private final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  override var layer: CAShapeLayer {
    guard let shape = super.layer as? CAShapeLayer else { fatalError("another layer") }
    return shape
  }
}

private final class TightView: UIView {
  override var layoutMargins: UIEdgeInsets {
    get { .zero }
    set {}
  }
}

private final class HeardLayer: CALayer {
  var heard: [String] = []

  override func addSublayer(_ layer: CALayer) {
    heard.append("sublayer")
    super.addSublayer(layer)
  }

  override func add(_ anim: CAAnimation, forKey key: String?) {
    heard.append("add \(key ?? "")")
    super.add(anim, forKey: key)
  }

  override func removeAnimation(forKey key: String) {
    heard.append("remove \(key)")
    super.removeAnimation(forKey: key)
  }
}

private final class HeardTable: UITableView {
  var heard: [String] = []

  override func deselectRow(at indexPath: IndexPath, animated: Bool) {
    heard.append("deselect")
    super.deselectRow(at: indexPath, animated: animated)
  }

  override func endUpdates() {
    heard.append("end")
    super.endUpdates()
  }
}
