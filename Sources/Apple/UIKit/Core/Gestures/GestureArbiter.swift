/// Decides which gesture recognizers recognize, and tells their targets.
///
/// In each event all recognizers first hear of the fingers, those of inner views before those of
/// outer ones. Then the arbiter decides, in the same order, about the states that they asked for.
/// Then it sends the actions.
@MainActor
final class GestureArbiter {
  /// The recognizers that watch fingers or await a decision, in the order in which they came in.
  private(set) var inPlay: [UIGestureRecognizer] = []

  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []

  /// The most rounds of actions and decisions in one event: actions that set states forever end
  /// here.
  private static let roundLimit = 100

  /// Takes up a recognizer, unless it is in play already.
  func enter(_ recognizer: UIGestureRecognizer) {
    guard recognizer.progress.arbiter !== self else { return }
    recognizer.progress.arbiter = self
    inPlay.append(recognizer)
  }

  /// Lets the recognizers of the finger's view, and of all views around it, watch the finger.
  func admit(_ touch: UITouch) {
    var view = touch.view
    while let next = view {
      for recognizer in next.gestureRecognizers ?? [] where recognizer.takes(touch) {
        touch.recognizers.append(recognizer)
        recognizer.progress.tracked.append(touch)
        recognizer.progress.involved.append(touch)
        if recognizer.progress.isActive, recognizer.cancelsTouchesInView {
          touch.isTakenFromView = true
        }
        enter(recognizer)
      }
      view = next.superview
    }
  }

  /// Tells every recognizer what its fingers did, and cancels those whose view has left its window.
  func tell(of fingers: [UITouch], in event: UIEvent) {
    for recognizer in inPlay where recognizer.view?.window == nil {
      recognizer.request(.cancelled)
    }
    for recognizer in inPlay {
      recognizer.progress.findMiddle()
      recognizer.hear(.began, fingers) { $0.touchesBegan($1, with: event) }
      recognizer.hear(.moved, fingers) { $0.touchesMoved($1, with: event) }
      recognizer.hear(.ended, fingers) { $0.touchesEnded($1, with: event) }
      recognizer.hear(.cancelled, fingers) { $0.touchesCancelled($1, with: event) }
    }
  }

  /// Decides and sends actions until nothing is left to decide.
  func settle() {
    for _ in 0..<Self.roundLimit {
      decide()
      guard !actions.isEmpty else { return }
      let due = actions
      actions = []
      for (recognizer, state) in due {
        let now = recognizer.progress.state
        recognizer.progress.state = state
        recognizer.tellTargets()
        recognizer.progress.state = now
      }
    }
  }

  /// Lets go of lifted fingers, and resets the recognizers whose gesture is over.
  func finish() {
    var left: [UITouch] = []
    for recognizer in inPlay {
      recognizer.progress.tracked = recognizer.progress.down
      let hasNothingToDo = recognizer.progress.state == .possible && !recognizer.isUndecided
      guard recognizer.progress.isOver || hasNothingToDo else { continue }
      for touch in recognizer.progress.tracked where left.last !== touch { left.append(touch) }
      recognizer.stopTimer()
      recognizer.progress.tracked = []
      recognizer.progress.involved = []
      recognizer.progress.requests = []
      recognizer.progress.waiting = nil
      recognizer.reset()
      recognizer.progress.state = .possible
      recognizer.progress.arbiter = nil
    }
    for touch in left { touch.recognizers.removeAll { $0.progress.arbiter == nil } }
    inPlay.removeAll { $0.progress.arbiter == nil }
  }

  private func decide() {
    var isDone = false
    while !isDone {
      isDone = true
      for recognizer in inPlay {
        while !recognizer.progress.requests.isEmpty {
          advance(recognizer, to: recognizer.progress.requests.removeFirst())
          isDone = false
        }
        if let state = recognizer.progress.waiting, !isHeld(recognizer) {
          recognizer.progress.waiting = nil
          recognize(recognizer, state)
          isDone = false
        }
      }
    }
  }

  private func advance(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    switch (recognizer.progress.state, state) {
    case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
    case (.possible, .ended): attempt(recognizer, .ended)
    case (.possible, .began), (.possible, .changed): attempt(recognizer, .began)
    case (.began, .failed), (.changed, .failed): commit(recognizer, .cancelled)
    case (.began, _), (.changed, _): commit(recognizer, state == .began ? .changed : state)
    default: break
    }
  }

  private func attempt(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    for other in rivals(of: recognizer) where other.progress.requests.contains(where: \.isSeen) {
      if other.prevents(recognizer), !recognizer.prevents(other) {
        let request = other.progress.requests.removeFirst()
        advance(other, to: request)
        if recognizer.progress.isOver { return }
      }
    }
    if isHeld(recognizer) {
      if recognizer.progress.waiting != .ended { recognizer.progress.waiting = state }
    } else {
      recognize(recognizer, state)
    }
  }

  private func recognize(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let hasLost = inPlay.contains { other in
      other !== recognizer && other.progress.state.isSeen
        && (recognizer.mustWait(for: other)
          || (other.sharesTouches(with: recognizer) && other.prevents(recognizer)))
    }
    guard !hasLost, recognizer.mayBegin else {
      fail(recognizer)
      return
    }
    commit(recognizer, state)
    for other in rivals(of: recognizer) where recognizer.prevents(other) { fail(other) }
  }

  /// Returns true while a recognizer that must fail first may still recognize.
  private func isHeld(_ recognizer: UIGestureRecognizer) -> Bool {
    inPlay.contains { other in
      other !== recognizer && other.isUndecided && recognizer.mustWait(for: other)
    }
  }

  /// Returns the undecided recognizers that watch some of the same fingers.
  private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    inPlay.filter {
      $0 !== recognizer && $0.progress.state == .possible && $0.sharesTouches(with: recognizer)
    }
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.progress.state = .failed
    recognizer.progress.waiting = nil
    recognizer.progress.requests = []
  }

  private func commit(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    recognizer.progress.state = state
    actions.append((recognizer, state))
    guard state.isSeen, recognizer.cancelsTouchesInView else { return }
    for touch in recognizer.progress.involved { touch.isTakenFromView = true }
  }
}

extension UIGestureRecognizer.State {
  /// Whether the gesture has been recognized.
  fileprivate var isSeen: Bool { self == .began || self == .changed || self == .ended }
}

extension UIGestureRecognizer {
  /// Passes on the fingers in one phase that the recognizer watches, unless its gesture is over.
  fileprivate func hear(
    _ phase: UITouch.Phase, _ fingers: [UITouch],
    by call: (UIGestureRecognizer, Set<UITouch>) -> Void
  ) {
    guard !progress.isOver, !progress.wantsToBeOver, progress.waiting != .ended else { return }
    let mine = fingers.filter { finger in
      finger.phase == phase && progress.tracked.contains { $0 === finger }
    }
    if !mine.isEmpty { call(self, Set(mine)) }
  }
}
