import Files

/// A page of a playground, with the sources that it shares with others.
struct PlaygroundFolder: Hashable, Sendable {
  /// The page's own file first.
  let files: [String]
  /// The page, and the playground that it is a page of: what both have in `Resources` is the page's.
  let folders: [String]

  /// What the name of a playground ends with.
  static let ending = ".playground"
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
    guard folder.hasSuffix(Self.ending) else { return nil }
    let pages = Self.pages(of: folder)
    guard pages.count <= 1 else { throw .severalPages(folder: folder, pages: pages) }
    let page = pages.first ?? folder
    self.init(page: page, folders: page == folder ? [folder] : [page, folder])
  }

  /// Finds the only page of all playgrounds below a folder; `nil` where there is none.
  ///
  /// - Throws: `CompilingError.severalPages`.
  init?(below folder: String) throws(CompilingError) {
    let playgrounds = SourceFiles.playgrounds(below: folder)
    let pages = playgrounds.flatMap { folder in
      let pages = Self.pages(of: folder)
      return pages.isEmpty ? [folder] : pages
    }
    guard pages.count <= 1 else { throw .severalPages(folder: folder, pages: pages) }
    guard let page = pages.first else { return nil }
    try self.init(page)
  }

  private init?(page: String, folders: [String]) {
    let contents = "\(page)/Contents.swift"
    guard Standing(at: contents) == .file else { return nil }
    files = [contents] + folders.flatMap { SourceFiles.files(below: "\($0)/Sources") }
    self.folders = folders
  }

  /// The folder of the package, the project or the workspace that the playground stands in or beside, whose modules its
  /// pages may import; `nil` where it stands alone, or where others may have put that there.
  var folderOfProject: String? {
    var folder = folders.last.map { parentFolder(of: resolved($0)) } ?? ""
    for _ in 0..<3 {
      guard isOwnFolder(folder) else { return nil }
      let names = FolderEntry.all(in: folder).map(\.name)
      if names.contains(where: { name in
        name == "Package.swift" || [".xcodeproj", ".xcworkspace"].contains { name.hasSuffix($0) }
      }) {
        return folder
      }
      folder = parentFolder(of: folder)
    }
    return nil
  }

  private static func pages(of playground: String) -> [String] {
    FolderEntry.all(in: "\(playground)/Pages")
      .filter { $0.isFolder && isPage($0.name) }
      .map { "\(playground)/Pages/\($0.name)" }.sorted()
  }

  private static func isPage(_ folder: String) -> Bool {
    pageEndings.contains { folder.hasSuffix($0) }
  }
}
