import Testing
import UIKit

@MainActor @Suite struct FontTests {
  /// Source: docs/measurements.md, “Text and controls”.
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20),
    (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
    (.caption1, 12), (.caption2, 11),
  ])
  func `text styles have their measured sizes`(style: UIFont.TextStyle, size: CGFloat) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    #expect(font.fontName == (style == .headline ? "Inter-SemiBold" : "Inter-Regular"))
  }

  @Test(arguments: [0.0, -3])
  func `a font of no size has twelve points`(size: CGFloat) {
    let fonts: [UIFont] = [
      .systemFont(ofSize: size), .boldSystemFont(ofSize: size), .italicSystemFont(ofSize: size),
      .monospacedDigitSystemFont(ofSize: size, weight: .bold),
      .systemFont(ofSize: 8).withSize(size),
      UIFont(name: "HelveticaNeue", size: size) ?? .systemFont(ofSize: 1),
    ]
    #expect(fonts.map(\.pointSize) == Array(repeating: 12, count: 6))
  }

  @Test func `weights lead to the cuts of their names`() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(
      weights.map { UIFont.systemFont(ofSize: 10, weight: $0).fontName } == [
        "Inter-Thin", "Inter-ExtraLight", "Inter-Light", "Inter-Regular", "Inter-Medium",
        "Inter-SemiBold", "Inter-Bold", "Inter-ExtraBold", "Inter-Black",
      ])
    #expect(UIFont.systemFont(ofSize: 10, weight: UIFont.Weight(0.45)).fontName == "Inter-Bold")
  }

  /// Traits come in a dictionary, which has another order in each process.
  @Test func `a weight and a slant say more than symbolic traits, in whatever order they come`() {
    for _ in 0..<20 {
      var traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.semibold]
      traits[.symbolic] = UIFontDescriptor.SymbolicTraits.traitItalic.rawValue
      let font = UIFont(
        descriptor: UIFontDescriptor(fontAttributes: [.traits: traits]), size: 12)
      #expect(font.fontName == "Inter-SemiBoldItalic")
      traits = [.slant: 0, .symbolic: UIFontDescriptor.SymbolicTraits([.traitItalic, .traitBold])]
      let straight = UIFont(
        descriptor: UIFontDescriptor(fontAttributes: [.traits: traits]), size: 12)
      #expect(straight.fontName == "Inter-Bold")
    }
  }

  @Test func `fonts are found by their own names only`() {
    #expect(UIFont(name: "Inter", size: 12) == .systemFont(ofSize: 12))
    #expect(UIFont(name: "Inter-Italic", size: 12) == .italicSystemFont(ofSize: 12))
    let bold = UIFont(name: "Inter-BoldItalic", size: 12)
    #expect(bold?.fontName == "Inter-BoldItalic" && bold?.pointSize == 12)
    #expect(UIFont(name: "HelveticaNew", size: 12) == nil)
  }

  @Test func `a line is 1.193 of the size high, as on iOS`() {
    let font = UIFont.systemFont(ofSize: 17)
    // iOS gives 20.287109375 for 17 points.
    #expect(abs(font.lineHeight - 20.287109375) < 1e-9)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9)
    #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
  }

  @Test func `fonts of one cut and size are equal`() {
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 9).withSize(12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 12.5))
  }
}
