import GameplayKit
import Testing
import UIKit

/// GameplayKit's sources of chance, by what they have in common.
@MainActor @Suite struct GameTypeTests {
  @Test func `every source with a seed draws the same numbers again`() {
    func drawn(_ source: any GKRandom) -> [Int] {
      (0..<20).map { _ in source.nextInt(upperBound: 1000) }
    }
    let linear = drawn(GKLinearCongruentialRandomSource(seed: 5))
    #expect(linear == drawn(GKLinearCongruentialRandomSource(seed: 5)))
    #expect(linear != drawn(GKLinearCongruentialRandomSource(seed: 6)))
    let seed = Data("flip".utf8)
    let (first, second) = (GKARC4RandomSource(seed: seed), GKARC4RandomSource(seed: seed))
    first.dropValues(3)
    for _ in 0..<3 { _ = second.nextInt() }
    #expect(drawn(first) == drawn(second))
  }

  @Test func `numbers keep to their bounds`() {
    let source: GKRandomSource = GKLinearCongruentialRandomSource(seed: 1)
    #expect((0..<200).allSatisfy { _ in (0..<7).contains(source.nextInt(upperBound: 7)) })
    #expect((0..<200).allSatisfy { _ in (0...1).contains(source.nextUniform()) })
    #expect((0..<200).allSatisfy { _ in Int(Int32.min)...Int(Int32.max) ~= source.nextInt() })
    #expect(Set((0..<50).map { _ in source.nextBool() }) == [true, false])
    #expect(source.nextInt(upperBound: 0) == 0 && source.nextInt(upperBound: 1) == 0)
  }

  @Test func `a strategist without a game has no move`() {
    let strategist: any GKStrategist = GKMinmaxStrategist()
    #expect(strategist.gameModel == nil && strategist.bestMoveForActivePlayer() == nil)
  }
}
