import Foundation
import Synchronization
import Testing

/// What is made once is made when everybody gets it, also while a thread waits for it.
@Suite struct OnceTests {
  private enum Slow {
    static let begun = Foundation.DispatchSemaphore(value: 0)
    static let end = Foundation.DispatchSemaphore(value: 0)
    /// Its first use waits until the test lets it go on.
    static let number: Int = {
      begun.signal()
      end.wait()
      return 42
    }()
  }

  /// What each thread found.
  private static let found = Mutex<[Int]>([])
  private static let read = Foundation.DispatchSemaphore(value: 0)

  private func readOnThread() {
    Thread.detachNewThread {
      let number = Slow.number
      Self.found.withLock { $0.append(number) }
      Self.read.signal()
    }
  }

  @Test func `a thread that asks while one makes and one waits gets what is made`() {
    _ = (Slow.begun, Slow.end, Self.read)
    Self.found.withLock { $0 = [] }
    readOnThread()
    Slow.begun.wait()
    // The second waits by now, unless the machine is busy; the third is to do as it does.
    for _ in 0..<2 {
      readOnThread()
      usleep(50_000)
    }
    Slow.end.signal()
    for _ in 0..<3 { Self.read.wait() }
    #expect(Self.found.withLock { $0 } == [42, 42, 42])
  }
}
