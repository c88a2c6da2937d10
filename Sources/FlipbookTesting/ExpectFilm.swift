public import References
public import Staging
public import Testing

/// Plays a scene and records an issue where it differs from what was recorded of it.
///
/// The issue says which layer differs, which view, from when and by how much, and where the page is
/// that shows it, which is attached too. `isRecording` makes the references, and so does the command
/// `record --references FOLDER` of a gallery that has the scene.
///
/// - Parameters:
///   - folder: where the references are, a folder a scene; a path that does not begin with `/` is one
///     from the folder of the test's file.
///   - layers: what decides.
///   - tolerance: how far a pixel may be off, 0...1; only key frames are looked at then.
///   - isRecording: whether to keep the scene as it is now, which is an issue too, so that it is not
///     forgotten.
/// - Throws: what keeps the scene from being played or the reference from being read.
@MainActor
public func expectFilm(
  of scene: Scene, matches folder: String, on layers: ComparedLayers = .all,
  tolerance: Double = 0, isRecording: Bool = false, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let path = folder.hasPrefix("/") ? folder : "\(folderName(of: file))/\(folder)"
  if isRecording {
    try await FilmExpectation.record(scene, in: path)
    Issue.record(
      "“\(scene.name)” was recorded into \(path); take isRecording away",
      sourceLocation: sourceLocation)
    return
  }
  let failure = try await FilmExpectation.failure(
    of: scene, in: path, on: layers, tolerance: tolerance,
    call: "\(sourceLocation.fileName):\(sourceLocation.line)")
  guard let failure else { return }
  #if compiler(>=6.2)
    if let page = failure.page {
      Attachment.record(page, named: "\(scene.name).html", sourceLocation: sourceLocation)
    }
  #endif
  Issue.record(Comment(rawValue: failure.sentence), sourceLocation: sourceLocation)
}

private func folderName(of file: String) -> String {
  file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
}
