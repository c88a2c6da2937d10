import Pixels
import Testing

@testable import FilmFiles
@testable import FrameComparison
@testable import References

@Suite struct PairFindingsTests {
  private let size = PixelSize(width: 4, height: 3)

  /// Returns the findings of a thread whose pairs at these places differ, each in one pixel more.
  private func found(at places: Int...) -> PairFindings {
    var findings = PairFindings()
    findings.size = size
    for place in places {
      let blank = Frame(size: size, filledWith: 0xFFFF_FFFF)
      var other = blank
      for x in 0...place { other[x % 4, x / 4] = 0xFF00_0000 }
      let difference = FrameComparer().difference(from: blank, to: other)
      let pair = FrameAlignment.Pair(reference: place, actual: place)
      findings.add(
        FilmComparer.Difference(difference, pair, PixelLimits()), of: difference, at: place,
        between: blank, other)
    }
    return findings
  }

  @Test func `what threads found is in the order of the film`() throws {
    var all = found(at: 2, 5)
    all.add(found(at: 0, 3))
    let outcome = try all.outcome()
    #expect(outcome.differences.map(\.pair.reference) == [0, 2, 3, 5])
    #expect(outcome.first?.difference.differentCount == 1)
    #expect(outcome.sizes?.actual == size)
    // The first pixel differs in all four, the sixth in the last alone.
    var heat = HeatMap(size: size)
    for place in [0, 2, 3, 5] { heat.add(try #require(found(at: place).outcome().heat)) }
    #expect(outcome.heat?.frame == heat.frame)
    #expect(outcome.heat?.frame[0, 0] == 0xFF78_008C)
  }

  @Test func `nothing counts behind two frames of different sizes`() throws {
    var all = found(at: 1, 4)
    var other = found(at: 0)
    other.end = .init(place: 3, reason: .sizes(size, PixelSize(width: 5, height: 3)))
    all.add(other)
    let outcome = try all.outcome()
    #expect(outcome.differences.map(\.pair.reference) == [0, 1])
    #expect(outcome.sizes?.actual.width == 5)
    #expect(outcome.heat == nil)
  }

  @Test func `the first frame that cannot be read is the one that is told`() {
    var (one, other) = (found(at: 0), found(at: 1))
    one.end = .init(place: 5, reason: .failure(.damaged(format: "PNG", reason: "five")))
    other.end = .init(place: 3, reason: .failure(.damaged(format: "PNG", reason: "three")))
    one.add(other)
    #expect(throws: FilmFileError.damaged(format: "PNG", reason: "three")) {
      try one.outcome()
    }
  }
}
