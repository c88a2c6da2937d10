import Drawing
import Geometry
import Pixels
import SeededNumbers
import Testing

@testable import Rasterizer

/// Pictures of which a part moves by whole pixels.
@Suite struct ScrollTests {
  private let size = CGSize(width: 90, height: 120)

  /// A row of a list: a disc, words, a border and a line.
  private func row(_ number: Int, y: Double) -> [DrawCommand] {
    let map = CGAffineTransform(translationX: 0, y: y)
    let color = Color(red: Double(number % 5) / 5, green: 0.5, blue: 0.3)
    let run = TextRun(
      "Row \(number)", font: Typeface(size: 9), color: .black,
      box: CGRect(x: 26, y: 2, width: 60, height: 12))
    return [
      .fill(.ellipse(CGRect(x: 4.3, y: 2.2, width: 17, height: 17)), color, transform: map),
      .text(run, transform: map),
      .stroke(
        .roundedRectangle(CGRect(x: 30, y: 15.5, width: 20, height: 5.2), radius: 2),
        StrokeStyle(width: 0.7), .black, transform: map),
      .fill(.rectangle(CGRect(x: 26, y: 23, width: 64, height: 1)), color, transform: map),
    ]
  }

  /// The rows of a list that are seen in a box.
  private func list(
    at offset: Double, in box: CGRect, row: (Int, Double) -> [DrawCommand]
  ) -> DrawCommand {
    let first = Int((offset / 24).rounded(.down))
    let rows = first...first + Int(box.height / 24) + 1
    let ground = CGAffineTransform(translationX: 0, y: -offset)
    return .group(
      DisplayList(rows.flatMap { row($0, box.minY + 24 * Double($0) - offset) }),
      clip: .rectangle(box.offsetBy(dx: 0, dy: offset)), transform: ground, opacity: 1)
  }

  /// Compares moving with drawing the whole picture again.
  ///
  /// - Returns: how many rows moved in each step, nil where everything was drawn.
  @discardableResult
  private func expectSame(
    _ lists: [DisplayList], scale: Double = 1, background: Color? = .white
  ) throws -> [Int?] {
    let rasterizer = Rasterizer(size: size, scale: scale, background: background)
    var easel = try Easel(rasterizer)
    var last: Frame?
    var moved: [Int?] = []
    for (number, list) in lists.enumerated() {
      let change = try easel.draw(list)
      let whole = try rasterizer.frame(of: list)
      #expect(easel.frame == whole, "list \(number)")
      if let last {
        for (row, source) in change.sources(height: whole.size.height).enumerated() {
          guard let source else { continue }
          #expect(whole.row(row) == last.row(source), "row \(row) of list \(number)")
        }
      }
      moved.append(change.movedRows?.ranges.reduce(0) { $0 + $1.count })
      last = whole
    }
    return moved
  }

  private let ground = DrawCommand.fill(0, 0, 90, 120, .white)

  @Test(arguments: [1.0, 2]) func `a list that scrolls is moved`(scale: Double) throws {
    let offsets = [0.0, 1, 4, 30, 32, 31, 2, 2]
    let lists = offsets.map { offset in
      DisplayList([
        ground, list(at: offset, in: CGRect(x: 0, y: 20, width: 90, height: 100), row: row),
      ])
    }
    let moved = try expectSame(lists, scale: scale)
    // What comes in, and rows that were cut off, are drawn.
    #expect(moved[1...6].allSatisfy { ($0 ?? 0) > Int(40 * scale) })
    #expect(moved[7] == nil)
  }

  @Test func `a list that moves by parts of a pixel is drawn`() throws {
    let lists = [0, 0.5, 0.75, 2.25].map { offset in
      DisplayList([
        ground, list(at: offset, in: CGRect(x: 0, y: 0, width: 90, height: 120), row: row),
      ])
    }
    #expect(try expectSame(lists).allSatisfy { $0 == nil })
  }

