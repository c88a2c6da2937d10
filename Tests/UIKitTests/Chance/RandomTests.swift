import Testing
import UIKit

@MainActor
struct RandomTests {
  /// Returns a number of every kind, drawn in a scene of its own.
  private func draws() throws -> [String] {
    var draws: [String] = []
    try onStage { _ in
      var letters = ["a", "b", "c", "d", "e", "f", "g"]
      letters.shuffle()
      draws = [
        "\(arc4random())", "\(arc4random_uniform(1000))", "\(drand48())", "\(random())",
        "\(rand())", "\(Int.random(in: 0...1000))", "\(CGFloat.random(in: 0..<1))",
        "\(Bool.random())", "\(letters)", "\(letters.shuffled())",
        letters.randomElement() ?? "",
      ]
    }
    return draws
  }

  @Test func `every scene draws the same numbers`() throws {
    let first = try draws()
    #expect(try draws() == first)
    #expect(Set(first).count > 6)
  }

  /// Source: the reference implementation of SplitMix64 with the seed 1234567.
  @Test func `the numbers are those of SplitMix64`() throws {
    try onStage { _ in
      srand48(1_234_567)
      var numbers = SystemRandomNumberGenerator()
      #expect(numbers.next() == 6_457_827_717_110_365_317)
      #expect(numbers.next() == 3_203_168_211_198_807_973)
    }
  }

  @Test func `a scene that another one interrupts goes on where it was`() throws {
    try onStage { stage in
      let expected = try firstTwo(of: stage) {}
      let interrupted = try onStageOfItsOwn { try firstTwo(of: $0) { _ = try? draws() } }
      #expect(interrupted == expected)
    }
  }

  private func firstTwo(of stage: TestStage, between: () throws -> Void) throws -> [Int] {
    let first = Int.random(in: 0...1_000_000)
    try between()
    return [first, Int.random(in: 0...1_000_000)]
  }

  private func onStageOfItsOwn(_ body: (TestStage) throws -> [Int]) throws -> [Int] {
    var answer: [Int] = []
    try onStage { answer = try body($0) }
    return answer
  }

  @Test func `numbers stay within their range`() throws {
    try onStage { _ in
      for _ in 0..<1000 {
        #expect((3...5).contains(Int.random(in: 3...5)))
        #expect(arc4random_uniform(3) < 3)
        #expect((0..<1).contains(drand48()))
      }
      #expect(arc4random_uniform(0) == 0)
    }
  }
}
