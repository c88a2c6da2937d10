import Pixels
import Testing

@testable import FilmFiles

@Suite struct GIFNumberTests {
  private func change(_ colors: [UInt32], naming symbols: [UInt8]) -> GIFChange {
    GIFChange(
      part: PixelRectangle(x: 0, y: 0, width: symbols.count, height: 1),
      content: .text(
        colors: colors, counts: colors.map { _ in 1 }, LZWText(codes: symbols.map(UInt16.init)),
        leavesPixels: false))
  }

  @Test func `colours that the most images name have the lowest numbers`() {
    var census = ColorCensus(limit: 256)
    census.add(change([10, 20, 30], naming: [1, 2, 3]))
    census.add(change([30, 20], naming: [1]))
    census.add(change([30, 20], naming: [1, 2]))
    census.add(change([10], naming: [1]))
    #expect(census.exact == [30, 10, 20])
  }

  @Test func `stretches that stay are named where a neighbour has their one colour`() {
    let size = PixelSize(width: 9, height: 1)
    func frame(_ pixels: [UInt32]) -> Frame {
      var frame = Frame(size: size, filledWith: 0)
      frame.withMutablePixels { target in
        for (place, pixel) in pixels.enumerated() { target[place] = 0xFF00_0000 | pixel }
      }
      return frame
    }
    //              changes, stays,  changes, stays, changes, stays
    let old = frame([0, 0, 7, 7, 0, 5, 6, 0, 8])
    let new = frame([7, 7, 7, 7, 9, 5, 6, 9, 8])
    var shown = ShownPicture()
    shown.show(old, in: PixelRectangle(x: 0, y: 0, width: 9, height: 1))
    var symbols = ChangedSymbols()
    var numbers = ColorNumbers(first: 1)
    let fits = symbols.read(
      new, in: PixelRectangle(x: 0, y: 0, width: 9, height: 1), over: shown,
      translucency: .laid(on: 0xFF_FFFF),
      namesAll: true, numbers: &numbers)
    #expect(fits)
    symbols.mix()
    symbols.withBuffers { named, left, mixed in
      #expect(Array(named) == [1, 1, 1, 1, 2, 3, 4, 2, 5])
      #expect(Array(left) == [1, 1, 0, 0, 2, 0, 0, 2, 0])
      #expect(Array(mixed) == [1, 1, 1, 1, 2, 0, 0, 2, 0])
    }
  }
}
