import Files
import Foundation
import Synchronization

/// Ends the process for the program itself.
///
/// All exits of the program pass here, so that an exit by a scene's code can be told from them.
package enum ProgramEnd {
  /// Whether the program itself is ending the process.
  package static var isOwn: Bool { isOwnEnd.load(ordering: .sequentiallyConsistent) }

  /// What shells add to the number of the signal that ended a process: 130 is SIGINT.
  package static let signalBase: Int32 = 128

  /// Has something noted when the program itself ends the process, from any thread.
  package static func whenEnding(_ note: @escaping @Sendable () -> Void) {
    ending.withLock { $0 = note }
  }

  /// Notes that the program itself ends the process now.
  package static func note() { ending.withLock { $0 }() }

  private static let ending = Mutex<@Sendable () -> Void>({})

  /// Ends the process, and removes what is unfinished.
  ///
  /// - Parameter code: the exit code; 0 becomes the one for an unwritable standard output when what
  ///   a scene printed cannot be written.
  package static func end(with code: Int32) -> Never {
    var code = code
    // What was printed waits in a buffer until now, or was to be written line by line before.
    PrintedText.endLine()
    let failure = fflush(nil) == 0 ? nil : errno
    if code == 0, failure != nil || PrintedText.isLost {
      code = report(failure.map(StandardOutputError.init) ?? .lost)
    }
    isOwnEnd.store(true, ordering: .sequentiallyConsistent)
    note()
    UnfinishedPlaces.ofThisProcess.removeAllAndClose()
    exit(code)
  }

  /// Reports that the standard output cannot be written, unless its reader has closed it.
  ///
  /// - Returns: the exit code.
  package static func report(_ error: StandardOutputError) -> Int32 {
    if error.isUnread { return signalBase + SIGPIPE }
    Console().report("\(error)")
    return 2
  }
}

/// Whether the program itself is ending the process.
private let isOwnEnd = Atomic<Bool>(false)
