import Files
import References
import Streams
import Wording

/// Where the scenes of the references in a folder stand.
struct ReferenceSurvey {
  let store: ReferenceStore
  /// The scenes that there are.
  let scenes: [String]

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
    let files = paths(of: sources)
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

  /// Returns Swift files that references keep, from the working directory on.
  private func paths(of sources: [String]) -> [String] {
    sources.map { SourcePaths.path($0, in: store.folder) }
  }

  private func areThere(_ files: [String]) -> Bool {
    files.allSatisfy { Standing(at: $0) != .nothing }
  }

  /// Returns Swift files as references keep them.
  func files(named words: [String]) -> [String] {
    words.map { SourcePaths.path($0, from: store.folder) }
  }

  /// What a command is about that names nothing.
  ///
  /// - Parameters:
  ///   - options: what it is given beside files.
  ///   - takesNew: whether it is about scenes without a reference, too.
  /// - Returns: the files of references, and what else there is; `nil` where no reference is of files.
  /// - Throws: `ReferenceError`.
  func unnamedFiles(
    with options: [String] = [], takesNew: Bool
  ) throws(ReferenceError) -> UnnamedFiles? {
    var groups: [[String]] = []
    var lost: [String] = []
    for name in try names() {
      guard let sources = try store.origin(of: name)?.sources, !sources.isEmpty else { continue }
      let files = paths(of: sources)
      if areThere(files) {
        if !groups.contains(files) { groups.append(files) }
      } else {
        let scene = ReferenceStore.Name(name).scene
        if !lost.contains(scene) { lost.append(scene) }
      }
    }
    if groups.isEmpty, lost.isEmpty { return nil }
    let recorded = try recorded()
    return UnnamedFiles(
      groups: groups, options: options,
      own: takesNew && !recorded.isEmpty ? scenes : recorded, lost: lost, faults: try faults())
  }

  /// Returns the Swift files of a scene with a reference that can be read; `nil` where there are none.
  ///
  /// - Throws: `ReferenceError.file` when the folder cannot be read.
  func files(of scene: String) throws(ReferenceError) -> [String]? {
    for name in try names() where ReferenceStore.Name(name).scene == scene {
      let origin: RecordOrigin?
      do throws(ReferenceError) {
        origin = try store.origin(of: name)
      } catch {
        continue
      }
      let files = paths(of: origin?.sources ?? [])
      if !files.isEmpty, areThere(files) { return files }
    }
    return nil
  }

  /// Why folders of references cannot be read of which a part is gone, a sentence each.
  ///
  /// - Throws: `ReferenceError.file` when the folder cannot be read.
  func faults() throws(ReferenceError) -> [String] {
    try store.folderNamesWithoutLedger().map {
      "\(store.folder(of: $0))/ has no ledger.tsv any more. Record the scene anew, or"
        + " remove the folder."
    }
  }

  /// Returns the scenes here that have a reference of some Swift files.
  ///
  /// - Parameter words: the files, as the user named them.
  /// - Returns: the names, in the order of the scenes.
  /// - Throws: `ReferenceError`.
  func recorded(ofFiles words: [String]) throws(ReferenceError) -> [String] {
    let files = files(named: words)
    var found: Set<String> = []
    for name in try names() {
      let scene = ReferenceStore.Name(name).scene
      guard scenes.contains(scene) else { continue }
      if try store.origin(of: name)?.sources == files { found.insert(scene) }
    }
    return scenes.filter(found.contains)
  }

  /// Says of which scenes nothing but references is left, and the command that removes these.
  static func words(ofGone scenes: [String], in store: ReferenceStore) -> String {
    let command = ShellCommand(["prune"] + ReferencePlace.arguments(store.folder))
    let names = Words.list(scenes.map { "“\($0)”" })
    return "There is no scene for \(names) any more; to remove what is kept: \(command.text)"
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
