import Testing

@testable import References
@testable import Wording

@Suite struct WordsTests {
  @Test(arguments: [
    (3.2, "3.2 pt"), (-3.25, "3.3 pt"), (0.5, "0.5 pt"), (0.0004, "less than 0.001 pt"),
    (0.0126, "0.013 pt"), (12, "12 pt"), (123.4, "123 pt"), (1e15, "1000000000000000 pt"),
  ])
  func `points have as many digits as tell something`(value: Double, expected: String) {
    #expect(Words.points(value) == expected)
  }

  @Test(arguments: [
    ("rgba(0, 0, 0, 0.3), blur 3, offset (0, 0)", "#0000004D, blur 3, offset (0, 0)"),
    ("rgba(1, 0, 0, 1), offset (0.0001, 1)", "#FF0000, offset (0, 1)"),
    ("axial rgba(1, 0, 0, 1), rgba(0, 0, 1, 0.5) 0.12345", "axial #FF0000, #0000FF80 0.123"),
    ("rgba(0, 0, 0, 0.0004)", "#00000001"), ("rgba(0, 0, 0, 0)", "#00000000"),
    ("rgba(0, 0, 0)", "rgba(0, 0, 0)"), ("rgba(0, a, 0, 0, 1)", "rgba(0, a, 0, 0, 1)"),
  ])
  func `a colour is told by its levels wherever it stands`(value: String, words: String) {
    #expect(Words.value(value) == words)
  }

  @Test func `a small value is not told as none`() {
    func words(_ old: String?, _ new: String?) -> [String?] {
      let words = LookWords(name: "perspective", old: old, new: new)
      return [words.text, words.values, words.event]
    }
    #expect(
      words(nil, "-0.0004") == [
        "has the perspective -0.0004 instead of none", "-0.0004 instead of none",
        "changes its perspective to -0.0004",
      ])
    #expect(words("-0.0004", nil)[0] == "has no perspective instead of -0.0004")
  }

  @Test func `long lists end in how many more there are`() {
    #expect(Words.list([]) == "")
    #expect(Words.list(["a"]) == "a")
    #expect(Words.list(["a", "b", "c"]) == "a, b and c")
    #expect(Words.list(["a", "b", "c", "d"]) == "a, b, c and d")
    #expect(Words.list(["a", "b", "c", "d", "e"]) == "a, b, c and 2 more")
  }

  @Test(arguments: [
    (28.0 / 3, "9.333 s"), (1, "1 s"), (0.5, "0.5 s"), (0, "0 s"), (-2.0 / 3, "-0.667 s"),
    (1e15, "1000000000000000.0 s"), (.infinity, "inf s"),
  ])
  func `seconds that were computed have at most three decimals`(seconds: Double, text: String) {
    #expect(Words.time(seconds) == text)
  }

  @Test(arguments: [(-1, "-1"), (9.3335, "9.3335"), (1e-7, "1e-07"), (0, "0"), (.nan, "nan")])
  func `a number that was typed is said as it was typed`(number: Double, text: String) {
    #expect(Words.exact(number) == text)
  }

  @Test func `a view that moved and turned is described`() {
    let still = Pose(x: 10, y: 10, width: 20, height: 20)
    var moved = still
    moved.y += 3.2
    moved.x -= 1
    moved.angle = .pi / 45
    #expect(
      PoseDifference(reference: still, actual: moved).inWords
        == "stands 3.2 pt lower and 1 pt further left, is turned 4° further clockwise")
    var faded = still
    faded.alpha = 0.75
    faded.width = 22
    #expect(
      PoseDifference(reference: still, actual: faded).inWords
        == "is 2 pt wider, has the opacity 0.75 instead of 1")
  }

  @Test(arguments: [
    (15.0, 20.0, 30.0, 20.0, "has its right edge 10 pt further right"),
    (5, 20, 30, 20, "has its left edge 10 pt further left"),
    (10, 25, 20, 30, "has its lower edge 10 pt lower"), (10, 20, 24, 20, "is 4 pt wider"),
    (13, 20, 30, 20, "has its left edge 2 pt further left and its right edge 8 pt further right"),
    (14, 20, 20, 20, "stands 4 pt further right"), (10, 20, 20, 14, "is 6 pt less tall"),
  ])
  func `an edge is told where an edge moved`(
    x: Double, y: Double, width: Double, height: Double, words: String
  ) {
    let still = Pose(x: 10, y: 20, width: 20, height: 20)
    let other = Pose(x: x, y: y, width: width, height: height)
    #expect(PoseDifference(reference: still, actual: other).inWords == words)
  }

  @Test(arguments: [
    ("0.3499999940395355", "0.35"), ("12.0", "12"), ("1234.5678", "1234.6"),
    ("rgba(0.2, 0.4, 0.6, 0.5)", "#33669980"), ("Inter-4.0", "Inter-4.0"),
    ("(0.0, -3.0000001), 00a1.5", "(0, -3), 00a1.5"),
  ])
  func `a recorded value is said as people write it`(value: String, said: String) {
    #expect(Words.value(value) == said)
  }

  @Test func `values that would look the same are told with as many digits as tell them apart`() {
    #expect(Words.both(0.12341, 0.12342) == "0.12341 instead of 0.12342")
    #expect(Words.both(1.001002583, 1.000668389) == "1.001 instead of 1.0007")
  }

  @Test func `a turn across the back is the short one`() {
    var (one, other) = (
      Pose(x: 0, y: 0, width: 1, height: 1), Pose(x: 0, y: 0, width: 1, height: 1)
    )
    one.angle = .pi - 0.01
    other.angle = -.pi + 0.01
    #expect(
      PoseDifference(reference: one, actual: other).inWords == "is turned 1.1° further clockwise")
  }
}
