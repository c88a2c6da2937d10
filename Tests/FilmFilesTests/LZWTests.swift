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

  @Test func `a parser forgets one text before the next`() {
    var numbers = Numbers(seed: 3)
    var parser = LZWParser()
    for count in [60_000, 40, 3000, 1, 300] {
      let symbols = (0..<count).map { _ in UInt8(numbers.next(below: 5)) }
      for limit in [30, Int.max] {
        let next = symbols.withUnsafeBufferPointer { parser.text(of: $0, atMost: limit) }
        #expect(next == text(symbols, atMost: limit))
      }
    }
  }

  @Test(arguments: [1, 2, 3, 16, 256])
  func `a text gives its symbols back`(kinds: Int) throws {
    var numbers = Numbers(seed: 5)
    for count in [1, 2, 255, 4000, 60_000] {
      let symbols = (0..<count).map { _ in UInt8(numbers.next(below: kinds)) }
      #expect(try #require(text(symbols)).symbols(count: count) == symbols)
    }
  }

  /// Runs of any length, of a few symbols and of more than are known by heart, of which some are longer
  /// than any string.
  @Test(arguments: [1, 2, 5, 40, 256])
  func `runs become the strings that one gets symbol by symbol`(kinds: Int) throws {
    var numbers = Numbers(seed: 8)
    var symbols: [UInt8] = []
    while symbols.count < 300_000 {
      let longest = [3, 40, 700, 9000][numbers.next(below: 4)]
      let symbol = UInt8(numbers.next(below: kinds))
      symbols += Array(repeating: symbol, count: 1 + numbers.next(below: longest))
    }
    #expect(try #require(text(symbols)).codes == Self.codes(of: symbols))
  }

  /// Returns the codes of LZW, each symbol looked up by itself.
  private static func codes(of symbols: [UInt8]) -> [UInt16] {
    var (codes, strings) = ([UInt16](), [UInt32: UInt16]())
    var code: UInt16?
    for symbol in symbols {
      guard let known = code else {
        code = UInt16(symbol)
        continue
      }
      let longer = UInt32(known) << 8 | UInt32(symbol)
      if let next = strings[longer] {
        code = next
        continue
      }
      codes.append(known)
      if strings.count < LZWText.mostEntries {
        strings[longer] = UInt16(LZWText.firstEntry + strings.count)
      } else {
        codes.append(LZWText.restart)
        strings = [:]
      }
      code = UInt16(symbol)
    }
    return codes + (code.map { [$0] } ?? [])
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
