import Testing
import UIKit

@testable import UIKitCore

/// Symbol effects by their types: which ones end by themselves, and how often they run.
@MainActor @Suite struct SymbolEffectTypeTests {
  private func bounces(_ effect: some DiscreteSymbolEffect) -> SymbolEffectConfiguration {
    effect.configuration
  }
  private func stays(_ effect: some IndefiniteSymbolEffect) -> SymbolEffectConfiguration {
    effect.configuration
  }
  private func comes(_ effect: some TransitionSymbolEffect) -> SymbolEffectConfiguration {
    effect.configuration
  }
  private func replaces(
    _ effect: some ContentTransitionSymbolEffect
  ) -> SymbolEffectConfiguration { effect.configuration }

  @Test func `an effect can be used where Apple's can`() {
    let ending: [SymbolEffectConfiguration] = [
      bounces(BounceSymbolEffect()), bounces(PulseSymbolEffect()), bounces(WiggleSymbolEffect()),
      bounces(RotateSymbolEffect()), bounces(BreatheSymbolEffect()),
      bounces(VariableColorSymbolEffect()),
    ]
    let staying: [SymbolEffectConfiguration] = [
      stays(ScaleSymbolEffect()), stays(AppearSymbolEffect()), stays(DisappearSymbolEffect()),
      stays(PulseSymbolEffect()),
    ]
    #expect(Set(ending).count == 6 && Set(staying).count == 4)
    #expect(comes(AppearSymbolEffect()) != comes(DisappearSymbolEffect()))
    #expect(replaces(ReplaceSymbolEffect()) == replaces(ReplaceSymbolEffect().downUp))
  }

  @Test func `an effect goes up unless it is told otherwise`() {
    let effects: [(any SymbolEffect, any SymbolEffect, any SymbolEffect)] = [
      (.bounce, .bounce.up, .bounce.down), (.scale, .scale.up, .scale.down),
      (.appear, .appear.up, .appear.down), (.disappear, .disappear.up, .disappear.down),
      (.rotate, .rotate.clockwise, .rotate.counterClockwise),
    ]
    for (plain, up, down) in effects {
      #expect(plain.configuration == up.configuration)
      #expect(plain.configuration != down.configuration)
    }
  }

  @Test func `options say how often and how fast`() {
    #expect(SymbolEffectOptions.default.count == nil && SymbolEffectOptions.default.pace == 1)
    #expect(SymbolEffectOptions.nonRepeating.count == 1)
    #expect(SymbolEffectOptions.speed(2).repeat(3).count == 3)
    #expect(SymbolEffectOptions.speed(2).repeat(3).pace == 2)
    let rests = SymbolEffectOptions.RepeatBehavior.periodic(4, delay: 0.5)
    #expect(SymbolEffectOptions.repeat(rests).delay == 0.5)
    #expect(SymbolEffectOptions.repeat(rests).count == 4)
    #expect(SymbolEffectOptions.RepeatBehavior.continuous != rests)
  }

  @Test func `a completion learns that an effect ran to its end`() throws {
    try onStage { stage in
      let view = UIImageView(image: UIImage(systemName: "star"))
      stage.window.addSubview(view)
      var ends: [UISymbolEffectCompletionContext] = []
      view.addSymbolEffect(.bounce, options: .nonRepeating) { ends.append($0) }
      stage.at(2)
      #expect(ends.map(\.isFinished) == [true])
    }
  }

  @Test func `an animator is known by what it does and how it is timed`() {
    let animator: any UIViewAnimating = UIViewPropertyAnimator(duration: 1, curve: .linear)
    #expect(animator.state == .inactive && !animator.isRunning && !animator.isReversed)
    #expect(UICubicTimingParameters().timingCurveType == UITimingCurveType.builtin)
    #expect(UISpringTimingParameters().timingCurveType == .spring)
    #expect(UITimingCurveType.cubic.rawValue == 1)
  }

  @Test func `views that the system deletes are gone at the end`() throws {
    try onStage { stage in
      let view = stage.view(CGRect(0, 0, 10, 10))
      var ends: [Bool] = []
      #expect(UIView.SystemAnimation.delete.rawValue == 0)
      UIView.perform(.delete, on: [view], options: [], animations: nil) { ends.append($0) }
      #expect(view.superview != nil)
      stage.run(frames: 60)
      #expect(view.superview == nil && ends == [true])
    }
  }
}
