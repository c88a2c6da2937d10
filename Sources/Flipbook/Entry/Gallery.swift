import Filming
import Foundation
import Staging
import Streams

/// Scenes with a command line of their own.
///
/// ```swift
/// import Flipbook
///
/// @main struct Movies: Gallery { static let scenes = [hello] }
/// ```
@MainActor
public protocol Gallery {
  /// In the order in which `list` shows and `render --all` renders them; their names differ.
  static var scenes: [Scene] { get }
}

extension Gallery {
  /// Does what the arguments of the process say, then ends it with the exit code of the command.
  public static func main() async {
    // Before a scene, which may open files, is made.
    StandardStreams.openClosed()
    Surroundings.pin()
    await CommandLineProgram(scenes: scenes).run(CommandLine.arguments)
  }
}
