import UIKitGround

/// A line of text whose letters stand in their places.
///
/// Source: Apple, CTLine.
@preconcurrency @MainActor
public final class CTLine: NSObject {
  /// The text.
  let text: NSAttributedString
  /// Stretches of letters with the same attributes, from the left.
  let runs: [CTRun]

  init(_ text: NSAttributedString) {
    self.text = text
    let block = text.block()
    var runs: [CTRun] = []
    let string = text.string
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      var attributes = attributes
      attributes[.font] = (attributes[.font] as? UIFont) ?? .systemFont(ofSize: 12)
      runs.append(CTRun(of: string, range, attributes, in: block))
    }
    self.runs = runs
  }

  /// The font of the tallest letters.
  var tallest: UIFont {
    runs.map(\.font).max { $0.ascender < $1.ascender } ?? .systemFont(ofSize: 12)
  }
}

/// A stretch of a line whose letters have the same attributes.
///
/// A letter with its accents is one glyph here, and letters never join.
///
/// Source: Apple, CTRun.
@preconcurrency @MainActor
public final class CTRun: NSObject {
  let attributes: [NSAttributedString.Key: Any]
  let glyphs: [CGGlyph]
  /// Where the pen stands for each letter, in points from the start of the line.
  let positions: [CGPoint]
  let advances: [CGSize]
  /// Where each letter begins in the string, in units of UTF-16.
  let indices: [CFIndex]
  let range: NSRange

  var font: UIFont { (attributes[.font] as? UIFont) ?? .systemFont(ofSize: 12) }

  /// The attributes as Core Text gives them.
  private(set) lazy var dictionary = NSDictionary(
    objects: attributes.map(\.value), forKeys: attributes.map { NSString(string: $0.key.rawValue) })

  fileprivate init(
    of string: String, _ range: NSRange, _ attributes: [NSAttributedString.Key: Any],
    in block: TextBlock
  ) {
    (self.attributes, self.range) = (attributes, range)
    var (glyphs, positions, advances, indices): ([CGGlyph], [CGPoint], [CGSize], [CFIndex]) =
      ([], [], [], [])
    var place = String.Index(utf16Offset: range.location, in: string)
    let end = String.Index(utf16Offset: range.location + range.length, in: string)
    func pen(_ place: String.Index) -> CGFloat {
      block.caret(
        before: string.utf8.distance(from: string.startIndex, to: place), width: .infinity
      ).minX
    }
    while place < end {
      let next = min(string.index(after: place), end)
      let (start, stop) = (pen(place), pen(next))
      glyphs.append(World.current.glyphNumbers.number(of: String(string[place..<next])))
      positions.append(CGPoint(x: min(start, stop), y: 0))
      advances.append(CGSize(width: abs(stop - start), height: 0))
      indices.append(place.utf16Offset(in: string))
      place = next
    }
    (self.glyphs, self.positions) = (glyphs, positions)
    (self.advances, self.indices) = (advances, indices)
  }

  /// Returns the part of a range that there is; all where its length is 0.
  fileprivate func part(_ range: CFRange) -> Range<Int> {
    let start = min(max(0, range.location), glyphs.count)
    let end = range.length > 0 ? min(start + range.length, glyphs.count) : glyphs.count
    return start..<end
  }
}

/// Makes a line of a text, as long as it has to be.
///
/// Source: Apple, CTLineCreateWithAttributedString.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

/// Returns the runs of a line, from the left.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { NSArray(array: line.runs) }

/// Returns the number of letters of a line.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.runs.reduce(0) { $0 + $1.glyphs.count }
}

/// Returns the part of the text that a line shows.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRangeMake(0, line.text.length) }

/// Returns the width of a line, and how far it reaches above and below its baseline.
///
/// *Units*: points.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor @discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.tallest.ascender
  descent?.pointee = -line.tallest.descender
  leading?.pointee = 0
  return Double(line.runs.flatMap(\.advances).reduce(0) { $0 + $1.width })
}

/// Returns the rectangle around the ink of a line, its start at the origin and +y up, in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let boxes = line.runs.flatMap { run in
    zip(run.glyphs, run.positions).compactMap { glyph, place in
      CTFontCreatePathForGlyph(run.font, glyph, nil)?.boundingBoxOfPath.offsetBy(
        dx: place.x, dy: place.y)
    }
  }
  return boxes.reduce(CGRect.null) { $0.union($1) }
}

/// What counts in the bounds of a line.
///
/// Source: Apple, CTLineBoundsOptions.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: CFOptionFlags

  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// Not the space between lines; there is none here.
  public static let excludeTypographicLeading = Self(rawValue: 1 << 0)
  /// Not the shifts of letters by pairs; they count here all the same.
  public static let excludeTypographicShifts = Self(rawValue: 1 << 1)
  /// Signs of punctuation hang over the edges; none does here.
  public static let useHangingPunctuation = Self(rawValue: 1 << 2)
  /// The outlines of the letters.
  public static let useGlyphPathBounds = Self(rawValue: 1 << 3)
  /// The optical bounds, which are those of the font here.
  public static let useOpticalBounds = Self(rawValue: 1 << 4)
  /// Bounds that hold the letters of any language; those of the font here.
  public static let includeLanguageExtents = Self(rawValue: 1 << 5)
}

/// Returns the bounds of a line, its start at the origin and +y up, in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  guard !options.contains(.useGlyphPathBounds) else { return CTLineGetImageBounds(line, nil) }
  var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
  let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
  return CGRect(x: 0, y: -descent, width: width, height: ascent + descent)
}

/// Draws a line with its start at the text position of a context whose +y is up.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  context.drawUpright(at: context.textPosition) {
    line.text.draw(at: CGPoint(x: 0, y: -line.tallest.ascender))
  }
}

/// Returns the number of letters of a run.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// Returns the attributes of a run, its font among them.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.dictionary }

/// Returns the part of the text that a run shows.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRangeMake(run.range.location, run.range.length)
}

/// Writes the numbers of letters; of all where the range is empty.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  for (index, place) in run.part(range).enumerated() { buffer[index] = run.glyphs[place] }
}

/// Writes where the pen stands for letters, in points from the start of the line.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  for (index, place) in run.part(range).enumerated() { buffer[index] = run.positions[place] }
}

/// Writes how far the pen goes on for letters, in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
  for (index, place) in run.part(range).enumerated() { buffer[index] = run.advances[place] }
}

/// Writes where letters begin in the text, in units of UTF-16.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
  for (index, place) in run.part(range).enumerated() { buffer[index] = run.indices[place] }
}

/// Returns the width of letters, and how far they reach above and below the baseline, in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor @discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = run.font.ascender
  descent?.pointee = -run.font.descender
  leading?.pointee = 0
  return Double(run.part(range).reduce(0) { $0 + run.advances[$1].width })
}
