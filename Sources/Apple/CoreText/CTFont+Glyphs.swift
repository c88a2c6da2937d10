import Drawing
import UIKitGround

/// The number of a letter, by which Core Text draws it in any font.
///
/// Source: Apple, CGGlyph.
public typealias CGGlyph = UInt16

/// The letters that code of a stage asked for, each with its number.
///
/// On a phone the numbers are those of a font's own table. Here they count the letters that were
/// asked for, from 1 on, and mean the same letter in each font.
@MainActor
final class GlyphNumbers {
  private var letters: [String] = []
  private var numbers: [String: CGGlyph] = [:]

  /// Returns the number of a letter; 0 for none, and where there are too many.
  func number(of letter: String) -> CGGlyph {
    if let known = numbers[letter] { return known }
    guard letters.count < Int(CGGlyph.max) else { return 0 }
    letters.append(letter)
    let number = CGGlyph(letters.count)
    numbers[letter] = number
    return number
  }

  /// Returns the letter of a number.
  func letter(of number: CGGlyph) -> String? {
    letters.indices.contains(Int(number) - 1) ? letters[Int(number) - 1] : nil
  }
}

extension World {
  /// The letters that Core Text was asked for.
  var glyphNumbers: GlyphNumbers { part { GlyphNumbers() } }
}

/// Returns the outline of a letter, with its pen at the origin and +y up; `nil` for one without ink.
///
/// - Parameters:
///   - font: The font.
///   - glyph: The number of the letter.
///   - matrix: A transform of the outline.
///
/// Source: Apple, CTFontCreatePathForGlyph.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard let letter = World.current.glyphNumbers.letter(of: glyph) else { return nil }
  let elements = font.outline(of: letter)
  guard !elements.isEmpty else { return nil }
  let map = matrix?.pointee ?? .identity
  return CGPath(elements: elements.map { $0.applying(map) })
}

/// Finds the numbers of letters; 0 for the second half of one of two units of UTF-16.
///
/// - Returns: whether every letter is known.
///
/// Source: Apple, CTFontGetGlyphsForCharacters.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor @discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  var isLow = false
  for index in 0..<max(0, count) {
    defer { isLow = UTF16.isLeadSurrogate(characters[index]) && index + 1 < count }
    guard !isLow else {
      glyphs[index] = 0
      continue
    }
    let isHigh = UTF16.isLeadSurrogate(characters[index]) && index + 1 < count
    let units = isHigh ? [characters[index], characters[index + 1]] : [characters[index]]
    glyphs[index] = World.current.glyphNumbers.number(
      of: String(decoding: units, as: UTF16.self))
  }
  return true
}

/// Finds how far the pen goes on for letters, and returns the sum.
///
/// *Units*: points.
///
/// Source: Apple, CTFontGetAdvancesForGlyphs.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor @discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  (0..<max(0, count)).reduce(0) { sum, index in
    let letter = World.current.glyphNumbers.letter(of: glyphs[index])
    let width = letter.map { font.advance(of: $0) } ?? 0
    advances?[index] = CGSize(width: width, height: 0)
    return sum + Double(width)
  }
}

/// Finds the rectangles around the outlines of letters, and returns the one around all.
///
/// *Units*: points; +y is up.
///
/// Source: Apple, CTFontGetBoundingRectsForGlyphs.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor @discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  (0..<max(0, count)).reduce(CGRect.null) { union, index in
    let box = CTFontCreatePathForGlyph(font, glyphs[index], nil)?.boundingBoxOfPath ?? .zero
    boundingRects?[index] = box
    return union.union(box)
  }
}

/// The direction in which lines of letters run, which is from left to right here.
///
/// Source: Apple, CTFontOrientation.
public enum CTFontOrientation: UInt32, Sendable { case `default`, horizontal, vertical }

/// A unit of UTF-16.
public typealias UniChar = UInt16

/// Returns the height of lines above their baseline, in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// Returns the depth of lines below their baseline, in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// Returns the space between lines, in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// Returns the size of a font, in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// Returns the height of a capital letter, in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// Returns the height of an x, in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
