import UIKit

/// A state of a machine.
///
/// Source: Apple, GKState.
@preconcurrency @MainActor
open class GKState: NSObject {
  /// The machine that was made with the state; held weakly.
  open fileprivate(set) weak var stateMachine: GKStateMachine?

  public override init() { super.init() }

  /// Returns true where the machine may go on to a state; always, unless overridden.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  /// Called when the machine has gone to the state, from none for the first; does nothing by
  /// itself.
  open func didEnter(from previousState: GKState?) {}
  /// Called by the machine's own update while the state is current; does nothing by itself.
  open func update(deltaTime seconds: TimeInterval) {}
  /// Called before the machine goes on, while the state is still current; does nothing by itself.
  open func willExit(to nextState: GKState) {}
}

/// States, one of which is current.
///
/// Source: Apple, GKStateMachine.
@preconcurrency @MainActor
open class GKStateMachine: NSObject {
  /// The state that was entered last; nil before the first.
  open private(set) var currentState: GKState?
  private let states: [GKState]

  /// Makes a machine in no state; of two states of one class the first counts.
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }

  /// Updates the current state; nobody calls it by itself.
  ///
  /// - Parameter sec: how much time has passed, in seconds.
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }

  /// Returns true where the machine has the state, and may go there.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    state(of: stateClass) != nil && currentState?.isValidNextState(stateClass) ?? true
  }

  /// Goes to a state; returns false where that may not be.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = state(of: stateClass) else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  /// Returns the machine's state of a class; `nil` for none.
  open func state<State: GKState>(forClass stateClass: State.Type) -> State? {
    state(of: stateClass) as? State
  }

  private func state(of stateClass: AnyClass) -> GKState? {
    states.first { type(of: $0) == stateClass }
  }
}
