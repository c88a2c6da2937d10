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

  @Test func `numbers below a bound are those of the distribution`() {
    let shuffled = GKShuffledDistribution(lowestValue: 1, highestValue: 6)
    for _ in 0..<3 {
      #expect((0..<3).map { _ in shuffled.nextInt(upperBound: 4) }.sorted() == [1, 2, 3])
    }
    #expect((0..<3).map { _ in shuffled.nextInt() }.sorted() == [4, 5, 6])
    let bell = GKGaussianDistribution(
      randomSource: GKMersenneTwisterRandomSource(seed: 3), lowestValue: 0, highestValue: 100)
    let low = (0..<200).map { _ in bell.nextInt(upperBound: 50) }
    // Four of five such numbers lie within 1.3 deviations of the middle, half of them if all were
    // as likely.
    #expect(low.allSatisfy { (0..<50).contains($0) })
    #expect(low.filter { $0 >= 28 }.count > 140)
    for die in [bell, shuffled] {
      #expect(die.nextInt(upperBound: die.lowestValue) == die.lowestValue)
      #expect(die.nextInt(upperBound: die.lowestValue + 1) == die.lowestValue)
    }
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

  @Test func `a strategist takes what wins, and leaves the other nothing that does`() {
    // Each takes one, two or three of the rest; who takes the last one wins.
    final class Taker: GKGameModelPlayer {
      let playerId: Int
      init(_ id: Int) { playerId = id }
    }
    final class Taking: GKGameModelUpdate {
      var value = 0
      let count: Int
      init(_ count: Int) { self.count = count }
    }
    final class Rest: GKGameModel {
      static let takers = [Taker(0), Taker(1)]
      var count: Int
      var turn = 0
      init(_ count: Int) { self.count = count }
      var players: [any GKGameModelPlayer]? { Self.takers }
      var activePlayer: (any GKGameModelPlayer)? { Self.takers[turn] }
      func copy(with zone: NSZone?) -> Any {
        let copy = Rest(count)
        copy.turn = turn
        return copy
      }
      func setGameModel(_ gameModel: any GKGameModel) {}
      func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
        count > 0 ? (1...min(3, count)).map(Taking.init) : nil
      }
      func apply(_ gameModelUpdate: any GKGameModelUpdate) {
        count -= (gameModelUpdate as? Taking)?.count ?? 0
        turn = 1 - turn
      }
      func score(for player: any GKGameModelPlayer) -> Int {
        guard count == 0 else { return 0 }
        return player.playerId == turn ? -1 : 1
      }
    }
    let strategist = GKMinmaxStrategist()
    strategist.maxLookAheadDepth = 8
    for (rest, best) in [(3, 3), (5, 1), (6, 2), (7, 3)] {
      strategist.gameModel = Rest(rest)
      #expect((strategist.bestMoveForActivePlayer() as? Taking)?.count == best)
    }
    strategist.gameModel = Rest(0)
    #expect(strategist.bestMoveForActivePlayer() == nil)
  }
}
