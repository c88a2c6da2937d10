import Testing

@testable import FilmFiles

@Suite struct NearRepeatsTests {
  private typealias Piece = RepeatFinder.Piece

  private func pieces(
    of symbols: [UInt32], width: Int, shortest: Int = 2, most: Int = .max
  ) -> [Piece]? {
    NearRepeats.pieces(of: symbols, width: width, shortest: shortest, most: most)
  }

  @Test(arguments: [1, 2, 3, 40], [1, 2, 5])
  func `pieces give the symbols again from what is near`(width: Int, shortest: Int) throws {
    let symbols = (0..<4000).map { UInt32(($0 * $0 / 700) % 11) }
    let pieces = try #require(self.pieces(of: symbols, width: width, shortest: shortest))
    for piece in pieces where piece.distance > 0 {
      #expect(piece.length >= shortest)
      #expect([1, width].contains(piece.distance))
    }
    let values = (0..<11).map { UInt32($0) }
    let text = RepeatText(pieces: pieces, literals: pieces.literals(of: symbols))
    #expect(text.symbols(values, count: symbols.count) == symbols)
    #expect(pieces.count < 3000)
  }

  @Test func `the row above is one copy, and so are pixels of one colour`() throws {
    let row = (0..<50).map { UInt32($0 * 7) }
    let first = Piece(length: 50, distance: 0)
    #expect(pieces(of: row + row, width: 50) == [first, Piece(length: 50, distance: 50)])
    let line = [UInt32](repeating: 9999, count: 50)
    #expect(
      pieces(of: row + line, width: 50) == [
        Piece(length: 51, distance: 0), Piece(length: 49, distance: 1),
      ])
  }

  @Test(arguments: 1...40)
  func `a copy ends where the first pixel differs`(length: Int) throws {
    let row = (0..<50).map { UInt32($0 * 7) }
    var other = row
    other[length] = 9999
    let copies = try #require(pieces(of: row + other, width: 50)).filter { $0.distance == 50 }
    #expect(copies.map(\.length) == (length == 1 ? [48] : [length, 49 - length]))
  }

  @Test func `more pieces than wanted are none`() {
    let symbols = (0..<50).map { UInt32($0) }
    #expect(pieces(of: symbols, width: 10, most: 49) == nil)
    #expect(pieces(of: symbols, width: 10, most: 50) != nil)
  }

  @Test func `nothing is no piece`() { #expect(pieces(of: [], width: 0) == []) }
}
