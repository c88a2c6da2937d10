import Files

/// A page of a playground, with the sources that it shares with others.
struct PlaygroundFolder: Hashable, Sendable {
  /// The page's own file first.
  let files: [String]
  /// The page, and the playground that it is a page of: what both have in `Resources` is the page's.
  let folders: [String]

  /// What the names of pages' folders end with, those of Xcode and those of Swift Playgrounds.
  static let pageEndings = [".xcplaygroundpage", ".playgroundpage"]

  /// Finds the page; `nil` for another folder, and for one without `Contents.swift`.
  ///
  /// - Parameter folder: a `.playground`, or the folder of a page.
  /// - Throws: `CompilingError.severalPages`.
  init?(_ folder: String) throws(CompilingError) {
    if Self.isPage(folder) {
      let named = folder.contains("/Pages/") ? folder : resolved(folder)
      self.init(page: folder, folders: [folder, parentFolder(of: parentFolder(of: named))])
      return
    }
    guard folder.hasSuffix(".playground") else { return nil }
    let pages = FolderEntry.all(in: "\(folder)/Pages")
      .filter { $0.isFolder && Self.isPage($0.name) }
      .map { "\(folder)/Pages/\($0.name)" }.sorted()
    guard pages.count <= 1 else { throw .severalPages(playground: folder, pages: pages) }
    self.init(page: pages.first ?? folder, folders: pages + [folder])
  }

  private init?(page: String, folders: [String]) {
    let contents = "\(page)/Contents.swift"
    guard Standing(at: contents) == .file else { return nil }
    files = [contents] + folders.flatMap { SourceFiles.files(below: "\($0)/Sources") }
    self.folders = folders
  }

  private static func isPage(_ folder: String) -> Bool {
    pageEndings.contains { folder.hasSuffix($0) }
  }
}
