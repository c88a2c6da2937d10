import Files

/// The files of the app whose project stands in a folder, with those of the repository's own
/// libraries that it imports.
struct ProjectFolder {
  /// The app's Swift files, then those of the libraries.
  private(set) var sources: [String] = []
  /// Storyboards, xibs, the app's settings and its project.
  private(set) var interfaces: [String] = []
  /// The modules whose files are among the sources.
  private(set) var modules: [String] = []
  /// How many of the sources are the app's own; they come first.
  private(set) var ownCount = 0
  /// The version of Swift that the app's settings name.
  private(set) var language: String?
  /// What was chosen and what is left out, a sentence each.
  private(set) var notes: [String] = []
  private let enclosure: Enclosure
  /// The folders of libraries that stand outside of what was given.
  private(set) var foldersOfLibraries: [String] = []

  /// Finds the app.
  ///
  /// - Parameters:
  ///   - folder: a folder with an `.xcodeproj` in it, at any depth; `nil` without one that builds
  ///     something of Swift for phones.
  ///   - enclosure: what the project's names may not lead out of.
  init?(_ folder: String, within enclosure: Enclosure) {
    let folder = standardized(folder)
    self.enclosure = enclosure
    let projects = Self.projects(below: folder, within: enclosure)
    let candidates = projects.flatMap { project in
      project.targets.compactMap { Candidate(target: $0, project: project, in: folder) }
    }.filter { !$0.swiftFiles.isEmpty }
    let apps = candidates.filter(\.target.isApp).enumerated().sorted {
      ($0.element.rank, $0.element.stage, $0.offset)
        < ($1.element.rank, $1.element.stage, $1.offset)
    }.map(\.element)
    guard let app = apps.first else {
      // A library by itself: its tests are no part of it.
      let libraries = candidates.filter { $0.target.isLibrary && $0.target.isForPhones }
      guard let first = libraries.first else { return nil }
      let own = libraries.filter { $0.project.path == first.project.path }
      for library in own { add(library.target) }
      modules = own.map(\.target.module)
      language = first.target.language
      ownCount = sources.count
      addImports(Libraries(below: folder, within: enclosure))
      return
    }
    add(app.target)
    language = app.target.language
    ownCount = sources.count
    if let settings = app.target.settings, Standing(at: settings) == .file {
      add(interface: settings)
    }
    add(interface: "\(app.project.path)/project.pbxproj")
    if apps.count > 1 {
      let isClear = Set(apps.map(\.target.name)).count == apps.count
      let names = apps.map { isClear ? "“\($0.target.name)”" : "“\($0.place)”" }
      notes.append(
        "\(folder) holds the apps \(names.dropLast().joined(separator: ", ")) and "
          + "\(names.last ?? ""). \(names[0]) is filmed; give the folder of another one's project.")
    }
    let libraries = Libraries(below: folder, within: enclosure)
    for need in app.target.needs {
      add(libraries.library(of: need, in: app.project).map { [$0] } ?? [])
    }
    addImports(libraries)
    // Fingers for a project that has none.
    sources += SourceFiles.files(below: folder).map(standardized).filter { path in
      path.split(separator: "/").last == "Scenes.swift" && !sources.contains(path)
        && textOfFile(path).contains("import Flipbook")
    }
  }

  /// Finds an example that stands beside the sources of a package, and has no project.
  ///
  /// - Parameters:
  ///   - folder: the package's; `nil` without an app's delegate outside of its sources.
  ///   - enclosure: what names of projects in it may not lead out of.
  init?(besidePackage folder: String, within enclosure: Enclosure) {
    let folder = standardized(folder)
    self.enclosure = enclosure
    let inside = folder == "." ? "" : "\(folder)/"
    let delegate = SourceFiles.files(below: folder).map(standardized).first { path in
      guard !path.hasPrefix("\(inside)Sources/") else { return false }
      let text = textOfFile(path)
      return text.contains("UIApplicationDelegate")
        && (text.contains("@main") || text.contains("@UIApplicationMain"))
    }
    let parts = delegate?.dropFirst(inside.count).split(separator: "/") ?? []
    guard parts.count > 1, let first = parts.first else { return nil }
    let example = inside + first
    sources = SourceFiles.files(below: example).filter { path in
      !importedModules(in: textOfFile(path)).contains("XCTest")
    }
    ownCount = sources.count
    interfaces = SourceFiles.interfaces(below: example)
    addImports(Libraries(below: folder, within: enclosure))
  }

