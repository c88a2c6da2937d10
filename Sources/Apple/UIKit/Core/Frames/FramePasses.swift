/// The passes of a frame, in their order.
///
/// A pass may cause work for a later one or for the next frame, never for one that was made
/// already.
package enum FramePass: Int, Hashable, Sendable, CaseIterable {
  /// Moves the clock on; fingers that are down rest unless they do something.
  case time
  /// Calls timers, queues and tasks whose moment has come, the earliest first.
  case calls
  /// Tells gesture recognizers, then views, what the fingers do.
  case touches
  /// Gives what is typed to the first responder.
  case keys
  /// Ends animations whose time is over, and tells the followers of others how far they are.
  case animations
  /// Lets dynamic animators, display links and all else that moves with frames make a step.
  case simulation
  /// Lays out and draws views until none needs it.
  case layout

  /// The name in tables and sentences.
  package var name: String {
    // Asking Swift for the name of a case takes longer than a pass.
    switch self {
    case .time: "time"
    case .calls: "due calls"
    case .touches: "touches"
    case .keys: "keys"
    case .animations: "animations"
    case .simulation: "simulation"
    case .layout: "layout"
    }
  }
}

/// The moment of a frame.
package struct FrameMoment: Hashable, Sendable {
  /// The time of the frame.
  ///
  /// *Units*: seconds since launch, in virtual time.
  package let time: TimeInterval
  /// The time since the frame before.
  ///
  /// *Units*: seconds.
  package let step: TimeInterval

  /// Makes a moment.
  ///
  /// *Units*: seconds.
  package init(time: TimeInterval, step: TimeInterval) {
    self.time = time
    self.step = step
  }
}

extension Runtime {
  /// Makes a frame: every pass, in order.
  ///
  /// - Parameters:
  ///   - moment: the moment of the frame.
  ///   - hands: called after the clock has moved and before anything else; says with `touch` and
  ///     `press` what fingers and keys do in this frame.
  ///   - failure: makes the error for a layout that does not settle.
  ///   - telling: called after each pass, off the stage, with the pass and how much was done in it.
  /// - Throws: what `hands` throws, and `failure`.
  package func makeFrame<Failure: Error>(
    at moment: FrameMoment, hands: () throws(Failure) -> Void,
    failure: (UIKitError) -> Failure, telling: (FramePass, Int) -> Void = { _, _ in }
  ) throws(Failure) {
    // While the main thread sleeps, hands alone go on; it hears of them afterwards.
    let isBlocked = world.isBlocked(at: moment.time)
    for pass in FramePass.allCases where pass == .time || !isBlocked {
      let count = try world.onStage { () throws(Failure) in
        let count: Int
        do throws(UIKitError) {
          count = try make(pass, of: moment)
        } catch {
          throw failure(error)
        }
        if pass == .time { try hands() }
        return count
      }
      telling(pass, count)
    }
  }

  /// Makes one pass of a frame.
  ///
  /// - Parameters:
  ///   - pass: the pass.
  ///   - moment: the moment of the frame.
  /// - Returns: the number of fingers that rest, calls, touch events, letters taken, animations
  ///   ended, observers told, or rounds of layout.
  /// - Throws: `UIKitError.layoutDoesNotSettle`.
  @discardableResult
  package func make(_ pass: FramePass, of moment: FrameMoment) throws(UIKitError) -> Int {
    switch pass {
    case .time: beginFrame(at: moment.time)
    case .calls: world.makeDueCalls()
    case .touches: deliverTouches()
    case .keys: enterKeys()
    case .animations: layers.endAnimations()
    case .simulation: fireDisplayLinks(after: moment.step)
    case .layout: try layOut()
    }
  }

  private func beginFrame(at time: TimeInterval) -> Int {
    world.advanceClock(to: max(time, world.clocks.blockedUntil))
    _ = CurrentTraits.exchange(for: nil)
    guard !world.isBlocked(at: time) else { return 0 }
    for touch in touches.down { touch.phase = .stationary }
    return touches.down.count
  }

  private func enterKeys() -> Int {
    let texts = keys
    keys = []
    return texts.reduce(0) {
      $0 + (enterText($1.letters, holding: $1.modifiers) ? $1.letters.count : 0)
    }
  }
}
