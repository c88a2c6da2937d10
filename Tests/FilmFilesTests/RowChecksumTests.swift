import Testing

@testable import FilmFiles

/// The check sum of rows that are told once, however often they come.
@Suite struct RowChecksumTests {
  /// Source: RFC 1950, Adler-32, byte by byte.
  private func plainSum(_ bytes: [UInt8]) -> UInt32 {
    var (sum, sums): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      sum = (sum + UInt32(byte)) % 65_521
      sums = (sums + sum) % 65_521
    }
    return sums << 16 | sum
  }

  @Test(arguments: [1, 2, 3, 7, 300, 70_000])
  func `a row that comes several times counts as its bytes do`(times: Int) {
    let pieces: [(byte: UInt8, count: Int)] = [(0, 1), (255, 5), (17, 2), (200, 3)]
    var row = RowChecksum.Row()
    for piece in pieces { row.add(piece.byte, count: piece.count) }
    let bytes = pieces.flatMap { Array(repeating: $0.byte, count: $0.count) }
    var sum = RowChecksum()
    sum.add(row)
    sum.add(row, times: times)
    let all = bytes + Array(repeatElement(bytes, count: times).joined())
    #expect(sum.value == plainSum(all))
  }

  @Test func `sums of a part count as its bytes do`() {
    var row = RowChecksum.Row()
    row.add(9, count: 4)
    // 1, 2 and 3: their sum, and the sum of what is summed up before each.
    row.add(sum: 6, sums: 1 + 3 + 6, count: 3)
    var sum = RowChecksum()
    sum.add(row)
    #expect(sum.value == plainSum([9, 9, 9, 9, 1, 2, 3]))
  }

  @Test func `nothing has the sum 1`() { #expect(RowChecksum().value == 1) }
}
