import Pixels
import Staging
import Testing
import UIKit

@testable import References

/// A card on a table, in which one thing is changed.
@MainActor
private func cardScene(
  _ change: @escaping @MainActor (_ card: UIView, _ table: UIView) -> Void = { _, _ in }
) -> Scene {
  Scene("card", "", limit: 0.1) {
    let controller = UIViewController()
    controller.view.accessibilityIdentifier = "table"
    for (name, x) in [("coaster", 60.0), ("card", 80)] {
      let view = UIView(frame: CGRect(x: x, y: 60, width: 100, height: 100))
      view.accessibilityIdentifier = name
      view.backgroundColor = .orange
      controller.view.addSubview(view)
      guard name == "card" else { continue }
      let mark = UIView(frame: CGRect(x: 70, y: 70, width: 60, height: 20))
      mark.backgroundColor = .blue
      view.addSubview(mark)
      let picture = CALayer()
      picture.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      picture.backgroundColor = UIColor.red.cgColor
      view.layer.addSublayer(picture)
      change(view, controller.view)
    }
    return controller
  }
}

/// A change of any property of a view changes the look, and the advice names the property.
@MainActor @Suite struct LookTests {
  private func record(_ scene: Scene) async throws -> FilmRecord {
    try await SceneRecorder(scene).record()
  }

  /// Returns what `verify` says of a change.
  private func sentences(
    _ change: @escaping @MainActor (_ card: UIView, _ table: UIView) -> Void
  ) async throws -> [String] {
    let verdict = RecordComparison(
      try await record(cardScene()), try await record(cardScene(change))
    ).verdict
    return verdict.findings.map(\.sentence)
  }

