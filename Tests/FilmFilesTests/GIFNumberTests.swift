import Pixels
import Testing

@testable import FilmFiles

@Suite struct GIFNumberTests {
  private func change(_ colors: [UInt32], naming symbols: [UInt8]) -> GIFChange {
    GIFChange(
      part: PixelRectangle(x: 0, y: 0, width: symbols.count, height: 1),
      content: .text(
        colors: colors, LZWText(codes: symbols.map(UInt16.init)), leavesPixels: false))
  }

  @Test func `colours that the most images name have the lowest numbers`() {
    var census = ColorCensus(limit: 256)
    census.add(change([10, 20, 30], naming: [1, 2, 3]))
    census.add(change([30, 20], naming: [1]))
    census.add(change([30, 20], naming: [1, 2]))
    census.add(change([10], naming: [1]))
    #expect(census.exact == [30, 10, 20])
  }

  /// Rows of runs of a few colours, of which some stay, beside what one gets pixel by pixel.
  @Test(arguments: [false, true]) func `pixels become symbols as one by one`(namesAll: Bool) {
    var numbers = Numbers(seed: namesAll ? 1 : 2)
    let size = PixelSize(width: 97, height: 40)
    let part = PixelRectangle(x: 3, y: 2, width: 90, height: 37)
    for _ in 0..<20 {
      var (old, new) = (Frame(size: size, filledWith: 0), Frame(size: size, filledWith: 0))
      var place = 0
      while place < size.area {
        let end = min(
          size.area, place + 1 + numbers.next(below: [2, 9, 40][numbers.next(below: 3)]))
        let colors = (0..<2).map { _ in 0xFF00_0000 | UInt32(numbers.next(below: 4)) }
        let stays = numbers.next(below: 2) == 0
        for place in place..<end {
          old[place % 97, place / 97] = colors[0]
          new[place % 97, place / 97] = stays ? colors[0] : colors[1]
        }
        place = end
      }
      var shown = ShownPicture()
      shown.show(old, in: part)
      var symbols = ChangedSymbols()
      var names = ColorNumbers(first: 1)
      #expect(
        symbols.read(
          new, in: part, over: shown, translucency: .laid(on: 0), namesAll: namesAll,
          numbers: &names))
      var known: [UInt32: UInt8] = [:]
      var (named, left) = ([UInt8](), [UInt8]())
      for y in part.rows {
        for x in part.columns {
          let (pixel, stays) = (new[x, y], new[x, y] == old[x, y])
          if namesAll || !stays, known[pixel] == nil { known[pixel] = UInt8(known.count + 1) }
          left.append(stays ? 0 : known[pixel] ?? 0)
          named.append(namesAll || !stays ? known[pixel] ?? 0 : 0)
        }
      }
      symbols.withBuffers { found, foundLeft, _ in
        #expect(Array(found) == named)
        #expect(Array(foundLeft) == left)
      }
      func switches(_ symbols: [UInt8], from first: UInt8?) -> Int {
        zip([first ?? symbols[0] &+ 1] + symbols, symbols).count { $0 != $1 }
      }
      #expect(symbols.leftSwitches == switches(left, from: 0))
      if namesAll { #expect(symbols.namedSwitches == switches(named, from: nil)) }
      #expect(symbols.hasLeft == left.contains(0))
    }
  }

  /// What stood in memory behind an empty picture was once taken for one.
  @Test func `nothing stays where there is no picture before`() {
    let size = PixelSize(width: 500, height: 300)
    for pixel in [0, 0xFFFF_FFFF, 0xFF00_0000] as [UInt32] {
      var symbols = ChangedSymbols()
      var names = ColorNumbers(first: 1)
      #expect(
        symbols.read(
          Frame(size: size, filledWith: pixel), in: PixelRectangle(size), over: nil,
          translucency: .kept, namesAll: true, numbers: &names))
      #expect(!symbols.hasLeft && symbols.leftSwitches == 1)
      symbols.withBuffers { _, left, _ in #expect(left.allSatisfy { $0 == 1 }) }
    }
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
