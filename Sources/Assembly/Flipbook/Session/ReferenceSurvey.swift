import Compiling
import Files
import References
import Streams
import Wording

/// Where the scenes of the references in a folder stand.
struct ReferenceSurvey {
  let store: ReferenceStore
  /// The scenes that there are.
  let scenes: [String]
  /// *Shape*: in the order of their names.
  let references: [Reference]
  /// The files of references of which nothing is left; in a program of Swift files only those in the
  /// folders that it is of.
  private let goneFiles: Set<String>

  /// What a reference says of itself, before its frames.
  struct Reference: Hashable {
    /// The name of its folder.
    let name: String
    let setting: ReferenceStore.Name
    let place: Place

    /// The name of the scene.
    var scene: String { setting.scene }
  }

  /// Where the scene of a reference stands.
  enum Place: Hashable {
    /// In Swift files, from the working directory on.
    case files([String])
    case program(String)
    case test
    /// It is of a version that does not tell.
    case untold
    /// It cannot be read; why.
    case unreadable(String)
  }

  /// Reads the beginnings of all references.
  ///
  /// - Throws: `ReferenceError.file` when the folder cannot be read.
  init(store: ReferenceStore, scenes: [String]) throws(ReferenceError) {
    (self.store, self.scenes) = (store, scenes)
    references = try store.orphans(among: []).map { name in
      Reference(
        name: name, setting: ReferenceStore.Name(name), place: Self.place(of: name, in: store))
    }
    let files = references.flatMap { reference -> [String] in
      if case .files(let files) = reference.place { files } else { [] }
    }
    let words = SourceRunEnvironment.ofThisProcess?.words
    goneFiles = Set(files).filter { file in
      (words.map { Self.lies(file, in: $0) } ?? true) && !SourceFiles.hasCode(file)
    }
  }

  private static func place(of name: String, in store: ReferenceStore) -> Place {
    do throws(ReferenceError) {
      guard let origin = try store.origin(of: name) else { return .untold }
      guard origin.sources.isEmpty else {
        return .files(origin.sources.map { SourcePaths.path($0, in: store.folder) })
      }
      return origin.program.map { .program($0) } ?? .test
    } catch {
      return .unreadable(error.description)
    }
  }

  /// Returns Swift files as references in a folder keep them.
  static func files(named words: [String], in store: ReferenceStore) -> [String] {
    words.map { SourcePaths.path($0, from: store.folder) }
  }

  /// Returns true for a reference of the Swift files that the user named so.
  private func isOfFiles(_ reference: Reference, named words: [String]) -> Bool {
    guard case .files(let files) = reference.place else { return false }
    return files.map { SourcePaths.path($0, from: store.folder) }
      == Self.files(named: words, in: store)
  }

  /// Returns true for a file that stands, or stood, in one of the folders that the user named.
  private static func lies(_ file: String, in words: [String]) -> Bool {
    words.contains { $0 != file && SourcePaths.lies(file, in: $0) }
  }

  /// Returns true for a reference of Swift files that all stood in a folder that the user named, and of
  /// which nothing is left.
  private func isOfGoneFiles(_ reference: Reference, in words: [String]) -> Bool {
    guard case .files(let files) = reference.place else { return false }
    return areGone(files) && files.allSatisfy { Self.lies($0, in: words) }
  }

  // MARK: What is gone

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
  var orphans: [Orphan] {
    references.compactMap { reference in
      switch reference.setting {
      case .known(let scene, _):
        return scenes.contains(scene) ? nil : orphan(reference)
      case .unknown(_, let word):
        return .unsure(
          reference.name, reason: "“\(word)” is no setting that this version knows")
      }
    }
  }

  /// Returns what is known of a reference whose scene is not here.
  private func orphan(_ reference: Reference) -> Orphan? {
    let (name, scene) = (reference.name, reference.scene)
    if case .unreadable(let reason) = reference.place { return .unsure(name, reason: reason) }
    if let environment = SourceRunEnvironment.ofThisProcess,
      !isOfGoneFiles(reference, in: environment.words)
    {
      guard isOfFiles(reference, named: environment.words) else { return nil }
      return .gone(
        name, reason: "there is no scene “\(scene)” in \(Words.list(environment.words))")
    }
    switch reference.place {
    case .files(let files):
      if areGone(files) {
        let folders = files.filter { Standing(at: $0) == .folder }
        let what =
          folders.isEmpty ? Words.list(files, "or") : "Swift file in \(Words.list(folders, "or"))"
        return .gone(name, reason: "there is no \(what) any more")
      }
      let command = ShellCommand(["prune"], place: store.folder, words: files).text
      return .unsure(name, reason: "its scene may be in \(Words.list(files))", command: command)
    case .program(Program.name): return .gone(name, reason: "there is no scene “\(scene)”")
    case .program(let program): return .unsure(name, reason: "its scene is one of \(program)")
    case .test: return .unsure(name, reason: "a test recorded it")
    case .untold:
      return .unsure(
        name, reason: "it is of an older version, which does not tell where its scene stands")
    case .unreadable(let reason): return .unsure(name, reason: reason)
    }
  }

