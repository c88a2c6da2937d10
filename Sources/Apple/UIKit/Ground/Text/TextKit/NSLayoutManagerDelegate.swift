/// Has a say in where the lines of a text stand.
///
/// A glyph is a UTF-16 unit of the text.
///
/// Source: Apple, NSLayoutManagerDelegate.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
  /// Returns the space below a line, in place of the paragraph style's.
  ///
  /// *Units*: points.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat

  /// Returns the space below a paragraph, in place of the paragraph style's.
  ///
  /// *Units*: points.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat

  /// Returns whether a line may end before a character.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool

  /// Called with the place of a line; what is changed holds where it returns true.
  ///
  /// *Space*: the container's, in points; the baseline's from the upper edge of the line.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool

  /// Called when the lines of a text have their places: those of a text view, or after a change.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  /// Returns the space that the paragraph's style asks for, in points.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.style(at: glyphIndex)?.lineSpacing ?? 0 }

  /// Returns the space after a paragraph that its style asks for, in points.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.style(at: glyphIndex)?.paragraphSpacing ?? 0 }

  /// Returns true: a line may break before any word.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool { true }

  /// Returns false: lines stand where they were proposed.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool { false }

  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}

extension NSLayoutManager {
  fileprivate func style(at glyph: Int) -> NSParagraphStyle? {
    guard let textStorage, glyph < textStorage.length else { return nil }
    return textStorage.attributes(at: glyph, effectiveRange: nil)[.paragraphStyle]
      as? NSParagraphStyle
  }
}

extension NSLayoutManager: LineJudge {
  func breaksLine(before character: Int) -> Bool {
    delegate?.layoutManager(self, shouldBreakLineByWordBeforeCharacterAt: character) ?? true
  }

  func place(of line: LineProposal, _ characters: NSRange) -> LineProposal {
    guard let delegate, let container = textContainers.first else { return line }
    var wanted = line
    let isSet = delegate.layoutManager(
      self, shouldSetLineFragmentRect: &wanted.line, lineFragmentUsedRect: &wanted.used,
      baselineOffset: &wanted.baseline, in: container, forGlyphRange: characters)
    return isSet ? wanted : line
  }

  func lineSpace(after character: Int, _ line: CGRect) -> CGFloat {
    delegate?.layoutManager(
      self, lineSpacingAfterGlyphAt: character, withProposedLineFragmentRect: line) ?? 0
  }

  func paragraphSpace(after character: Int, _ line: CGRect) -> CGFloat {
    delegate?.layoutManager(
      self, paragraphSpacingAfterGlyphAt: character, withProposedLineFragmentRect: line) ?? 0
  }
}
