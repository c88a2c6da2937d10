import Files
import Filming
import Foundation
import Streams

extension ProgramEnd {
  /// Watches for an exit by a scene's own code.
  ///
  /// Such an exit is reported, ends the process with code 2 and leaves no unfinished film.
  static func watch() {
    atexit {
      guard !ProgramEnd.isOwn else { return }
      UnfinishedPlaces.ofThisProcess.removeAllAndClose()
      // The process that started this one tells it of a play.
      if PlayEnvironment.ofThisProcess == nil {
        Console().report(CrashReport.sentence(ofExitIn: PlayedScene.name))
      }
      fflush(nil)
      _exit(2)
    }
  }
}
