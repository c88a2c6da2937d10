import Files
import Filming
import Foundation
import Streams

extension ProgramEnd {
  /// From now on an exit by a scene's code says so and ends with code 2, without leaving half a
  /// film.
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
