import Drawing
import Geometry
import Pixels
import SeededNumbers
import Testing

@testable import Rasterizer

@Suite struct StampTests {
  private let size = CGSize(width: 90, height: 120)

  private func stamps(_ numbers: inout SplitMix64) -> [Stamp] {
    (0..<numbers.next(below: 5)).map { _ in
      let radius = numbers.next(in: 0.1..<25)
      return Stamp(
        center: CGPoint(x: numbers.next(in: -30..<120), y: numbers.next(in: -30..<150)),
        radius: radius, hole: numbers.next(below: 2) == 0 ? 0 : radius * numbers.next(in: 0..<1.1),
        color: Color(
          red: numbers.next(in: 0..<1), green: numbers.next(in: 0..<1), blue: 0.5,
          alpha: [0, 0.5, 1][numbers.next(below: 3)]))
    }
  }

  /// Drawings that change, move and stay, under stamps that come, go, stay and change places.
  @Test(arguments: [Color?.some(Color.white), nil], 1...4)
  func `stamps on what changed are the same as stamps on everything`(
    background: Color?, seed: UInt64
  ) throws {
    var numbers = SplitMix64(seed: seed)
    let rasterizer = Rasterizer(
      size: size, scale: seed.isMultiple(of: 2) ? 1 : 1.5, background: background)
    var easel = try Easel(rasterizer)
    var commands = (0..<6).map { _ in numbers.nextCommand(depth: 0) }
    var (laid, last) = ([Stamp](), Frame?.none)
    for number in 0..<60 {
      switch numbers.next(below: 5) {
      case 0: commands[numbers.next(below: 6)] = numbers.nextCommand(depth: 0)
      case 1:
        let step = CGAffineTransform(translationX: 0, y: Double(numbers.next(below: 9)) - 4)
        commands = commands.map { $0.applying(step) }
      case 2: laid = stamps(&numbers)
      case 3: laid += stamps(&numbers).prefix(1)
      default: laid.reverse()
      }
      let list = DisplayList(laid.isEmpty ? commands : commands + [.stamps(laid)])
      let change = try easel.draw(list)
      let whole = try rasterizer.frame(of: list)
      #expect(easel.frame == whole, "list \(number)")
      if let last {
        for y in 0..<whole.size.height {
          for x in 0..<whole.size.width where last[x, y] != whole[x, y] {
            #expect(
              change.rectangles.contains { $0.columns.contains(x) && $0.rows.contains(y) },
              "\(x), \(y) in list \(number)")
          }
        }
      }
      last = whole
    }
  }

  @Test(arguments: [0.5, 1, 1.2, 2, 3])
  func `a stamp is as large as its circle and alike on all sides`(scale: Double) throws {
    let stamp = Stamp(center: CGPoint(x: 30, y: 30), radius: 20, hole: 17.5, color: .black)
    for (stamp, area) in [(stamp, 20 * 20 - 17.5 * 17.5), (Stamp(disc: 20), 20 * 20)] {
      let frame = try draw(.stamps([stamp]), width: 60, height: 60, scale: scale)
      let side = frame.size.width
      let covered = frame.pixels.reduce(0.0) { $0 + Double(255 - $1 & 255) / 255 }
      // Half a step may be lost all around.
      let edge = 2 * Double.pi * 37.5 * scale / Double(2 * StampMask.steps)
      #expect(abs(covered - Double.pi * area * scale * scale) < edge)
      for y in 0..<side {
        for x in 0..<side where side.isMultiple(of: 2) {
          #expect(frame[x, y] == frame[side - 1 - x, y] && frame[x, y] == frame[y, x])
        }
      }
    }
  }

  @Test func `a stamp on one colour leaves that and one for each step`() throws {
    for level in [0, 0.3, 1] {
      let ground = Color(red: level, green: 1, blue: level)
      let stamp = Stamp(center: CGPoint(x: 30.3, y: 29.6), radius: 20, color: .black)
      let frame = try draw(
        .fill(0, 0, 60, 60, ground), .stamps([stamp]), width: 60, height: 60, scale: 2)
      #expect(Set(frame.pixels).count <= StampMask.steps + 1)
    }
  }

  @Test func `a stamp on many greys leaves few`() throws {
    let shades = (0..<256).map { level in
      DrawCommand.fill(
        Double(level), 0, 1, 60, Color(red: Double(level) / 255, green: 0, blue: 0))
    }
    let stamp = Stamp(
      center: CGPoint(x: 128, y: 30), radius: 200,
      color: Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))
    let frame = try draw(
      .group(DisplayList(shades), clip: nil, transform: .identity, opacity: 1), .stamps([stamp]),
      width: 256, height: 60)
    #expect(Set(frame.pixels).count <= 17)
  }

  /// Pixels alike are mixed eight at a time.
  @Test func `it does not matter for a stamp how many pixels beside one another are alike`() throws
  {
    let color = Color(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.5)
    for width in [1, 7, 8, 9, 15, 17, 40] {
      let stripes = stride(from: 0, to: 60, by: 2 * width).map { x in
        DrawCommand.fill(Double(x), 0, Double(width), 60, .red)
      }
      let ground = DrawCommand.group(
        DisplayList(stripes), clip: nil, transform: .identity, opacity: 1)
      let stamp = Stamp(center: CGPoint(x: 30, y: 30), radius: 26, color: color)
      let frame = try draw(ground, .stamps([stamp]), width: 60, height: 60)
      let (red, white) = (
        try draw(.fill(0, 0, 60, 60, .red), .stamps([stamp]), width: 60, height: 60),
        try draw(.stamps([stamp]), width: 60, height: 60)
      )
      for y in 0..<60 {
        for x in 0..<60 {
          #expect(frame[x, y] == (x / width % 2 == 0 ? red : white)[x, y])
        }
      }
    }
  }

  @Test func `a stamp over clear pixels has its colour and its opacity`() throws {
    let stamp = Stamp(
      center: CGPoint(x: 4, y: 4), radius: 4, color: Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    let frame = try draw(.stamps([stamp]), background: nil)
    #expect(frame[4, 4] == 0x80FF_0000)
    #expect(frame[0, 0] == 0)
  }

  @Test func `stamps that are not at the end are fills`() throws {
    let stamps = [Stamp(disc: 3), Stamp(center: .zero, radius: 5, hole: 4, color: .red)]
    let group = DrawCommand.group(
      DisplayList([.stamps(stamps)]), clip: nil, transform: .identity, opacity: 1)
    let fills = DrawCommand.group(
      DisplayList(stamps.map(\.fill)), clip: nil, transform: .identity, opacity: 1)
    #expect(try draw(group) == draw(fills))
    #expect(try draw(.stamps(stamps), group) == draw(fills, fills))
  }

  @Test func `a stamp that is nowhere or nothing leaves no mark`() throws {
    let stamps = [
      Stamp(center: CGPoint(x: Double.nan, y: 4), radius: 4, color: .red),
      Stamp(center: CGPoint(x: 1e300, y: 4), radius: 4, color: .red),
      Stamp(center: CGPoint(x: 4, y: 4), radius: 0, color: .red),
      Stamp(center: CGPoint(x: 4, y: 4), radius: -3, color: .red),
      Stamp(center: CGPoint(x: 4, y: 4), radius: .nan, color: .red),
      Stamp(center: CGPoint(x: 4, y: 4), radius: 2, hole: 2, color: .red),
    ]
    #expect(try draw(.stamps(stamps)) == draw())
  }
}

extension Stamp {
  /// A black disc.
  fileprivate init(disc radius: Double) {
    self.init(center: CGPoint(x: 30, y: 30), radius: radius, color: .black)
  }
}