  @Test func `what lies over a list stays`() throws {
    let glass = DrawCommand.backdrop(
      .rectangle(CGRect(x: 0, y: 0, width: 90, height: 24)), Backdrop(blur: 5, saturation: 1.4),
      transform: .identity)
    let finger = { (x: Double) in
      DrawCommand.group(
        DisplayList([
          .fill(
            .ellipse(CGRect(x: x, y: 60, width: 14, height: 14)),
            Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5), transform: .identity)
        ]), clip: nil, transform: .identity, opacity: 1)
    }
    let lists = (0..<12).map { step in
      DisplayList([
        ground,
        list(
          at: Double(step * step), in: CGRect(x: 0, y: 0, width: 90, height: 120), row: row),
        glass, .fill(2, 2, 20, 8, .blue), finger(10 + 3 * Double(step / 2)),
      ])
    }
    let moved = try expectSame(lists)
    #expect(moved.compactMap(\.self).count > 6)
  }

  @Test func `a picture under a list keeps it from moving`() throws {
    let stripe = DrawCommand.fill(0, 50, 90, 20, .red)
    let box = CGRect(x: 0, y: 0, width: 90, height: 120)
    let lists = (0..<4).map {
      DisplayList([ground, stripe, list(at: Double($0), in: box, row: row)])
    }
    #expect(try expectSame(lists).allSatisfy { $0 == nil })
    // One that goes away must not leave a copy either.
    let leaving = (0..<4).map { step in
      DisplayList([
        ground, step < 2 ? stripe : .fill(200, 50, 90, 20, .red),
        list(at: Double(step), in: box, row: row),
      ])
    }
    try expectSame(leaving)
  }

  /// Lists with all kinds of commands in rows, over them and beside them, which move, change and
  /// come and go.
  @Test func `random lists are the same`() throws {
    let moved = try (1...12).count { seed in
      try expectSame(randomLists(seed: UInt64(seed))).contains { $0 != nil }
    }
    #expect(moved > 3)
  }

  private func randomLists(seed: UInt64) -> RandomLists {
    var numbers = SplitMix64(seed: seed)
    let scale = [1, 1.5, 2][numbers.next(below: 3)]
    let rows = (0..<40).map { number -> [DrawCommand] in
      row(number, y: 0)
        + (0..<numbers.next(below: 3)).map { _ in numbers.nextCommand(depth: 1, height: 24) }
    }
    let box = CGRect(x: 0, y: 10, width: 90, height: numbers.next(below: 2) == 0 ? 110 : 90)
    let cover = (0..<3).map { _ in numbers.nextCommand(depth: 0) }
    var offset = 100.0
    var lists: [DisplayList] = []
    for _ in 0..<40 {
      let steps = [0, 1, 2, 5, -3, 12, 40, numbers.next(in: -9..<9)]
      offset = min(max(0, offset + steps[numbers.next(below: steps.count)]), 800)
      let scrolled = list(at: offset, in: box) { number, y in
        rows[number % rows.count].map { $0.applying(CGAffineTransform(translationX: 0, y: y)) }
      }
      var commands = [ground, scrolled] + cover.prefix(numbers.next(below: 4))
      if numbers.next(below: 8) == 0 { commands.insert(numbers.nextCommand(depth: 0), at: 1) }
      lists.append(DisplayList(commands))
    }
    let grounds: [Color?] = [.white, nil, Color(red: 0, green: 0.5, blue: 1, alpha: 0.4)]
    return RandomLists(
      lists: lists, scale: scale, background: grounds[numbers.next(below: 3)])
  }

  private struct RandomLists {
    let lists: [DisplayList]
    let scale: Double
    let background: Color?
  }

  private func expectSame(_ random: RandomLists) throws -> [Int?] {
    try expectSame(random.lists, scale: random.scale, background: random.background)
  }
}

extension Frame {
  fileprivate func row(_ row: Int) -> ArraySlice<UInt32> {
    pixels[row * size.width..<(row + 1) * size.width]
  }
}