  /// Adds the libraries that the files import, and those that these import.
  private mutating func addImports(_ libraries: Libraries) {
    var read = 0
    while read < sources.count {
      let path = sources[read]
      read += 1
      for module in importedModules(in: textOfFile(path)) where !modules.contains(module) {
        add(libraries.libraries(of: module, besides: sources))
      }
    }
    notes += libraries.notes
  }

  private mutating func add(_ libraries: [Library]) {
    for library in libraries where !modules.contains(library.module) {
      modules.append(library.module)
      if let folder = library.folder { foldersOfLibraries.append(folder) }
      for path in library.sources where !sources.contains(path) { sources.append(path) }
      for path in library.interfaces { add(interface: path) }
      say(objectiveC: library.objectiveC, of: library.module)
    }
  }

  private mutating func add(_ target: XcodeProject.Target) {
    for path in target.swiftFiles where !sources.contains(path) && Standing(at: path) == .file {
      sources.append(path)
    }
    for path in target.interfaces where Standing(at: path) == .file { add(interface: path) }
    for folder in target.outside { notes.append(leadsOut(folder, of: enclosure)) }
    say(missing: target.swiftFiles.filter { Standing(at: $0) == .nothing }, of: target.name)
    say(
      objectiveC: target.sources.filter {
        isCode($0) && !$0.hasSuffix(".swift") && !$0.hasSuffix("/main.m")
      },
      of: target.name)
  }

  private mutating func add(interface path: String) {
    if !interfaces.contains(path) { interfaces.append(path) }
  }

  /// Says which files a target names that are not there; Xcode would not build it.
  private mutating func say(missing paths: [String], of name: String) {
    guard let first = paths.first else { return }
    let others = paths.count == 1 ? "" : " and \(paths.count - 1) more"
    notes.append(
      "\(first)\(others), which the project names among the files of “\(name)”, "
        + "\(paths.count == 1 ? "is" : "are") not there. Give what is missing, or take it out of the "
        + "project.")
  }

  private mutating func say(objectiveC paths: [String], of name: String) {
    guard let first = paths.first else { return }
    let file = first.split(separator: "/").last.map(String.init) ?? first
    let others = paths.count == 1 ? "" : " and \(paths.count - 1) more"
    notes.append(
      "\(file)\(others) of “\(name)” \(paths.count == 1 ? "is" : "are") not Swift and left out, with "
        + "what is declared there.")
  }

  /// Returns the files of projects below a folder that are none.
  static func unreadable(below folder: String) -> [String] {
    foldersOfCode(below: folder, isWanted: { $0.hasSuffix(".xcodeproj") }).filter {
      Standing(at: "\($0)/project.pbxproj") == .file
        && XcodeProject(at: $0, within: Enclosure($0)) == nil
    }.map { "\($0)/project.pbxproj" }
  }

  /// Returns the projects below a folder, the highest first, without those of others' code.
  private static func projects(
    below folder: String, within enclosure: Enclosure
  ) -> [XcodeProject] {
    foldersOfCode(below: folder, isWanted: { $0.hasSuffix(".xcodeproj") }).map { path in
      (depth: path.split(separator: "/").count, path: path)
    }.sorted { $0 < $1 }.compactMap { XcodeProject(at: $0.path, within: enclosure) }
  }

  /// A target that may be what is filmed.
  private struct Candidate {
    let target: XcodeProject.Target
    let project: XcodeProject
    /// Those that are there.
    let swiftFiles: [String]
    /// The lower, the more it is an app for phones in UIKit.
    let rank: Int
    /// The lower, the more of a lesson is done: its end before all else, its beginning behind it.
    let stage: Int
    /// The folder of its project, within that which was given, and its name.
    let place: String

