import Drawing
import Filming
import Foundation
import Geometry
import Testing

/// Which picture stands for a film where no motion is wanted.
struct StillChoiceTests {
  private static let size = CGSize(width: 100, height: 100)

  /// A square of that width on white.
  private func picture(_ width: Double, at x: Double = 0) -> DisplayList {
    let box = CGRect(x: x, y: 0, width: width, height: width)
    let color = Color(red: 1, green: 0, blue: 0)
    return DisplayList(width > 0 ? [.fill(.rectangle(box), color, transform: .identity)] : [])
  }

  private func chosen(_ pictures: [DisplayList]) throws -> (frame: Int?, isBlank: Bool) {
    var choice = try StillChoice(size: Self.size, background: .white)
    for (frame, picture) in pictures.enumerated() {
      try choice.see(picture, frame: frame, at: Double(frame) / 60)
    }
    return (try choice.chosen()?.frame, choice.isBlank)
  }

  @Test func `what comes in is shown where it rests, and not where it is not yet`() throws {
    let coming = [picture(0), picture(0)] + (1...20).map { picture(40, at: 100 - Double($0) * 4) }
    let resting = Array(repeating: picture(40, at: 20), count: 5)
    let leaving = (1...20).map { picture(40, at: 20 + Double($0) * 4) } + [picture(0), picture(0)]
    // The picture is the same from then on, until it leaves.
    #expect(try chosen(coming + resting + leaving).frame == 22)
    #expect(try chosen(coming + resting).frame == 26)
  }

  @Test func `the last of several that show as much is taken`() throws {
    #expect(try chosen((0..<30).map { picture(40, at: Double($0)) }).frame == 29)
    #expect(try chosen([picture(40)]).frame == 0)
  }

  @Test func `what is seen in motion alone is shown there`() throws {
    let flash = (0..<24).map { picture(40, at: Double($0)) }
    let frame = try chosen([picture(0), picture(0)] + flash + [picture(0), picture(0)]).frame
    let shown = try #require(frame)
    #expect((2..<26).contains(shown))
  }

  @Test func `a film of one colour is blank, and one with a short flash is not`() throws {
    #expect(try chosen(Array(repeating: picture(0), count: 9)).isBlank)
    #expect(try chosen([picture(200), picture(200), picture(300)]).isBlank)
    var pictures = Array(repeating: picture(0), count: 9)
    pictures[5] = picture(3)
    #expect(try !chosen(pictures).isBlank)
    #expect(try chosen([]).frame == nil)
  }
}
