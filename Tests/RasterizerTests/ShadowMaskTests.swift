import Drawing
import Geometry
import Pixels
import Testing

@testable import Rasterizer

@Suite struct ShadowMaskTests {
  private let card = DisplayList([
    .fill(
      .roundedRectangle(CGRect(x: -12, y: -8, width: 24, height: 16), radius: 4), .red,
      transform: .identity)
  ])

  private func shadow(_ blur: Double, of content: DisplayList, _ transform: CGAffineTransform)
    -> DrawCommand
  {
    .shadow(
      of: content, Shadow(color: .black, blur: blur, offset: CGVector(dx: 0, dy: 2)),
      transform: transform.concatenating(CGAffineTransform(translationX: 40, y: 40)))
  }

  private func frame(_ commands: [DrawCommand], on shelf: ShadowShelf, scale: Double = 1) throws
    -> Frame
  {
    let rasterizer = Rasterizer(size: CGSize(width: 80, height: 80), scale: scale)
    var frame = Frame(size: try rasterizer.pixelSize, filledWith: 0)
    let size = frame.size
    try frame.withMutablePixels { pixels in
      try rasterizer.draw(DisplayList(commands), into: pixels, extent: size, shelf: shelf)
    }
    return frame
  }

  @Test func `a shadow that turns, moves and grows is made once`() throws {
    let shelf = ShadowShelf()
    _ = try frame([shadow(5, of: card, .identity)], on: shelf)
    let byteCount = shelf.byteCount
    #expect(byteCount > 0)
    for turn in 0..<12 {
      let map = CGAffineTransform(rotationAngle: Double(turn) / 2)
        .scaledBy(x: 1 + Double(turn) / 9, y: 1.2)
      _ = try frame([shadow(5, of: card, map)], on: shelf)
    }
    #expect(shelf.byteCount == byteCount)
    _ = try frame([shadow(6, of: card, .identity)], on: shelf)
    #expect(shelf.byteCount > byteCount)
  }

  @Test func `a shadow as sharp as pixels is made once while it turns`() throws {
    let shelf = ShadowShelf()
    for turn in 0..<12 {
      let map = CGAffineTransform(rotationAngle: Double(turn) / 2)
      _ = try frame([shadow(1.5, of: card, map)], on: shelf, scale: 3)
    }
    let other = ShadowShelf()
    _ = try frame([shadow(1.5, of: card, .identity)], on: other, scale: 3)
    #expect(shelf.byteCount == other.byteCount)
  }

  @Test func `words on an opaque ground do not change its shadow`() throws {
    func labelled(_ text: String) -> DisplayList {
      let run = TextRun(
        text, font: Typeface(size: 6), color: .blue,
        box: CGRect(x: -8, y: -4, width: 16, height: 8))
      return DisplayList(card.commands + [.text(run, transform: .identity)])
    }
    let shelf = ShadowShelf()
    let plain = try frame([shadow(3, of: card, .identity)], on: shelf)
    let byteCount = shelf.byteCount
    for text in ["1", "2"] {
      let drawn = try frame([shadow(3, of: labelled(text), .identity)], on: shelf)
      #expect(drawn == plain)
    }
    #expect(shelf.byteCount == byteCount)
  }

  @Test func `what stands out of its ground casts a shadow too`() throws {
    let shelf = ShadowShelf()
    let plain = try frame([shadow(3, of: card, .identity)], on: shelf)
    // Left of it, in the corner that is cut off, and below.
    for (x, y) in [(-14.0, 0.0), (10, 6), (0, 9)] {
      let content = DisplayList(card.commands + [.fill(x, y, 2, 2, .blue)])
      #expect(try frame([shadow(3, of: content, .identity)], on: shelf) != plain)
    }
  }

