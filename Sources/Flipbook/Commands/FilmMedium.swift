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
  /// How PNG files are made.
  let compression: PNGCompression

  /// What makes all of `media`.
  ///
  /// - Parameters:
  ///   - size: of the screen, in points.
  ///   - share: which frames of each folder are made; `nil` for all. Nothing else can be shared.
  /// - Throws: `FrameOutputError` where one cannot be written; nothing is left of the others then.
  static func production(
    of media: [FilmMedium], size: CGSize, share: FrameShare?, jobs: Int
  ) throws(FrameOutputError) -> FilmProduction {
    var outputs: [FilmOutput] = []
    for medium in media { outputs.append(try medium.output(share)) }
    return FilmProduction(size: size, outputs: outputs, jobs: jobs)
  }

  /// What takes the frames.
  ///
  /// - Throws: `FrameOutputError` where nothing can be written there.
  private func output(_ share: FrameShare?) throws(FrameOutputError) -> FilmOutput {
    switch place.format {
    case .gif:
      FilmOutput(
        try GIFFilm(at: path, settings: GIFSettings(framesPerSecond: rate, plays: plays)),
        scale: scale, stride: stride)
    default:
      FilmOutput(
        try PNGFolder(at: path, compression: compression, share: share), scale: scale,
        stride: stride)
    }
  }

  /// Passes on what was made for the standard output, once it is whole; for a film in one file.
  ///
  /// - Returns: how large the medium is in bytes.
  func deliver() throws -> Int {
    guard place.path == nil else {
      return try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    }
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
}
