import Files

/// The targets of an `.xcodeproj`, with the files of each.
///
/// Source: Monobjc, *Xcode Project File Format*; Xcode 16 for synchronized folders.
struct XcodeProject {
  /// The path of the `.xcodeproj`.
  let path: String
  /// In the order of the project.
  private(set) var targets: [Target] = []

  /// Something that a project builds.
  struct Target: Hashable {
    let name: String
    /// What Swift calls it.
    let module: String
    /// What is built, without `com.apple.product-type.`.
    let kind: String
    /// The platforms that the settings name, small; empty where they name none.
    let platforms: [String]
    /// The files that are compiled, in the project's order; some may be missing.
    let sources: [String]
    /// Storyboards and xibs.
    let interfaces: [String]
    /// The `Info.plist` that the settings name.
    let settings: String?
    /// The version of Swift that the settings name; `nil` for none.
    let language: String?
    /// Names of targets and of products that it is linked with.
    let needs: [String]
    /// Folders that lead out of what was given, and whose files are not looked for.
    let outside: [String]

    var swiftFiles: [String] { sources.filter { $0.hasSuffix(".swift") } }
    var isApp: Bool { kind == "application" || kind == "application.on-demand-install-capable" }
    var isLibrary: Bool { kind.hasPrefix("framework") || kind.hasPrefix("library") }
    /// Whether an iPhone or iPad runs it.
    var isForPhones: Bool { platforms.isEmpty || platforms.contains("iphoneos") }
  }

  /// Reads a project; `nil` for what is none.
  ///
  /// - Parameters:
  ///   - path: the `.xcodeproj`.
  ///   - enclosure: what folders of files that stand for themselves may not lead out of.
  init?(at path: String, within enclosure: Enclosure) {
    self.path = path
    do {
      let bytes = try SourceFile.bytes(of: "\(path)/project.pbxproj", limit: Self.longest)
      guard let file = OldStyleList(bytes),
        case .dictionary(let objects) = file["objects"], let root = file["rootObject"]?.text,
        let project = objects[root]
      else { return nil }
      let reader = ProjectReader(objects, project, of: path, within: enclosure)
      targets = project["targets"]?.texts.compactMap(reader.target) ?? []
    } catch {
      return nil
    }
  }

  private static let longest = 32 << 20
}

/// Reads targets out of the objects of a project.
private struct ProjectReader {
  private let objects: [String: OldStyleList]
  private let project: OldStyleList
  /// Where the project's paths begin.
  private let folder: String
  /// The project's own name.
  private let name: String
  /// The group that holds an object.
  private var parents: [String: String] = [:]
  private let enclosure: Enclosure

  init(
    _ objects: [String: OldStyleList], _ project: OldStyleList, of path: String,
    within enclosure: Enclosure
  ) {
    (self.objects, self.project, self.enclosure) = (objects, project, enclosure)
    let folder = parentFolder(of: path)
    let last = path.split(separator: "/").last.map(String.init) ?? path
    name = String(last.dropLast(".xcodeproj".count))
    let below = project["projectDirPath"]?.text ?? ""
    self.folder = below.isEmpty ? folder : standardized("\(folder)/\(below)")
    for (id, object) in objects {
      for child in object["children"]?.texts ?? [] { parents[child] = id }
    }
  }

