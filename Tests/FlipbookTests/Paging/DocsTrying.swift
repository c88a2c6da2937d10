import Foundation

/// Tests that write pages into a folder and let `docs` make them.
protocol DocsTrying {
  var folder: TemporaryFolder { get }
}

extension DocsTrying {
  /// Writes a text, with the folders around it.
  func write(_ text: String, to path: String) throws {
    let url = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(of path: String) throws -> String {
    String(decoding: try folder.contents(of: path), as: UTF8.self)
  }

  func docs(_ arguments: String...) throws -> RunningProgram.Outcome {
    try RunningProgram.run("FixtureGallery", ["docs"] + arguments, in: folder)
  }
}
