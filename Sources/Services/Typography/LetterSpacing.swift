import Drawing

/// A part of a text, and what is added behind each of its letters.
struct LetterSpacing: Hashable {
  /// *Units*: bytes of the string in UTF-8.
  let range: Range<Int>
  /// *Units*: points.
  let distance: Double
}

extension TextRun {
  /// Returns the parts of the text whose letters do not stand as the font has them: the tracking of
  /// the system's letters, and the kern of spans.
  ///
  /// Letters of other fonts, such as Arabic ones, stand as they do there.
  ///
  /// - Parameter letters: the letters that the text's own fonts have.
  /// - Returns: the parts in the order of the text.
  func letterSpacings(letters: LetterSet) -> [LetterSpacing] {
    let own = string.parts(in: letters)
    var spacings: [LetterSpacing] = []
    var next = 0
    func add(_ range: Range<Int>, _ distance: Double) {
      guard !range.isEmpty, distance != 0 else { return }
      spacings.append(LetterSpacing(range: range, distance: distance))
    }
    func add(_ range: Range<Int>, font: Typeface, kern: Double) {
      let tracking = Tracking.distance(of: font)
      guard tracking != 0 else { return add(range, kern) }
      var place = range.lowerBound
      while next < own.count, own[next].upperBound <= place { next += 1 }
      for part in own[next...].prefix(while: { $0.lowerBound < range.upperBound }) {
        let part = part.clamped(to: range)
        add(place..<part.lowerBound, kern)
        add(part, tracking + kern)
        place = part.upperBound
      }
      add(place..<range.upperBound, kern)
    }
    var place = 0
    for span in spans {
      if place < span.range.lowerBound {
        add(place..<span.range.lowerBound, font: font, kern: 0)
      }
      let end = max(span.range.lowerBound, min(span.range.upperBound, string.utf8.count))
      if span.room == nil {
        add(span.range.lowerBound..<end, font: span.font, kern: span.kern)
      } else {
        add(span.range.lowerBound..<end, span.kern)
      }
      place = max(place, end)
    }
    if place < string.utf8.count { add(place..<string.utf8.count, font: font, kern: 0) }
    return spacings
  }
}

extension String {
  /// Finds the parts that are set in fonts with these letters.
  ///
  /// What is neither a letter nor a digit goes with what stands before it.
  ///
  /// *Units*: bytes in UTF-8.
  fileprivate func parts(in letters: LetterSet) -> [Range<Int>] {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return isEmpty ? [] : [0..<utf8.count] }
    var parts: [Range<Int>] = []
    var (isOwn, start, place) = (true, 0, 0)
    for letter in self {
      let hasFont = letter.unicodeScalars.allSatisfy {
        !$0.asksForPictures && (!$0.needsGlyph || letters.contains($0))
      }
      if hasFont != isOwn, !hasFont || letter.isLetter || letter.isNumber {
        if isOwn, start < place { parts.append(start..<place) }
        (isOwn, start) = (hasFont, place)
      }
      place += letter.utf8.count
    }
    if isOwn, start < place { parts.append(start..<place) }
    return parts
  }
}
