import Testing

@testable import Motion

@Suite struct KeyFramesTests {
  /// A fall of 2 pt a frame squared, which no few straight lines follow exactly.
  private let fall = (0...120).map { Change($0, 2 * Double($0 * $0) / 60) }

  @Test func `what lies evenly between others is left out`() {
    let line = (0...50).map { Change($0, 3 * Double($0)) }
    #expect(line.chosen(within: 0.01).map(\.frame) == [0, 50])
  }

  @Test func `no value that is left out is further away than the bound`() {
    for bound in [0.05, 0.2, 1, 5] {
      let keys = fall.chosen(within: bound)
      #expect(keys.first == fall.first && keys.last == fall.last)
      #expect(keys.count < fall.count)
      for (from, to) in zip(keys, keys.dropFirst()) {
        for change in fall[from.frame...to.frame] {
          let share = Double(change.frame - from.frame) / Double(to.frame - from.frame)
          let value = from.value + (to.value - from.value) * share
          #expect(abs(value - change.value) <= bound)
        }
      }
    }
  }

  @Test func `a wider bound needs fewer key frames`() {
    #expect(fall.chosen(within: 1).count < fall.chosen(within: 0.1).count)
  }

  @Test func `a jump stays between two frames`() {
    let jump = [Change(0, 0.0), Change(9, 0), Change(10, 100), Change(20, 100)]
    #expect(jump.chosen(within: 0.25) == jump)
  }

  @Test func `a state that holds has a sample at both of its ends`() {
    let changes = [Change<Int?>(0, 5), Change(4, 6), Change(9, nil), Change(12, 6)]
    let samples = KeyFrames.samples(of: changes, in: 20) { $0 }
    #expect(
      samples == [Change(0, 5), Change(3, 5), Change(4, 6), Change(20, 6)])
    #expect(
      KeyFrames.presence(in: changes)
        == [Change(0, true), Change(9, false), Change(12, true)])
  }

  @Test func `a film whose ends stand longer goes on from there, and back`() {
    var film = Reel<String>()
    film.append("a", frames: 1)
    film.append("b", frames: 2)
    film.append("c", frames: 1)
    let longer = film.extended(lead: 2, hold: 1, bounces: true)
    #expect((0..<longer.count).compactMap { longer.picture(at: $0) }.joined() == "aaabbccbb")
    #expect(longer.picture(at: longer.count) == nil)
  }
}
