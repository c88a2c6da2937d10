import Foundation
import Synchronization

/// How this program ends: all exits of its own pass here, so that one by a scene's code is told
/// from them.
package enum ProgramEnd {
  /// Whether the process ends because this program wants it to.
  package static var isOwn: Bool { isOwnEnd.load(ordering: .sequentiallyConsistent) }

  /// Shells add it to the number of the signal that ended a process: 130 is SIGINT.
  package static let signalBase: Int32 = 128

  /// Ends the process.
  ///
  /// - Parameter code: 0 becomes that of an unwritable standard output where what a scene printed
  ///   cannot be written.
  package static func end(with code: Int32) -> Never {
    var code = code
    // What was printed waits in a buffer until now.
    if fflush(nil) != 0, code == 0 {
      code = report(StandardOutputError(errno))
    }
    isOwnEnd.store(true, ordering: .sequentiallyConsistent)
    exit(code)
  }

  /// Says that the standard output took no more, unless its reader wanted no more.
  ///
  /// - Returns: the code to end with.
  package static func report(_ error: StandardOutputError) -> Int32 {
    if error.isUnread { return signalBase + SIGPIPE }
    Console().report("\(error)")
    return 2
  }
}

/// Whether the process ends because this program wants it to.
private let isOwnEnd = Atomic<Bool>(false)
