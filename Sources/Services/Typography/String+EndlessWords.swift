extension String {
  /// The ranges in which a line may end inside a word without a hyphen, as on iOS.
  ///
  /// Pango puts a hyphen there. One that the text itself asks for by a soft hyphen stays: it stands
  /// where two ranges meet.
  ///
  /// *Units*: bytes in UTF-8.
  var stretchesWithoutHyphens: [Range<Int>] {
    var stretches: [Range<Int>] = []
    var start = 0
    var last: UInt8 = 0
    for (place, byte) in utf8.enumerated() {
      if last == 0xC2, byte == 0xAD {
        stretches.append(start..<place + 1)
        start = place + 1
      }
      last = byte
    }
    let end = utf8.count
    return start < end ? stretches + [start..<end] : stretches
  }

  /// The parts into which words are cut that are longer than any line.
  ///
  /// Where Pango breaks a word inside, it shapes the rest of it again: a word of a megabyte would
  /// take it minutes. Letters are not kerned where two parts meet.
  ///
  /// *Units*: bytes in UTF-8.
  ///
  /// *Shape*: none for a text without such words; else they follow one another in each word.
  var piecesOfEndlessWords: [Range<Int>] {
    guard utf8.count > Self.longestWord else { return [] }
    var pieces: [Range<Int>] = []
    var start = 0
    for (place, byte) in utf8.enumerated() where byte.endsWord {
      if place - start > Self.longestWord { pieces += cuts(in: start..<place) }
      start = place + 1
    }
    let end = utf8.count
    if end - start > Self.longestWord { pieces += cuts(in: start..<end) }
    return pieces
  }

  /// The length from which on a word is cut.
  ///
  /// *Units*: bytes.
  private static let longestWord = 1024
  /// *Units*: bytes; a part ends with the letter after it.
  private static let pieceLength = 256

  /// Cuts a word between letters.
  private func cuts(in word: Range<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = word.lowerBound
    var place = start
    let first = utf8.index(startIndex, offsetBy: word.lowerBound)
    let last = utf8.index(startIndex, offsetBy: word.upperBound)
    for letter in self[first..<last] {
      place += letter.utf8.count
      if place - start >= Self.pieceLength {
        pieces.append(start..<place)
        start = place
      }
    }
    if start < word.upperBound { pieces.append(start..<word.upperBound) }
    return pieces
  }
}

extension UInt8 {
  /// Whether a line can end beside this byte: white space.
  fileprivate var endsWord: Bool {
    self == UInt8(ascii: " ") || (9...13).contains(self)
  }
}
