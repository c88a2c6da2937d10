import Foundation

/// The names of the exceptions that UIKit raises.
package enum ExceptionName: String, Sendable {
  case invalidArgument = "NSInvalidArgumentException"
  case internalInconsistency = "NSInternalInconsistencyException"
}

/// What to do with an exception that nobody catches; the command cleans up and exits in it.
@MainActor package var uncaughtExceptionHandler: (@MainActor (_ sentence: String) -> Never)?

/// Stops as an uncaught exception stops an app on iOS: with Apple's sentence, then SIGABRT.
@MainActor
package func raise(_ name: ExceptionName, _ reason: String) -> Never {
  raise(name: name.rawValue, reason)
}

/// Stops with an exception whose name is its own.
@MainActor
package func raise(name: String, _ reason: String) -> Never {
  let sentence = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  if let uncaughtExceptionHandler { uncaughtExceptionHandler(sentence) }
  writeToStandardError(sentence)
  abort()
}

/// Writes one line where iOS would log it.
package func writeToStandardError(_ line: String) {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}
