import Drawing
import Geometry
import Testing

@Suite struct ExtentTests {
  private let box = CGRect(x: 10, y: 20, width: 30, height: 40)
  private var square: DrawCommand { .fill(.rectangle(box), .black, transform: .identity) }

  private func extent(_ command: DrawCommand, ink: CGRect? = nil) -> CGRect? {
    command.extent(scale: 2) { _ in ink }
  }

  @Test func `an outline is mapped as a whole`() {
    let map = CGAffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 100, ty: 0)
    let turned = CGRect(x: 40, y: 20, width: 40, height: 60)
    #expect(extent(.fill(.ellipse(box), .black, transform: map)) == turned)
  }

  @Test func `control points count`() {
    let bend: [PathElement] = [
      .move(.zero), .quadCurve(CGPoint(x: 8, y: 0), control: CGPoint(x: 4, y: -6)),
    ]
    #expect(
      extent(.fill(.path(bend, rule: .winding), .black, transform: .identity))
        == CGRect(x: 0, y: -6, width: 8, height: 6))
  }

  @Test(arguments: [
    (StrokeStyle(width: 4), 20.0), (StrokeStyle(width: 4, miterLimit: 1), 3.0),
    (StrokeStyle(width: 4, join: .round), 3.0),
    (StrokeStyle(width: 4, cap: .square, join: .bevel), 3.0),
  ])
  func `a line reaches as far as its joins and caps do`(style: StrokeStyle, reach: Double) {
    #expect(style.reach == reach)
    let line = DrawCommand.stroke(.rectangle(box), style, .black, transform: .identity)
    #expect(extent(line) == box.insetBy(dx: -reach, dy: -reach))
  }

  @Test func `a text is as large as its ink`() {
    let run = TextRun("x", font: Typeface(size: 12), color: .black, box: box)
    let map = CGAffineTransform(translationX: 1, y: 2)
    #expect(
      extent(.text(run, transform: map), ink: CGRect(x: 0, y: 0, width: 5, height: 6))
        == CGRect(x: 1, y: 2, width: 5, height: 6))
    #expect(extent(.text(run, transform: map)) == nil)
  }

  @Test func `a group is as large as its clip, or as its content`() {
    let clip = Outline.rectangle(CGRect(x: 0, y: 0, width: 5, height: 5))
    let content = DisplayList([square, .fill(clip, .black, transform: .identity)])
    #expect(
      extent(.group(content, clip: clip, transform: .identity, opacity: 1))
        == CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(
      extent(.group(content, clip: nil, transform: .identity, opacity: 1))
        == CGRect(x: 0, y: 0, width: 40, height: 60))
  }

  @Test func `a mask bounds its content, unless the mask's own extent is unknown`() {
    let text = DrawCommand.text(
      TextRun("x", font: Typeface(size: 12), color: .black, box: box), transform: .identity)
    let wide = DisplayList([
      .fill(.rectangle(CGRect(x: 0, y: 0, width: 99, height: 99)), .black, transform: .identity)
    ])
    #expect(extent(.masked(wide, mask: DisplayList([square]))) == box)
    #expect(extent(.masked(DisplayList([square]), mask: DisplayList([text]))) == box)
  }

  @Test func `a shadow is moved and spreads three deviations and some samples`() {
    let shadow = Shadow(color: .black, blur: 5, offset: CGVector(dx: 100, dy: 0))
    // 3·5 points, and 6 samples of a point each, of which a deviation of 5 needs four at least.
    #expect(
      extent(.shadow(of: DisplayList([square]), shadow))
        == box.offsetBy(dx: 100, dy: 0).insetBy(dx: -21, dy: -21))
  }

  @Test func `a tilted plane is as large as it is seen`() {
    let half = Projection(CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(
      extent(.projected(DisplayList([square]), box: box, half))
        == CGRect(x: 5, y: 10, width: 15, height: 20))
  }

  @Test func `nothing has a null extent, and what is no number an unknown one`() {
    #expect(DisplayList().extent(scale: 1) { _ in nil }?.isNull == true)
    #expect(extent(.fill(.path([], rule: .winding), .black, transform: .identity))?.isNull == true)
    let lost = CGRect(x: Double.nan, y: 0, width: 1, height: 1)
    let command = DrawCommand.fill(.rectangle(lost), .black, transform: .identity)
    #expect(extent(command) == nil)
    #expect(DisplayList([square, command, square]).extent(scale: 1) { _ in nil } == nil)
    let path: [PathElement] = [.move(.zero), .line(CGPoint(x: Double.nan, y: 1)), .line(.zero)]
    #expect(extent(.fill(.path(path, rule: .winding), .black, transform: .identity)) == nil)
    let nowhere = CGAffineTransform(translationX: .nan, y: 0)
    #expect(extent(.fill(.rectangle(box), .black, transform: nowhere)) == nil)
  }
}
