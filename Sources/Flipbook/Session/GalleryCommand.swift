import ArgumentParser
import Staging
import Streams

/// A command over the scenes of a gallery.
protocol GalleryCommand: ParsableCommand {
  /// Where it says what is not a result.
  var console: Console { get }

  @MainActor func run(over scenes: [Scene], _ interruption: Interruption) async throws
}

extension GalleryCommand {
  var console: Console { Console() }
}
