import Files
import Foundation

/// The Swift files that a user named, which are compiled as one module, with the storyboards and
/// xibs that become Swift.
package struct SourceFiles: Hashable, Sendable {
  /// The files in the order of the words, those of a folder by name; each once.
  package private(set) var paths: [String] = []
  /// Storyboards, xibs, and what says with which of them the app begins: each `Info.plist`, and the
  /// settings of projects.
  package private(set) var interfaces: [String] = []
  /// The file whose globals say how scenes are played; `nil` for none.
  package private(set) var settings: String?

  /// Where an app's images stand: the folders that were named, each with a `/` at its end, and those
  /// of the files that were.
  package private(set) var folders: [String] = []

  /// Modules of a repository whose files are among these.
  package private(set) var modules: [String] = []

  /// How many of the Swift files are an app's own where those of libraries follow; else `nil`.
  package private(set) var ownCount: Int?

  /// The version of Swift that a project's settings name.
  package private(set) var language: String?

  /// Swift files of what was named that are not compiled.
  package private(set) var leftOut: [String] = []

  /// The version of iOS of which apps are told; `nil` for the usual one.
  package let system: Int?

  /// What was chosen of a project, and what is left out, a sentence each.
  package private(set) var notes: [String] = []

  /// Finds the files.
  ///
  /// - Parameters:
  ///   - words: files and folders. A folder with a `Package.swift` stands for its `Sources`.
  ///   - fingers: a file more, with fingers, limits or scenes.
  ///   - others: files that are left out of these; by their paths, or by the ends of them.
  ///   - system: the version of iOS of which apps are told; `nil` for the usual one.
  ///   - packages: a folder of checked-out packages, among which imported modules are looked for.
  /// - Throws: `CompilingError` for what is not there, for folders without a Swift file, and for a file
  ///   to leave out that is none of these.
  package init(
    _ words: [String], fingers: String? = nil, without others: [String] = [], system: Int? = nil,
    packages: String? = nil
  ) throws(CompilingError) {
    self.system = system
    for word in words {
      switch Standing(at: word) {
      case .file where Self.isInterface(word):
        addInterface(word)
        addFolder(parentFolder(of: resolved(word)))
      case .file:
        guard word.hasSuffix(".swift") else { throw .noSwiftFile(path: word) }
        add(word)
        if word.hasSuffix("/Contents.swift") {
          if let page = try PlaygroundFolder(Self.folder(of: word)) { try add(page) }
        }
        addFolder(parentFolder(of: resolved(word)))
      case .folder:
        try add(folder: word)
        addFolder(resolved(word) + "/")
      case .nothing, .link, .stream: throw .nothingThere(path: word)
      }
    }
    if let fingers {
      guard Standing(at: fingers) == .file else { throw .nothingThere(path: fingers) }
      guard fingers.hasSuffix(".swift") else { throw .noSwiftFile(path: fingers) }
      settings = add(fingers)
    } else if words.count == 1, let word = words.first, Standing(at: word) == .file {
      let beside = Self.join(Self.folder(of: word), Self.settingsName)
      if Standing(at: beside) == .file { add(beside) }
    }
    if let packages {
      guard Standing(at: packages) == .folder else { throw .nothingThere(path: packages) }
      addImports(among: withoutTrailingSlashes(packages))
    }
    for other in others { try leaveOut(other, of: words) }
    settings = settings ?? paths.first { $0.split(separator: "/").last == "Scenes.swift" }
  }

  /// Adds the packages below a folder whose modules the files import, and those that these import.
  private mutating func addImports(among folder: String) {
    addImports(of: Libraries(below: folder, within: Enclosure(folder)))
  }

  private mutating func addImports(of libraries: Libraries) {
    let own = paths.count
    var read = 0
    while read < paths.count {
      let text = textOfFile(paths[read])
      read += 1
      for module in importedModules(in: text) where !modules.contains(module) {
        for library in libraries.libraries(of: module, besides: paths) {
          ownCount = ownCount ?? own
          modules.append(library.module)
          for path in library.sources { add(path) }
          for path in library.interfaces { addInterface(path) }
          if !library.objectiveC.isEmpty {
            notes.append(
              "\(library.module): \(library.objectiveC.count) of its files are not Swift, and are left"
                + " out.")
          }
        }
      }
    }
    notes += libraries.notes
  }

  /// Leaves a file out, a storyboard too.
  private mutating func leaveOut(
    _ other: String, of words: [String]
  ) throws(CompilingError) {
    let place = resolved(other)
    func isMeant(_ path: String) -> Bool {
      resolved(path) == place || path == other || path.hasSuffix("/\(other)")
    }
    let found = paths.indices.filter { isMeant(paths[$0]) }
    guard !found.isEmpty || interfaces.contains(where: isMeant) else {
      throw .nothingToLeaveOut(path: other, words: words)
    }
    leftOut += found.map { paths[$0] }
    ownCount = ownCount.map { count in count - found.count { $0 < count } }
    paths.removeAll(where: isMeant)
    interfaces.removeAll(where: isMeant)
  }

  /// Returns true for a word that names Swift code, not a scene.
  package static func isSource(_ word: String) -> Bool {
    word.hasSuffix(".swift") || isInterface(word) || Standing(at: word) == .folder
  }

  /// Returns false where nothing stands, and for a folder in which nothing is that is compiled.
  package static func hasCode(_ path: String) -> Bool {
    guard Standing(at: path) != .nothing else { return false }
    do throws(CompilingError) {
      _ = try SourceFiles([path])
      return true
    } catch {
      // Another fault is told by what compiles it.
      if case .noSwiftFiles = error { return false }
      return true
    }
  }

  /// Returns the Swift files and interfaces that a word names.
  ///
  /// - Parameter path: a file, or a folder of them.
  /// - Returns: the paths by name; none where nothing stands.
  package static func code(at path: String) -> [String] {
    switch Standing(at: path) {
    case .folder: files(below: path) + interfaces(below: path)
    case .file: [path]
    default: []
    }
  }

  /// What changes when a file is saved, added or removed.
  package var stamps: [String] { Self.stamps(of: allPaths) }

  /// Returns what changes when one of some files is written.
  package static func stamps(of paths: [String]) -> [String] {
    paths.map { "\(FileStamp(of: $0))" }
  }

  /// The Swift files, then all others.
  package var allPaths: [String] { paths + interfaces }

  private static func isInterface(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// The paths by where they lead, so that a file with two spellings is there once.
  private var spellings: [String: String] = [:]

  private mutating func addInterface(_ path: String) {
    let place = resolved(path)
    guard spellings[place] == nil else { return }
    spellings[place] = path
    interfaces.append(path)
  }

  /// Adds a Swift file, and returns the path that it has among these.
  @discardableResult
  private mutating func add(_ path: String) -> String {
    let place = resolved(path)
    if let known = spellings[place] { return known }
    spellings[place] = path
    paths.append(path)
    return path
  }

  private mutating func addFolder(_ path: String) {
    if !folders.contains(path) { folders.append(path) }
  }

  private mutating func add(_ page: PlaygroundFolder) throws(CompilingError) {
    let places = page.folders.map { Enclosure($0) }
    for path in page.files where isInside(path, places) { add(path) }
    guard !paths.isEmpty else { throw .noSwiftFiles(folder: page.folders[0]) }
    for folder in page.folders { addFolder(resolved(folder) + "/Resources/") }
    guard let folder = page.folderOfProject else { return }
    addImports(of: Libraries(below: folder, within: Enclosure(repositoryOf: folder)))
  }

  private mutating func add(folder: String) throws(CompilingError) {
    // Nothing below looks through a link.
    let folder =
      Standing(ofLinkAt: withoutTrailingSlashes(folder)) == .link
      ? resolved(folder) : withoutTrailingSlashes(folder)
    let enclosure = Enclosure(repositoryOf: folder)
    if let page = try PlaygroundFolder(folder) { return try add(page) }
    let isPackage = Standing(at: "\(folder)/Package.swift") == .file
    if let project = ProjectFolder(folder, within: enclosure)
      ?? (isPackage ? ProjectFolder(besidePackage: folder, within: enclosure) : nil)
    {
      add(project, within: enclosure)
      guard !paths.isEmpty else { throw .noSwiftFiles(folder: folder) }
      return
    }
    for path in ProjectFolder.unreadable(below: folder) {
      notes.append(
        "\(path) cannot be read. All Swift files below \(folder) are compiled together instead.")
    }
    let inside = "\(folder)/Sources"
    let hasSources = isPackage && Standing(at: inside) == .folder && enclosure.holds(inside)
    let found = Self.files(below: hasSources ? inside : folder)
    let others = Self.interfaces(below: folder)
    guard !found.isEmpty || others.contains(where: Self.isInterface) else {
      if let page = try PlaygroundFolder(below: folder) { return try add(page) }
      throw .noSwiftFiles(folder: folder)
    }
    // A package without anything that can be filmed has a playground to show what it does.
    if isPackage, !others.contains(where: Self.isInterface),
      !found.contains(where: { Self.maybeFilmed(textOfFile($0)) }),
      let page = try PlaygroundFolder(below: folder)
    {
      return try add(page)
    }
    for path in found where isInside(path, [enclosure]) { add(path) }
    for path in others where isInside(path, [enclosure]) { addInterface(path) }
    guard others.contains(where: Self.isInterface),
      !others.contains(where: { $0.hasSuffix(".pbxproj") })
    else { return }
    // The folder of an app's files stands beside its project, unless others may have put it there.
    let above = parentFolder(of: resolved(folder))
    guard isOwnFolder(above) else { return }
    for entry in FolderEntry.all(in: above).sorted(by: { $0.name < $1.name })
    where entry.isFolder && entry.name.hasSuffix(".xcodeproj") {
      let project = "\(above)/\(entry.name)/project.pbxproj"
      if Standing(ofLinkAt: project) == .file { addInterface(project) }
    }
  }

  /// Adds the files of a project that stand in what was given, or with one of its libraries.
  private mutating func add(_ project: ProjectFolder, within enclosure: Enclosure) {
    notes += project.notes
    language = language ?? project.language
    let places = [enclosure] + project.foldersOfLibraries.map { Enclosure($0) }
    let isFirst = paths.isEmpty
    for path in project.sources.prefix(project.ownCount) where isInside(path, places) { add(path) }
    if isFirst { ownCount = paths.count }
    for path in project.sources.dropFirst(project.ownCount) where isInside(path, places) {
      add(path)
    }
    for path in project.interfaces where isInside(path, places) { addInterface(path) }
    modules += project.modules
  }

  /// Returns whether a path leads out of none of some folders, and says so of one that does.
  private mutating func isInside(_ path: String, _ places: [Enclosure]) -> Bool {
    let isInside = places.contains { $0.holds(path) }
    if !isInside, let given = places.first { notes.append(leadsOut(path, of: given)) }
    return isInside
  }

  /// Returns the Swift files below a folder by name, without tests, what was built, and hidden
  /// things.
  static func files(below folder: String) -> [String] {
    files(below: folder) { $0.hasSuffix(".swift") && $0 != "Package.swift" }
  }

  /// Returns the storyboards and xibs below a folder, and what says with which an app begins.
  static func interfaces(below folder: String) -> [String] {
    files(below: folder) { name in
      Compiling.isInterface(name) || name.hasSuffix("Info.plist") || name == "project.pbxproj"
    }
  }

  /// Returns the playgrounds below a folder.
  static func playgrounds(below folder: String) -> [String] {
    files(below: folder) { $0.hasSuffix(PlaygroundFolder.ending) }
  }

  /// Returns the files of some names below a folder.
  ///
  /// Models and playgrounds are folders that stand for files.
  private static func files(below folder: String, _ isWanted: (String) -> Bool) -> [String] {
    var files: [String] = []
    for entry in FolderEntry.all(in: folder).sorted(by: { $0.name < $1.name }) {
      let path = join(folder, entry.name)
      if entry.name.hasPrefix(".") { continue }
      if entry.isFolder, let model = modelFile(of: path) {
        if isWanted(model) { files.append(model) }
        continue
      }
      if entry.isFolder, !entry.name.hasSuffix(PlaygroundFolder.ending) {
        let isLeftOut =
          ["Pods", "Carthage", "Tests", "build", "DerivedData"].contains(entry.name)
          || (["Tests"] + PlaygroundFolder.pageEndings).contains(where: entry.name.hasSuffix)
        if !isLeftOut { files += Self.files(below: path, isWanted) }
      } else if isWanted(entry.name) {
        files.append(path)
      }
    }
    return files
  }

  /// Returns whether a file has something that may be filmed: a view, a controller, a scene, a preview or an app.
  private static func maybeFilmed(_ text: String) -> Bool {
    ["#Preview", "Scene(", "Gallery", "@main", "UIApplicationDelegate"].contains(
      where: text.contains)
      || text.contains(#/\bclass\s+\w+[^:{]*:\s*UI/#)
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }

  private static let settingsName = "Scenes.swift"
}
