import Drawing
import Geometry
import SVG
import Testing

/// The lines between the tags of a document.
func svg(_ commands: DrawCommand...) throws -> String {
  let text = try SVGDocument(DisplayList(commands), size: CGSize(width: 20, height: 10)).text
  let head =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"10\" viewBox=\"0 0 20 10\">\n"
  #expect(text.hasPrefix(head) && text.hasSuffix("\n</svg>\n"))
  return String(text.dropFirst(head.count).dropLast("\n</svg>\n".count))
}

@Suite struct SVGDocumentTests {
  private let orange = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
  private let box = CGRect(x: 0, y: 0, width: 10, height: 8)

  @Test func `shapes keep their form`() throws {
    let content = DisplayList([
      .fill(.roundedRectangle(box, radius: 2), orange, transform: .identity)
    ])
    let group = DrawCommand.group(
      content, clip: .rectangle(CGRect(x: 1, y: 2, width: 3, height: 4)),
      transform: CGAffineTransform(translationX: 5, y: 6), opacity: 0.25)
    #expect(
      try svg(group) == """
        <clipPath id="clip1">
        <path d="M1 2 H4 V6 H1 Z" transform="matrix(1 0 0 1 5 6)"/>
        </clipPath>
        <g opacity="0.25" clip-path="url(#clip1)">
        <path d="M2 0 H8 A2 2 0 0 1 10 2 V6 A2 2 0 0 1 8 8 H2 A2 2 0 0 1 0 6 V2 A2 2 0 0 1 2 0 Z" \
        fill="rgb(255,128,0)" fill-opacity="0.5"/>
        </g>
        """)
  }

  @Test func `a radius is at most half of the shorter side, as in a frame`() throws {
    func rounded(_ radius: Double) throws -> String {
      try svg(.fill(.roundedRectangle(box, radius: radius), .black, transform: .identity))
    }
    #expect(try rounded(50) == rounded(4))
  }

  @Test func `a line keeps its style`() throws {
    let path: [PathElement] = [.move(.zero), .line(CGPoint(x: 5, y: 0))]
    let style = StrokeStyle(
      width: 2, cap: .round, join: .bevel, miterLimit: 4, dashes: [3, 1], dashPhase: 0.5)
    #expect(
      try svg(.stroke(.path(path, rule: .evenOdd), style, .black, transform: .identity)) == """
        <path d="M0 0 L5 0" fill="none" stroke="rgb(0,0,0)" stroke-width="2" \
        stroke-linecap="round" stroke-linejoin="bevel" stroke-miterlimit="4" \
        stroke-dasharray="3 1" stroke-dashoffset="0.5"/>
        """)
  }

  @Test func `gradients keep their colours`() throws {
    let gradient = Gradient(
      .radial(center: CGPoint(x: 5, y: 4), radii: CGSize(width: 5, height: 4)),
      stops: [.init(0, .white), .init(1, orange)])
    #expect(
      try svg(.gradient(.ellipse(box), gradient, transform: .identity)).hasPrefix(
        """
        <radialGradient id="gradient1" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" \
        gradientTransform="matrix(5 0 0 4 5 4)">
        <stop offset="0" stop-color="rgb(255,255,255)"/>
        <stop offset="1" stop-color="rgb(255,128,0)" stop-opacity="0.5"/>
        </radialGradient>
        <path d="M5 0
        """))
  }

  @Test func `a shadow's filter has room for the blur before and after it is moved`() throws {
    let square = DisplayList([.fill(.rectangle(box), .black, transform: .identity)])
    let shadow = Shadow(color: orange, blur: 1, offset: CGVector(dx: 100, dy: 0))
    // From x = 0 to 110, and 3·1 + 6 more on all sides.
    #expect(
      try svg(.shadow(of: square, shadow)).hasPrefix(
        """
        <filter id="shadow1" filterUnits="userSpaceOnUse" x="-9" y="-9" width="128" height="26">
        <feGaussianBlur in="SourceAlpha" stdDeviation="1"/>
        <feOffset dx="100" dy="0" result="place"/>
        <feFlood flood-color="rgb(255,128,0)" flood-opacity="0.5"/>
        """))
  }

  @Test func `SVG has no words for pixels, backdrops, tilted planes and colours around a point`() {
    func isSayable(_ command: DrawCommand) -> Bool {
      let group = DrawCommand.group(
        DisplayList([command]), clip: nil, transform: .identity, opacity: 1)
      return DisplayList([.masked(DisplayList([group]), mask: DisplayList())]).isSayableInSVG
    }
    let square = DrawCommand.fill(.rectangle(box), .black, transform: .identity)
    let conic = Gradient(.conic(center: .zero, angle: 0), stops: [.init(0, .black)])
    let mark = ImageMark(Bitmap(width: 1, height: 1, pixels: [0]), box: box)
    #expect(isSayable(square))
    #expect(!isSayable(.gradient(.rectangle(box), conic, transform: .identity)))
    #expect(!isSayable(.image(mark, transform: .identity)))
    #expect(!isSayable(.backdrop(.rectangle(box), Backdrop(blur: 1), transform: .identity)))
    #expect(
      !isSayable(.projected(DisplayList([square]), box: box, Projection(.identity))))
  }
}
