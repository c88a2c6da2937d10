import UIKit

/// A player of a game.
///
/// Source: Apple, GKGameModelPlayer.
@preconcurrency @MainActor
public protocol GKGameModelPlayer: AnyObject {
  /// The number by which players are told apart.
  var playerId: Int { get }
}

/// A move in a game.
///
/// Source: Apple, GKGameModelUpdate.
@preconcurrency @MainActor
public protocol GKGameModelUpdate: AnyObject {
  /// How good the move is, as a strategist has found.
  var value: Int { get set }
}

/// A state of a game.
///
/// Source: Apple, GKGameModel. Scores, wins and losses are optional there.
@preconcurrency @MainActor
public protocol GKGameModel: AnyObject {
  /// Returns a state of its own that is alike.
  func copy(with zone: NSZone?) -> Any
  /// Who plays.
  var players: [any GKGameModelPlayer]? { get }
  /// Whose turn it is.
  var activePlayer: (any GKGameModelPlayer)? { get }
  /// Becomes like another state.
  func setGameModel(_ gameModel: any GKGameModel)
  /// Returns the moves that a player has; `nil` where the game is over.
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  /// Makes a move.
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  /// Returns how good the state is for a player.
  func score(for player: any GKGameModelPlayer) -> Int
  /// Returns whether a player has won.
  func isWin(for player: any GKGameModelPlayer) -> Bool
  /// Returns whether a player has lost.
  func isLoss(for player: any GKGameModelPlayer) -> Bool
}

extension GKGameModel {
  /// Returns 0: a game without scores.
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  /// Returns false: a game that does not tell who wins.
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  /// Returns false: a game that does not tell who loses.
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}

/// Finds moves in a game.
///
/// Source: Apple, GKStrategist.
@preconcurrency @MainActor
public protocol GKStrategist: AnyObject {
  /// The state from which moves are found.
  var gameModel: (any GKGameModel)? { get set }
  /// Chooses among moves that are as good; nil for no chance.
  var randomSource: (any GKRandom)? { get set }
  /// Returns the best move of the player whose turn it is; `nil` for none.
  func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// Finds the move after which the best answers of the others do least harm.
///
/// Source: Apple, GKMinmaxStrategist. Unspecified by Apple: of moves that are as good as each other,
/// the first is taken where there is no source of chance.
@preconcurrency @MainActor
open class GKMinmaxStrategist: NSObject, GKStrategist {
  /// The state from which moves are found, itself never changed; nil for no moves.
  open var gameModel: (any GKGameModel)?
  /// Chooses among moves that are as good; nil for the first of them.
  open var randomSource: (any GKRandom)?
  /// How many moves are thought ahead.
  open var maxLookAheadDepth = 0

  public override init() { super.init() }

  /// Returns the best move of the player whose turn it is; nil without a game, or where nothing is
  /// thought ahead.
  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    gameModel?.activePlayer.flatMap { bestMove(for: $0) }
  }

  /// Returns the best move of a player; `nil` where there is none.
  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    let moves = valuedMoves(of: player, prunes: randomSource == nil)
    guard let best = moves.map(\.value).max() else { return nil }
    let equal = moves.filter { $0.value == best }
    guard let randomSource, equal.count > 1 else { return equal.first }
    return equal[randomSource.nextInt(upperBound: equal.count)]
  }

  /// Returns one of the best moves of a player by chance.
  ///
  /// - Parameters:
  ///   - player: whose move it is.
  ///   - numMovesToConsider: among how many of the best one is drawn.
  /// - Returns: the move; `nil` where there is none.
  open func randomMove(
    for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
  ) -> (any GKGameModelUpdate)? {
    let moves = valuedMoves(of: player, prunes: false).enumerated()
      .sorted { ($1.element.value, $0.offset) < ($0.element.value, $1.offset) }
      .prefix(max(1, numMovesToConsider)).map(\.element)
    guard let randomSource, moves.count > 1 else { return moves.first }
    return moves[randomSource.nextInt(upperBound: moves.count)]
  }

  /// Returns the moves of a player, each with its value.
  ///
  /// - Parameters:
  ///   - player: whose moves they are.
  ///   - prunes: whether a move that is not better than one before it may have any value that is no
  ///     higher.
  /// - Returns: the moves; none where nothing is thought ahead.
  private func valuedMoves(
    of player: any GKGameModelPlayer, prunes: Bool
  ) -> [any GKGameModelUpdate] {
    guard let gameModel, maxLookAheadDepth > 0 else { return [] }
    let moves = gameModel.gameModelUpdates(for: player) ?? []
    var best = Int.min
    for move in moves {
      guard let next = state(of: gameModel, after: move) else { continue }
      move.value = value(
        of: next, for: player, depth: maxLookAheadDepth - 1, atLeast: prunes ? best : .min,
        atMost: .max)
      best = max(best, move.value)
    }
    return moves
  }

  private func state(
    of model: any GKGameModel, after move: any GKGameModelUpdate
  ) -> (any GKGameModel)? {
    let copy = model.copy(with: nil) as? any GKGameModel
    copy?.apply(move)
    return copy
  }

  /// Returns what a state is worth to a player, if all play as well as they can.
  private func value(
    of model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int, atLeast: Int,
    atMost: Int
  ) -> Int {
    let isOver = model.isWin(for: player) || model.isLoss(for: player)
    guard depth > 0, !isOver, let active = model.activePlayer,
      let moves = model.gameModelUpdates(for: active), !moves.isEmpty
    else { return model.score(for: player) }
    let isOwn = active.playerId == player.playerId
    var (low, high) = (atLeast, atMost)
    var best = isOwn ? Int.min : Int.max
    for move in moves {
      guard let next = state(of: model, after: move) else { continue }
      let found = value(of: next, for: player, depth: depth - 1, atLeast: low, atMost: high)
      best = isOwn ? max(best, found) : min(best, found)
      if isOwn { low = max(low, best) } else { high = min(high, best) }
      if low >= high { break }
    }
    return best
  }
}
