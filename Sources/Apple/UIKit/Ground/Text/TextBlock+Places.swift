import Drawing

/// Where letters stand, for carets, selections and fingers.
extension TextBlock {
  /// Finds where the next letter would stand after the text when lines end at `width`.
  ///
  /// - Returns: the distance from the left edge of the lines, in points; from the left end of the
  ///   last line where `width` is infinite.
  package func caretAtTheEnd(width: CGFloat) -> CGFloat {
    if hasSections {
      guard let last = sections(width: width, height: .infinity).sections.last else { return 0 }
      return last.left + last.block.caretAtTheEnd(width: last.width ?? width)
    }
    let box = CGRect(x: 0, y: 0, width: width.isFinite ? width : 0, height: 0)
    return CGFloat(layOut(run(in: box), width: width, height: .infinity).caretAtTheEnd)
  }

  /// Finds where a letter begins when lines end at `width`.
  ///
  /// - Returns: a rectangle without width, from the upper left corner of the lines, in points.
  package func caret(before byte: Int, width: CGFloat) -> CGRect {
    if hasSections {
      guard let section = section(of: byte, width: width) else { return .zero }
      return section.block.caret(before: byte - section.start, width: section.width ?? width)
        .offsetBy(dx: section.left, dy: section.top)
    }
    return layOut(placed(in: width), width: width, height: .infinity).caret(before: byte)
  }

  /// Returns the rectangles of a stretch of text when lines end at `width`, one a line.
  package func boxes(of bytes: Range<Int>, width: CGFloat) -> [CGRect] {
    if hasSections {
      return sections(width: width, height: .infinity).sections.flatMap { section in
        let own =
          max(0, bytes.lowerBound - section.start)..<max(0, bytes.upperBound - section.start)
        return own.isEmpty
          ? []
          : section.block.boxes(of: own, width: section.width ?? width).map {
            $0.offsetBy(dx: section.left, dy: section.top)
          }
      }
    }
    return layOut(placed(in: width), width: width, height: .infinity).boxes(of: bytes)
  }

  /// Returns the letter after the place between letters that is nearest to a point.
  package func byte(nearest point: CGPoint, width: CGFloat) -> (byte: Int, isOnLetter: Bool) {
    if hasSections {
      let all = sections(width: width, height: .infinity).sections
      guard let first = all.first(where: { point.y < $0.top + $0.size.height }) ?? all.last else {
        return (0, false)
      }
      // Of the pieces of one line, the last one that begins left of the point.
      let section = all.last { $0.top == first.top && $0.left <= point.x } ?? first
      let place = CGPoint(x: point.x - section.left, y: point.y - section.top)
      let found = section.block.byte(nearest: place, width: section.width ?? width)
      return (found.byte + section.start, found.isOnLetter)
    }
    return layOut(placed(in: width), width: width, height: .infinity).byte(nearest: point)
  }

  /// Returns the lines and their pieces when lines end at `width`, from the top.
  ///
  /// - Returns: the bytes of each, with what ends it, and its box around the letters; how far the
  ///   baseline stands below the box's upper edge.
  func fragments(width: CGFloat) -> [(bytes: Range<Int>, box: CGRect, baseline: CGFloat)] {
    guard hasSections else {
      return layOut(placed(in: width), width: width, height: .infinity).fragments
    }
    let all = sections(width: width, height: .infinity).sections
    return zip(all, all.dropFirst().map(\.start) + [string.utf8.count]).flatMap { section, next in
      var own = section.block.fragments(width: section.width ?? width).map {
        (
          bytes: $0.bytes.lowerBound + section.start..<$0.bytes.upperBound + section.start,
          box: $0.box.offsetBy(dx: section.left, dy: section.top), baseline: $0.baseline
        )
      }
      if let last = own.indices.last {
        own[last].bytes = own[last].bytes.lowerBound..<max(own[last].bytes.lowerBound, next)
      }
      return own
    }
  }

  private func placed(in width: CGFloat) -> TextRun {
    run(in: CGRect(x: 0, y: 0, width: width, height: 0))
  }
}
