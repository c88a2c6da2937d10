import Foundation
import Synchronization

/// Does some work on a thread whose stack is large enough for any file that is read here.
///
/// A tree of `a.b.c…` is as deep as it is long, and its nodes are visited one inside of the other.
func onLargeStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
  let result = Result<Value>()
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    let value = work()
    result.value.withLock { $0 = value }
    isDone.signal()
  }
  thread.stackSize = stackSize
  thread.start()
  isDone.wait()
  guard let value = result.value.withLock({ $0 }) else {
    preconditionFailure("The thread ended without its work.")
  }
  return value
}

private final class Result<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}

/// The size of the stack on which files are parsed.
///
/// A level of a tree takes up to 3 kB of it, and a byte of a file up to 0.25 levels of that kind: see
/// `longestFile`.
///
/// *Units*: bytes; only what is touched takes memory.
private let stackSize = 1 << 30