  @Test func `a path casts the shadow of the rectangle that it describes`() throws {
    let box = CGRect(x: -12, y: -8, width: 24.5, height: 16)
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
    ]
    let path = Outline.path(
      [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close], rule: .winding)
    // Cairo rounds the corners of a turned rectangle in another way than those of a path.
    for (blur, angle) in [(0, 0), (0.4, 0), (2, 0.3), (9, 0.3)] {
      let map = CGAffineTransform(rotationAngle: angle)
      let frames = try [.rectangle(box), path].map { outline in
        try frame(
          [
            shadow(
              blur, of: DisplayList([.fill(outline, .black, transform: .identity)]), map)
          ], on: ShadowShelf())
      }
      #expect(frames[0] == frames[1])
    }
  }

  /// Eight pixels are found at once, and those that are left over one by one.
  @Test(arguments: [0.4, 2, 3.7])
  func `a column of a turned shadow is the same alone and among others`(angle: Double) throws {
    let mask = try #require(
      try ShadowMask(of: card, deviation: 3, density: 1, shelf: ShadowShelf()))
    let map = CGAffineTransform(translationX: -40, y: -40)
      .concatenating(CGAffineTransform(rotationAngle: angle))
    let (width, height) = (83, 80)
    func levels(_ columns: Range<Int>) -> [UInt8] {
      var levels = [UInt8](repeating: 0, count: columns.count * height)
      levels.withUnsafeMutableBufferPointer { levels in
        guard let start = levels.baseAddress else { return }
        mask.place(
          in: CGRect(x: columns.lowerBound, y: 0, width: columns.count, height: height),
          by: map, hidden: nil
        ) { start + $0 * columns.count }
      }
      return levels
    }
    let all = levels(0..<width)
    #expect(Set(all).count > 50)
    for column in 0..<width {
      let alone = levels(column..<column + 1)
      #expect(alone == (0..<height).map { all[$0 * width + column] })
    }
  }

  @Test func `what a card hides of its shadow changes nothing`() throws {
    for map in [.identity, CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 2, y: 1.3)] {
      let placed = map.concatenating(CGAffineTransform(translationX: 40, y: 40))
      let fill = card.commands.map { $0.applying(placed) }
      // A command between them, which leaves no mark, keeps the shadow whole.
      let nothing = DrawCommand.fill(0, 0, 0, 0, .blue)
      let hidden = try frame([shadow(5, of: card, map)] + fill, on: ShadowShelf())
      let whole = try frame([shadow(5, of: card, map), nothing] + fill, on: ShadowShelf())
      #expect(hidden == whole)
    }
  }

  @Test func `a quarter of a turn turns every pixel`() throws {
    let straight = try frame([shadow(5, of: card, .identity)], on: ShadowShelf())
    let turned = try frame(
      [shadow(5, of: card, CGAffineTransform(rotationAngle: .pi / 2))], on: ShadowShelf())
    for y in 0..<80 {
      for x in 0..<80 { #expect(turned[79 - y, x] == straight[x, y]) }
    }
  }

  @Test func `soft shadows have the deviation that is asked for, at any scale and turn`() throws {
    let wall = DisplayList([.fill(-60, -60, 60, 120, .black)])
    for (blur, scale) in [(2.0, 1.0), (5, 1), (7.9, 2), (5, 3)] {
      let drawn = try frame(
        [
          .shadow(
            of: wall, Shadow(color: .black, blur: blur, offset: .zero),
            transform: CGAffineTransform(translationX: 40, y: 40))
        ], on: ShadowShelf(), scale: scale)
      let row = (0..<drawn.size.width).map { 255 - Double(drawn[$0, drawn.size.height / 2] & 255) }
      // An edge's darkness falls from its middle; its steps are the blur, whose variance is asked.
      let steps = zip(row, row.dropFirst()).map { $0 - $1 }
      let middle = steps.enumerated().reduce(0.0) { $0 + Double($1.offset) * $1.element } / 255
      let variance =
        steps.enumerated().reduce(0.0) {
          $0 + (Double($1.offset) - middle) * (Double($1.offset) - middle) * $1.element
        } / 255
      #expect(abs(variance.squareRoot() / scale - blur) < 0.05 * blur)
      #expect(row == row.sorted(by: >))
    }
  }

  @Test func `what is kept has a limit, and dropping it changes no pixel`() throws {
    let shelf = ShadowShelf()
    func large(_ number: Int) -> DrawCommand {
      .shadow(
        of: DisplayList([.fill(-500, -500, 500 + Double(number), 540, .black)]),
        Shadow(color: .black, blur: 2, offset: .zero),
        transform: CGAffineTransform(translationX: 20, y: 40))
    }
    let first = try frame([large(0)], on: shelf)
    for number in 1..<12 {
      _ = try frame([large(number)], on: shelf)
      #expect(shelf.byteCount <= ShadowShelf.mostBytes)
    }
    #expect(shelf.byteCount > ShadowShelf.mostBytes / 2)
    #expect(try frame([large(0)], on: shelf) == first)
  }

  @Test func `a shadow too large to be kept is drawn all the same`() throws {
    func wide(_ width: Double) -> DrawCommand {
      .shadow(
        of: DisplayList([.fill(-width, -20, width, 40, .black)]),
        Shadow(color: .black, blur: 2, offset: .zero),
        transform: CGAffineTransform(translationX: 40, y: 40))
    }
    let shelf = ShadowShelf()
    let huge = try frame([wide(1_000_000)], on: shelf)
    #expect(shelf.byteCount == 0)
    #expect(try huge == frame([wide(200)], on: shelf))
  }
}
