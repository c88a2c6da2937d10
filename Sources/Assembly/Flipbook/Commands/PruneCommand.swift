import ArgumentParser
import Files
import References
import Staging
import Streams
import Wording

struct PruneCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Remove the references whose scenes are gone.",
    discussion: """
      Says what it removes, before it does, and removes only what it can show to be gone: a scene of \
      this program that it has no longer, a scene whose Swift files are gone, and, where Swift files \
      are named, a scene that is no longer in them. With a scene go its references in all settings.
      """)

  @Argument(
    help: "Swift files, or a folder of them; the program's own scenes by default.",
    completion: .file(extensions: ["swift"]))
  var files: [String] = []

  @OptionGroup var place: ReferencePlace

  @Flag(help: "Only say what would be removed.")
  var dryRun = false

  @OptionGroup var sources: SourceOptions
  @OptionGroup var messages: MessageOptions

  /// Files of which nothing is left have no scenes to be asked for.
  var words: [String] { ReferenceSurvey.nameWhatIsGone(files) ? [] : files }
  var console: Console { messages.console }

  func run(over scenes: [Scene], _ interruption: Interruption) async throws {
    let isOfGone = SourceRunEnvironment.ofThisProcess == nil && !files.isEmpty
    let store = place.store
    store.removeAbandoned()
    let survey = try ReferenceSurvey(store: store, scenes: scenes.map(\.name))
    let named = isOfGone ? survey.names(ofFiles: files) : []
    if isOfGone, named.isEmpty {
      throw ValidationError(
        "There is no \(Words.list(files, "or")), and no reference of it; give Swift files, or nothing for"
          + " the program's own scenes.")
    }
    let orphans = survey.orphans.filter { orphan in
      (!isOfGone || named.contains(orphan.name)) && isChosen(orphan.name)
    }
    if orphans.isEmpty { try StandardOutput.write(nothingToRemove(survey) + "\n") }
    for name in try store.folderNamesWithoutLedger() {
      console.note(
        "\(store.folder(of: name))/ is kept: it has no ledger.tsv, which says what it is of.")
    }
    var refused: [String] = []
    for orphan in orphans {
      switch orphan {
      case .unsure(let name, let reason, let command):
        let end = command.map { "; to see: \($0)" } ?? "."
        console.note("\(store.folder(of: name))/ is kept: \(reason)\(end)")
      case .gone(let name, let reason):
        do {
          try prune(name, reason, from: store)
        } catch let error as ReferenceError {
          console.report("\(error)")
          refused.append(name)
        }
      }
    }
    if !refused.isEmpty { throw CommandError.someNotRemoved(refused, of: orphans.count) }
  }

  /// Whether a reference is of the scenes that `--scene` names, if any.
  private func isChosen(_ name: String) -> Bool {
    sources.scene.isEmpty || sources.scene.contains(name)
      || sources.scene.contains(ReferenceStore.Name(name).scene)
  }

  /// Says which references were looked at that all have their scenes.
  private func nothingToRemove(_ survey: ReferenceSurvey) -> String {
    let folder = "\(survey.store.folder)/"
    guard Standing(at: survey.store.folder) != .nothing else {
      return "There is no \(folder), so there is nothing to remove."
    }
    let scenes = sources.scene.map { "“\($0)”" }
    let those = scenes.isEmpty ? "the scenes" : Words.list(scenes)
    let whose = files.isEmpty ? "" : " of \(those) in \(Words.list(files))"
    let names = files.isEmpty ? survey.references.map(\.name) : survey.names(ofFiles: files)
    return names.contains(where: isChosen)
      ? "Every reference\(whose)\(whose.isEmpty ? " in \(folder)" : "") has its scene."
      : "\(folder) holds no reference\(whose)."
  }

  private func prune(_ name: String, _ reason: String, from store: ReferenceStore) throws {
    if let refusal = try store.refusal(toRemove: name) { throw refusal }
    let folder = store.folder(of: name)
    try StandardOutput.write(
      dryRun
        ? "\(folder)/ would be removed: \(reason).\n" : "Removing \(folder)/: \(reason).\n")
    if !dryRun { try store.remove(name) }
  }
}

extension ReferenceSurvey.Orphan {
  /// The name of the reference.
  fileprivate var name: String {
    switch self {
    case .gone(let name, _), .unsure(let name, _, _): name
    }
  }
}
