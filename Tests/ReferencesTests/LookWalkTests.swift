import Geometry
import Staging
import Testing
import UIKit

@testable import QuartzCore
@testable import References

private final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

private final class GlassView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }
}

private final class EmitterView: UIView {
  override class var layerClass: AnyClass { CAEmitterLayer.self }
}

private final class ReplicatorView: UIView {
  override class var layerClass: AnyClass { CAReplicatorLayer.self }
}

/// Every property that can be animated is named in the verdict, with both values and the moment.
@MainActor @Suite struct LookWalkTests {
  private static let kinds: [(table: AnimatableProperties, make: @MainActor () -> UIView)] = [
    (.ofLayers, { UIView() }), (.ofShapes, { ShapeView() }), (.ofGradients, { GradientView() }),
    (.ofBackdrops, { GlassView() }), (.ofEmitters, { EmitterView() }),
    (.ofReplicators, { ReplicatorView() }),
  ]

  /// Returns a card on which each property can be seen, over a coaster.
  private func scene(
    _ make: @escaping @MainActor () -> UIView, isNamed: Bool = true,
    _ change: @escaping @MainActor (UIView) -> Void = { _ in }
  ) -> Scene {
    Scene("walk", "", limit: 0.05) {
      let controller = UIViewController()
      controller.view.accessibilityIdentifier = "table"
      let coaster = UIView(frame: CGRect(x: 60, y: 60, width: 100, height: 100))
      coaster.accessibilityIdentifier = "coaster"
      coaster.backgroundColor = .green
      controller.view.addSubview(coaster)
      let card = make()
      card.frame = CGRect(x: 80, y: 80, width: 100, height: 100)
      card.accessibilityIdentifier = isNamed ? "card" : nil
      controller.view.insertSubview(card, at: 0)
      card.backgroundColor = .orange
      let layer = card.layer
      layer.cornerRadius = 8
      layer.borderWidth = 2
      layer.borderColor = UIColor.blue.cgColor
      layer.shadowOpacity = 0.5
      layer.contents =
        UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
        .image { $0.cgContext.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }.cgImage
      let mark = UIView(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
      mark.backgroundColor = .red
      card.addSubview(mark)
      switch layer {
      case let shape as CAShapeLayer:
        shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
        shape.strokeColor = UIColor.black.cgColor
        shape.lineDashPattern = [4, 2]
      case let gradient as CAGradientLayer:
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      case let replicator as CAReplicatorLayer: replicator.instanceCount = 2
      default: break
      }
      change(card)
      return controller
    }
  }

  private func sentences(_ one: Scene, _ other: Scene) async throws -> [String] {
    try await RecordComparison(SceneRecorder(one).record(), SceneRecorder(other).record()).verdict
      .findings.map(\.sentence)
  }

  @Test func `each animatable property of a view is named with both values`() async throws {
    var count = 0
    for (place, (table, make)) in Self.kinds.enumerated() {
      let rows = table.rows.dropFirst(place == 0 ? 0 : AnimatableProperties.ofLayers.rows.count)
      #expect(!rows.isEmpty)
      for row in rows {
        let told = try await sentences(
          scene(make), scene(make) { row.write($0.layer, row.read($0.layer).other) })
        count += 1
        let text = told.joined(separator: " ")
        #expect(text.contains("`card`"), "\(row.name): \(text)")
        #expect(text.contains("from 0.00 s (frame 0)"), "\(row.name): \(text)")
        #expect(
          Self.onlyNamed.contains(row.name) || text.contains(" instead of ")
            || text.contains(/[0-9] pt (lower|higher|further|wider|narrower|taller|less)/),
          "\(row.name): \(text)")
        #expect(!text.contains("another content"), "\(row.name): \(text)")
        #expect(!text.contains(/\d\.\d{4}/), "\(row.name): \(text)")
      }
    }
    #expect(count > 40)
  }

  /// The properties whose values are told by what there is: shown or hidden, another image.
  private static let onlyNamed: Set<String> = ["hidden", "contents"]

  /// The properties by which nothing that the card paints is another picture.
  private static let unseen: Set<String> = [
    "anchorPointZ", "birthRate", "emitterPosition", "emitterSize", "imageTint", "miterLimit",
    "zPosition",
  ]

  @Test func `the same of a view without a name says where it is`() async throws {
    for (place, (table, make)) in Self.kinds.enumerated() {
      let rows = table.rows.dropFirst(place == 0 ? 0 : AnimatableProperties.ofLayers.rows.count)
      for row in rows where !Self.unseen.contains(row.name) {
        let told = try await sentences(
          scene(make, isNamed: false),
          scene(make, isNamed: false) { row.write($0.layer, row.read($0.layer).other) })
        let text = told.joined(separator: " ")
        #expect(text.contains("in `table` "), "\(row.name) of \(make()): \(text)")
      }
    }
  }

