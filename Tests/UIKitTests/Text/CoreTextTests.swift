import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

/// Letters as paths, as code asks for them that draws a text with a pen.
@MainActor struct CoreTextTests {
  private let font = UIFont.systemFont(ofSize: 40)

  @Test func `the letters of a line are paths above the baseline, each behind the one before`()
    throws
  {
    try onStage { _ in
      let text = NSAttributedString(string: "Li L", attributes: [.font: font])
      let line = CTLineCreateWithAttributedString(text)
      let runs = CTLineGetGlyphRuns(line)
      #expect(CFArrayGetCount(runs) == 1)
      let run = unsafeBitCast(CFArrayGetValueAtIndex(runs, 0), to: CTRun.self)
      let key = unsafeBitCast(kCTFontAttributeName, to: UnsafeRawPointer.self)
      let found = unsafeBitCast(
        CFDictionaryGetValue(CTRunGetAttributes(run), key), to: CTFont.self)
      #expect(found == font)
      let count = CTRunGetGlyphCount(run)
      #expect(count == 4)
      var boxes: [CGRect?] = []
      for index in 0..<count {
        var glyph = CGGlyph()
        var position = CGPoint.zero
        CTRunGetGlyphs(run, CFRangeMake(index, 1), &glyph)
        CTRunGetPositions(run, CFRangeMake(index, 1), &position)
        boxes.append(
          CTFontCreatePathForGlyph(found, glyph, nil)?.boundingBoxOfPath.offsetBy(
            dx: position.x, dy: position.y))
      }
      let first = try #require(boxes[0])
      let last = try #require(boxes[3])
      #expect(boxes[2] == nil)
      #expect(abs(first.minY) < 0.1)
      #expect(abs(first.height - font.capHeight) < 1)
      #expect(last.minX > first.maxX + 20)
      #expect(abs(last.width - first.width) < 0.01)
      #expect(try #require(boxes[1]).maxX < last.minX)
    }
  }

  @Test func `a line is as wide as its text, and its letters as wide as the line`() throws {
    try onStage { _ in
      let text = NSAttributedString(string: "Wave", attributes: [.font: font])
      let line = CTLineCreateWithAttributedString(text)
      var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
      let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
      #expect(abs(CGFloat(width) - text.size().width) < 0.01)
      #expect((ascent, descent) == (font.ascender, -font.descender))
      var units = Array("Wave".utf16)
      var glyphs = [CGGlyph](repeating: 0, count: 4)
      #expect(CTFontGetGlyphsForCharacters(font, &units, &glyphs, 4))
      var advances = [CGSize](repeating: .zero, count: 4)
      let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 4)
      // Without the space that is taken away between two letters.
      #expect(sum >= width && sum < width + 8)
      #expect(advances[0].width > advances[3].width)
    }
  }

  @Test func `a frame draws its text upright in a context whose y axis points up`() throws {
    try onStage { _ in
      let text = NSAttributedString(string: "One Two", attributes: [.font: font])
      let setter = CTFramesetterCreateWithAttributedString(text)
      let size = CTFramesetterSuggestFrameSizeWithConstraints(
        setter, CFRangeMake(0, 0), nil, CGSize(width: 100, height: 400), nil)
      #expect(abs(size.height - 2 * font.lineHeight) < 1)
      let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 200), transform: nil)
      let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 200)).image {
        $0.cgContext.translateBy(x: 0, y: 200)
        $0.cgContext.scaleBy(x: 1, y: -1)
        CTFrameDraw(frame, $0.cgContext)
      }
      let same = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 200)).image { _ in
        text.draw(in: CGRect(x: 0, y: 0, width: 100, height: 200))
      }
      #expect(image.picture == same.picture)
    }
  }

  @Test func `room before a paragraph is added to that behind the one above`() throws {
    try onStage { _ in
      @MainActor func height(_ before: CGFloat, _ behind: CGFloat) -> CGFloat {
        let style = NSMutableParagraphStyle()
        (style.paragraphSpacingBefore, style.paragraphSpacing) = (before, behind)
        return NSAttributedString(
          string: "A\nB", attributes: [.font: font, .paragraphStyle: style]
        ).size().height
      }
      #expect(abs(height(10, 5) - height(0, 0) - 15) < 0.01)
    }
  }
}
