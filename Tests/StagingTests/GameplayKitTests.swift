import GameplayKit
import Testing
import UIKit

@MainActor @Suite struct GameplayKitTests {
  @Test func `a source with a seed draws the same numbers, and shuffles all there is`() {
    let (a, b) = (GKMersenneTwisterRandomSource(seed: 7), GKMersenneTwisterRandomSource(seed: 7))
    #expect(
      (0..<9).map { _ in a.nextInt(upperBound: 100) }
        == (0..<9).map { _ in b.nextInt(upperBound: 100) })
    let shuffled = a.arrayByShufflingObjects(in: Array(1...20)) as? [Int] ?? []
    #expect(shuffled.sorted() == Array(1...20) && shuffled != Array(1...20))
  }

  @Test func `distributions keep to their ranges, and a shuffled one to each number once`() {
    let die = GKRandomDistribution.d6()
    #expect((0..<200).allSatisfy { _ in (1...6).contains(die.nextInt()) })
    let shuffled = GKShuffledDistribution.d6()
    #expect((0..<6).map { _ in shuffled.nextInt() }.sorted() == Array(1...6))
    let bell = GKGaussianDistribution(lowestValue: 0, highestValue: 100)
    #expect((0..<200).allSatisfy { _ in (0...100).contains(bell.nextInt()) } && bell.mean == 50)
  }

  @Test func `a machine goes where its states let it`() {
    final class Open: GKState {
      override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Shut.self }
    }
    final class Shut: GKState {
      var log = ""
      override func didEnter(from previousState: GKState?) { log += "in" }
      override func willExit(to nextState: GKState) { log += "out" }
    }
    let machine = GKStateMachine(states: [Open(), Shut()])
    #expect(machine.enter(Open.self) && !machine.enter(Open.self) && machine.enter(Shut.self))
    #expect(machine.enter(Open.self) && machine.currentState is Open)
    #expect(machine.state(forClass: Shut.self)?.log == "inout")
  }
}
