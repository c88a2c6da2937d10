import Testing

@testable import Filming
@testable import Flipbook

@Suite struct ProgressBarTests {
  @Test func `progress is frames, speed, time left and size`() {
    let state = FilmProgress(seconds: 3, longest: 4, frames: 180, bytes: 1_234_567)
    let line = ProgressBar.line("flick", state, elapsed: 1.5)
    #expect(
      line == "flick ██████████████████░░░░░░ 180 frames, 120 a second, at most 1 s left, 1.2 MB")
  }

  @Test func `what nobody knows yet is left out`() {
    let state = FilmProgress(seconds: 0, longest: 0, frames: 0, bytes: nil)
    #expect(
      ProgressBar.line("flick", state, elapsed: 0) == "flick ░░░░░░░░░░░░░░░░░░░░░░░░ 0 frames")
  }

  @Test func `a film that runs longer than it may is full`() {
    let state = FilmProgress(seconds: 9, longest: 4, frames: 1, bytes: 999)
    #expect(ProgressBar.line("a", state, elapsed: 1).hasSuffix("at most 0 s left, 999 B"))
  }
}
