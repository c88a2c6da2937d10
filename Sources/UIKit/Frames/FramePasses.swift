/// What a frame is made of, in this order.
///
/// A pass may cause work for a later one or for the next frame, never for one that was made already.
package enum FramePass: String, Hashable, Sendable, CaseIterable {
  /// The clock moves on, and the fingers that are down rest until they are said to do something.
  case time
  /// Timers, queues and tasks are called whose moment has come, the earliest first.
  case calls = "due calls"
  /// Gesture recognizers, then views, are told what the fingers do.
  case touches
  /// What is typed goes to the first responder.
  case keys
  /// Animations whose time is over end, and what follows animations is told how far they are.
  case animations
  /// Dynamic animators, display links and all else that moves with frames make a step.
  case simulation
  /// Views are placed and drawn until nothing asks for it.
  case layout
}

/// A moment for which a frame is made.
package struct FrameMoment: Hashable, Sendable {
  /// Units: seconds since launch, in virtual time.
  package let time: TimeInterval
  /// Units: seconds since the frame before.
  package let step: TimeInterval

  /// Units: seconds.
  package init(time: TimeInterval, step: TimeInterval) {
    self.time = time
    self.step = step
  }
}

extension Runtime {
  /// Makes a frame: every pass, in order.
  ///
  /// - Parameters:
  ///   - hands: called once the clock stands at the frame's time and before anything else is done;
  ///     says with `touch` and `press` what fingers and keys do in this frame.
  ///   - failure: makes what is thrown of a layout that does not settle.
  ///   - telling: told of each pass when it is over, and how much was done in it; called off the
  ///     stage.
  /// - Throws: what `hands` throws, and `failure`.
  package func makeFrame<Failure: Error>(
    at moment: FrameMoment, hands: () throws(Failure) -> Void,
    failure: (UIKitError) -> Failure, telling: (FramePass, Int) -> Void = { _, _ in }
  ) throws(Failure) {
    for pass in FramePass.allCases {
      let count = try onStage { () throws(Failure) in
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
  /// - Returns: how many fingers rest, calls were made, moments of touches were told, letters were
  ///   taken, animations ended, observers made a step, or rounds of layout there were.
  /// - Throws: `UIKitError.layoutDoesNotSettle`.
  @discardableResult
  package func make(_ pass: FramePass, of moment: FrameMoment) throws(UIKitError) -> Int {
    switch pass {
    case .time: beginFrame(at: moment.time)
    case .calls: makeDueCalls()
    case .touches: deliverTouches()
    case .keys: enterKeys()
    case .animations: layers.endAnimations()
    case .simulation: fireDisplayLinks(after: moment.step)
    case .layout: try layOut()
    }
  }

  private func beginFrame(at time: TimeInterval) -> Int {
    advanceClock(to: time)
    for touch in touches.down { touch.phase = .stationary }
    return touches.down.count
  }

  private func enterKeys() -> Int {
    let texts = keys
    keys = []
    return texts.reduce(0) { $0 + (enterText($1) ? $1.count : 0) }
  }
}
