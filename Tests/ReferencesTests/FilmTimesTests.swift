import Testing

@testable import References

@Suite struct FilmTimesTests {
  private let film = FilmTimes(durations: Array(repeating: 1.0 / 60, count: 150))

  @Test func `frames that stand alone between merged ones do not make another rate`() {
    // Thousandths of a second: of 16, 17 and 17 for each frame the last two are merged.
    let merged = FilmTimes(durations: (0..<100).map { $0.isMultiple(of: 2) ? 0.016 : 0.034 })
    #expect(!merged.hasOtherRate(than: film))
    #expect(!film.hasOtherRate(than: merged))
  }

  @Test func `frames in a row tell a rate that is nearly the same`() {
    #expect(FilmTimes(durations: Array(repeating: 0.016, count: 150)).hasOtherRate(than: film))
    #expect(
      FilmTimes(durations: Array(repeating: 1 / 59.94, count: 150)).hasOtherRate(than: film))
    let rounded = (0..<150).map { [0.017, 0.016, 0.017][$0 % 3] }
    #expect(!FilmTimes(durations: rounded).hasOtherRate(than: film))
  }
}
