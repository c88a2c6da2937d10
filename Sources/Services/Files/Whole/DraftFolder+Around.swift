extension DraftFolder {
  /// Removes the drafts that killed processes left beside a film, among its notes and inside its
  /// folder.
  ///
  /// For runs that write nothing there themselves.
  package static func removeAbandoned(around path: String) {
    let path = Standing(at: path) == .nothing ? path : resolved(path)
    let parent = parentFolder(of: path)
    removeAbandoned(in: parent)
    removeAbandoned(in: "\(parent)/\(NotesFolder.name)")
    if Standing(at: path) == .folder { removeAbandoned(in: path) }
  }
}
