import Foundation
import FrameOutput

/// One file or folder that a film becomes.
struct FilmMedium: Hashable, Sendable {
  let place: OutputPlace
  /// Units: pixels a point.
  let scale: Double
  /// How many frames of the film make one of this medium.
  let stride: Int
  /// Units: frames a second.
  let rate: Double
  /// How often a GIF plays; `nil` is for ever.
  let plays: Int?

  /// What makes all of `media`.
  ///
  /// - Parameter size: of the screen, in points.
  /// - Throws: `FrameOutputError` where one cannot be written; nothing is left of the others then.
  static func production(
    of media: [FilmMedium], size: CGSize, jobs: Int
  ) throws(FrameOutputError) -> FilmProduction {
    var outputs: [FilmOutput] = []
    for medium in media { outputs.append(try medium.output()) }
    return FilmProduction(size: size, outputs: outputs, jobs: jobs)
  }

  /// What takes the frames.
  ///
  /// - Throws: `FrameOutputError` where nothing can be written there.
  private func output() throws(FrameOutputError) -> FilmOutput {
    switch place.format {
    case .gif:
      FilmOutput(
        try GIFFilm(at: path, settings: GIFSettings(framesPerSecond: rate, plays: plays)),
        scale: scale, stride: stride)
    default:
      FilmOutput(try PNGFolder(at: path), scale: scale, stride: stride)
    }
  }

  /// Passes on what was made for the standard output, once it is whole.
  ///
  /// - Returns: how large the medium is in bytes.
  func deliver(frames: Int) throws -> Int {
    guard place.path == nil else { return try size(frames: frames) }
    let data = try Data(contentsOf: URL(filePath: path))
    try FileManager.default.removeItem(atPath: path)
    try StandardOutput.write(data)
    return data.count
  }

  /// Where it is made: what goes to the standard output is made in a file first, so that a film that
  /// fails puts nothing out.
  private var path: String {
    place.path
      ?? FileManager.default.temporaryDirectory
      .appending(path: "flipbook-\(ProcessInfo.processInfo.processIdentifier).gif").path
  }

  private func size(frames: Int) throws -> Int {
    let files =
      place.format == .folder
      ? (0..<frames).map { "\(path)/\(PNGFolder.name(ofFrame: $0))" } : [path]
    return try files.reduce(0) { total, file in
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      return total + (attributes[.size] as? Int ?? 0)
    }
  }
}
