import CCairo
import Drawing
import Geometry

/// Where letters stand, for carets, selections and fingers.
///
/// *Units*: points from the upper left corner of the lines; bytes of the string in UTF-8.
extension TextLayout {
  /// Returns where a letter begins: a rectangle without width, as high as its line.
  package func caret(before byte: Int) -> CGRect {
    guard let index = line(ofByte: byte) else { return .zero }
    let box = lines[index]
    return CGRect(
      x: x(ofByte: byte, line: index), y: box.top, width: 0, height: box.bottom - box.top)
  }

  /// Returns the rectangles of a stretch of text, one a line.
  package func boxes(of bytes: Range<Int>) -> [CGRect] {
    lines.indices.compactMap { index in
      let whole = self.bytes(ofLine: index)
      let (start, end) = (
        max(bytes.lowerBound, whole.lowerBound), min(bytes.upperBound, whole.upperBound)
      )
      guard start < end else { return nil }
      let (first, last) = (x(ofByte: start, line: index), x(ofByte: end, line: index))
      return CGRect(
        x: min(first, last), y: lines[index].top, width: abs(last - first),
        height: lines[index].bottom - lines[index].top)
    }
  }

  /// Finds the place between letters that is nearest to a point.
  ///
  /// - Parameter point: from the upper left corner of the lines, in points.
  /// - Returns: the byte of the letter after that place, and whether the point lies on a letter.
  package func byte(nearest point: CGPoint) -> (byte: Int, isOnLetter: Bool) {
    guard
      let index = lines.indices.first(where: { point.y < lines[$0].bottom }) ?? lines.indices.last,
      let line = line(index)
    else { return (0, false) }
    var (byte, trailing): (Int32, Int32) = (0, 0)
    let x = Int32(((Double(point.x) - left(ofLine: index)) * pangoUnitsPerPoint).rounded())
    let isOnLine = pango_layout_line_x_to_index(line, x, &byte, &trailing) != 0
    var place = Int(byte)
    let bytes = Array(run.string.utf8)
    for _ in 0..<trailing {
      place += 1
      while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
    }
    let isBeside = point.y < 0 || point.y > CGFloat(lines[lines.count - 1].bottom)
    return (min(place, bytes.count), isOnLine && !isBeside)
  }

  /// The lines from the top: their bytes with the spaces behind them, their boxes around the letters,
  /// and how far the baseline stands below the box's upper edge.
  package var fragments: [(bytes: Range<Int>, box: CGRect, baseline: CGFloat)] {
    lines.indices.map { index in
      let own = bytes(ofLine: index)
      let next = index + 1 < lines.count ? bytes(ofLine: index + 1).lowerBound : own.upperBound
      let box = lines[index]
      return (
        own.lowerBound..<max(own.upperBound, next),
        CGRect(
          x: left(ofLine: index), y: box.top, width: width(ofLine: index),
          height: box.bottom - box.top),
        CGFloat(box.baseline - box.top)
      )
    }
  }

  private func line(ofByte byte: Int) -> Int? {
    lines.indices.last { bytes(ofLine: $0).lowerBound <= byte } ?? lines.indices.first
  }

  private func bytes(ofLine index: Int) -> Range<Int> {
    guard let line = line(index)?.pointee else { return 0..<0 }
    return Int(line.start_index)..<Int(line.start_index + line.length)
  }

  private func left(ofLine index: Int) -> Double { run.box.width > 0 ? indent(ofLine: index) : 0 }

  private func x(ofByte byte: Int, line index: Int) -> Double {
    var x: Int32 = 0
    let whole = bytes(ofLine: index)
    if let line = line(index) {
      let place = min(max(byte, whole.lowerBound), whole.upperBound)
      pango_layout_line_index_to_x(line, Int32(place), 0, &x)
    }
    let isAtEnd = byte >= whole.upperBound && !isRightToLeft(line: index)
    return left(ofLine: index) + Double(x) / pangoUnitsPerPoint
      + (isAtEnd ? spacing(behindLine: index) : 0)
  }
}
