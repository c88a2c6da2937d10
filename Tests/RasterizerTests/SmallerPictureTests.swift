import CCairo
import Drawing
import Geometry
import Pixels
import Rasterizer
import SeededNumbers
import Testing

@testable import Typography

/// Emoji are made smaller without Cairo, and have to look as if it had drawn them.
@Suite struct SmallerPictureTests {
  /// So near to 1 that Cairo paints as with 1; and Cairo paints all that is not opaque.
  private static let nearlyOpaque = 0.999_999_9

  @Test(arguments: [7.0, 15, 22, 31, 60, 90])
  func `an emoji looks as Cairo draws it, wherever it stands`(size: Double) throws {
    var numbers = SplitMix64(seed: UInt64(size))
    for scale in [1.0, 2, 3] {
      for _ in 0..<12 {
        let places = (0..<3).map { _ in
          CGAffineTransform(translationX: numbers.next(in: -40..<90), y: numbers.next(in: -40..<60))
            .scaledBy(x: numbers.next(in: 0.7..<1.4), y: numbers.next(in: 0.7..<1.4))
        }
        func frame(alpha: Double) throws -> Frame {
          let marks = places.enumerated().map { index, place in
            let run = TextRun(
              ["😀🎉", "👍🏽 🇫🇷", "❤️ 🕗"][index],
              font: Typeface(size: size), color: Color(red: 0, green: 0, blue: 0, alpha: alpha),
              box: CGRect(x: 0, y: 0, width: 8 * size, height: 2 * size))
            return DrawCommand.text(run, transform: place)
          }
          let clip = Outline.rectangle(CGRect(x: 20, y: 10, width: 50, height: 40))
          let group = DrawCommand.group(
            DisplayList([marks[2]]), clip: clip, transform: .identity, opacity: 0.5)
          let list = DisplayList([marks[0], marks[1], group])
          return try Rasterizer(size: CGSize(width: 110, height: 80), scale: scale).frame(of: list)
        }
        #expect(try frame(alpha: 1) == frame(alpha: Self.nearlyOpaque))
      }
    }
  }

  @Test func `a picture that is not made smaller, or is turned, is left to Cairo`() throws {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 100, 100)
    let context = try #require(cairo_create(surface))
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    func map(_ transform: (OpaquePointer) -> Void) -> PictureMap? {
      cairo_identity_matrix(context)
      transform(context)
      return PictureMap(of: context, width: 136, height: 128)
    }
    #expect(map { cairo_scale($0, 0.3, 0.4) } != nil)
    #expect(map { cairo_scale($0, 0.9, 0.3) } == nil)
    #expect(map { cairo_scale($0, 0.5, 0.5) } == nil)
    #expect(map { cairo_scale($0, 2, 2) } == nil)
    #expect(map { cairo_rotate($0, 0.1) } == nil)
    cairo_arc(context, 50, 50, 30, 0, 6)
    cairo_clip(context)
    #expect(map { cairo_scale($0, 0.3, 0.4) } == nil)
  }

  @Test func `the shares of the pixels that one covers are 1 in all`() {
    let filter = BoxFilter((0..<500).map { $0 * 7919 }, step: 3.7)
    #expect(filter.width == 5)
    for pixel in 0..<500 {
      #expect(filter.shares[pixel * 5..<pixel * 5 + 5].reduce(0, +) == 65_536)
    }
  }
}
