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
      let culprit = PlayedScene.name.map { "The scene “\($0)”" } ?? "The code of a scene"
      Console().report(
        "\(culprit) ended the process itself. Take the call of exit() out of its code; nothing was"
          + " made of it.")
      fflush(nil)
      _exit(2)
    }
  }
}
