import Testing
import UIKit

@MainActor @Suite struct PhoneFontTests {
  @Test(arguments: [
    ("HelveticaNeue", "Inter-Regular"), ("HelveticaNeue-Light", "Inter-Light"),
    ("HelveticaNeue-CondensedBold", "Inter-Bold"), ("Helvetica Neue", "Inter-Regular"),
    ("AvenirNext-DemiBoldItalic", "Inter-SemiBoldItalic"), ("Avenir-Black", "Inter-Black"),
    ("ArialRoundedMTBold", "Nunito-Bold"), ("TimesNewRomanPS-BoldMT", nil),
    ("Academy Engraved LET", nil), ("BodoniSvtyTwoSCITCTT-Book", nil), ("ZapfDingbatsITC", nil),
    ("HiraMinProN-W6", nil), ("HiraMaruProN-W4", nil),
    ("Georgia-Italic", nil), ("Menlo-Regular", nil), (".SFUIText-Medium", "Inter-Medium"),
  ])
  func `a font of phones has a cut that stands in for it`(name: String, cut: String?) throws {
    let font = try #require(UIFont(name: name, size: 20))
    #expect(font.fontName == name && font.pointSize == 20)
    if let cut { #expect(font == UIFont(name: cut, size: 20)) }
    #expect(font.withSize(30).fontName == name)
  }

  @Test func `a serif stands in for a serif, even letters for even ones`() {
    let wide = UIFont(name: "Courier-Bold", size: 12)
    #expect(wide?.fontDescriptor.symbolicTraits == [.traitBold, .traitMonoSpace])
    #expect(
      UIFont(name: "Georgia", size: 12)?.fontDescriptor
        != UIFont(name: "Arial", size: 12)?.fontDescriptor)
  }

  @Test(arguments: ["Helvetica-Purple", "helveticaneue", "Lobster-Regular", "", "Arialism"])
  func `a font that no phone has is not there`(name: String) {
    #expect(UIFont(name: name, size: 12) == nil)
  }
}
