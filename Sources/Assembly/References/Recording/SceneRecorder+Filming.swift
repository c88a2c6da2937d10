import FilmFiles
import Filming

extension SceneRecorder {
  /// Plays the scene once, keeps its record without pictures, and makes a film of it beside.
  ///
  /// - Parameters:
  ///   - store: where the record goes.
  ///   - path: where the film goes, which loses nothing.
  ///   - framesPerSecond: the rate of the film, of which that of the record is a multiple.
  ///   - overlay: what lies over its pictures.
  /// - Throws: as `keep(in:frames:)`; neither is written then.
  package func keep(
    in store: ReferenceStore, filming path: String, framesPerSecond: Int, overlay: FilmOverlay
  ) async throws {
    let folder = try store.begin(scene.name)
    let stride = rate / framesPerSecond
    let film = try FilmFormat.apng.make(
      at: path, FilmSettings(frame: FrameDuration(ticks: stride, rate: rate)), jobs: jobs)
    let output = FilmOutput(film, scale: 1, stride: stride, version: 1)
    try store.keep(try await record(into: [output], overlay: overlay), in: folder)
  }
}
