import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

private let light = UITraitCollection(userInterfaceStyle: .light)
private let dark = UITraitCollection(userInterfaceStyle: .dark)

@MainActor
@Suite struct DarkModeTests {
  /// Source: Apple, Human Interface Guidelines, Colour, and `UIColor` as read on iOS 13.
  @Test func `system colours have Apple's values in both styles`() {
    func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
      let components = color.resolvedColor(with: traits).cgColor.components ?? []
      return components.prefix(3).map { Int(($0 * 255).rounded()) }
    }
    #expect(bytes(.systemBlue, light) == [0, 122, 255])
    #expect(bytes(.systemBlue, dark) == [10, 132, 255])
    #expect(bytes(.systemBackground, dark) == [0, 0, 0])
    #expect(bytes(.secondarySystemBackground, dark) == [28, 28, 30])
    #expect(bytes(.label, dark) == [255, 255, 255])
    #expect(UIColor.separator.resolvedColor(with: dark).cgColor.alpha == 0.6)
    #expect(UIColor.systemFill.resolvedColor(with: dark).cgColor.alpha == 0.36)
    let elevated = UITraitCollection(
      traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
    #expect(bytes(.systemBackground, elevated) == [28, 28, 30])
    #expect(bytes(.systemRed, UITraitCollection()) == [255, 59, 48])
  }

  @Test func `a dynamic colour is what its closure gives for traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(color.resolvedColor(with: light) == .red)
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark).cgColor.alpha == 0.5)
    #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
    #expect(color == color && color != UIColor { _ in .red })
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
  }

  @Test func `a cgColor is that of the current traits, and stays it`() throws {
    try onStage { stage in
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
      let layer = CALayer()
      dark.performAsCurrent { layer.borderColor = UIColor.label.cgColor }
      #expect(layer.borderColor?.components?.first == 1)
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
      #expect(UIColor.label.cgColor.components?.first == 0)
    }
  }

  @Test func `a dark stage is dark in whatever says nothing`() throws {
    try onStage { stage in
      stage.runtime.world.userInterfaceStyle = .dark
      let view = stage.view(CGRect(0, 0, 10, 10))
      view.backgroundColor = .systemBackground
      #expect(view.traitCollection.userInterfaceStyle == .dark)
      #expect(view.layer.backgroundColor?.components?.first == 0)
      #expect(view.backgroundColor == .systemBackground)
      #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
      #expect(UIColor.label.cgColor.components?.first == 1)
    }
  }

  @Test func `a style of one's own holds for all that is inside`() throws {
    try onStage { stage in
      let (outer, inner) = (UIView(), UIView())
      inner.backgroundColor = .systemBackground
      outer.overrideUserInterfaceStyle = .dark
      outer.addSubview(inner)
      #expect(inner.layer.backgroundColor?.components?.first == 0)
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
      stage.window.addSubview(outer)
      outer.overrideUserInterfaceStyle = .unspecified
      #expect(inner.layer.backgroundColor?.components?.first == 1)
      stage.window.overrideUserInterfaceStyle = .dark
      #expect(inner.layer.backgroundColor?.components?.first == 0)
      inner.overrideUserInterfaceStyle = .light
      #expect(inner.layer.backgroundColor?.components?.first == 1)
      #expect(outer.traitCollection.userInterfaceStyle == .dark)
    }
  }

  /// What a view was told.
  private final class Listener: UIView {
    var notes: [String] = []

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      let now = UITraitCollection.current.userInterfaceStyle
      notes.append("\(previous?.userInterfaceStyle.rawValue ?? -1) to \(now.rawValue)")
      layer.borderColor = UIColor.label.cgColor
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      notes.append("layout in \(UITraitCollection.current.userInterfaceStyle.rawValue)")
    }

    override func draw(_ rect: CGRect) {
      notes.append("drawing in \(UITraitCollection.current.userInterfaceStyle.rawValue)")
    }
  }

  @Test func `views and controllers are told of a change, and lay out and draw in it`() throws {
    let controller = UIViewController()
    try onStage(root: controller) { stage in
      let view = Listener(frame: CGRect(0, 0, 10, 10))
      controller.view.addSubview(view)
      stage.frame()
      view.notes = []
      var changes: [String] = []
      let token = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (controller: UIViewController, previous: UITraitCollection) in
        changes.append("\(previous.userInterfaceStyle)")
      }
      view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: Listener, _) in
        changes.append("scale")
      }
      controller.overrideUserInterfaceStyle = .dark
      stage.frame()
      #expect(view.notes == ["1 to 2", "layout in 2", "drawing in 2"])
      #expect(view.layer.borderColor?.components?.first == 1)
      #expect(changes == ["light"])
      controller.unregisterForTraitChanges(token)
      controller.overrideUserInterfaceStyle = .light
      #expect(changes == ["light"] && view.notes.contains("2 to 1"))
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
  }

  @Test func `collections say what they contain and how they differ`() {
    let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 3)])
    #expect(both.containsTraits(in: dark) && !both.containsTraits(in: light))
    #expect(both.displayScale == 3 && both.horizontalSizeClass == .unspecified)
    #expect(both.hasDifferentColorAppearance(comparedTo: light))
    #expect(!both.hasDifferentColorAppearance(comparedTo: dark))
    #expect(UITraitCollection(userInterfaceStyle: .dark) == dark)
  }
}
