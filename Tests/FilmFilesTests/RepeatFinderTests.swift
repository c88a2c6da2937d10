import Testing

@testable import FilmFiles

@Suite struct RepeatFinderTests {
  private let terms = RepeatFinder.Terms(
    literal: 6, near: 8, far: 18, shortest: 3, farthest: 500)

  private func pieces(
    of symbols: [UInt32], width: Int, _ terms: RepeatFinder.Terms
  ) -> [RepeatFinder.Piece]? {
    var finder = RepeatFinder()
    return symbols.withUnsafeBufferPointer { finder.pieces(of: $0, width: width, terms) }
  }

  @Test func `pieces give the symbols again and keep to what can be told`() throws {
    let symbols = (0..<4000).map { UInt32(($0 * $0 / 700) % 11) }
    let pieces = try #require(self.pieces(of: symbols, width: 40, terms))
    var again: [UInt32] = []
    for piece in pieces {
      guard piece.distance > 0 else {
        again += symbols[again.count..<again.count + piece.length]
        continue
      }
      #expect(piece.length >= 3 && piece.distance <= 500)
      for _ in 0..<piece.length { again.append(again[again.count - piece.distance]) }
    }
    #expect(again == symbols)
    #expect(pieces.count < 1000)
  }

  @Test func `a row that equals the one above is one copy`() throws {
    let row = (0..<50).map { UInt32($0 * 7) }
    #expect(
      pieces(of: row + row, width: 50, terms) == [
        RepeatFinder.Piece(length: 50, distance: 0), RepeatFinder.Piece(length: 50, distance: 50),
      ])
  }

  @Test func `more pieces than wanted are none`() {
    var terms = terms
    terms.most = 49
    #expect(pieces(of: (0..<50).map { UInt32($0) }, width: 10, terms) == nil)
    terms.most = 50
    #expect(pieces(of: (0..<50).map { UInt32($0) }, width: 10, terms) != nil)
  }

  @Test func `nothing is no piece`() {
    #expect(pieces(of: [], width: 0, terms) == [])
  }
}
