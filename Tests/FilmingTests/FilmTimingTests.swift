import Testing

@testable import Filming

/// Returns the step that each frame of a film shows, over a run of so many steps.
private func steps(of timing: FilmTiming, steps: Int) -> [Int] {
  var cursor = FilmCursor(timing)
  return (0...steps).flatMap { step in cursor.frames(showing: step).map { _ in step } }
}

@Suite struct FilmTimingTests {
  @Test func `a film of 60 frames a second shows every step`() {
    #expect(steps(of: FilmTiming(rate: 60), steps: 6) == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test func `a film of 30 frames a second shows every other step`() {
    #expect(steps(of: FilmTiming(rate: 30), steps: 6) == [0, 2, 4, 6])
  }

  @Test func `a film of 24 frames a second shows the latest step before each frame`() {
    // Frame k stands at k/24 s, which is step ⌊2.5 k⌋.
    #expect(steps(of: FilmTiming(rate: 24), steps: 10) == [0, 2, 5, 7, 10])
  }

  @Test func `a film that is faster than the run shows steps twice`() {
    // Frame k stands at k/100 s, which is step ⌊0.6 k⌋.
    #expect(steps(of: FilmTiming(rate: 100), steps: 3) == [0, 0, 1, 1, 2, 3, 3])
  }

  @Test(arguments: [(60, 60), (30, 60), (100, 60), (24, 60), (120, 120), (240, 120), (90, 60)])
  func `only films of a multiple of 120 frames a second are played at 120`(rate: Int, steps: Int) {
    #expect(FilmTiming(rate: rate).simulationRate == steps)
  }

  @Test func `a part begins at or after its first moment and ends at its last`() {
    let timing = FilmTiming(rate: 60, from: 0.05, to: 0.1)
    #expect(steps(of: timing, steps: 20) == [3, 4, 5, 6])
  }

  @Test func `the end of a part tells that no later step is needed`() {
    var cursor = FilmCursor(FilmTiming(rate: 60, to: 0.05))
    for step in 0...2 { _ = cursor.frames(showing: step) }
    #expect(!cursor.isPastEnd)
    _ = cursor.frames(showing: 3)
    #expect(cursor.isPastEnd)
  }

  @Test func `every third frame is counted from the start of the scene`() {
    let timing = FilmTiming(rate: 60, every: 3, from: 0.06)
    #expect(steps(of: timing, steps: 13) == [6, 9, 12])
    #expect(timing.frameDuration == 0.05)
  }

  @Test func `frames are numbered from the start of the scene`() {
    var cursor = FilmCursor(FilmTiming(rate: 60, every: 2, from: 0.1))
    let numbers = (0...10).flatMap { Array(cursor.frames(showing: $0)) }
    #expect(numbers == [3, 4, 5])
  }
}