    init?(target: XcodeProject.Target, project: XcodeProject, in folder: String) {
      (self.target, self.project) = (target, project)
      let listed = target.swiftFiles
      swiftFiles = listed.filter { Standing(at: $0) == .file }
      // A project that was moved without its files says nothing.
      guard swiftFiles.count * 2 >= listed.count else { return nil }
      let isOfMacs = !target.platforms.isEmpty && target.platforms.allSatisfy { $0 == "macosx" }
      guard !isOfMacs else { return nil }
      let hasDelegate = swiftFiles.contains { textOfFile($0).contains("UIApplicationDelegate") }
      rank = (target.isForPhones ? 0 : 2) + (hasDelegate ? 0 : 1)
      let inside = folder == "." ? 0 : folder.count + 1
      let above = project.path.dropFirst(inside).split(separator: "/").dropLast().map(String.init)
      place = (above + [target.name]).joined(separator: "/")
      let words = above.flatMap { $0.lowercased().split { !$0.isLetter }.map(String.init) }
      stage =
        words.contains(where: wordsOfEnds.contains)
        ? 0 : words.contains(where: wordsOfBeginnings.contains) ? 2 : 1
    }
  }
}

/// Says that a path is left out, which leads out of a folder.
func leadsOut(_ path: String, of enclosure: Enclosure) -> String {
  Standing(ofLinkAt: path) == .link && Standing(at: path) == .nothing
    ? "\(path) leads nowhere and is left out."
    : "\(path) leads out of \(enclosure.folder) and is left out. Give a folder that holds both."
}

/// Returns the folders that a test takes, at any depth, by path.
///
/// - Parameters:
///   - folder: where to look.
///   - others: whether to look into what other people's code is kept in, too.
///   - isWanted: gets the name of a folder; those that it takes are not looked into.
/// - Returns: their paths.
func foldersOfCode(
  below folder: String, others: Bool = false, isWanted: (String) -> Bool
) -> [String] {
  var found: [String] = []
  for entry in FolderEntry.all(in: folder).sorted(by: { $0.name < $1.name })
  where entry.isFolder && !entry.name.hasPrefix(".") {
    let path = folder == "." ? entry.name : "\(folder)/\(entry.name)"
    if isWanted(entry.name) {
      found.append(path)
    } else if !leftOutFolders.contains(entry.name),
      others || !foldersOfOthers.contains(entry.name),
      !endingsWithoutCode.contains(where: entry.name.hasSuffix)
    {
      found += foldersOfCode(below: path, others: others, isWanted: isWanted)
    }
  }
  return found
}

/// Returns a file's text; empty where it cannot be read, or has more bytes than a limit.
func textOfFile(_ path: String, limit: Int = SourceFile.largestFile) -> String {
  do {
    return String(decoding: try SourceFile.bytes(of: path, limit: limit), as: UTF8.self)
  } catch {
    return ""
  }
}

/// Returns the modules that a text imports, in its order.
func importedModules(in text: String) -> [String] {
  var modules: [String] = []
  for line in text.split(whereSeparator: { $0.isNewline || $0 == ";" })
  where line.contains("import ") {
    var words = line.split(separator: " ")[...]
    while let word = words.first, word.hasPrefix("@") || accessWords.contains(String(word)) {
      words.removeFirst()
    }
    guard words.first == "import", let next = words.dropFirst().first else { continue }
    let name = importedKinds.contains(String(next)) ? words.dropFirst(2).first ?? next : next
    if let module = name.split(separator: ".").first { modules.append(String(module)) }
  }
  return modules
}

/// What lessons call the folders of what is done, and of what is still to do.
private let wordsOfEnds: Set = ["final", "finished", "complete", "completed", "end", "solution"]
private let wordsOfBeginnings: Set = ["starter", "start", "begin", "initial", "before"]

private let accessWords: Set = ["public", "internal", "package", "private", "fileprivate"]
private let importedKinds: Set = [
  "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
]
private let leftOutFolders: Set = ["build", "DerivedData", "node_modules", "vendor"]
private let foldersOfOthers: Set = ["Pods", "Carthage"]
private let endingsWithoutCode =
  [
    ".xcassets", ".playground", ".xcworkspace", ".xcodeproj", ".framework", ".lproj", ".bundle",
    ".xcframework",
  ] + PlaygroundFolder.pageEndings
