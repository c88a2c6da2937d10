import Testing
import UIKit

@MainActor
struct TimerTests {
  @Test func `a timer fires once its interval has passed, before the touches of that frame`() throws
  {
    try onStage { stage in
      var times: [TimeInterval] = []
      let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in
        times.append(CACurrentMediaTime())
      }
      for frame in 1...60 { stage.at(Double(frame) / 60) }
      #expect(times == [0.25])
      #expect(!timer.isValid)
    }
  }

  @Test func `a repeating timer keeps its pace, also a faster one than the frames'`() throws {
    try onStage { stage in
      var count = 0
      let timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in count += 1 }
      stage.at(1)
      #expect(count == 100)
      timer.invalidate()
      stage.at(2)
      #expect(count == 100)
      #expect(!timer.isValid)
    }
  }

  @Test func `calls come in the order of their moments, then of asking`() throws {
    try onStage { stage in
      let log = Log()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { log.note("c") }
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in log.note("a") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { log.note("b") }
      stage.at(0.15)
      #expect(log.lines == ["a", "b"])
      stage.at(0.25)
      #expect(log.lines == ["a", "b", "c"])
    }
  }

  @Test func `what is asked for in a call counts from that call's moment, not from the frame`()
    throws
  {
    try onStage { stage in
      let log = Log()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.005) { log.note("late") }
      }
      stage.at(1.0 / 60)
      #expect(log.lines == ["late"])
      #expect(CACurrentMediaTime() == 1.0 / 60)
    }
  }

  @Test func `a target's method is called with the timer or without`() throws {
    try onStage { stage in
      let log = Log()
      Timer.scheduledTimer(
        timeInterval: 0.1, target: log, selector: Selector(Log.tick(_:)), userInfo: "info",
        repeats: false)
      let other = Timer(
        timeInterval: 0.1, target: log, selector: Selector(Log.tock), userInfo: nil,
        repeats: true)
      stage.at(0.1)
      #expect(log.lines == ["tick info"])
      RunLoop.main.add(other, forMode: .common)
      stage.at(0.3)
      #expect(log.lines == ["tick info", "tock", "tock"])
      other.fire()
      #expect(log.lines.count == 4)
    }
  }

  @Test func `a timer made by itself is over`() throws {
    try onStage { stage in
      let timer = Timer()
      timer.fire()
      timer.invalidate()
      #expect(!timer.isValid)
    }
  }

  @Test func `an object is asked to do something later, and not to after all`() throws {
    try onStage { stage in
      let log = Log()
      log.perform(Selector(Log.note), with: "now")
      log.perform(Selector(Log.note), with: "later", afterDelay: 0.5)
      stage.at(0.4)
      #expect(log.lines == ["now"])
      stage.at(0.5)
      #expect(log.lines == ["now", "later"])
      log.perform(Selector(Log.tock), with: nil, afterDelay: 0.5)
      NSObject.cancelPreviousPerformRequests(withTarget: log)
      stage.at(1.5)
      #expect(log.lines == ["now", "later"])
    }
  }

  @Test func `the main thread is asked at once, or when the code that runs has ended`() throws {
    try onStage { stage in
      let log = Log()
      log.performSelector(onMainThread: Selector(Log.note), with: "later", waitUntilDone: false)
      log.performSelector(onMainThread: Selector(Log.note), with: "now", waitUntilDone: true)
      log.perform(Selector(Log.note), with: "last", afterDelay: 0.2, inModes: [.common])
      #expect(log.lines == ["now"])
      stage.frame()
      #expect(log.lines == ["now", "later"])
      stage.at(0.5)
      #expect(log.lines == ["now", "later", "last"])
    }
  }

  @Test func `work is done on every queue before the next frame, unless it is cancelled`() throws {
    try onStage { stage in
      let log = Log()
      let item = DispatchWorkItem { MainActor.assumeIsolated { log.note("item") } }
      DispatchQueue.main.async { log.note("main") }
      DispatchQueue.global().async {
        DispatchQueue.main.async { log.note("back") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
      #expect(log.lines.isEmpty)
      stage.at(1.0 / 60)
      #expect(log.lines == ["main", "back"])
      item.cancel()
      stage.at(1)
      #expect(log.lines == ["main", "back"])
      let after =
        DispatchTime.now() + Double(Int64(0.5 * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)
      #expect(after.uptimeNanoseconds == 1_500_000_000)
    }
  }

  @Test func `a timer may begin at a date`() throws {
    try onStage { stage in
      let log = Log()
      let timer = Timer(
        fire: Date().addingTimeInterval(0.2), interval: 0.1, repeats: true
      ) { _ in log.note("block") }
      RunLoop.current.add(timer, forMode: .common)
      stage.at(0.15)
      #expect(log.lines.isEmpty)
      stage.at(0.35)
      #expect(log.lines == ["block", "block"])
      timer.invalidate()
    }
  }

  @Test func `what asks for itself again at once, for ever, does not hold up the frame`() throws {
    try onStage { stage in
      let log = Log()
      log.again()
      stage.at(0.1)
      #expect(log.turns > 1)
    }
  }
}

@MainActor
private final class Log: NSObject {
  var lines: [String] = []
  var turns = 0

  func note(_ line: String) { lines.append(line) }
  func tick(_ timer: Timer) { lines.append("tick \(timer.userInfo ?? "")") }
  func tock() { lines.append("tock") }
  func again() {
    turns += 1
    DispatchQueue.main.async { self.again() }
  }
}
