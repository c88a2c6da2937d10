public import References
public import Staging
public import Testing

/// Plays a scene and records an issue where it differs from its reference.
///
/// A scene with `settings` is played in each of them, and has a reference for each.
///
/// The issue says which layer differs, which view, from when and by how much. It names the page
/// that shows the difference; the page is attached too. `isRecording` makes the references, and so
/// does the command `record --references FOLDER` of a gallery that has the scene.
///
/// - Parameters:
///   - scene: what is played.
///   - folder: the folder of the references, which holds a folder for each scene; a path that does
///     not begin with `/` is relative to the folder of the test's file.
///   - layers: the layers of the record that are compared.
///   - tolerance: how far a pixel may be off, 0...1; above 0 only key frames are compared.
///   - isRecording: whether to store the scene as it is now; that is an issue too, so that it is
///     not forgotten.
///   - file: the test's file.
///   - sourceLocation: where issues are recorded.
/// - Throws: what keeps the scene from being played or the reference from being read.
@MainActor
public func expectFilm(
  of scene: Scene, matches folder: String, on layers: ComparedLayers = .all,
  tolerance: Double = 0, isRecording: Bool = false, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let path = folder.hasPrefix("/") ? folder : "\(folderName(of: file))/\(folder)"
  let shown = scene.settings.isEmpty ? [scene] : scene.settings.map(scene.shown)
  if isRecording {
    for scene in shown { try await FilmExpectation.record(scene, in: path) }
    Issue.record(
      "“\(scene.name)” was recorded into \(path); take isRecording away",
      sourceLocation: sourceLocation)
    return
  }
  for scene in shown {
    let failure = try await FilmExpectation.failure(
      of: scene, in: path, on: layers, tolerance: tolerance,
      call: "\(sourceLocation.fileName):\(sourceLocation.line)")
    guard let failure else { continue }
    if let page = failure.page {
      Attachment.record(
        page, named: "\(scene.referenceName).html", sourceLocation: sourceLocation)
    }
    Issue.record(Comment(rawValue: failure.sentence), sourceLocation: sourceLocation)
  }
}

private func folderName(of file: String) -> String {
  file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
}
