import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor struct DispatchSourceTests {
  /// What was called, and when.
  @MainActor private final class Calls {
    private(set) var lines: [String] = []
    nonisolated func note(_ word: String) {
      MainActor.assumeIsolated {
        lines.append("\(word) \((CACurrentMediaTime() * 1000).rounded() / 1000)")
      }
    }
  }

  @Test func `a timer keeps its pace from its deadline, also a faster one than the frames'`() throws
  {
    try onStage { stage in
      let calls = Calls()
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 0.1, repeating: .milliseconds(10), leeway: .seconds(1))
      timer.setEventHandler { calls.note("tick") }
      stage.at(0.5)
      #expect(calls.lines.isEmpty)
      timer.resume()
      stage.at(0.505)
      #expect(calls.lines == ["tick 0.5"])
      #expect(timer.data == 41)
      stage.at(0.535)
      #expect(calls.lines == ["tick 0.5", "tick 0.51", "tick 0.52", "tick 0.53"])
      #expect(timer.data == 1)
      timer.cancel()
      stage.at(1)
      #expect(calls.lines.count == 4)
      #expect(timer.isCancelled)
    }
  }

  @Test
  func `a timer that does not repeat calls once, and its new time counts in place of the old`()
    throws
  {
    try onStage { stage in
      let calls = Calls()
      let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
      #expect(timer.mask == 1)
      timer.setEventHandler(handler: DispatchWorkItem { calls.note("once") })
      timer.schedule(wallDeadline: .now() + 0.1)
      timer.activate()
      timer.schedule(deadline: .now() + 0.3)
      stage.at(0.2)
      #expect(calls.lines.isEmpty)
      stage.at(1)
      #expect(calls.lines == ["once 0.3"])
      timer.schedule(deadline: .now(), repeating: .infinity)
      stage.at(2)
      #expect(calls.lines == ["once 0.3", "once 1.0"])
      timer.schedule(deadline: .distantFuture, repeating: 1)
      stage.at(4)
      #expect(calls.lines.count == 2)
    }
  }

  @Test func `timers, sources and queues call in the order of their moments, then of asking`()
    throws
  {
    try onStage { stage in
      let calls = Calls()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { calls.note("queue") }
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 0.1, repeating: 0.1)
      timer.setEventHandler { calls.note("source") }
      timer.setRegistrationHandler { calls.note("registered") }
      timer.activate()
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in calls.note("timer") }
      stage.at(0.25)
      #expect(
        calls.lines == ["registered 0.0", "source 0.1", "timer 0.1", "queue 0.2", "source 0.2"])
      timer.cancel()
    }
  }

  @Test func `suspensions count, and one call is for all moments of a rest`() throws {
    try onStage { stage in
      let calls = Calls()
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 0.1, repeating: 0.1)
      timer.setEventHandler { [unowned timer] in calls.note("tick\(timer.data)") }
      timer.activate()
      timer.activate()
      stage.at(0.15)
      timer.suspend()
      timer.suspend()
      stage.at(0.35)
      timer.resume()
      stage.at(0.45)
      #expect(calls.lines == ["tick1 0.1"])
      timer.resume()
      stage.at(0.55)
      #expect(calls.lines == ["tick1 0.1", "tick3 0.45", "tick1 0.5"])
      timer.cancel()
    }
  }

  @Test func `the handler of the end is called once, and not before a rest is over`() throws {
    try onStage { stage in
      let calls = Calls()
      let timer = DispatchSource.makeTimerSource()
      timer.setCancelHandler { calls.note("over") }
      timer.setEventHandler { calls.note("tick") }
      timer.schedule(deadline: .now(), repeating: .seconds(1))
      timer.activate()
      timer.suspend()
      timer.cancel()
      timer.cancel()
      stage.at(0.1)
      #expect(calls.lines.isEmpty)
      #expect(timer.isCancelled)
      timer.resume()
      stage.at(0.2)
      #expect(calls.lines == ["over 0.1"])
    }
  }

  @Test func `a source that nobody keeps calls no more`() throws {
    try onStage { stage in
      let calls = Calls()
      var timer: (any DispatchSourceTimer)? = DispatchSource.makeTimerSource(queue: .main)
      timer?.schedule(deadline: .now(), repeating: 0.1)
      timer?.setEventHandler { calls.note("tick") }
      timer?.setCancelHandler { calls.note("over") }
      timer?.resume()
      stage.at(0.05)
      timer = nil
      stage.at(1)
      #expect(calls.lines == ["tick 0.0"])
    }
  }

  @Test func `an interval of 0 leaves room for frames`() throws {
    try onStage { stage in
      let calls = Calls()
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 0.01, repeating: 0)
      timer.setEventHandler { calls.note("tick") }
      timer.resume()
      stage.at(0.0200001)
      #expect(calls.lines.count == 101)
      timer.cancel()
    }
  }

  @Test func `one resume too many ends the app with libdispatch's words`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      try onStage { _ in
        let timer = DispatchSource.makeTimerSource()
        timer.resume()
        timer.resume()
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("BUG IN CLIENT OF LIBDISPATCH: Over-resume of an object"))
  }

  @Test func `letting go of a timer that rests ends the app with libdispatch's words`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      try onStage { stage in
        stage.runtime.world.onStage {
          var timer: (any DispatchSourceTimer)? = DispatchSource.makeTimerSource()
          timer?.resume()
          timer?.suspend()
          timer = nil
        }
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("BUG IN CLIENT OF LIBDISPATCH: Release of a suspended object"))
  }

  @Test func `letting go of a timer that was never active ends the app with libdispatch's words`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      try onStage { stage in
        stage.runtime.world.onStage { _ = DispatchSource.makeTimerSource() }
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("BUG IN CLIENT OF LIBDISPATCH: Release of an inactive object"))
  }
}
