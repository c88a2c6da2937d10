import Drawing
import Geometry
import Pixels
import Rasterizer
import Testing

@Suite struct GroupTests {
  private let overlapping = DisplayList([.fill(0, 0, 2, 1, .red), .fill(1, 0, 2, 1, .red)])

  @Test func `a half opaque group is blended once where its parts overlap`() throws {
    let frame = try draw(group(overlapping, opacity: 0.5), width: 4, height: 1)
    #expect(frame[0, 0] == frame[1, 0])
    #expect(frame[1, 0] == frame[2, 0])
    #expect([0xFFFF_7F7F, 0xFFFF_8080].contains(frame[0, 0]))
    #expect(frame[3, 0] == white)
  }

  @Test func `groups in a group multiply their opacity`() throws {
    let inner = DisplayList([group(overlapping, opacity: 0.5)])
    let frame = try draw(group(inner, opacity: 0.5), width: 4, height: 1)
    // A quarter of red over white takes 63.75 levels off green and blue; Cairo rounds twice.
    #expect(abs(Int(frame[1, 0] & 255) - 191) <= 1)
    #expect(frame[1, 0] == frame[0, 0])
  }

  @Test func `an invisible group draws nothing`() throws {
    #expect(try draw(group(overlapping, opacity: 0), width: 4, height: 1).count(not: white) == 0)
  }

  @Test func `a clip keeps what is inside it`() throws {
    let frame = try draw(
      .group(
        DisplayList([.fill(0, 0, 4, 4, .black)]),
        clip: .rectangle(CGRect(x: 0, y: 0, width: 2, height: 1)),
        transform: CGAffineTransform(translationX: 1, y: 2), opacity: 1),
      .fill(0, 0, 1, 1, .black),
      width: 4, height: 4)
    #expect(frame.letters([white: ".", black: "#"]) == ["#...", "....", ".##.", "...."])
  }

  @Test func `clips in a clip keep what is inside both`() throws {
    let inner = DrawCommand.group(
      DisplayList([.fill(0, 0, 4, 4, .black)]),
      clip: .rectangle(CGRect(x: 1, y: 1, width: 3, height: 3)), transform: .identity, opacity: 1)
    let frame = try draw(
      .group(
        DisplayList([inner]), clip: .rectangle(CGRect(x: 0, y: 0, width: 3, height: 2)),
        transform: .identity, opacity: 1),
      width: 4, height: 4)
    #expect(frame.letters([white: ".", black: "#"]) == ["....", ".##.", "....", "...."])
  }

  @Test func `the edge of a clip fades once`() throws {
    let content = DisplayList([.fill(0, 0, 4, 1, .black), .fill(0, 0, 4, 1, .black)])
    let clip = Outline.rectangle(CGRect(x: 0.5, y: 0, width: 2, height: 1))
    for opacity in [1.0, 0.999] {
      let frame = try draw(
        .group(content, clip: clip, transform: .identity, opacity: opacity), width: 4, height: 1)
      #expect(abs(Int(frame[0, 0] & 255) - 127) <= 1)
      #expect(abs(Int(frame[1, 0] & 255)) <= 1)
      #expect(abs(Int(frame[2, 0] & 255) - 127) <= 1)
      #expect(frame[3, 0] == white)
    }
  }

  @Test func `a rounded clip cuts as a rounded rectangle fills`() throws {
    let outline = Outline.roundedRectangle(CGRect(x: 2, y: 2, width: 20, height: 20), radius: 6)
    let filled = try draw(.fill(outline, .black, transform: .identity), width: 24, height: 24)
    let clipped = try draw(
      .group(
        DisplayList([.fill(0, 0, 24, 24, .black)]), clip: outline, transform: .identity,
        opacity: 1),
      width: 24, height: 24)
    for (one, other) in zip(filled.pixels, clipped.pixels) {
      // One level, since the clip is an 8-bit mask.
      #expect(abs(Int(one & 255) - Int(other & 255)) <= 1)
    }
  }

  @Test func `an opaque group is the same as its content`() throws {
    let content = DisplayList([
      .fill(0.3, 0.2, 3.1, 5.2, Color(red: 0.2, green: 0.7, blue: 0.1, alpha: 0.6)),
      .fill(1.7, 2.2, 4, 4, .blue),
    ])
    let alone = try Rasterizer(size: CGSize(width: 8, height: 8), scale: 1).frame(of: content)
    #expect(try draw(group(content, opacity: 1)) == alone)
  }

  @Test func `a stroke is whole in a half opaque group`() throws {
    let line = DrawCommand.stroke(
      .rectangle(CGRect(x: 4, y: 4, width: 4, height: 4)), StrokeStyle(width: 4), .black,
      transform: .identity)
    let frame = try draw(group(DisplayList([line]), opacity: 0.5), width: 12, height: 12)
    #expect(frame.count(not: white) == 8 * 8)
  }

  @Test(arguments: BoundsTests.commands)
  func `the size of its surface changes no pixel of a group`(command: DrawCommand) throws {
    // Nobody sees the command, but it makes the group, and so its surface, as large as the picture.
    let whole = DrawCommand.fill(0, 0, 40, 40, Color(red: 0, green: 0, blue: 0, alpha: 0))
    let shadow = Shadow(color: .red, blur: 1.5, offset: CGVector(dx: 2, dy: 3))
    let places: [(DisplayList) -> DrawCommand] = [
      { group($0, opacity: 0.5) }, { .shadow(of: $0, shadow) },
      { .masked(DisplayList([.fill(0, 0, 40, 40, .blue)]), mask: $0) },
    ]
    for scale in [1, 1.5, 2] {
      for place in places {
        let narrow = try draw(
          place(DisplayList([command])), width: 40, height: 40, scale: scale)
        let wide = try draw(
          place(DisplayList([command, whole])), width: 40, height: 40, scale: scale)
        #expect(narrow == wide)
      }
    }
  }

  private func group(_ list: DisplayList, opacity: Double) -> DrawCommand {
    .group(list, clip: nil, transform: .identity, opacity: opacity)
  }
}
