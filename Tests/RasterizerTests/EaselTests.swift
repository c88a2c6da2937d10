import Drawing
import Geometry
import Pixels
import Rasterizer
import SeededNumbers
import Testing

@Suite struct EaselTests {
  private let size = CGSize(width: 90, height: 120)

  /// Compares drawing only the changes with drawing the whole picture again.
  private func expectSame(
    _ lists: [DisplayList], scale: Double, background: Color? = .white
  ) throws {
    let rasterizer = Rasterizer(size: size, scale: scale, background: background)
    var easel = try Easel(rasterizer)
    var last: Frame?
    for (number, list) in lists.enumerated() {
      let change = try easel.draw(list)
      let whole = try rasterizer.frame(of: list)
      #expect(easel.frame == whole, "list \(number)")
      if let last { #expect(change.holds(everyDifferenceBetween: last, and: whole)) }
      last = whole
    }
  }

  /// Returns drawings, each with a few commands of the one before changed.
  private func drawings(_ count: Int, seed: UInt64) -> [DisplayList] {
    var numbers = SplitMix64(seed: seed)
    var commands = (0..<12).map { _ in numbers.nextCommand(depth: 0) }
    return (0..<count).map { _ in
      switch numbers.next(below: 6) {
      case 0: commands.append(numbers.nextCommand(depth: 0))
      case 1: commands.remove(at: numbers.next(below: commands.count))
      case 2: commands.swapAt(0, numbers.next(below: commands.count))
      default: break
      }
      for _ in 0..<numbers.next(below: 3) {
        commands[numbers.next(below: commands.count)] = numbers.nextCommand(depth: 0)
      }
      if commands.count < 4 { commands.append(numbers.nextCommand(depth: 0)) }
      return DisplayList(commands)
    }
  }

  @Test(arguments: 1...8)
  func `drawing what changed is the same as drawing everything`(seed: UInt64) throws {
    try expectSame(drawings(60, seed: seed), scale: seed.isMultiple(of: 2) ? 1 : 1.5)
  }

  @Test(arguments: [Color?.none, Color(red: 0, green: 0.5, blue: 1, alpha: 0.4)])
  func `it is the same over a background that is not opaque`(background: Color?) throws {
    try expectSame(drawings(60, seed: 99), scale: 1, background: background)
  }

  /// Cards with words on them and shadows under them, one of which moves and turns.
  @Test(arguments: [1.0, 2]) func `cards with shadows are the same`(scale: Double) throws {
    var numbers = SplitMix64(seed: 7)
    func card(_ index: Int, _ map: CGAffineTransform) -> [DrawCommand] {
      let fill = DrawCommand.fill(
        .roundedRectangle(CGRect(x: 0, y: 0, width: 50, height: 24), radius: 5), .white,
        transform: .identity)
      let run = TextRun(
        "\(index)", font: Typeface(size: 12), color: .black,
        box: CGRect(x: 4, y: 4, width: 20, height: 16))
      let marks = [fill, .text(run, transform: .identity)]
      let shadow = Shadow(color: .black, blur: 3, offset: CGVector(dx: 0, dy: 2))
      return [.shadow(of: DisplayList(marks), shadow, transform: map)]
        + marks.map { $0.applying(map) }
    }
    let lists = (0..<30).map { _ in
      let map = CGAffineTransform(
        translationX: numbers.next(in: 0..<60), y: numbers.next(in: 0..<90)
      )
      .rotated(by: numbers.next(in: -1..<1))
      return DisplayList(
        (0..<3).flatMap { card($0, CGAffineTransform(translationX: 8, y: 8 + 36 * Double($0))) }
          + card(3, map))
    }
    try expectSame(lists, scale: scale)
  }

  @Test func `a command that moves changes where it was and where it is`() throws {
    func square(_ x: Double) -> DisplayList {
      DisplayList([
        .fill(0, 0, 90, 120, .white), .fill(x, 10, 8, 8, .red), .fill(60, 100, 20, 10, .blue),
      ])
    }
    var easel = try Easel(Rasterizer(size: size, scale: 1))
    #expect(try easel.draw(square(10)) == ChangedArea(PixelSize(width: 90, height: 120)))
    #expect(try easel.draw(square(10)).isEmpty)
    let change = try easel.draw(square(40))
    // Two more pixels on each side, where antialiasing could be seen.
    #expect(change.bounds == PixelRectangle(x: 8, y: 8, width: 42, height: 12))
  }

  @Test func `a list that cannot be drawn does not spoil the next`() throws {
    let rasterizer = Rasterizer(size: size, scale: 1)
    var easel = try Easel(rasterizer)
    let good = DisplayList([.fill(10, 10, 8, 8, .red)])
    _ = try easel.draw(good)
    #expect(throws: RasterizerError.self) {
      try easel.draw(DisplayList([.fill(.nan, 10, 8, 8, .red)]))
    }
    _ = try easel.draw(good)
    #expect(try easel.frame == rasterizer.frame(of: good))
  }
}

extension ChangedArea {
  fileprivate func holds(everyDifferenceBetween one: Frame, and other: Frame) -> Bool {
    (0..<one.size.height).allSatisfy { y in
      (0..<one.size.width).allSatisfy { x in
        one[x, y] == other[x, y]
          || rectangles.contains { $0.columns.contains(x) && $0.rows.contains(y) }
      }
    }
  }
}
