import Files

/// A page of a playground, with the sources that it shares with others.
struct PlaygroundFolder: Hashable, Sendable {
  /// The page's own file first.
  let files: [String]

  /// Finds the page; `nil` for another folder, and for one without `Contents.swift`.
  ///
  /// - Parameter folder: a `.playground` or a `.playgroundpage`.
  /// - Throws: `CompilingError.severalPages`.
  init?(_ folder: String) throws(CompilingError) {
    if folder.hasSuffix(".playgroundpage") {
      let above = parentFolder(of: folder)
      self.init(page: folder, sources: [folder, parentFolder(of: above)])
      return
    }
    guard folder.hasSuffix(".playground") else { return nil }
    let pages = FolderEntry.all(in: "\(folder)/Pages")
      .filter { $0.isFolder && $0.name.hasSuffix(".playgroundpage") }
      .map { "\(folder)/Pages/\($0.name)" }.sorted()
    guard pages.count <= 1 else { throw .severalPages(playground: folder, pages: pages) }
    self.init(page: pages.first ?? folder, sources: pages + [folder])
  }

  private init?(page: String, sources: [String]) {
    let contents = "\(page)/Contents.swift"
    guard Standing(at: contents) == .file else { return nil }
    files = [contents] + sources.flatMap { SourceFiles.files(below: "\($0)/Sources") }
  }
}
