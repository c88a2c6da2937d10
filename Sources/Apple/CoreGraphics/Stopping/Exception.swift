import Foundation
import Wording

/// The names of the exceptions that Apple's frameworks raise.
package enum ExceptionName: String, Sendable {
  case invalidArgument = "NSInvalidArgumentException"
  case internalInconsistency = "NSInternalInconsistencyException"
  case range = "NSRangeException"
}

/// Handles an exception that nobody catches: the command sets it to clean up and exit.
@MainActor package var uncaughtExceptionHandler: (@MainActor (_ sentence: String) -> Never)?

/// Leaves the stage before the program ends.
///
/// It points up: a drawing can stop the program too, but the clocks that a stage replaces lie far
/// above it, and who cleans up after an exception needs the real ones.
@MainActor package var leaveStage: (@MainActor () -> Void)?

/// Writes a line to the log unless the stage has written it already.
///
/// It points up, as `leaveStage` does.
@MainActor package var tellOnce: (@MainActor (_ line: String) -> Void)?

/// Stops as an uncaught exception stops an app on iOS: with Apple's sentence, then SIGABRT.
@MainActor
package func raise(_ name: ExceptionName, _ reason: String) -> Never {
  raise(name: name.rawValue, reason)
}

/// Stops as `raise(_:_:)` does, with an exception of any name.
@MainActor
package func raise(name: String, _ reason: String) -> Never { end(sentence(of: name, reason)) }

/// Stops as `raise(_:_:)` does, in code that any thread may call.
///
/// Off the main thread nothing is cleaned up: what is to be belongs to that.
package func raiseOnAnyThread(name: String, _ reason: String) -> Never {
  if Thread.isMainThread { MainActor.assumeIsolated { raise(name: name, reason) } }
  writeToStandardError(sentence(of: name, reason))
  abort()
}

private func sentence(of name: String, _ reason: String) -> String {
  "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
}

/// Stops where a scene asks for more than there is room for.
///
/// It stops like an exception but with a sentence of our own: iOS would end there without one, or
/// not at all.
@MainActor
package func stop(_ refusal: RefusalError) -> Never { end(refusal.description) }

/// Stops where this machine lacks what a scene needs, with a sentence of our own.
@MainActor
package func stop(lacking sentence: String) -> Never { end(sentence) }

@MainActor
private func end(_ sentence: String) -> Never {
  leaveStage?()
  if let uncaughtExceptionHandler { uncaughtExceptionHandler(sentence) }
  writeToStandardError(sentence)
  abort()
}

/// Writes one line where iOS would log it, with control characters made visible.
///
/// Tabs stay, since Apple's own sentences are indented by them.
/// A line that cannot be written is lost, as on iOS.
package func writeToStandardError(_ line: String) {
  let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
  let visible = parts.map { String($0).visible }.joined(separator: "\t")
  var bytes = Array((visible + "\n").utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return }
    bytes = bytes.dropFirst(count)
  }
}
