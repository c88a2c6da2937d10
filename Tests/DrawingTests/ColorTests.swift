import Drawing
import Geometry
import Testing

@Suite struct ColorMappingTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let box = CGRect(x: 0, y: 0, width: 10, height: 10)
  private var square: DrawCommand { .fill(.rectangle(box), red, transform: .identity) }

  @Test(arguments: samples)
  func `every colour that is seen is changed and nothing else`(sample: Sample) {
    let list = DisplayList([sample.command])
    #expect(list.recolored { $0 } == list)
    let gone = list.recolored { _ in Color(red: 0, green: 0, blue: 0, alpha: 0) }
    let finding = gone.diagnosis(
      in: CGRect(x: -100, y: -100, width: 300, height: 300), scale: 1, ink: { $0.box })
    // A backdrop has no colour; the colour of all others is clear.
    #expect(finding.isEmpty == (sample.name == "backdrop"))
  }

  @Test func `what casts a shadow and what masks keep their colours`() {
    let list = DisplayList([square])
    let masked = DrawCommand.masked(list, mask: list)
    #expect(masked.recolored { _ in .white } == .masked(list.recolored { _ in .white }, mask: list))
    let shadow = Shadow(color: .black, blur: 1, offset: .zero)
    let white = Shadow(color: .white, blur: 1, offset: .zero)
    #expect(
      DrawCommand.shadow(of: list, shadow).recolored { _ in .white } == .shadow(of: list, white))
  }

  @Test func `one shape is blended by its colour, several in a group`() {
    let faded = DrawCommand.fill(.rectangle(box), red.faded(to: 0.5), transform: .identity)
    #expect([square].blended(at: 0.5) == [faded])
    #expect([square].blended(at: 1) == [square])
    #expect([DrawCommand]().blended(at: 0.5) == [])
    let two = [square, square]
    let group = DrawCommand.group(
      DisplayList(two), clip: nil, transform: .identity, opacity: 0.5)
    #expect(two.blended(at: 0.5) == [group])
    guard case .group(_, _, _, let opacity) = [group].blended(at: 0.5)[0] else {
      Issue.record("a group stays a group")
      return
    }
    #expect(opacity == 0.25)
  }

  @Test func `an image cannot be faded by its colours`() {
    let mark = ImageMark(Bitmap(width: 1, height: 1, pixels: [0xFFFF_FFFF]), box: box)
    let image = DrawCommand.image(mark, transform: .identity)
    #expect(
      [image].blended(at: 0.5)
        == [.group(DisplayList([image]), clip: nil, transform: .identity, opacity: 0.5)])
  }

  @Test func `a list knows how deep it goes`() {
    let inner = DisplayList([square])
    let group = DrawCommand.group(inner, clip: nil, transform: .identity, opacity: 1)
    #expect(inner.groupDepth == 0)
    #expect(DisplayList([group]).groupDepth == 1)
    #expect(DisplayList([.masked(inner, mask: DisplayList([group]))]).groupDepth == 2)
  }

  @Test func `only groups show what is behind them to a backdrop`() {
    let backdrop = DisplayList([
      .backdrop(.rectangle(box), Backdrop(blur: 2), transform: .identity)
    ])
    #expect(backdrop.readsBackdrop)
    #expect(
      DisplayList([.group(backdrop, clip: nil, transform: .identity, opacity: 1)]).readsBackdrop)
    #expect(!DisplayList([.masked(backdrop, mask: backdrop)]).readsBackdrop)
  }
}