  /// A property that is seen and cannot be animated, and what is said when it changes.
  private typealias OtherProperty = (
    name: String, said: String, make: @MainActor () -> UIView, change: @MainActor (CALayer) -> Void
  )

  private static let others: [OtherProperty] =
    [
      ("lineCap", "round instead of butt", { ShapeView() }, { shape($0)?.lineCap = .round }),
      ("lineJoin", "bevel instead of miter", { ShapeView() }, { shape($0)?.lineJoin = .bevel }),
      (
        "lineDashPattern", "6, 2 instead of 4, 2", { ShapeView() },
        { shape($0)?.lineDashPattern = [6, 2] }
      ),
      ("lineDashPhase", "3 instead of 0", { ShapeView() }, { shape($0)?.lineDashPhase = 3 }),
      ("miterLimit", "2 instead of 10", { ShapeView() }, { shape($0)?.miterLimit = 2 }),
      (
        "fillRule", "even-odd instead of non-zero", { ShapeView() },
        { shape($0)?.fillRule = .evenOdd }
      ),
      (
        "contentsGravity", "center instead of resize", { UIView() },
        { $0.contentsGravity = .center }
      ),
      (
        "compositingFilter", "multiplyBlendMode instead of none", { UIView() },
        { $0.compositingFilter = "multiplyBlendMode" }
      ),
      (
        "magnificationFilter", "nearest instead of linear", { UIView() },
        { $0.magnificationFilter = .nearest }
      ),
      (
        "maskedCorners", "upper left instead of all corners", { UIView() },
        { $0.maskedCorners = .layerMinXMinYCorner }
      ),
      (
        "allowsGroupOpacity", "no instead of yes", { UIView() },
        { $0.allowsGroupOpacity = false }
      ),
      (
        "type", "radial instead of axial", { GradientView() },
        { ($0 as? CAGradientLayer)?.type = .radial }
      ),
      (
        "instanceCount", "3 instead of 2", { ReplicatorView() },
        { ($0 as? CAReplicatorLayer)?.instanceCount = 3 }
      ),
    ]

  private static func shape(_ layer: CALayer) -> CAShapeLayer? { layer as? CAShapeLayer }

