import Staging
import Testing
import UIKit

/// Tasks of a scene: they wait in the stage's time and run in an order that repeats.
@MainActor
@Suite struct TaskTests {
  private let notebook = Notebook()

  @Test func `a task sleeps in the stage's time, however it says so`() throws {
    let notebook = notebook
    let stage = try stage { _ in
      Task {
        try await Task.sleep(nanoseconds: 100_000_000)
        notebook.note("nanoseconds")
        try await Task.sleep(for: .milliseconds(105))
        notebook.note("for")
        try await Task.sleep(for: .milliseconds(100), tolerance: .milliseconds(50))
        notebook.note("for, tolerance")
        try await Task.sleep(until: .now + .milliseconds(100), clock: .continuous)
        notebook.note("until, continuous")
        try await Task.sleep(until: .now + .milliseconds(100), clock: .suspending)
        notebook.note("until, suspending")
        try await ContinuousClock().sleep(for: .milliseconds(100))
        notebook.note("ContinuousClock")
        try await SuspendingClock().sleep(until: .now + .milliseconds(100), tolerance: .zero)
        notebook.note("SuspendingClock")
      }
    }
    try stage.advanceToEnd()
    #expect(
      notebook.lines == [
        "100 nanoseconds", "205 for", "305 for, tolerance", "405 until, continuous",
        "505 until, suspending", "605 ContinuousClock", "705 SuspendingClock",
      ])
    #expect(stage.time.frame == 43 + 30)
  }

  @Test func `tasks, queues and timers keep the order in which they were asked`() throws {
    let notebook = notebook
    let stage = try stage { _ in
      Task { notebook.note("task 1") }
      DispatchQueue.main.async { MainActor.assumeIsolated { notebook.note("queue 1") } }
      Task.detached { await notebook.note("detached") }
      Task { notebook.note("task 2") }
      Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in notebook.note("timer") }
      DispatchQueue.global().async { MainActor.assumeIsolated { notebook.note("queue 2") } }
    }
    try stage.advance()
    #expect(
      notebook.lines == [
        "0 task 1", "0 queue 1", "0 task 2", "0 timer", "0 queue 2", "0 detached",
      ])
  }

  @Test func `a group, child tasks and a stream run in the stage's time`() throws {
    let notebook = notebook
    let stage = try stage { _ in
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      Task {
        await withTaskGroup(of: Int.self) { group in
          for number in 0..<3 {
            group.addTask {
              try? await Task.sleep(for: .milliseconds(100 * (3 - number)))
              return number
            }
          }
          for await number in group { continuation.yield(number) }
        }
        async let one = Self.slowly(1, 50)
        async let two = Self.slowly(2, 20)
        continuation.yield(await one + two)
        continuation.finish()
      }
      Task {
        for await number in stream { notebook.note("\(number)") }
        notebook.note("over")
      }
    }
    try stage.advanceToEnd()
    #expect(notebook.lines == ["100 2", "200 1", "300 0", "350 3", "350 over"])
  }

  nonisolated private static func slowly(_ number: Int, _ milliseconds: Int) async -> Int {
    try? await Task.sleep(for: .milliseconds(milliseconds))
    return number
  }

  @Test func `an actor's work is the stage's, too`() throws {
    let notebook = notebook
    let stage = try stage { _ in
      let counter = Counter()
      for _ in 0..<3 { Task.detached { await notebook.note("\(await counter.next())") } }
    }
    try stage.advanceToEnd()
    #expect(notebook.lines == ["100 1", "200 2", "300 3"])
  }

  private actor Counter {
    private var count = 0

    func next() async -> Int {
      count += 1
      let mine = count
      try? await Task.sleep(for: .milliseconds(100 * mine))
      return mine
    }
  }

  @Test func `a stage is busy while a task sleeps, not while one waits for what never comes`()
    throws
  {
    let sleeping = try stage { _ in Task { try await Task.sleep(for: .seconds(1)) } }
    try sleeping.advanceToEnd()
    #expect(sleeping.time.frame == 60 + 30)
    let waiting = try stage { _ in
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      Task { for await _ in stream {} }
      Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
      withExtendedLifetime(continuation) {}
    }
    try waiting.advanceToEnd()
    #expect(waiting.time.frame == 1 + 30)
  }

  /// The bug was that the end of the sleep stayed in the queue, and the film went on to its limit.
  @Test func `a stage does not go on for a sleep that was cancelled`() throws {
    let notebook = notebook
    let stage = try stage { _ in
      let sleeper = Task {
        do {
          try await Task.sleep(for: .seconds(20))
        } catch {
          notebook.note("\(type(of: error))")
        }
      }
      Task {
        try await Task.sleep(for: .milliseconds(100))
        sleeper.cancel()
      }
    }
    try stage.advanceToEnd()
    #expect(notebook.lines == ["100 CancellationError"])
    #expect(stage.time.frame == 6 + 30)
  }

  @Test func `a stage does not go on for a sleep without an end`() throws {
    let notebook = notebook
    let stage = try stage { _ in
      let sleeper = Task {
        try? await Task.sleep(for: .seconds(1_000_000_000))
        notebook.note("cancelled")
      }
      Task {
        try await Task.sleep(for: .milliseconds(100))
        sleeper.cancel()
      }
    }
    try stage.advanceToEnd()
    #expect(notebook.lines == ["100 cancelled"])
    #expect(stage.time.frame == 6 + 30)
  }

  @Test func `nobody waits for a sleep that outlasts every scene`() throws {
    let stage = try stage { _ in Task { try await Task.sleep(for: .seconds(1_000_000_000)) } }
    try stage.advanceToEnd()
    #expect(stage.time.frame == 1 + 30)
  }

  @Test func `a task that only lets others go first takes nobody's time`() throws {
    let notebook = notebook
    let stage = try stage(limit: 0.2) { _ in
      Task {
        while CACurrentMediaTime() < 0.1 { await Task.yield() }
        notebook.note("late")
      }
      Task { notebook.note("soon") }
    }
    try stage.advanceToEnd()
    #expect(notebook.lines == ["0 soon", "100 late"])
  }

  @Test func `equal stages play equally, one after the other and in turn`() throws {
    func make(_ notebook: Notebook) throws -> Stage {
      try stage { _ in
        for number in 0..<5 {
          Task {
            for _ in 0..<4 {
              try await Task.sleep(for: .milliseconds(7 * (number + 1)))
              notebook.note("\(number)")
            }
          }
        }
      }
    }
    let books = (0..<3).map { _ in Notebook() }
    try make(books[0]).advanceToEnd()
    let (one, other) = (try make(books[1]), try make(books[2]))
    for _ in 0..<60 {
      try one.advance()
      try other.advance()
    }
    #expect(books[0].lines.count == 20)
    #expect(books[1].lines == books[0].lines)
    #expect(books[2].lines == books[0].lines)
  }
}
