import Drawing
import Geometry
import Testing

@Suite struct DiagnosisTests {
  private let area = CGRect(x: 0, y: 0, width: 100, height: 100)
  private let box = CGRect(x: 10, y: 10, width: 20, height: 20)
  private let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  private func fill(_ box: CGRect, _ color: Color = .black) -> DrawCommand {
    .fill(.rectangle(box), color, transform: .identity)
  }

  private func group(
    _ commands: DrawCommand..., clip: CGRect? = nil, opacity: Double = 1
  ) -> DrawCommand {
    .group(
      DisplayList(commands), clip: clip.map { .rectangle($0) }, transform: .identity,
      opacity: opacity)
  }

  /// Returns the places and reasons of what nobody sees; texts have ink in all of their box.
  private func found(_ commands: DrawCommand...) -> [String] {
    DisplayList(commands).diagnosis(in: area, scale: 1, ink: { $0.box }).map {
      "\($0.path.map(String.init).joined(separator: ".")) \($0.reason)"
    }
  }

  @Test(arguments: samples)
  func `what is seen is not found`(sample: Sample) {
    #expect(
      DisplayList([sample.command]).diagnosis(in: area, scale: 1, ink: { $0.box }).isEmpty)
  }

  @Test func `what is clear is found`() {
    #expect(found(fill(box, clear), fill(box)) == ["0 clear"])
    #expect(found(group(fill(box), opacity: 0)) == ["0 clear"])
    let run = TextRun("x", font: Typeface(size: 12), color: clear, box: box)
    #expect(found(.text(run, transform: .identity)) == ["0 clear"])
    let glass = ImageMark(Bitmap(width: 1, height: 1, pixels: [0x00FF_FFFF]), box: box)
    #expect(found(.image(glass, transform: .identity)) == ["0 clear"])
  }

  @Test func `what has no ink is found`() {
    #expect(found(fill(CGRect(x: 1, y: 1, width: 0, height: 9))) == ["0 noInk"])
    #expect(
      found(.fill(.rectangle(box), .black, transform: CGAffineTransform(scaleX: 0, y: 1)))
        == ["0 noInk"])
    #expect(
      found(.stroke(.rectangle(box), StrokeStyle(width: 0), .black, transform: .identity))
        == ["0 noInk"])
    let run = TextRun("", font: Typeface(size: 12), color: .black, box: box)
    #expect(found(.text(run, transform: .identity)) == ["0 noInk"])
  }

  @Test func `what holds nothing is found`() {
    let shadow = Shadow(color: .black, blur: 1, offset: .zero)
    #expect(
      found(
        group(), .shadow(of: DisplayList(), shadow),
        .masked(DisplayList([fill(box)]), mask: DisplayList())) == [
          "0 empty", "1 empty", "2 empty",
        ])
  }

  @Test func `an empty clip is found, also one that the clip around it leaves nothing of`() {
    #expect(found(group(fill(box), clip: .zero)) == ["0 emptyClip"])
    let far = CGRect(x: 50, y: 50, width: 10, height: 10)
    #expect(found(group(group(fill(far), clip: far), clip: box)) == ["0.0 emptyClip"])
  }

  @Test func `what lies outside of the picture or of a clip is found`() {
    let far = fill(CGRect(x: 200, y: 0, width: 10, height: 10))
    #expect(found(far, fill(box)) == ["0 outside"])
    #expect(found(group(fill(box), far)) == ["0.1 outside"])
    let near = fill(CGRect(x: 50, y: 50, width: 10, height: 10))
    #expect(found(group(near, fill(box), clip: box)) == ["0.0 outside"])
    // What casts a shadow may stand anywhere, since only the shadow is seen.
    let shadow = Shadow(color: .black, blur: 1, offset: CGVector(dx: -180, dy: 0))
    #expect(found(.shadow(of: DisplayList([far]), shadow)).isEmpty)
  }

  @Test func `what an opaque rectangle covers is found`() {
    let cover = fill(area)
    #expect(found(fill(box), cover) == ["0 covered"])
    #expect(found(fill(box), fill(area, Color(red: 1, green: 1, blue: 1, alpha: 0.9))).isEmpty)
    #expect(found(cover, fill(box)).isEmpty)
    let blur = DrawCommand.backdrop(.rectangle(box), Backdrop(blur: 2), transform: .identity)
    #expect(found(fill(box), blur, fill(box)).first == "1 covered")
  }

  @Test func `a mask's commands count on from those of the content`() {
    let masked = DrawCommand.masked(
      DisplayList([fill(box), fill(box, clear)]), mask: DisplayList([fill(box), fill(box, clear)]))
    #expect(found(masked) == ["0.1 clear", "0.3 clear"])
  }

  @Test func `a finding says where and what`() {
    let findings = DisplayList([group(fill(box), fill(box, clear))]).diagnosis(
      in: area, scale: 1, ink: { $0.box })
    #expect(findings.map(\.description) == ["0.1: fill rectangle 10 10 20 20 #00000000 is clear"])
  }
}