  private func expect(
    _ words: String, at location: SourceLocation = #_sourceLocation,
    of change: @escaping @MainActor (_ card: UIView, _ table: UIView) -> Void
  ) async throws {
    let sentences = try await sentences(change)
    #expect(
      sentences == ["Views: `card` \(words) from 0.00 s (frame 0)."], sourceLocation: location)
  }

  private func expect(
    in words: String, at location: SourceLocation = #_sourceLocation,
    of change: @escaping @MainActor (_ card: UIView, _ table: UIView) -> Void
  ) async throws {
    let told = try await sentences(change)
    #expect(
      told == ["Views: in `card` \(words) from 0.00 s (frame 0)."], sourceLocation: location)
  }

  @Test func `a shadow`() async throws {
    try await expect("has the shadow #000000, blur 3, offset (0, -3) instead of none") {
      card, _ in
      card.layer.shadowOpacity = 1
    }
  }

  @Test func `a mask`() async throws {
    try await expect("has a mask") { card, _ in
      let mask = CALayer()
      mask.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      mask.backgroundColor = UIColor.black.cgColor
      card.layer.mask = mask
    }
  }

  @Test func `a gradient in it`() async throws {
    try await expect(
      in: "there is a CAGradientLayer at (0, 0), 100 × 100 pt, more"
    ) { card, _ in
      let gradient = CAGradientLayer()
      gradient.frame = card.bounds
      gradient.colors = [UIColor.red.cgColor, UIColor.green.cgColor]
      card.layer.insertSublayer(gradient, at: 0)
    }
  }

  @Test func `a gradient of its own`() async throws {
    final class Sky: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    func scene(_ colors: [UIColor]) -> Scene {
      Scene("sky", "", limit: 0.1) {
        let controller = UIViewController()
        let sky = Sky(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        sky.accessibilityIdentifier = "sky"
        (sky.layer as? CAGradientLayer)?.colors = colors.map(\.cgColor)
        controller.view.addSubview(sky)
        return controller
      }
    }
    let verdict = RecordComparison(
      try await record(scene([.red, .green])), try await record(scene([.red, .blue]))
    ).verdict
    #expect(
      verdict.findings.map(\.sentence) == [
        "Views: `sky` has the colors #FF0000, #0000FF instead of #FF0000, #00FF00 from 0.00 s "
          + "(frame 0)."
      ])
  }

  @Test func `an image`() async throws {
    try await expect("has an image") { card, _ in
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
      card.layer.contents =
        renderer.image { $0.cgContext.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }.cgImage
    }
  }

  @Test func `a clip`() async throws {
    try await expect("has a clip") { card, _ in card.clipsToBounds = true }
  }

  @Test func `the order of what has no name`() async throws {
    try await expect(
      in:
        "the CALayer at (10, 10), 20 × 20 pt, and the UIView at (70, 70), 60 × 20 pt, are painted "
        + "in another order"
    ) { card, _ in
      card.layer.sublayers?.first?.zPosition = 1
    }
  }

  @Test func `the order of what has a name`() async throws {
    let sentences = try await sentences { card, table in
      table.viewWithName("coaster")?.layer.zPosition = 1
    }
    #expect(
      sentences == ["Views: `coaster` stands over `card` instead of `table` from 0.00 s (frame 0)."]
    )
  }

  @Test func `a tilt`() async throws {
    let sentences = try await sentences { card, _ in
      var turn = CATransform3DIdentity
      turn.m34 = -1 / 500
      card.layer.transform = CATransform3DRotate(turn, 0.5, 0, 1, 0)
    }
    #expect(
      sentences.first?.hasPrefix(
        "Physics: `card` is tilted about its vertical axis by 28.65° instead of 0° from 0.00 s "
          + "(frame 0)") == true)
    #expect(
      sentences.last
        == "Views: `card` has the perspective -0.002 instead of none from 0.00 s (frame 0).")
  }

  @Test func `a tilt about another point`() async throws {
    func turned(about z: CGFloat) -> Scene {
      cardScene { card, _ in
        card.layer.anchorPointZ = z
        card.layer.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
      }
    }
    let verdict = RecordComparison(
      try await record(turned(about: 0)), try await record(turned(about: 5))
    ).verdict
    #expect(
      verdict.findings.map(\.sentence).last
        == "Views: `card` has the anchorPointZ 5 instead of 0 from 0.00 s (frame 0).")
  }

  @Test func `a tilt by what it is in`() async throws {
    let sentences = try await sentences { _, table in
      var turn = CATransform3DIdentity
      turn.m34 = -1 / 500
      table.layer.sublayerTransform = CATransform3DRotate(turn, 0.5, 0, 1, 0)
    }
    #expect(
      sentences.first?.contains("`coaster` stands") == true
        && sentences.first?.contains("tilted about its vertical axis by 28.65° instead of 0°")
          == true,
      "\(sentences)")
  }

  @Test func `corners`() async throws {
    func card(_ corners: CACornerMask) -> Scene {
      cardScene { card, _ in
        card.layer.cornerRadius = 10
        card.layer.maskedCorners = corners
      }
    }
    let verdict = RecordComparison(
      try await record(card([.layerMinXMinYCorner])), try await record(card(.layerMaxXMaxYCorner))
    ).verdict
    #expect(
      verdict.findings.map(\.sentence) == [
        "Views: `card` has the maskedCorners lower right instead of upper left from 0.00 s (frame 0)."
      ])
  }

  @Test func `a reference of the first kind is held against what it tells`() async throws {
    var old = try await record(cardScene())
    old.looksVersion = 1
    for index in old.frames.indices {
      for view in old.frames[index].views.indices {
        old.frames[index].views[view].look.removeAll { $0.name != "background" }
        old.frames[index].views[view].look.append(LookProperty("content", "00000000cafecafe"))
      }
    }
    #expect(RecordComparison(old, try await record(cardScene())).verdict.isSame)
    let recolored = cardScene { card, _ in card.backgroundColor = .green }
    #expect(
      RecordComparison(old, try await record(recolored)).verdict.findings.map(\.sentence) == [
        "Views: `card` has the background #00FF00 instead of #FF8000 from 0.00 s (frame 0)."
      ])
    let clipped = cardScene { card, _ in card.clipsToBounds = true }
    let verdict = RecordComparison(old, try await record(clipped)).verdict
    #expect(
      verdict.findings.map(\.sentence) == ["Views: the drawing differs from 0.00 s (frame 0)."])
    #expect(verdict.findings.first?.details.first?.hasPrefix("The reference is an old one") == true)
  }
}

extension UIView {
  fileprivate func viewWithName(_ name: String) -> UIView? {
    subviews.first { $0.accessibilityIdentifier == name }
  }
}
