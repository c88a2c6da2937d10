extension NSLayoutManager {
  /// Returns the area in which a glyph stands, which is the first one; `nil` where there is none.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? {
    guard let container = textContainers.first, (0..<numberOfGlyphs).contains(glyphIndex) else {
      return nil
    }
    effectiveRange?.pointee = glyphRange(for: container)
    return container
  }

  /// Returns the glyphs around one that no kerning moves: here each by itself.
  public func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    NSRange(location: glyphIndex, length: 1)
  }

  /// Tells the delegate, once the views of this frame have their places, that the lines of a text
  /// that no text view shows have theirs.
  func layOutLater() {
    guard delegate != nil else { return }
    World.current.afterLayout { [weak self] in
      guard let self else { return }
      delegate?.layoutManager(self, didCompleteLayoutFor: textContainers.first, atEnd: true)
    }
  }
}
