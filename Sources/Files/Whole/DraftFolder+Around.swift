extension DraftFolder {
  /// Takes away what killed processes left around a film: beside it, among its notes, and inside
  /// a folder.
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
