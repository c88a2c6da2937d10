import Dispatch
import Testing
import UIKit

@MainActor struct QueueTests {
  @Test func `flags and urgency change nothing of the order`() throws {
    try onStage { stage in
      @MainActor final class Notes { var lines: [String] = [] }
      let notes = Notes()
      @Sendable func note(_ line: String) { MainActor.assumeIsolated { notes.lines.append(line) } }
      let queue = DispatchQueue(
        label: "a", qos: .utility, attributes: .concurrent, autoreleaseFrequency: .workItem,
        target: nil)
      let group = DispatchGroup()
      queue.async(group: group, qos: .background) { note("first") }
      queue.async(flags: .barrier) { note("second") }
      queue.asyncAfter(wallDeadline: .now() + 0.2, qos: .default, flags: []) { note("later") }
      #expect(queue.sync(flags: .barrier) { 3 } == 3)
      queue.async(execute: DispatchWorkItem(flags: .barrier) { note("third") })
      stage.at(0.1)
      #expect(notes.lines == ["first", "second", "third"])
      stage.at(0.3)
      #expect(notes.lines.last == "later")
    }
  }

  @Test func `ticks are nanoseconds of the stage`() throws {
    var info = mach_timebase_info_data_t()
    #expect(mach_timebase_info(&info) == 0)
    #expect(info == mach_timebase_info_data_t(numer: 1, denom: 1))
    #expect(mach_absolute_time() <= mach_absolute_time())
  }

  @Test func `a timer rests until its date is set again`() throws {
    try onStage { stage in
      var calls = 0
      let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in calls += 1 }
      stage.at(0.25)
      #expect(calls == 2)
      timer.fireDate = .distantFuture
      stage.at(1)
      #expect(calls == 2)
      timer.fireDate = Date()
      stage.at(1.05)
      #expect(calls == 3)
      stage.at(1.15)
      #expect(calls == 4)
    }
  }

  @Test func `a link calls in every second frame`() throws {
    try onStage { stage in
      @MainActor final class Counter {
        var calls = 0
        func tick() { calls += 1 }
      }
      let counter = Counter()
      let link = CADisplayLink(target: counter, selector: Selector(Counter.tick))
      link.frameInterval = 2
      #expect(link.preferredFramesPerSecond == 30)
      link.add(to: .main, forMode: .common)
      for frame in 1...12 { stage.at(Double(frame) / 60) }
      #expect(counter.calls == 6)
    }
  }
}
