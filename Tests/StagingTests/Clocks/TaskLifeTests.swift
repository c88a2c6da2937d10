import Foundation
import Staging
import Testing
import UIKit

/// Where a scene's tasks run, and where they do not.
@MainActor
@Suite struct TaskLifeTests {
  private let notebook = Notebook()

  @Test func `nothing runs after the last step`() async throws {
    let notebook = notebook
    var played: Stage? = try stage(limit: 0.1) { _ in
      Task {
        while true {
          notebook.note("step")
          try await Task.sleep(for: .milliseconds(30))
        }
      }
    }
    try played?.advanceToEnd()
    let lines = notebook.lines
    #expect(lines == ["0 step", "30 step", "60 step", "90 step"])
    try await Task.sleep(for: .milliseconds(50))
    #expect(notebook.lines == lines)
    played = nil
    try await Task.sleep(for: .milliseconds(50))
    #expect(notebook.lines == lines)
  }

  /// A stream that outlives its scene.
  private static let (stream, continuation) = AsyncStream<Int>.makeStream()

  /// The second scene's numbers woke the first one's task.
  @Test func `a task of a scene that is over runs in no other`() throws {
    let notebook = notebook
    let stream = Self.stream
    var first: Stage? = try stage { _ in
      Task { for await number in stream { notebook.note("first \(number)") } }
    }
    try first?.advance(frames: 2)
    first = nil
    let second = try stage { _ in
      Self.continuation.yield(1)
      Task { notebook.note("second") }
    }
    try second.advance(frames: 2)
    #expect(notebook.lines == ["0 second"])
  }

  @Test func `what a test wakes between two steps goes on in the next`() async throws {
    let notebook = notebook
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let played = try stage { _ in
      Task { for await number in stream { notebook.note("\(number)") } }
    }
    try played.advance(frames: 6)
    continuation.yield(1)
    _ = await Task.detached { continuation.yield(2) }.value
    try await Task.sleep(for: .milliseconds(20))
    #expect(notebook.lines.isEmpty)
    try played.advance()
    #expect(notebook.lines == ["100 1", "100 2"])
  }

  @Test func `a test that waits for a scene's stream goes on in real time`() async throws {
    let (stream, continuation) = AsyncStream<TimeInterval>.makeStream()
    let heard = Task { @MainActor in
      var times: [TimeInterval] = []
      for await time in stream {
        #expect(abs(Date().timeIntervalSince1970 - Self.launch) > 1e6)
        times.append(time)
      }
      return times
    }
    try await Task.sleep(for: .milliseconds(20))
    let played = try stage { _ in
      Task {
        try await Task.sleep(for: .milliseconds(50))
        continuation.yield(Date().timeIntervalSince1970 - Self.launch)
        continuation.finish()
      }
    }
    try played.advanceToEnd()
    let times = await heard.value
    #expect(times.count == 1 && abs(times[0] - 0.05) < 1e-5)
  }

  /// 9 January 2007, 9:41 UTC.
  ///
  /// *Units*: seconds since 1970.
  private static let launch: TimeInterval = 1_168_335_660

  @Test func `a test does on the stage what it wants to be in the stage's time`() async throws {
    let notebook = notebook
    let played = try stage { _ in }
    try played.advance(frames: 6)
    played.perform {
      Task {
        try await Task.sleep(for: .milliseconds(50))
        notebook.note("performed")
      }
    }
    try await Task.sleep(for: .milliseconds(100))
    #expect(notebook.lines.isEmpty)
    try played.advance(frames: 4)
    #expect(notebook.lines == ["150 performed"])
  }

  @Test func `tests keep the real clock`() async throws {
    let played = try stage { _ in Task { try await Task.sleep(for: .seconds(100_000)) } }
    let start = ContinuousClock.now
    try played.advance(frames: 600)
    try await Task.sleep(for: .milliseconds(60))
    #expect(ContinuousClock.now - start > .milliseconds(60))
    #expect(Date().timeIntervalSince1970 > 1_700_000_000)
  }
}
