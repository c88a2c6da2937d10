import Pixels
import Testing

@Suite struct ChangedAreaTests {
  @Test func `parts that overlap become one`() {
    var area = ChangedArea()
    area.add(PixelRectangle(x: 0, y: 0, width: 100, height: 100))
    area.add(PixelRectangle(x: 500, y: 0, width: 100, height: 100))
    area.add(PixelRectangle(x: 50, y: 50, width: 100, height: 100))
    #expect(
      area.rectangles == [
        PixelRectangle(x: 500, y: 0, width: 100, height: 100),
        PixelRectangle(x: 0, y: 0, width: 150, height: 150),
      ])
    #expect(area.bounds == PixelRectangle(x: 0, y: 0, width: 600, height: 150))
    #expect(area.rows == [0..<150])
  }

  @Test func `rows are told once and in order`() {
    var area = ChangedArea()
    area.add(PixelRectangle(x: 0, y: 500, width: 100, height: 100))
    area.add(PixelRectangle(x: 900, y: 20, width: 100, height: 100))
    area.add(PixelRectangle(x: 300, y: 550, width: 100, height: 100))
    area.add(PixelRectangle(x: 300, y: 120, width: 1, height: 0))
    #expect(area.rows == [20..<120, 500..<650])
  }

  @Test func `many parts stay few, hold every part and never overlap`() {
    var area = ChangedArea()
    var parts: [PixelRectangle] = []
    for number in 0..<200 {
      let part = PixelRectangle(
        x: number * 7919 % 2000, y: number * 104_729 % 2000, width: 1 + number % 90,
        height: 1 + number % 70)
      parts.append(part)
      area.add(part)
      for (place, one) in area.rectangles.enumerated() {
        #expect(area.rectangles.dropFirst(place + 1).allSatisfy { !$0.overlaps(one) })
      }
    }
    #expect(area.rectangles.count <= 24)
    for part in parts {
      #expect(area.rectangles.contains { $0.union(part) == $0 })
    }
  }

  @Test func `everywhere is the whole picture and nowhere is empty`() {
    #expect(ChangedArea().isEmpty)
    #expect(ChangedArea().bounds == nil)
    let everywhere = ChangedArea(PixelSize(width: 3, height: 2))
    #expect(everywhere.rectangles == [PixelRectangle(x: 0, y: 0, width: 3, height: 2)])
  }
}
