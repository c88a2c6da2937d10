import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

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
    if let cut { #expect(font.typeface.cut == cut) }
    #expect(font.withSize(30).fontName == name)
  }

  @Test(arguments: [
    ("HelveticaNeue", false, 1.0), ("HelveticaNeue-CondensedBlack", false, 0.9),
    ("AvenirNextCondensed-Bold", false, 0.8), ("AvenirNext-Bold", false, 1),
    ("DINCondensed-Bold", false, 0.7), (".SFUIText-Medium", true, 1), ("Inter-Bold", true, 1),
  ])
  func `condensed letters are drawn narrower, and only the system's stand as a phone's`(
    name: String, isTracked: Bool, stretch: Double
  ) throws {
    let typeface = try #require(UIFont(name: name, size: 29)).withSize(20).typeface
    #expect((typeface.isTracked, typeface.stretch) == (isTracked, stretch))
  }

  // The sums of the letters' widths in free fonts that have the same, in parts of the size.
  @Test(arguments: [
    ("Helvetica", 19.786), ("Helvetica-Bold", 21.394), ("TimesNewRomanPSMT", 18.275),
    ("TimesNewRomanPS-BoldMT", 19.334), ("Palatino-Roman", 20.110), ("Palatino-Bold", 20.778),
  ])
  func `a text in a font of phones is nearly as wide as there, in all sizes`(
    name: String, width: CGFloat
  ) throws {
    for size in [9.0, 14, 20, 40] as [CGFloat] {
      let font = try #require(UIFont(name: name, size: size))
      let text = NSAttributedString(
        string: "The quick brown fox jumps over the lazy dog", attributes: [.font: font])
      #expect(abs(text.size().width / size / width - 1) < 0.025)
    }
  }

  @Test func `letters of a condensed system font are drawn narrower`() {
    let widths = [UIFont.Width.compressed, .condensed, .standard, .expanded].map { width in
      let font = UIFont.systemFont(ofSize: 20, weight: .bold, width: width)
      return NSAttributedString(string: "Boarding", attributes: [.font: font]).size().width
    }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
    #expect(abs(widths[1] / widths[2] - 0.82) < 0.01)
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
