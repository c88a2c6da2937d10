import Foundation
import FrameOutput
import Synchronization

/// How this program ends: all exits of its own pass here, so that one by a scene's code is told
/// from them.
enum ProgramEnd {
  /// From now on an exit by a scene's code says so and ends with code 2, without leaving half a
  /// film.
  static func watch() {
    atexit {
      guard !isOwn.load(ordering: .sequentiallyConsistent) else { return }
      UnfinishedPlaces.ofThisProcess.removeAllAndClose()
      let culprit = PlayedScene.name.map { "The scene “\($0)”" } ?? "The code of a scene"
      Console().report(
        "\(culprit) ended the process itself. Take the call of exit() out of its code; nothing was"
          + " made of it.")
      fflush(nil)
      _exit(2)
    }
  }

  /// Ends the process.
  ///
  /// - Parameter code: 0 becomes that of an unwritable standard output where what a scene printed
  ///   cannot be written.
  static func end(with code: Int32) -> Never {
    var code = code
    // What was printed waits in a buffer until now.
    if fflush(nil) != 0, code == 0 {
      code = report(StandardOutputError(errno))
    }
    isOwn.store(true, ordering: .sequentiallyConsistent)
    exit(code)
  }

  /// Says that the standard output took no more, unless its reader wanted no more.
  ///
  /// - Returns: the code to end with.
  static func report(_ error: StandardOutputError) -> Int32 {
    if error.isUnread { return Interruption.signalBase + SIGPIPE }
    Console().report("\(error)")
    return 2
  }
}

/// Whether the process ends because this program wants it to.
private let isOwn = Atomic<Bool>(false)