  @Test func `each property that cannot be animated is named with both values`() async throws {
    for row in Self.others {
      let told = try await sentences(
        scene(row.make), scene(row.make) { row.change($0.layer) })
      #expect(
        told.contains { $0.contains("`card` has the \(row.name) \(row.said) from 0.00 s") },
        "\(row.name): \(told)")
      #expect(!told.joined().contains("another content"), "\(row.name): \(told)")
    }
  }

  @Test func `a blend mode of a view without a name says where it is`() async throws {
    let told = try await sentences(
      scene { UIView() },
      scene({ UIView() }) { $0.subviews[0].layer.compositingFilter = "multiplyBlendMode" })
    #expect(told.joined().contains("in `card` the UIView at (20, 20), 30 × 30 pt,"), "\(told)")
  }

  @Test func `what is kept of a look is never that of before a change`() {
    let more: [OtherProperty] = [
      ("masksToBounds", "", { UIView() }, { $0.masksToBounds = true }),
      ("hidden", "", { UIView() }, { $0.isHidden = true }),
      ("mask", "", { UIView() }, { $0.mask = CALayer() }),
      ("sublayers", "", { UIView() }, { $0.addSublayer(CALayer()) }),
      ("isGeometryFlipped", "", { UIView() }, { $0.isGeometryFlipped = true }),
      ("isDoubleSided", "", { UIView() }, { $0.isDoubleSided = false }),
      ("cornerCurve", "", { UIView() }, { $0.cornerCurve = .continuous }),
      ("contentsScale", "", { UIView() }, { $0.contentsScale = 2 }),
    ]
    for kind in Self.kinds {
      for row in kind.table.rows {
        check(row.name, kind.make) { row.write($0, row.read($0).other) }
      }
    }
    for (name, _, make, change) in Self.others + more { check(name, make, change) }
  }

  /// Looks at a card before and after a change, and once more with nothing kept of before.
  private func check(
    _ name: String, _ make: @escaping @MainActor () -> UIView, _ change: (CALayer) -> Void
  ) {
    guard let card = scene(make).rootViewController().view.subviews.first else {
      Issue.record("there is no card")
      return
    }
    func seen() -> [String] {
      ["\(card.look(over: nil, inside: nil))", "\(card.layer.ownPaint)"]
    }
    card.layer.contentsGravity = .center
    let before = seen()
    #expect(seen() == before)
    change(card.layer)
    let after = seen()
    card.layer.knownPaint = nil
    #expect(seen() == after, "\(name)")
  }

  @Test(arguments: [
    ("is scaled to 1.3 instead of 1.2", CGAffineTransform(scaleX: 1.3, y: 1.3)),
    ("is scaled to 1.3 instead of 1.2 in width", CGAffineTransform(scaleX: 1.3, y: 1.2)),
    ("is scaled to -1.2 instead of 1.2 in width", CGAffineTransform(scaleX: -1.2, y: 1.2)),
    (
      "is turned 90° further clockwise",
      CGAffineTransform(a: 0, b: 1.2, c: -1.2, d: 0, tx: 0, ty: 0)
    ),
    (
      "is leaned by 45° instead of 0°",
      CGAffineTransform(a: 1.2, b: 0, c: 1.2, d: 1.2, tx: 0, ty: 0)
    ),
  ])
  func `a transform is told as what it does`(words: String, map: CGAffineTransform) async throws {
    let told = try await sentences(
      scene({ UIView() }) { $0.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) },
      scene({ UIView() }) { $0.transform = map })
    let text = told.joined(separator: " ")
    #expect(text.contains("`card` ") && text.contains(words), "\(text)")
  }

  @Test func `a tilt is told by its axis and its angle`() async throws {
    func tilted(_ degrees: Double) -> Scene {
      scene({ UIView() }) { card in
        var map = CATransform3DIdentity
        map.m34 = -1 / 500
        card.layer.transform = CATransform3DRotate(map, degrees * .pi / 180, 0, 1, 0)
      }
    }
    let told = try await sentences(tilted(20), tilted(30))
    #expect(
      told.first?.hasPrefix(
        "Physics: `card` is tilted about its vertical axis by 30° instead of 20° from 0.00 s "
          + "(frame 0)") == true, "\(told)")
  }

  @Test func `a corner curve is told by its name`() async throws {
    let told = try await sentences(
      scene { UIView() }, scene({ UIView() }) { $0.layer.cornerCurve = .continuous })
    #expect(
      told == [
        "Views: `card` has the corner curve continuous instead of circular from 0.00 s (frame 0)."
      ])
  }

  @Test func `a shadow is told by what differs of it`() async throws {
    let told = try await sentences(
      scene { UIView() }, scene({ UIView() }) { $0.layer.shadowRadius = 5 })
    #expect(
      told == ["Views: `card` has a shadow of blur 5 instead of 3 from 0.00 s (frame 0)."])
  }

  @Test func `a view without a name in one with a name is told by its place`() async throws {
    let told = try await sentences(
      scene { UIView() }, scene({ UIView() }) { $0.subviews[0].backgroundColor = .blue })
    #expect(
      told == [
        "Views: in `card` the UIView at (20, 20), 30 × 30 pt, is drawn otherwise from 0.00 s "
          + "(frame 0)."
      ])
    let moved = try await sentences(
      scene { UIView() }, scene({ UIView() }) { $0.subviews[0].frame.origin.x += 4 })
    #expect(
      moved == [
        "Views: in `card` the UIView at (20, 20), 30 × 30 pt, stands 4 pt further right from 0.00 s "
          + "(frame 0)."
      ])
    let gone = try await sentences(
      scene { UIView() }, scene({ UIView() }) { $0.subviews[0].isHidden = true })
    #expect(
      gone == [
        "Views: in `card` there is no UIView at (20, 20), 30 × 30 pt, any more from 0.00 s (frame 0)."
      ])
  }

  @Test func `what is in no view with a name is told too`() async throws {
    func scene(_ color: UIColor) -> Scene {
      Scene("plain", "", limit: 0.05) {
        let controller = UIViewController()
        let square = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
        square.backgroundColor = color
        controller.view.addSubview(square)
        return controller
      }
    }
    let told = try await sentences(scene(.red), scene(.blue))
    #expect(
      told == [
        "Views: outside of the views with a name the UIView at (30, 40), 50 × 60 pt, is drawn "
          + "otherwise from 0.00 s (frame 0)."
      ])
  }
}

extension AnimatableValue {
  /// Another value of the same kind.
  @MainActor fileprivate var other: AnimatableValue {
    switch self {
    case .scalar(let value): .scalar(value == 0 ? 0.7 : value > 1 ? value + 3 : value * 0.5)
    case .point(let point): .point(CGPoint(x: point.x + 0.25, y: point.y + 0.125))
    case .size(let size): .size(CGSize(width: size.width + 5, height: size.height + 7))
    case .rect(let rect):
      .rect(
        CGRect(
          x: rect.minX, y: rect.minY, width: rect.width * 0.5, height: rect.height * 0.75))
    case .color: .color(SIMD4(0.2, 0.4, 0.6, 1))
    case .colors: .colors([SIMD4(0, 1, 0, 1), SIMD4(1, 1, 0, 1)])
    case .numbers: .numbers([0.25, 0.5])
    case .space: .space(CATransform3DMakeScale(1.25, 1.25, 1))
    case .path:
      .path(CGPath(rect: CGRect(x: 5, y: 5, width: 30, height: 20), transform: nil).elements)
    case .object:
      .object(
        Contents(
          UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
            .image { $0.cgContext.fill(CGRect(x: 2, y: 2, width: 6, height: 6)) }.cgImage))
    }
  }
}