  func target(_ id: String) -> XcodeProject.Target? {
    guard let target = objects[id], target["isa"]?.text == "PBXNativeTarget",
      let name = target["name"]?.text
    else { return nil }
    let type = target["productType"]?.text ?? ""
    let phases = (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
    func built(_ phase: String) -> [String] {
      phases.filter { $0["isa"]?.text == phase }.flatMap { $0["files"]?.texts ?? [] }
        .compactMap { objects[$0]?["fileRef"]?.text }
    }
    let groups = target["fileSystemSynchronizedGroups"]?.texts ?? []
    let folders = groups.flatMap { files(below: $0, for: id) }
    let settings = settings(of: target) + self.settings(of: project)
    func setting(_ name: String) -> String? { settings.lazy.compactMap { $0[name]?.text }.first }
    let product = (setting("PRODUCT_MODULE_NAME") ?? setting("PRODUCT_NAME"))
      .map { $0.replacing("$(PROJECT_NAME)", with: self.name) }
      .flatMap { $0.contains("$") ? nil : $0 }
    let list = setting("INFOPLIST_FILE").map { $0.replacing("$(SRCROOT)/", with: "") }
    return XcodeProject.Target(
      name: name, module: moduleName(product ?? name),
      kind: type.replacing("com.apple.product-type.", with: ""),
      platforms: "\(setting("SUPPORTED_PLATFORMS") ?? setting("SDKROOT") ?? "")".lowercased()
        .split { !$0.isLetter }.map(String.init).filter { $0 != "auto" },
      sources: built("PBXSourcesBuildPhase").flatMap(paths) + folders.filter(isCode),
      interfaces: (built("PBXResourcesBuildPhase").flatMap(paths) + folders).filter(isInterface)
        + built("PBXSourcesBuildPhase").flatMap(paths).compactMap(modelFile),
      settings: list.flatMap {
        $0.contains("$") ? nil : pathOnDisk(standardized("\(folder)/\($0)"))
      },
      language: setting("SWIFT_VERSION"),
      needs: needs(of: target, linked: built("PBXFrameworksBuildPhase")),
      outside: groups.map(path).filter { !enclosure.holds($0) })
  }

  /// Returns the names of what a target waits for, and of what it is linked with.
  private func needs(of target: OldStyleList, linked: [String]) -> [String] {
    let waited = (target["dependencies"]?.texts ?? []).compactMap { id -> String? in
      let dependency = objects[id]
      if let target = dependency?["target"]?.text { return objects[target]?["name"]?.text }
      let proxy = dependency?["targetProxy"]?.text.flatMap { objects[$0] }
      return dependency?["name"]?.text ?? proxy?["remoteInfo"]?.text
    }
    let products = linked.compactMap { objects[$0]?["path"]?.text }.map { path in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return name.split(separator: ".").first.map(String.init) ?? name
    }
    return waited + products
  }

  /// Returns the settings of a target or project, those for debugging first.
  private func settings(of owner: OldStyleList) -> [OldStyleList] {
    let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let all = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
    return all.sorted {
      ($0["name"]?.text == "Debug" ? 0 : 1) < ($1["name"]?.text == "Debug" ? 0 : 1)
    }
    .compactMap { $0["buildSettings"] }
  }

  /// Returns the file that an object stands for; of a storyboard with languages the one for all.
  private func paths(of id: String) -> [String] {
    guard let object = objects[id] else { return [] }
    guard object["isa"]?.text == "PBXVariantGroup" else { return [path(of: id)] }
    let children = (object["children"]?.texts ?? []).map(path)
    let interfaces = children.filter(isInterface)
    return interfaces.filter { $0.contains("Base.lproj") }.first.map { [$0] }
      ?? interfaces.first.map { [$0] } ?? children
  }

  private func path(of id: String) -> String { pathOnDisk(standardized(path(of: id, depth: 0))) }

  private func path(of id: String, depth: Int) -> String {
    guard let object = objects[id], depth < 64 else { return folder }
    let own = object["path"]?.text
    switch object["sourceTree"]?.text {
    case "<absolute>": return own ?? ""
    case "SOURCE_ROOT": return own.map { "\(folder)/\($0)" } ?? folder
    default:
      let above = parents[id].map { path(of: $0, depth: depth + 1) } ?? folder
      return own.map { "\(above)/\($0)" } ?? above
    }
  }

  /// Returns the files of a folder whose files belong to a target by standing there.
  private func files(below group: String, for target: String) -> [String] {
    let folder = path(of: group)
    guard enclosure.holds(folder) else { return [] }
    let left = (objects[group]?["exceptions"]?.texts ?? []).compactMap { objects[$0] }
      .filter { $0["target"]?.text == target }
      .flatMap { $0["membershipExceptions"]?.texts ?? [] }
    let without = Set(left.map { "\(folder)/\($0)" })
    return filesOfTarget(below: folder).filter { !without.contains($0) }
  }
}

/// Returns what Swift calls a product; targets of one library for several platforms are called
/// `Name-iOS`, `Name tvOS` and the like.
private func moduleName(_ product: String) -> String {
  let plain = product.replacing(#/[-_ ](iOS|ios|tvOS|macOS|watchOS|OSX)$/#, with: "")
  return plain.replacing(#/[^A-Za-z0-9_]/#, with: "_")
}

/// Returns the Swift and Objective-C files, storyboards and xibs below a folder by name.
func filesOfTarget(below folder: String) -> [String] {
  var found: [String] = []
  for entry in FolderEntry.all(in: folder).sorted(by: { $0.name < $1.name })
  where !entry.name.hasPrefix(".") {
    let path = folder == "." ? entry.name : "\(folder)/\(entry.name)"
    if let model = modelFile(of: path) {
      found.append(model)
    } else if entry.isFolder, !entry.name.hasSuffix(".playground") {
      found += filesOfTarget(below: path)
    } else if isCode(path) || isInterface(path) {
      found.append(path)
    }
  }
  return found
}

func isCode(_ path: String) -> Bool {
  [".swift", ".m", ".mm", ".c", ".cpp"].contains(where: path.hasSuffix)
}

/// Returns whether a file is made into Swift: a storyboard, a xib or a model of Core Data's.
func isInterface(_ path: String) -> Bool {
  [".storyboard", ".xib", ".xcdatamodel/contents"].contains(where: path.hasSuffix)
}

/// Returns the file with the newest version of a model of Core Data's; `nil` for other folders.
func modelFile(of folder: String) -> String? {
  let path: String
  if folder.hasSuffix(".xcdatamodel") {
    path = "\(folder)/contents"
  } else if folder.hasSuffix(".xcdatamodeld") {
    let said = textOfFile("\(folder)/.xccurrentversion")
      .firstMatch(of: #/<string>([^<]+\.xcdatamodel)<\/string>/#).map { String($0.1) }
    let versions = FolderEntry.all(in: folder).map(\.name).filter { $0.hasSuffix(".xcdatamodel") }
    // The file is a stranger's: what it says counts where it is one of the versions.
    let named = said.flatMap { versions.contains($0) ? $0 : nil }
    guard let version = named ?? versions.sorted().last else { return nil }
    path = "\(folder)/\(version)/contents"
  } else {
    return nil
  }
  return Standing(at: path) == .file ? path : nil
}

/// Returns a path without `.` and `..` where these can be left out.
func standardized(_ path: String) -> String {
  var parts: [Substring] = []
  for part in path.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
    if part == "..", let last = parts.last, last != ".." {
      parts.removeLast()
    } else if part != ".." || !parts.isEmpty || !path.hasPrefix("/") {
      parts.append(part)
    }
  }
  let whole = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  return whole.isEmpty ? "." : whole
}
