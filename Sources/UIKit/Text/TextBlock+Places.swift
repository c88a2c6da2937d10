import Drawing

/// Where letters stand, for carets, selections and fingers.
extension TextBlock {
  /// Finds where the next letter would stand after the text when lines end at `width`.
  ///
  /// - Returns: the distance from the left edge of the lines, in points; from the left end of the
  ///   last line where `width` is infinite.
  func caretAtTheEnd(width: CGFloat) -> CGFloat {
    if !paragraphs.isEmpty {
      return sections(width: width, height: .infinity).sections.last?.block
        .caretAtTheEnd(width: width) ?? 0
    }
    let box = CGRect(x: 0, y: 0, width: width.isFinite ? width : 0, height: 0)
    return CGFloat(layOut(run(in: box), width: width, height: .infinity).caretAtTheEnd)
  }

  /// Finds where a letter begins when lines end at `width`.
  ///
  /// - Returns: a rectangle without width, from the upper left corner of the lines, in points.
  func caret(before byte: Int, width: CGFloat) -> CGRect {
    if !paragraphs.isEmpty {
      guard let section = section(of: byte, width: width) else { return .zero }
      return section.block.caret(before: byte - section.start, width: width)
        .offsetBy(dx: 0, dy: section.top)
    }
    return layOut(placed(in: width), width: width, height: .infinity).caret(before: byte)
  }

  /// Returns the rectangles of a stretch of text when lines end at `width`, one a line.
  func boxes(of bytes: Range<Int>, width: CGFloat) -> [CGRect] {
    if !paragraphs.isEmpty {
      return sections(width: width, height: .infinity).sections.flatMap { section in
        let own =
          max(0, bytes.lowerBound - section.start)..<max(0, bytes.upperBound - section.start)
        return own.isEmpty
          ? []
          : section.block.boxes(of: own, width: width).map { $0.offsetBy(dx: 0, dy: section.top) }
      }
    }
    return layOut(placed(in: width), width: width, height: .infinity).boxes(of: bytes)
  }

  /// Returns the letter after the place between letters that is nearest to a point.
  func byte(nearest point: CGPoint, width: CGFloat) -> (byte: Int, isOnLetter: Bool) {
    if !paragraphs.isEmpty {
      let all = sections(width: width, height: .infinity).sections
      guard let section = all.first(where: { point.y < $0.top + $0.size.height }) ?? all.last else {
        return (0, false)
      }
      let place = CGPoint(x: point.x, y: point.y - section.top)
      let found = section.block.byte(nearest: place, width: width)
      return (found.byte + section.start, found.isOnLetter)
    }
    return layOut(placed(in: width), width: width, height: .infinity).byte(nearest: point)
  }

  private func placed(in width: CGFloat) -> TextRun {
    run(in: CGRect(x: 0, y: 0, width: width, height: 0))
  }
}
