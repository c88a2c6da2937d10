import Dispatch
import Foundation
import Staging
import Testing
import UIKit

/// The queues of libdispatch and Foundation, for files that do not import UIKit alone.
@MainActor
@Suite struct QueueTests {
  private let notebook = Notebook()

  /// Logs a line from code that is on no actor.
  nonisolated private static func note(_ notebook: Notebook, _ what: String) {
    MainActor.assumeIsolated { notebook.note(what) }
  }

  private func lines(_ act: @escaping @MainActor (Notebook) -> Void) throws -> [String] {
    let notebook = notebook
    let stage = try stage { _ in act(notebook) }
    try stage.advanceToEnd()
    return notebook.lines
  }

  @Test func `queues work in the order of asking and in the stage's time`() throws {
    let lines = try lines { notebook in
      let queue = Dispatch.DispatchQueue(label: "own", attributes: .concurrent)
      Dispatch.DispatchQueue.global().async {
        Self.note(notebook, "global")
        Dispatch.DispatchQueue.main.sync { Self.note(notebook, "main, at once") }
      }
      queue.async { Self.note(notebook, "own") }
      queue.async(flags: .barrier) { Self.note(notebook, "barrier") }
      Dispatch.DispatchQueue.main.async { Self.note(notebook, "main") }
      queue.asyncAfter(deadline: .now() + 0.25) { Self.note(notebook, "later") }
      queue.asyncAfter(wallDeadline: .now() + 0.2) { Self.note(notebook, "wall") }
      queue.sync { Self.note(notebook, "sync") }
      Dispatch.DispatchQueue.concurrentPerform(iterations: 2) { Self.note(notebook, "\($0)") }
    }
    #expect(
      lines == [
        "0 sync", "0 0", "0 1", "0 global", "0 main, at once", "0 own", "0 barrier", "0 main",
        "200 wall", "250 later",
      ])
  }

  @Test func `a group tells when the last of its work is done`() throws {
    let lines = try lines { notebook in
      let group = DispatchGroup()
      Dispatch.DispatchQueue.global().async(group: group) { Self.note(notebook, "member") }
      UIKit.DispatchQueue.global().async(group: group) { Self.note(notebook, "UIKit's member") }
      group.enter()
      Dispatch.DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { group.leave() }
      group.notify(queue: .main) { Self.note(notebook, "done") }
      group.notify(queue: .global()) { Self.note(notebook, "done, too") }
      group.notify(queue: UIKit.DispatchQueue.main) { Self.note(notebook, "UIKit's") }
      let item = UIKit.DispatchWorkItem { Self.note(notebook, "item") }
      group.notify(queue: UIKit.DispatchQueue.global(), work: item)
      let empty = DispatchGroup()
      empty.notify(queue: .main) { Self.note(notebook, "empty") }
      #expect(empty.wait(timeout: .distantFuture) == .success)
      #expect(group.wait(timeout: .now()) == .timedOut)
    }
    #expect(
      lines == [
        "0 member", "0 UIKit's member", "0 empty", "100 done", "100 done, too", "100 UIKit's",
        "100 item",
      ])
  }

  @Test func `a semaphore that is free lets one through`() throws {
    let lines = try lines { notebook in
      let semaphore = DispatchSemaphore(value: 1)
      semaphore.wait()
      #expect(semaphore.wait(timeout: .now()) == .timedOut)
      semaphore.signal()
      semaphore.wait()
      notebook.note("through")
      semaphore.signal()
    }
    #expect(lines == ["0 through"])
  }

  @Test func `operations follow what they depend on`() throws {
    let lines = try lines { notebook in
      let queue = OperationQueue()
      let first = BlockOperation { Self.note(notebook, "first") }
      let second = BlockOperation { Self.note(notebook, "second") }
      second.addDependency(first)
      OperationQueue.main.addOperation(second)
      queue.addOperation(first)
      queue.addOperation { Self.note(notebook, "third") }
    }
    #expect(lines == ["0 first", "0 third", "0 second"])
  }

  @Test func `a run loop does a block before the next frame`() throws {
    let lines = try lines { notebook in
      RunLoop.main.perform { Self.note(notebook, "block") }
    }
    #expect(lines == ["0 block"])
  }

  @Test func `the run loop of a scene is the main one, as on a phone`() throws {
    let lines = try lines { notebook in
      Self.note(notebook, "\(RunLoop.current === RunLoop.main)")
      RunLoop.current.perform { Self.note(notebook, "block") }
    }
    #expect(lines == ["0 true", "0 block"])
  }

  /// Logs what Foundation says of the thread, from code that is on no actor.
  nonisolated private static func noteThread(_ notebook: Notebook, _ what: String) {
    note(notebook, "\(what) \(Thread.isMainThread)")
  }

  @Test func `the main thread is that of the main queue and of the main actor`() throws {
    let lines = try lines { notebook in
      Self.noteThread(notebook, "loaded")
      Dispatch.DispatchQueue.main.async { Self.noteThread(notebook, "main") }
      UIKit.DispatchQueue.main.async { Self.noteThread(notebook, "UIKit's main") }
      OperationQueue.main.addOperation { Self.noteThread(notebook, "main operation") }
      Task { @MainActor in Self.noteThread(notebook, "task") }
      // In the middle of other work, work stays on its thread.
      Dispatch.DispatchQueue(label: "own").sync { Self.noteThread(notebook, "sync") }
    }
    #expect(lines.count == 6)
    #expect(lines.allSatisfy { $0.hasSuffix(" true") }, "\(lines)")
  }

  @Test func `work of other queues and tasks of no actor are beside the main thread`() throws {
    let lines = try lines { notebook in
      Dispatch.DispatchQueue.global().async { Self.noteThread(notebook, "global") }
      UIKit.DispatchQueue.global().async { Self.noteThread(notebook, "UIKit's global") }
      Dispatch.DispatchQueue(label: "own").asyncAfter(deadline: .now() + 0.1) {
        Self.noteThread(notebook, "later")
      }
      OperationQueue().addOperation { Self.noteThread(notebook, "operation") }
      Task.detached { await Self.noteThreadOfTask(notebook) }
      let group = DispatchGroup()
      Dispatch.DispatchQueue.global().async(group: group) { Self.noteThread(notebook, "member") }
      group.notify(queue: .global()) { Self.noteThread(notebook, "notified") }
      group.notify(queue: UIKit.DispatchQueue.global()) { Self.noteThread(notebook, "UIKit's") }
    }
    #expect(lines.count == 8)
    #expect(lines.allSatisfy { $0.hasSuffix(" false") }, "\(lines)")
  }

  nonisolated private static func noteThreadOfTask(_ notebook: Notebook) async {
    noteThread(notebook, "detached")
  }

  @Test func `what goes back to the main queue is on the main thread`() throws {
    let lines = try lines { notebook in
      Dispatch.DispatchQueue.global().async {
        Dispatch.DispatchQueue.main.sync { Self.noteThread(notebook, "main") }
        Self.noteThread(notebook, "beside")
      }
      UIKit.DispatchQueue.global().async {
        UIKit.DispatchQueue.main.sync { Self.noteThread(notebook, "main") }
        Self.noteThread(notebook, "beside")
        Dispatch.DispatchQueue.main.async { Self.noteThread(notebook, "main") }
      }
    }
    #expect(
      lines == ["0 main true", "0 beside false", "0 main true", "0 beside false", "0 main true"])
  }

  @Test func `a thread that is no stage's is not the main one, while a stage plays`() async throws {
    let notebook = notebook
    let stage = try stage { _ in Self.noteThread(notebook, "loaded") }
    try stage.advance(frames: 1)
    let isMain = await withCheckedContinuation { answer in
      Thread.detachNewThread { answer.resume(returning: Thread.isMainThread) }
    }
    #expect(!isMain)
    #expect(notebook.lines == ["0 loaded true"])
  }
}
