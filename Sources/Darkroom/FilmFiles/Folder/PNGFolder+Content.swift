import Files

extension PNGFolder {
  /// Reads the frames that stand in a folder.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - count: how many frames the film has.
  ///   - share: which of them count; `nil` for all.
  /// - Returns: `nil` when one of them is missing or there are frames of a longer film.
  /// - Throws: `FilmFileError.cannotRead`.
  package static func content(
    at path: String, frames count: Int, share: FrameShare? = nil
  ) throws(FilmFileError) -> FolderContent? {
    let found = try frames(in: path)
    guard found.allSatisfy({ $0 < count }) else { return nil }
    let wanted = (0..<max(count, 0)).filter { share?.contains($0) ?? true }
    guard Set(found).isSuperset(of: wanted) else { return nil }
    var content = FolderContent()
    for index in wanted {
      let file = try onDisk(SourceFile.bytes(of: "\(path)/\(name(ofFrame: index))"))
      content.add(file, frame: index)
    }
    return content
  }
}
