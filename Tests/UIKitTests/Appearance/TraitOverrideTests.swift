import Testing
import UIKit

private struct Density: UITraitDefinition {
  static let defaultValue = 1
}

extension UIMutableTraits {
  fileprivate var density: Int {
    get { self[Density.self] }
    set { self[Density.self] = newValue }
  }
}

@MainActor
@Suite struct TraitOverrideTests {
  @Test func `a view overrides traits for all inside it`() throws {
    try onStage { stage in
      let outer = stage.view(CGRect(0, 0, 100, 100))
      let inner = stage.view(CGRect(0, 0, 10, 10), in: outer)
      inner.backgroundColor = .systemBackground
      #expect(!outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
      outer.traitOverrides.userInterfaceStyle = .dark
      outer.traitOverrides.horizontalSizeClass = .regular
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
      #expect(inner.traitCollection.horizontalSizeClass == .regular)
      let dark = UIColor.systemBackground.resolvedColor(with: inner.traitCollection)
      #expect(inner.layer.backgroundColor == dark.cgColor)
      #expect(stage.window.traitCollection.horizontalSizeClass == .compact)
      inner.traitOverrides.horizontalSizeClass = .compact
      #expect(inner.traitCollection.horizontalSizeClass == .compact)
      outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      #expect(!outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
      #expect(inner.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test func `an app's own trait goes down the tree and tells of its changes`() throws {
    try onStage { stage in
      let outer = stage.view(CGRect(0, 0, 100, 100))
      let inner = stage.view(CGRect(0, 0, 10, 10), in: outer)
      var told: [Int] = []
      inner.registerForTraitChanges([Density.self]) { (view: UIView, old: UITraitCollection) in
        told.append(old[Density.self] * 10 + view.traitCollection[Density.self])
      }
      #expect(inner.traitCollection[Density.self] == 1)
      outer.traitOverrides.density = 3
      outer.traitOverrides.userInterfaceStyle = .dark
      #expect(inner.traitCollection[Density.self] == 3 && told == [13])
    }
  }

  @Test func `a parent says the traits of its child`() throws {
    let (parent, child) = (UIViewController(), UIViewController())
    try onStage(root: parent) { stage in
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      #expect(parent.overrideTraitCollection(forChild: child) == nil)
      let regular = UITraitCollection(horizontalSizeClass: .regular)
      parent.setOverrideTraitCollection(regular, forChild: child)
      #expect(child.traitCollection.horizontalSizeClass == .regular)
      #expect(child.view.traitCollection.horizontalSizeClass == .regular)
      #expect(parent.traitCollection.horizontalSizeClass == .compact)
      #expect(parent.overrideTraitCollection(forChild: child) == regular)
      parent.setOverrideTraitCollection(nil, forChild: child)
      #expect(child.traitCollection.horizontalSizeClass == .compact)
    }
  }

  @Test func `a presentation says the traits of what it presents`() throws {
    try onStage { _ in
      let presented = UIViewController()
      let presentation = UIPresentationController(
        presentedViewController: presented, presenting: nil)
      presentation.overrideTraitCollection = UITraitCollection(verticalSizeClass: .compact)
      #expect(presented.traitCollection.verticalSizeClass == .compact)
    }
  }

  @Test func `collections are made of changes`() {
    let traits = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.density = 2
    }
    #expect(traits.userInterfaceStyle == .dark && traits[Density.self] == 2)
    let other = traits.modifyingTraits { $0.density = 4 }
    #expect(other.userInterfaceStyle == .dark && other[Density.self] == 4)
    #expect(traits != other && traits[Density.self] == 2)
  }
}