  /// Returns true when nothing is left of the files that a scene stood in.
  private func areGone(_ files: [String]) -> Bool { goneFiles.isSuperset(of: files) }

  private func missing(of files: [String]) -> [String] { files.filter(goneFiles.contains) }

  /// Returns true for words that name Swift files of which nothing is left.
  static func nameWhatIsGone(_ words: [String]) -> Bool {
    !words.isEmpty && !words.contains(where: SourceFiles.hasCode)
  }

  /// Returns the names of the references of the Swift files that the user named so, and of those that stood
  /// in a folder which the user named, and of which nothing is left.
  func names(ofFiles words: [String]) -> [String] {
    references.filter { isOfFiles($0, named: words) || isOfGoneFiles($0, in: words) }.map(\.name)
  }

  /// Says of which scenes nothing but references is left, and the command that removes these.
  static func words(ofGone scenes: [String], in store: ReferenceStore) -> String {
    let command = ShellCommand(["prune"] + ReferencePlace.arguments(store.folder))
    let names = Words.list(scenes.map { "“\($0)”" })
    return "There is no scene for \(names) any more; to remove what is kept: \(command.text)"
  }

  // MARK: What commands are about that name nothing

  /// What a command is about that names nothing.
  ///
  /// - Parameters:
  ///   - options: what it is given beside files.
  ///   - takesNew: whether it is about scenes without a reference, too.
  /// - Returns: the files of references, and what else there is; `nil` where no reference is of files.
  /// - Throws: `ReferenceError.file` when the folder cannot be read.
  func unnamedFiles(
    with options: [String] = [], takesNew: Bool
  ) throws(ReferenceError) -> UnnamedFiles? {
    var groups: [[String]] = []
    var lost: [String] = []
    for case (let scene, .files(let files)) in references.map({ ($0.scene, $0.place) }) {
      if missing(of: files).isEmpty {
        if !groups.contains(files) { groups.append(files) }
      } else if areGone(files), !lost.contains(scene) {
        lost.append(scene)
      }
    }
    guard references.contains(where: isOfOtherFiles) else { return nil }
    let recorded = recorded
    return UnnamedFiles(
      groups: groups, options: options,
      own: takesNew && !recorded.isEmpty ? scenes : recorded, lost: lost, faults: try faults())
  }

  /// Returns true for a reference of Swift files, or of a scene that is not here and does not tell.
  private func isOfOtherFiles(_ reference: Reference) -> Bool {
    switch reference.place {
    case .files: true
    case .unreadable: !scenes.contains(reference.scene)
    case .program, .test, .untold: false
    }
  }

  /// Returns the Swift files of a scene with a reference that can be read; `nil` where there are none.
  func files(of scene: String) -> [String]? {
    for case (scene, .files(let files)) in references.map({ ($0.scene, $0.place) })
    where missing(of: files).isEmpty {
      return files
    }
    return nil
  }

  /// Why references cannot be compared whose scenes are not here, a sentence each: they cannot be read, or
  /// a part of them or of their files is gone.
  ///
  /// - Throws: `ReferenceError.file` when the folder cannot be read.
  func faults() throws(ReferenceError) -> [String] {
    let parts = try store.folderNamesWithoutLedger().map {
      "\(store.folder(of: $0))/ has no ledger.tsv any more. Record the scene anew, or"
        + " remove the folder."
    }
    return references.compactMap(fault) + parts
  }

  private func fault(of reference: Reference) -> String? {
    switch reference.place {
    case .unreadable(let reason): return scenes.contains(reference.scene) ? nil : reason
    case .files(let files):
      let missing = missing(of: files)
      guard !missing.isEmpty, missing != files else { return nil }
      let rest = files.filter { !missing.contains($0) }
      let record = ShellCommand(
        ["record"] + ShellCommand.option("--scene", reference.scene), place: store.folder,
        words: rest)
      return "\(store.folder(of: reference.name))/ is not compared: its scene stood in"
        + " \(Words.list(files)), and there is no \(Words.list(missing, "or")) any more. Where the scene is"
        + " in what is left: \(record.text)"
    case .program, .test, .untold: return nil
    }
  }

  /// Returns the scenes here that have a reference of some Swift files.
  ///
  /// - Parameter words: the files, as the user named them.
  /// - Returns: the names, in the order of the scenes.
  func recorded(ofFiles words: [String]) -> [String] {
    let found = Set(references.filter { isOfFiles($0, named: words) }.map(\.scene))
    return scenes.filter(found.contains)
  }

  /// The names of the scenes that have a reference here, which is of none in Swift files.
  private var recorded: [String] {
    let found = Set(
      references.compactMap { reference -> String? in
        guard case .known(let scene, _) = reference.setting else { return nil }
        if case .files = reference.place { return nil }
        return scene
      })
    return scenes.filter(found.contains)
  }
}
