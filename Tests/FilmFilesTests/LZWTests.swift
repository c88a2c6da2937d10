import Testing

@testable import FilmFiles

@Suite struct LZWTests {
  private func text(_ symbols: [UInt8], atMost limit: Int = .max) -> LZWText? {
    var parser = LZWParser()
    return symbols.withUnsafeBufferPointer { parser.text(of: $0, atMost: limit) }
  }

  @Test func `strings of one symbol grow by one`() {
    // 1 + 2 + 3 + 4 symbols.
    #expect(text(Array(repeating: 7, count: 10))?.codes == [7, 256, 257, 258])
  }

  @Test(arguments: [1, 2, 3, 16, 256])
  func `a text gives its symbols back`(kinds: Int) throws {
    var numbers = Numbers(seed: 5)
    for count in [1, 2, 255, 4000, 60_000] {
      let symbols = (0..<count).map { _ in UInt8(numbers.next(below: kinds)) }
      #expect(try #require(text(symbols)).symbols(count: count) == symbols)
    }
  }

  @Test func `a dictionary that is full is begun anew`() throws {
    var numbers = Numbers(seed: 6)
    let symbols = (0..<20_000).map { _ in UInt8(numbers.next(below: 256)) }
    #expect(try #require(text(symbols)).codes.filter { $0 == LZWText.restart }.count >= 4)
  }

  @Test func `a text that becomes too long is given up`() throws {
    var numbers = Numbers(seed: 7)
    let symbols = (0..<5000).map { _ in UInt8(numbers.next(below: 40)) }
    let count = try #require(text(symbols)).codes.count
    #expect(text(symbols, atMost: count) != nil)
    #expect(text(symbols, atMost: count - 1) == nil)
  }
}
