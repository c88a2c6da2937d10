import Foundation
import Testing
import UIKit

@testable import FoundationNames
@testable import UIKitGround

/// The names under which attributes of texts, fonts and documents are stored.
@MainActor @Suite struct AttributeNameTests {
  @Test func `attributes of a text have the names of their keys`() {
    typealias Scope = AttributeScopes.UIKitAttributes
    let names: [(String, NSAttributedString.Key)] = [
      (Scope.FontAttribute.name, .font), (Scope.ForegroundColorAttribute.name, .foregroundColor),
      (Scope.BackgroundColorAttribute.name, .backgroundColor), (Scope.KernAttribute.name, .kern),
      (Scope.UnderlineStyleAttribute.name, .underlineStyle),
      (Scope.UnderlineColorAttribute.name, .underlineColor),
      (Scope.StrikethroughStyleAttribute.name, .strikethroughStyle),
      (Scope.StrikethroughColorAttribute.name, .strikethroughColor),
      (Scope.BaselineOffsetAttribute.name, .baselineOffset),
    ]
    for (name, key) in names { #expect(name == key.rawValue) }
    #expect(Scope.TrackingAttribute.name == "CTTracking")
  }

  @Test func `attributes of a value of Swift's are those of the object that it becomes`() {
    var text = AttributedString("one")
    text.font = UIFont.systemFont(ofSize: 9)
    text.foregroundColor = UIColor.red
    text.kern = 2
    text.underlineStyle = NSUnderlineStyle.single
    text.baselineOffset = 3
    let made = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    #expect((made[.font] as? UIFont)?.pointSize == 9)
    #expect(made[.foregroundColor] as? UIColor == .red)
    #expect((made[.kern] as? NSNumber)?.doubleValue == 2 || made[.kern] as? CGFloat == 2)
    #expect(made[.underlineStyle] != nil && made[.baselineOffset] != nil)
  }

  @Test func `properties of fonts have their names and numbers`() {
    #expect(UIFontDescriptor.AttributeName.family.rawValue == "NSFontFamilyAttribute")
    #expect(UIFontDescriptor.AttributeName.traits.rawValue == "NSCTFontTraitsAttribute")
    let traits: UIFontDescriptor.SymbolicTraits = [.traitBold, .traitItalic]
    #expect(traits.rawValue == 3)
    #expect(UIFontDescriptor.SymbolicTraits.traitMonoSpace.rawValue == 1024)
    let font = UIFont.boldSystemFont(ofSize: 11)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func `properties of documents and paragraphs have their names and numbers`() {
    let key = NSAttributedString.DocumentReadingOptionKey.documentType
    #expect(key.rawValue == NSAttributedString.DocumentAttributeKey.documentType.rawValue)
    #expect(
      NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue == "CharacterEncoding")
    #expect(NSParagraphStyle.LineBreakStrategy.standard.rawValue == 0xFFFF)
    #expect(NSParagraphStyle.LineBreakStrategy.standard.contains(.pushOut))
    #expect(
      NSTextTab.OptionKey.columnTerminators.rawValue == "NSTabColumnTerminatorsAttributeName")
  }

  @Test func `a text in several lines is measured from its first line's top`() throws {
    try onStage { _ in
      let text = NSAttributedString(
        string: "one two three", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
      #expect(options.rawValue == 3)
      #expect(NSStringDrawingOptions.truncatesLastVisibleLine.rawValue == 32)
      let context = NSStringDrawingContext()
      #expect(context.minimumScaleFactor == 0 && context.actualScaleFactor == 1)
      let room = CGSize(width: 60, height: 1000)
      let lines = text.boundingRect(with: room, options: options, context: context)
      let line = text.boundingRect(with: room, options: [], context: nil)
      #expect(lines.height > 1.9 * line.height && lines.width <= 60)
    }
  }

  @Test func `a localized text is a key with signs for its values`() {
    let plain: String.LocalizationValue = "50% of \("tea") for \(3)"
    var pieces = String.LocalizationValue.StringInterpolation(
      literalCapacity: 0, interpolationCount: 0)
    pieces.appendLiteral("50% of ")
    pieces.appendInterpolation("tea")
    #expect(pieces.key == "50%% of %@" && pieces.shown == ["tea"])
    #expect(String(localized: plain) == "50% of tea for 3")
  }
}
