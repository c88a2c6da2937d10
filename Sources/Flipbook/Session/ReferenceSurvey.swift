import Files
import References
import Streams
import Wording

/// Where the scenes of the references in a folder stand.
struct ReferenceSurvey {
  let store: ReferenceStore
  /// The scenes that there are.
  let scenes: [String]

  /// References of scenes in the same Swift files.
  struct Group: Hashable {
    /// From the working directory on.
    let files: [String]
    let scenes: [String]
  }

  /// A reference whose scene is not there.
  enum Orphan: Hashable {
    /// The scene is gone; why that is sure.
    case gone(String, reason: String)
    /// Nothing shows that the scene is gone; why.
    case unsure(String, reason: String, command: String? = nil)
  }

  /// The references that have no scene here.
  ///
  /// *Shape*: in the order of their names; without those of files that this run is not about.
  ///
  /// - Throws: `ReferenceError.file` when the folder cannot be read.
  func orphans() throws(ReferenceError) -> [Orphan] {
    try names().compactMap { name in
      switch ReferenceStore.Name(name) {
      case .known(let scene, _):
        return scenes.contains(scene) ? nil : orphan(name, of: scene)
      case .unknown(_, let word):
        let reason = "“\(word)” is no setting that this version knows"
        return .unsure(name, reason: reason)
      }
    }
  }

  /// The names of all references, in their order.
  ///
  /// - Throws: `ReferenceError.file` when the folder cannot be read.
  func names() throws(ReferenceError) -> [String] { try store.orphans(among: []) }

  /// Returns what is known of a reference whose scene is not here.
  private func orphan(_ name: String, of scene: String) -> Orphan? {
    let origin: RecordOrigin?
    do throws(ReferenceError) {
      origin = try store.origin(of: name)
    } catch {
      return Orphan.unsure(name, reason: error.description)
    }
    if let environment = SourceRunEnvironment.ofThisProcess {
      guard let origin, origin.sources == files(named: environment.words) else { return nil }
      let words = Words.list(environment.words)
      return Orphan.gone(name, reason: "there is no scene “\(scene)” in \(words)")
    }
    guard let origin else {
      return Orphan.unsure(
        name, reason: "it is of an older version, which does not tell where its scene stands")
    }
    return origin.sources.isEmpty
      ? orphan(name, of: scene, in: origin.program) : orphan(name, in: origin.sources)
  }

  private func orphan(_ name: String, in sources: [String]) -> Orphan {
    let files = sources.map { SourcePaths.path($0, in: store.folder) }
    let isGone = files.allSatisfy { Standing(at: $0) == Standing.nothing }
    if isGone {
      let words = Words.list(files, "or")
      return Orphan.gone(name, reason: "there is no \(words) any more")
    }
    let command = ShellCommand(["prune"], place: store.folder, words: files).text
    let words = Words.list(files)
    return Orphan.unsure(name, reason: "its scene may be in \(words)", command: command)
  }

  private func orphan(_ name: String, of scene: String, in program: String?) -> Orphan {
    switch program {
    case Program.name?: .gone(name, reason: "there is no scene “\(scene)”")
    case let program?: .unsure(name, reason: "its scene is one of \(program)")
    case nil: .unsure(name, reason: "a test recorded it")
    }
  }

  /// Returns Swift files as references keep them.
  func files(named words: [String]) -> [String] {
    words.map { SourcePaths.path($0, from: store.folder) }
  }

  /// The references of scenes in Swift files that there are, file by file.
  ///
  /// - Throws: `ReferenceError`.
  func groups() throws(ReferenceError) -> [Group] {
    var order: [[String]] = []
    var names: [[String]: [String]] = [:]
    for name in try self.names() {
      guard let sources = try store.origin(of: name)?.sources, !sources.isEmpty else {
        continue
      }
      let files = sources.map { SourcePaths.path($0, in: store.folder) }
      guard files.allSatisfy({ Standing(at: $0) != .nothing }) else { continue }
      if names[files] == nil { order.append(files) }
      let scene = ReferenceStore.Name(name).scene
      if names[files]?.contains(scene) != true { names[files, default: []].append(scene) }
    }
    return order.map { Group(files: $0, scenes: names[$0] ?? []) }
  }

  /// The names of the scenes that have a reference here, which is of none in Swift files.
  ///
  /// - Throws: `ReferenceError`.
  func recorded() throws(ReferenceError) -> [String] {
    var found: Set<String> = []
    for name in try names() {
      guard case .known(let scene, _) = ReferenceStore.Name(name), scenes.contains(scene) else {
        continue
      }
      if try store.origin(of: name)?.sources.isEmpty ?? true { found.insert(scene) }
    }
    return scenes.filter(found.contains)
  }
}
