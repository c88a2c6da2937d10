extension RepeatText {
  /// How many words come before the others.
  static let headLength = 2

  /// The text as words, the number of pieces and that of literals first.
  var words: [UInt32] {
    [UInt32(pieces.count), UInt32(literals.count)]
      + pieces.flatMap { [UInt32($0.length), UInt32($0.distance)] } + literals
  }

  /// Reads what `words` wrote.
  ///
  /// - Parameter read: returns the next so many words.
  /// - Throws: what `read` throws.
  init(_ read: (Int) throws(FilmFileError) -> [UInt32]) throws(FilmFileError) {
    let head = try read(Self.headLength).map(Int.init)
    let words = try read(2 * head[0])
    pieces = (0..<head[0]).map {
      RepeatFinder.Piece(length: Int(words[2 * $0]), distance: Int(words[2 * $0 + 1]))
    }
    literals = try read(head[1])
  }
}
