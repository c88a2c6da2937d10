import ArgumentParser
import Staging
import Streams

/// A command over the scenes of a gallery.
protocol GalleryCommand: ParsableCommand {
  /// Where the command writes everything that is no result.
  var console: Console { get }

  @MainActor func run(over scenes: [Scene], _ interruption: Interruption) async throws
}

extension GalleryCommand {
  var console: Console { Console() }
}
