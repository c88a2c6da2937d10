import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround

/// Lines and frames of Core Text.
@MainActor @Suite struct CoreTextFrameTests {
  private let font = UIFont.systemFont(ofSize: 20)

  @Test func `choices have Core Text's numbers`() {
    #expect(CTFontOrientation.horizontal.rawValue == 1 && CTFontOrientation.vertical.rawValue == 2)
    let scopes: [CTFontManagerScope] = [.none, .process, .persistent, .session]
    #expect(scopes.map(\.rawValue) == [0, 1, 2, 3])
    #expect(CTLineBoundsOptions.useGlyphPathBounds.rawValue == 8)
    #expect(CTLineBoundsOptions.includeLanguageExtents.rawValue == 32)
  }

  @Test func `a line has a letter for each sign, and bounds that its letters lie in`() throws {
    try onStage { _ in
      let text = NSAttributedString(string: "Lamp", attributes: [.font: font])
      let line: CTLine = CTLineCreateWithAttributedString(text)
      #expect(CTLineGetGlyphCount(line) == 4)
      #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: 4))
      let whole = CTLineGetBoundsWithOptions(line, [])
      let letters = CTLineGetBoundsWithOptions(line, [.useGlyphPathBounds])
      #expect(abs(whole.height - (font.ascender - font.descender)) < 1e-9)
      #expect(whole.insetBy(dx: -1, dy: 0).contains(letters) && letters.height < whole.height)
    }
  }

  @Test func `a frame is as high as its lines, and keeps to its path`() throws {
    try onStage { _ in
      let text = NSAttributedString(
        string: "one two three four five six", attributes: [.font: font])
      let setter: CTFramesetter = CTFramesetterCreateWithAttributedString(text)
      let everything = CFRange(location: 0, length: 0)
      let wide = CTFramesetterSuggestFrameSizeWithConstraints(
        setter, everything, nil, CGSize(width: 10_000, height: 10_000), nil)
      let narrow = CTFramesetterSuggestFrameSizeWithConstraints(
        setter, everything, nil, CGSize(width: 100, height: 10_000), nil)
      #expect(abs(wide.width - text.size().width) <= 1 && narrow.width <= 100)
      #expect(narrow.height > 2.5 * wide.height)
      let path = CGPath(rect: CGRect(x: 5, y: 5, width: 100, height: 200), transform: nil)
      let frame: CTFrame = CTFramesetterCreateFrame(setter, everything, path, nil)
      #expect(CTFrameGetPath(frame).boundingBoxOfPath == path.boundingBoxOfPath)
    }
  }
}
