import Pixels
import Testing

@testable import FilmFiles

@Suite struct ShownColorsTests {
  private func change(
    at x: Int, _ colors: [UInt32], naming symbols: [UInt8], beginsAnew: Bool = false
  ) -> GIFChange {
    var parser = LZWParser()
    let text = symbols.withUnsafeBufferPointer { parser.text(of: $0) }
    return GIFChange(
      part: PixelRectangle(x: x, y: 0, width: symbols.count, height: 1), beginsAnew: beginsAnew,
      content: .text(colors: colors, text ?? LZWText(codes: []), leavesPixels: true))
  }

  private func counts(_ tally: ColorTally) -> [UInt32: Int] {
    Dictionary(
      uniqueKeysWithValues: tally.groups.map { cell in
        func level(_ sum: Int) -> UInt32 { UInt32(sum / cell.count) }
        return (level(cell.red) << 16 | level(cell.green) << 8 | level(cell.blue), cell.count)
      })
  }

  private let size = PixelSize(width: 3, height: 1)

  @Test func `a colour counts for as long as it is seen`() {
    var shown = ShownColors(size)
    shown.draw(change(at: 0, [0x10_2030, 0x40_5060], naming: [1, 2, 2]), at: 0)
    shown.draw(change(at: 1, [0x10_2030, 0x70_8090], naming: [2, 0]), at: 6)
    shown.draw(change(at: 0, [0x10_2030, 0x70_8090], naming: [1, 2]), at: 8)
    shown.end(at: 10)
    #expect(counts(shown.tally) == [0x10_2030: 10, 0x40_5060: 6 + 10, 0x70_8090: 4])
  }

  @Test func `runs count as symbols do, and clear pixels nothing`() {
    var shown = ShownColors(size)
    shown.draw(change(at: 0, [0x10_2030], naming: [1, 1, 1]), at: 0)
    shown.draw(
      GIFChange(
        part: PixelRectangle(x: 0, y: 0, width: 3, height: 1), beginsAnew: true,
        content: .runs([
          GIFChange.Run(nil, length: 1), GIFChange.Run(0x40_5060, length: 2),
        ])), at: 2)
    shown.end(at: 5)
    #expect(counts(shown.tally) == [0x10_2030: 6, 0x40_5060: 6])
  }
}
