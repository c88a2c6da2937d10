import ArgumentParser
import References
import Staging
import Streams

struct PruneCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Remove the references whose scenes are gone.",
    discussion: "Says what it removes, before it does.")

  @OptionGroup var place: ReferencePlace

  @Flag(help: "Only say what would be removed.")
  var dryRun = false

  func run(over scenes: [Scene], _ interruption: Interruption) async throws {
    let store = place.store
    store.removeAbandoned()
    let orphans = try store.orphans(among: scenes.map(\.name))
    if orphans.isEmpty {
      try StandardOutput.write("Every reference in \(store.folder)/ has its scene.\n")
    }
    var refused: [String] = []
    for name in orphans {
      do {
        try prune(name, from: store)
      } catch let error as ReferenceError {
        console.report("\(error)")
        refused.append(name)
      }
    }
    if !refused.isEmpty { throw CommandError.someNotRemoved(refused, of: orphans.count) }
  }

  private func prune(_ name: String, from store: ReferenceStore) throws {
    if let refusal = try store.refusal(toRemove: name) { throw refusal }
    let folder = store.folder(of: name)
    try StandardOutput.write(
      dryRun
        ? "\(folder)/ would be removed: there is no scene “\(name)”.\n"
        : "Removing \(folder)/: there is no scene “\(name)”.\n")
    if !dryRun { try store.remove(name) }
  }
}
