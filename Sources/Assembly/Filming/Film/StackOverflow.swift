import Files
import Foundation
import Synchronization

/// Ends the process with exit code 2 and a sentence when the main thread's stack overflows.
///
/// Without this, endless recursion ends the process with a signal. The signal handler may neither
/// allocate nor lock, so everything it needs is prepared here. Call this again to change the
/// sentence.
@MainActor
func endOnStackOverflow(with sentence: String) {
  let bytes = Array((sentence + "\n").utf8)
  let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
  _ = text.initialize(from: bytes)
  let old = StackWatch.text.exchange(UInt(bitPattern: text.baseAddress), ordering: .relaxed)
  StackWatch.length.store(bytes.count, ordering: .relaxed)
  if let old = UnsafeMutablePointer<UInt8>(bitPattern: old) {
    old.deallocate()
  } else {
    StackWatch.begin()
  }
}

/// What the signal handler needs to know.
private enum StackWatch {
  /// The address and the length of the sentence.
  static let text = Atomic<UInt>(0)
  static let length = Atomic(0)
  /// The addresses between which the main thread's stack may still grow.
  static let low = Atomic<UInt>(0)
  static let high = Atomic<UInt>(0)
  /// The handler that was installed before, as a `sigaction`.
  static let former = Atomic<UInt>(0)

  /// The size of the stack on which the handler runs.
  ///
  /// *Units*: bytes.
  private static let room = 65_536
  /// How far beyond the end of the stack a function with large variables may reach.
  ///
  /// *Units*: bytes.
  private static let reach: UInt = 1_048_576

  static func begin() {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    let here = withUnsafePointer(to: &limit) { UInt(bitPattern: $0) }
    high.store(here, ordering: .relaxed)
    low.store(here &- min(UInt(limit.rlim_cur), here), ordering: .relaxed)

    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16)
    stack.ss_size = room
    let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 1)
    former.initialize(to: sigaction())
    self.former.store(UInt(bitPattern: former), ordering: .relaxed)
    var action = sigaction()
    action.sa_flags = SA_SIGINFO | SA_ONSTACK
    action.__sigaction_handler.sa_sigaction = { _, info, _ in StackWatch.end(info) }
    guard sigaltstack(&stack, nil) == 0 else { return }
    sigaction(SIGSEGV, &action, former)
  }

  /// Ends the process after an access right below the stack; leaves others to the handler before.
  private static func end(_ info: UnsafeMutablePointer<siginfo_t>?) {
    let place = UInt(bitPattern: info?.pointee._sifields._sigfault.si_addr)
    let low = low.load(ordering: .relaxed)
    if place >= low - min(low, reach), place < high.load(ordering: .relaxed),
      let text = UnsafeRawPointer(bitPattern: text.load(ordering: .relaxed))
    {
      PrintedText.flush()
      _ = write(STDERR_FILENO, text, length.load(ordering: .relaxed))
      _exit(2)
    }
    // The access is repeated when this handler returns, and then goes to the handler before.
    sigaction(
      SIGSEGV, UnsafePointer<sigaction>(bitPattern: former.load(ordering: .relaxed)), nil)
  }
}
