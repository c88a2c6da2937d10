import Testing
import UIKit

@testable import UIKitGround

/// Traits by their types, and the numbers of their values.
@MainActor @Suite struct TraitTypeTests {
  @Test func `values have Apple's numbers, below 0 where nothing is said`() {
    #expect(UIAccessibilityContrast.unspecified.rawValue == -1)
    #expect(UIAccessibilityContrast.high.rawValue == 1)
    #expect(UILegibilityWeight.unspecified.rawValue == -1 && UILegibilityWeight.bold.rawValue == 1)
    #expect(UIDisplayGamut.SRGB.rawValue == 0 && UIDisplayGamut.P3.rawValue == 1)
    #expect(UITraitEnvironmentLayoutDirection.unspecified.rawValue == -1)
    #expect(UITraitEnvironmentLayoutDirection.rightToLeft.rawValue == 1)
    #expect(UISemanticContentAttribute.forceRightToLeft.rawValue == 4)
    #expect(UIUserInterfaceLayoutDirection.rightToLeft.rawValue == 1)
  }

  @Test func `a collection that says nothing has what traits have by themselves`() {
    let none = UITraitCollection()
    #expect(none[UITraitUserInterfaceLevel.self] == .unspecified)
    #expect(none[UITraitAccessibilityContrast.self] == .unspecified)
    #expect(none[UITraitUserInterfaceIdiom.self] == UITraitUserInterfaceIdiom.defaultValue)
    #expect(none[UITraitHorizontalSizeClass.self] == .unspecified)
    #expect(none[UITraitVerticalSizeClass.self] == .unspecified)
    #expect(none[UITraitLayoutDirection.self] == .unspecified)
    #expect(none[UITraitLegibilityWeight.self] == UITraitLegibilityWeight.defaultValue)
    #expect(none[UITraitDisplayGamut.self] == .unspecified)
  }

  @Test func `a trait is its property under another name`() {
    let made = UITraitCollection { traits in
      traits[UITraitUserInterfaceLevel.self] = .elevated
      traits.accessibilityContrast = .high
      traits[UITraitVerticalSizeClass.self] = .compact
      traits[UITraitUserInterfaceIdiom.self] = .pad
      traits[UITraitLegibilityWeight.self] = .bold
      traits[UITraitLayoutDirection.self] = .rightToLeft
    }
    #expect(made.userInterfaceLevel == .elevated && made.verticalSizeClass == .compact)
    #expect(made[UITraitAccessibilityContrast.self] == .high && made.userInterfaceIdiom == .pad)
    #expect(made.legibilityWeight == .bold && made.layoutDirection == .rightToLeft)
    #expect(UITraitCollection(displayGamut: .P3)[UITraitDisplayGamut.self] == .P3)
    #expect(UITraitCollection(legibilityWeight: .bold)[UITraitLegibilityWeight.self] == .bold)
  }

  @Test func `colours follow the level and the contrast, and nothing of sizes`() {
    let flat = UITraitCollection()
    let sizes: [UITraitCollection] = [
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(displayGamut: .P3),
    ]
    #expect(!sizes.contains { $0.hasDifferentColorAppearance(comparedTo: flat) })
    let raised = UITraitCollection(userInterfaceLevel: .elevated)
    #expect(raised.hasDifferentColorAppearance(comparedTo: flat))
    #expect(UITraitUserInterfaceLevel.affectsColorAppearance)
    #expect(UITraitAccessibilityContrast.affectsColorAppearance)
    #expect(!UITraitHorizontalSizeClass.affectsColorAppearance)
  }

  @Test func `overrides say which traits they have, and let go of them`() throws {
    try onStage { stage in
      let view = stage.view(CGRect(0, 0, 10, 10))
      var overrides: any UITraitOverrides = view.traitOverrides
      #expect(!overrides.contains(UITraitLegibilityWeight.self))
      overrides[UITraitLegibilityWeight.self] = .bold
      view.traitOverrides[UITraitLegibilityWeight.self] = .bold
      #expect(overrides.contains(UITraitLegibilityWeight.self))
      #expect(view.traitCollection.legibilityWeight == .bold)
      overrides.remove(UITraitLegibilityWeight.self)
      view.traitOverrides.remove(UITraitLegibilityWeight.self)
      #expect(!overrides.contains(UITraitLegibilityWeight.self))
      #expect(view.traitCollection.legibilityWeight != .bold)
    }
  }
}
