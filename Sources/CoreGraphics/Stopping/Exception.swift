import Foundation

/// The names of the exceptions that Apple's frameworks raise.
package enum ExceptionName: String, Sendable {
  case invalidArgument = "NSInvalidArgumentException"
  case internalInconsistency = "NSInternalInconsistencyException"
}

/// What to do with an exception that nobody catches; the command cleans up and exits in it.
@MainActor package var uncaughtExceptionHandler: (@MainActor (_ sentence: String) -> Never)?

/// What lets go of the stage before the program ends.
///
/// It points up: a drawing stops with a sentence too, but the clocks that a stage holds lie far above
/// it, and who cleans up after an exception needs the real ones.
@MainActor package var leaveStage: (@MainActor () -> Void)?

/// Stops as an uncaught exception stops an app on iOS: with Apple's sentence, then SIGABRT.
@MainActor
package func raise(_ name: ExceptionName, _ reason: String) -> Never {
  raise(name: name.rawValue, reason)
}

/// Stops with an exception whose name is its own.
@MainActor
package func raise(name: String, _ reason: String) -> Never {
  end("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
}

/// Stops where a scene asks for more than there is room for, in the way of an exception but with a
/// sentence of our own: iOS would end there without one, or not at all.
@MainActor
package func stop(_ refusal: RefusalError) -> Never { end(refusal.description) }

@MainActor
private func end(_ sentence: String) -> Never {
  leaveStage?()
  if let uncaughtExceptionHandler { uncaughtExceptionHandler(sentence) }
  writeToStandardError(sentence)
  abort()
}

/// Writes one line where iOS would log it; what cannot be written is lost, as it is there.
package func writeToStandardError(_ line: String) {
  var bytes = Array((line + "\n").utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return }
    bytes = bytes.dropFirst(count)
  }
}
