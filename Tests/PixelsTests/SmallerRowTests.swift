import CPixels
import SeededNumbers
import Testing

/// Rows of pictures that are made smaller, on CPUs that add several at once and on others.
@Suite struct SmallerRowTests {
  private static let width = 40

  @Test(arguments: 1...9)
  func `every way to make a row smaller gives the same pixels`(reach: Int) {
    var numbers = SplitMix64(seed: UInt64(reach))
    let pixels = (0..<Self.width * reach).map { _ in
      UInt32.random(in: 0...UInt32.max, using: &numbers)
    }
    // As in a filter: shares add up to about 1, and two never make half of it.
    let most = UInt16(reach < 3 ? 46_000 : 65_536 / reach)
    let rows = (0..<reach).map { _ in UInt16.random(in: most / 2...most, using: &numbers) }
    let shares = (0..<40).map { _ in UInt16.random(in: most / 2...most, using: &numbers) }
    let columns = (0..<20).map { _ in
      let count = Int.random(in: 1...reach, using: &numbers)
      return smaller_column(
        first: Int32.random(in: 0...Int32(Self.width - count), using: &numbers),
        count: Int32(count), first_share: Int32.random(in: 0...Int32(40 - count), using: &numbers))
    }
    var (several, single) = ([UInt32](repeating: 0, count: 20), [UInt32](repeating: 1, count: 20))
    var room = [UInt16](repeating: 0, count: shares.count * reach)
    columns.withUnsafeBufferPointer { columns in
      shares.withUnsafeBufferPointer { shares in
        var all = smaller_columns(
          columns: columns.baseAddress, count: columns.count, shares: shares.baseAddress,
          share_count: shares.count)
        smaller_row_find(pixels, Self.width, rows, reach, &all, &room, &several)
        smaller_row_find_one_by_one(pixels, Self.width, rows, reach, &all, &single)
      }
    }
    #expect(several == single)
  }
}
