import UIKit

/// The fingers and the keys while their scene is played.
@MainActor
struct StagedHands {
  private var fingers: [StagedFinger]
  private var typing: [StagedTyping]
  /// What the hands did lately.
  private(set) var log = HandLog()

  init(_ scene: Scene) {
    fingers = scene.fingers.enumerated().map { StagedFinger($1, number: $0 + 1) }
    typing = scene.typing.map(StagedTyping.init)
  }

  /// Whether there is nothing more to touch or to type.
  var isFinished: Bool {
    fingers.allSatisfy(\.isFinished) && typing.allSatisfy(\.isFinished)
  }

  /// Gives a runtime the touches and keys of the frame that it makes.
  ///
  /// - Parameters:
  ///   - time: the frame.
  ///   - runtime: what receives the touches and keys.
  ///   - moment: what the hands of a person do in the frame.
  ///   - locate: returns where a target is now; `_ isTouched` says whether the finger touches it
  ///     there, and `_ finger` is the finger's number.
  /// - Throws: what `locate` throws.
  mutating func act(
    at time: FrameTime, on runtime: Runtime, with moment: HandMoment,
    locate: (Target, _ isTouched: Bool, _ finger: Int, SourceLine) throws(StagingError) -> CGPoint
  ) throws(StagingError) {
    let stepsBetweenSamples = time.rate / Finger.sampleRate
    if time.frame.isMultiple(of: stepsBetweenSamples) {
      for index in fingers.indices {
        let number = fingers[index].number
        let event = try fingers[index].event(at: time.frame / stepsBetweenSamples) {
          target, isTouched, source throws(StagingError) in
          try locate(target, isTouched, number, source)
        }
        if let event { touch(event, finger: number, at: time, on: runtime) }
      }
    }
    for sample in moment.samples {
      touch(sample.event, finger: sample.finger, at: time, on: runtime)
    }
    for index in typing.indices {
      let letters = typing[index].due(at: time.seconds)
      type(letters, holding: typing[index].typing.modifiers, at: time, on: runtime)
    }
    type(moment.letters, holding: [], at: time, on: runtime)
  }

  private mutating func touch(
    _ event: FingerEvent, finger: Int, at time: FrameTime, on runtime: Runtime
  ) {
    log.add(event, finger: finger, at: time.seconds)
    runtime.touch(id: finger, phase: event.phase.inUIKit, at: event.point)
  }

  private mutating func type(
    _ letters: String, holding modifiers: UIKeyModifierFlags, at time: FrameTime,
    on runtime: Runtime
  ) {
    log.add(letters: letters, at: time.seconds)
    runtime.press(keys: letters, holding: modifiers)
  }
}

extension FingerEvent.Phase {
  fileprivate var inUIKit: UITouch.Phase {
    switch self {
    case .touches: .began
    case .moves: .moved
    case .rests: .stationary
    case .lifts: .ended
    }
  }
}
