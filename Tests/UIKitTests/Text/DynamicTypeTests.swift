import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct DynamicTypeTests {
  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  private func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category)).pointSize
  }

  @Test func `fonts of styles have Apple's sizes`() {
    let styles: [UIFont.TextStyle] = [.largeTitle, .headline, .body, .footnote, .caption2]
    #expect(styles.map { size($0, .extraSmall) } == [31, 14, 14, 12, 11])
    #expect(styles.map { size($0, .large) } == [34, 17, 17, 13, 11])
    #expect(styles.map { size($0, .extraExtraExtraLarge) } == [40, 23, 23, 19, 17])
    #expect(styles.map { size($0, .accessibilityExtraExtraExtraLarge) } == [60, 53, 53, 44, 40])
    #expect(size(.body, .unspecified) == 17)
    #expect(UIFont.TextStyle.body.size == 17)
    #expect([.extraLargeTitle, .extraLargeTitle2].map { size($0, .large) } == [36, 28])
    #expect(
      UIFont.preferredFont(forTextStyle: .extraLargeTitle).typeface.weight
        == UIFont.systemFont(ofSize: 36, weight: .bold).typeface.weight)
    for style in styles { #expect(style.size(at: .large) == style.size) }
    let bold = UIFont.preferredFont(
      forTextStyle: .headline, compatibleWith: traits(.accessibilityLarge))
    #expect(bold.typeface.weight == UIFont.preferredFont(forTextStyle: .headline).typeface.weight)
  }

  @Test func `metrics scale fonts and lengths as a style grows, up to a limit`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let large = traits(.accessibilityMedium)
    let own = UIFont.systemFont(ofSize: 34, weight: .black)
    let scaled = metrics.scaledFont(for: own, compatibleWith: large)
    #expect(scaled.pointSize == 56)
    #expect(scaled.typeface.weight == own.typeface.weight)
    #expect(metrics.scaledFont(for: own).pointSize == 34)
    let limited = metrics.scaledFont(for: own, maximumPointSize: 40, compatibleWith: large)
    #expect(limited.pointSize == 40)
    #expect(metrics.scaledValue(for: 8.5, compatibleWith: large) == 14)
    #expect(metrics.scaledValue(for: 8.5) == 8.5)
    let title = UIFontMetrics(forTextStyle: .largeTitle)
    #expect(title.scaledValue(for: 34, compatibleWith: large) == 44)
  }

  @Test func `texts that adjust their fonts follow the traits of their place`() throws {
    try onStage { stage in
      let outer = stage.view(CGRect(0, 0, 300, 300))
      outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      let (label, still, field) = (UILabel(), UILabel(), UITextField())
      for label in [label, still] { label.font = .preferredFont(forTextStyle: .body) }
      label.adjustsFontForContentSizeCategory = true
      field.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
      field.adjustsFontForContentSizeCategory = true
      let view = UITextView()
      view.text = "Text"
      view.font = .preferredFont(forTextStyle: .caption1)
      view.adjustsFontForContentSizeCategory = true
      for text in [label, still, field, view] { outer.addSubview(text) }
      #expect(label.font.pointSize == 33)
      #expect(still.font.pointSize == 17)
      #expect(field.font?.pointSize == 33)
      #expect(view.font?.pointSize == 26)
      outer.traitOverrides.preferredContentSizeCategory = .extraSmall
      #expect(label.font.pointSize == 14)
      #expect(field.font?.pointSize == 14)
      outer.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
      #expect(label.font.pointSize == 17)
      still.adjustsFontForContentSizeCategory = true
      #expect(still.font.pointSize == 17)
    }
  }

  @Test func `fonts of attributes follow, too, and those of no style stay`() throws {
    try onStage { stage in
      let label = UILabel()
      let text = NSMutableAttributedString(
        string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      text.addAttribute(
        .font, value: UIFont.preferredFont(forTextStyle: .title1),
        range: NSRange(location: 1, length: 1))
      label.attributedText = text
      label.adjustsFontForContentSizeCategory = true
      let outer = stage.view(CGRect(0, 0, 300, 300))
      outer.addSubview(label)
      outer.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
      let sizes = (0..<2).map {
        (label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
      }
      #expect(sizes == [20, 38])
    }
  }

  @Test func `a view limits the size of the text in it`() throws {
    try onStage { stage in
      let outer = stage.view(CGRect(0, 0, 300, 300))
      outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      let inner = stage.view(CGRect(0, 0, 100, 100), in: outer)
      inner.maximumContentSizeCategory = .extraExtraLarge
      #expect(inner.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
      #expect(
        inner.appliedContentSizeCategoryLimitsDescription
          == "UIView: maximum: UICTContentSizeCategoryXXL")
      outer.traitOverrides.preferredContentSizeCategory = .small
      #expect(inner.traitCollection.preferredContentSizeCategory == .small)
      inner.minimumContentSizeCategory = .medium
      #expect(inner.traitCollection.preferredContentSizeCategory == .medium)
      #expect(outer.appliedContentSizeCategoryLimitsDescription.isEmpty)
    }
  }

  @Test func `who registers is told that the size of text changes`() throws {
    try onStage { stage in
      let view = stage.view(CGRect(0, 0, 100, 100))
      var told: [UIContentSizeCategory] = []
      view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (view: UIView, old: UITraitCollection) in
        told += [old, view.traitCollection].map(\.preferredContentSizeCategory)
      }
      view.traitOverrides.layoutDirection = .rightToLeft
      #expect(told.isEmpty)
      view.traitOverrides.preferredContentSizeCategory = .small
      #expect(told == [.large, .small])
      #expect(view.traitCollection.layoutDirection == .rightToLeft)
    }
  }

  @Test func `the user of a stage asks for a size of text`() throws {
    try onStage { stage in
      stage.runtime.world.contentSizeCategory = .extraLarge
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 19)
      #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
      #expect(UIScreen.main.traitCollection.preferredContentSizeCategory == .extraLarge)
      #expect(UIListContentConfiguration.cell().textProperties.font.pointSize == 19)
      #expect(UITraitCollection().preferredContentSizeCategory == .unspecified)
      let all = UITraitCollection.current
      #expect(all.legibilityWeight == .regular && all.displayGamut == .SRGB)
    }
  }
}
