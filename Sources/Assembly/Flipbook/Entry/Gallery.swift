import Files
import Filming
import Foundation
import Rasterizer
import Staging
import Streams
import UIKit

/// A program of scenes, with a command line.
///
/// ```swift
/// import Flipbook
///
/// @main struct Movies: Gallery { static let scenes = [hello] }
/// ```
@MainActor
public protocol Gallery {
  /// The scenes, in the order in which `list` shows and `render --all` renders them; their names
  /// differ.
  static var scenes: [Scene] { get }
}

extension Gallery {
  /// Runs the command that the arguments name, and ends the process with its exit code.
  public static func main() async {
    PictureMemory.keep()
    // Before any scene is made, since it may open files.
    StandardStreams.openClosed()
    Surroundings.pin()
    if PlayEnvironment.ofThisProcess != nil {
      PrintedText.writeByLines()
      PlayEnvironment.hide()
    } else {
      AppPlaces.reserve()
    }
    CrashWatch.begin()
    AppFiles.folders = SourceRunEnvironment.ofThisProcess?.folders ?? []
    AppHome.folder = PlayEnvironment.ofThisProcess?.home
    var program = CommandLineProgram(scenes: scenes)
    await program.run(Program.words)
  }
}
